# interpreted: chooses what the engine of this process is quickest with
"""Packed arrays: numbers side by side without an object each. In plain Python lists are quicker and take their place.

An array keeps its length: `append` and `extend` return the longer one, and the shorter is not used any more.
"""

from __future__ import annotations

from importlib.machinery import ExtensionFileLoader
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.vecs import append, extend, vec

    ARRAYS: tuple[type[list[Any]], ...]
else:

    class _Lists:
        """Stands for `vec`: `vec[i64](values)` makes a list."""

        def __getitem__(self, item: Any) -> Any:
            return _listed

    def _listed(values: Any = (), *, capacity: int = 0) -> list[Any]:
        return list(values)

    def _append(values: list[Any], value: Any) -> list[Any]:
        values.append(value)
        return values

    def _extend(values: list[Any], more: Any) -> list[Any]:
        values.extend(more)
        return values

    _kernel = find_spec("sandlot.kernel.zones")
    if _kernel is not None and isinstance(_kernel.loader, ExtensionFileLoader):
        from librt.vecs import append, extend, vec

        ARRAYS = (vec,)
    else:
        vec, append, extend = _Lists(), _append, _extend
        ARRAYS = ()

__all__ = ["ARRAYS", "append", "extend", "vec"]
