"""Plain data: the base of everything that is part of a position, so that it can be stored and compared."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sandlot.kernel.fields import reduce


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Plain:
    """An object that is fully told by its declared fields; constructor arguments have the names of fields.

    Compiled classes cannot be built without their constructor, which is why pickling goes through it.
    """

    __slots__ = ()

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle and copy: class, constructor arguments, the other fields."""
        return reduce(self)
