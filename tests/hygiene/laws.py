"""What must not stand in the sources; each law returns its violations as (line, what)."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from hygiene.sources import imported

Finding = tuple[int, str]
Defined = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef

UNREPEATABLE = {"random", "time", "uuid", "datetime", "secrets", "os", "threading", "asyncio"}
IN_ORDER = {"sorted", "len", "min", "max", "sum", "any", "all", "set", "frozenset", "bool"}  # order does not matter
SHORT = 5  # lines
EMPTY = {"a", "an", "the", "it", "th", "of", "to", "i", "is", "are", "ar", "this", "thi", "that", "its", "one", "on"}


def unrepeatable_imports(module: ast.Module) -> list[Finding]:
    """Imports that bring in luck, clocks or the machine."""
    return [(line, f"imports {name}") for line, name in imported(module) if name.split(".")[0] in UNREPEATABLE]


def set_iterations(module: ast.Module) -> list[Finding]:
    """Walks over sets, whose order is not the same everywhere."""
    found = set()
    for scope in _scopes(module):
        names = _set_names(scope)
        for node in _own_nodes(scope):
            sets = [walked for walked in _walked(node) if _is_set(walked, names)]
            found |= {(walked.lineno, f"walks over the set {ast.unparse(walked)}") for walked in sets}
    return sorted(found)


def _scopes(module: ast.Module) -> list[ast.AST]:
    functions = [node for node in ast.walk(module) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return [module, *functions]


def _own_nodes(scope: ast.AST) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(scope):
        yield child
        if not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from _own_nodes(child)


def _set_names(scope: ast.AST) -> set[str]:
    names: set[str] = set()
    for node in _own_nodes(scope):
        if isinstance(node, ast.Assign) and _is_set(node.value, names):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign | ast.arg) and node.annotation is not None:
            if ast.unparse(node.annotation).startswith(("set", "frozenset", "AbstractSet")):
                name = node.arg if isinstance(node, ast.arg) else getattr(node.target, "id", "")
                names.add(name)
    return names


def _is_set(node: ast.expr, names: set[str]) -> bool:
    if isinstance(node, ast.Set | ast.SetComp):
        return True
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.func.id in ("set", "frozenset")
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr | ast.BitAnd | ast.Sub | ast.BitXor):
        return _is_set(node.left, names) or _is_set(node.right, names)
    return isinstance(node, ast.Name) and node.id in names


def _walked(node: ast.AST) -> list[ast.expr]:
    """What this node walks over in the order in which it comes."""
    if isinstance(node, ast.For | ast.AsyncFor):
        return [node.iter]
    if isinstance(node, ast.ListComp | ast.GeneratorExp | ast.DictComp):
        return [generator.iter for generator in node.generators]
    if isinstance(node, ast.Call):
        simple = isinstance(node.func, ast.Name) and node.func.id in IN_ORDER
        return [] if simple else [a.value if isinstance(a, ast.Starred) else a for a in node.args if _passes(node, a)]
    if isinstance(node, ast.Starred):
        return [node.value]
    return []


def _passes(call: ast.Call, argument: ast.expr) -> bool:
    """Whether a call takes the argument's members one after the other: list(s), tuple(s), x.extend(s), join(s) …"""
    name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
    return name in ("list", "tuple", "enumerate", "iter", "next", "zip", "map", "filter", "extend", "join", "fromkeys")


def knowledge_writes(module: ast.Module) -> list[Finding]:
    """Direct writes to `known`: only the kernel's atoms and functions that re-deal may."""
    found = []
    for scope in _scopes(module):
        if getattr(scope, "name", "").startswith("redeal"):
            continue
        for node in _own_nodes(scope):
            targets: list[ast.expr] = []
            if isinstance(node, ast.Assign):
                targets = node.targets
            elif isinstance(node, ast.AugAssign | ast.AnnAssign):
                targets = [node.target]
            elif isinstance(node, ast.Delete):
                targets = node.targets
            written = [target for target in targets if _is_known(target)]
            found += [(target.lineno, f"writes {ast.unparse(target)}") for target in written]
    return found


def _is_known(target: ast.expr) -> bool:
    """`g.known`, `g.known[card]`, or `known[card]` through a name for it."""
    if isinstance(target, ast.Subscript):
        return _is_known(target.value) or (isinstance(target.value, ast.Name) and target.value.id == "known")
    return isinstance(target, ast.Attribute) and target.attr == "known"


def sleeps(module: ast.Module) -> list[Finding]:
    """Waits for a certain time, where something can be waited for."""
    calls = [node.func for node in ast.walk(module) if isinstance(node, ast.Call)]
    return [
        (name.lineno, f"waits by {ast.unparse(name)}")
        for name in calls
        if ast.unparse(name).split(".")[-1] in ("sleep", "wait_for_timeout")
    ]


def heavy_state(module: ast.Module) -> list[Finding]:
    """What compiled modules do without: deep copies, dataclasses, enums."""
    found = [
        (line, f"imports {name}")
        for line, name in imported(module)
        if name.split(".")[0] in ("copy", "dataclasses", "enum")
    ]
    words = [node for node in ast.walk(module) if isinstance(node, ast.Name | ast.Attribute)]
    return found + [(word.lineno, "copies deeply") for word in words if ast.unparse(word).endswith("deepcopy")]


def undocumented(module: ast.Module) -> list[Finding]:
    """Public functions and classes of a module, longer than a few lines, that have no docstring.

    What is short says by its name and types what it does, a method stands in a class that says what it is for, and a
    class that only fills in one method of its base, such as the handler of a verb, is told by its name and the base.
    """
    return [
        (node.lineno, f"{node.name} has no docstring")
        for node in _stated(module.body)
        if not node.name.startswith("_") and _lines(node) > SHORT and not _fills_in(node)
        if ast.get_docstring(node) is None
    ]


def _stated(body: list[ast.stmt]) -> Iterator[Defined]:
    """The functions and classes of a module, also those that stand below a condition."""
    for node in body:
        if isinstance(node, ast.If):
            yield from _stated([*node.body, *node.orelse])
        elif isinstance(node, Defined):
            yield node


def _fills_in(node: Defined) -> bool:
    methods = [each for each in node.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]
    return isinstance(node, ast.ClassDef) and bool(node.bases) and len(methods) == 1


def _lines(node: Defined) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1


def echoes(module: ast.Module) -> list[Finding]:
    """Docstrings that say no more than the name of what they document and of its class, or have only two words."""
    found: list[Finding] = []

    def visit(node: ast.AST, names: str) -> None:
        for child in ast.iter_child_nodes(node):
            if not isinstance(child, Defined):
                visit(child, names)
                continue
            told = ast.get_docstring(child)
            if told is not None and (len(told.split()) < 3 or _words(told) <= _words(f"{names} {child.name}")):
                found.append((child.lineno, f"{child.name}: {told!r} says no more than the name"))
            visit(child, child.name if isinstance(child, ast.ClassDef) else "")

    visit(module, "")
    return found


def _words(text: str) -> set[str]:
    """The words of a sentence or a name that say something, without their endings."""
    apart = re.sub(r"(?<=[a-z])(?=[A-Z])|_", " ", text)
    words = {re.sub(r"(?<=\w{2})(ing|ed|es|s|e)$", "", word) for word in re.findall(r"[a-z]+|[0-9]+", apart.lower())}
    return words - EMPTY


def inner_imports(module: ast.Module) -> list[Finding]:
    """Imports inside functions: they hide a circle of modules, and cost time at every call."""
    return sorted(
        {
            (node.lineno, f"{scope.name} imports {ast.unparse(node)}")
            for scope in ast.walk(module)
            if isinstance(scope, ast.FunctionDef | ast.AsyncFunctionDef)
            for node in ast.walk(scope)
            if isinstance(node, ast.Import | ast.ImportFrom)
        }
    )


def untyped(module: ast.Module) -> list[Finding]:
    """Public functions and methods, and constructors, without full annotations."""
    found: list[Finding] = []

    def visit(body: list[ast.stmt], owner: str) -> None:
        for node in _stated(body):
            if isinstance(node, ast.ClassDef):
                if not node.name.startswith("_"):
                    visit(node.body, node.name)
            elif not node.name.startswith("_") or node.name == "__init__":
                missing = _bare_arguments(node, bool(owner))
                if missing:
                    name = f"{owner}.{node.name}" if owner else node.name
                    found.append((node.lineno, f"{name} says no type for {', '.join(missing)}"))

    visit(module.body, "")
    return found


def _bare_arguments(node: ast.FunctionDef | ast.AsyncFunctionDef, method: bool) -> list[str]:
    arguments = [*node.args.posonlyargs, *node.args.args]
    static = any(isinstance(d, ast.Name) and d.id == "staticmethod" for d in node.decorator_list)
    if method and not static:
        arguments = arguments[1:]
    arguments += node.args.kwonlyargs
    arguments += [a for a in (node.args.vararg, node.args.kwarg) if a is not None]
    bare = [a.arg for a in arguments if a.annotation is None]
    return bare if node.returns is not None else [*bare, "its result"]
