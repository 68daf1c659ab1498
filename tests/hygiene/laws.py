"""What must not stand in the sources; each law returns its violations as (line, what)."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from hygiene.sources import imported

Finding = tuple[int, str]

UNREPEATABLE = {"random", "time", "uuid", "datetime", "secrets", "os", "threading", "asyncio"}
IN_ORDER = {"sorted", "len", "min", "max", "sum", "any", "all", "set", "frozenset", "bool"}  # order does not matter


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
    """Direct writes to `known`: only the kernel's atoms and a re-deal may."""
    found = []
    for scope in _scopes(module):
        if getattr(scope, "name", "") == "redeal":
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


def undocumented(module: ast.Module, inherited: dict[str, set[str]]) -> list[Finding]:
    """Public functions and classes without a docstring or without full annotations.

    A method needs no docstring of its own where a class it derives from has one for it.
    """
    found: list[Finding] = []

    def visit(body: list[ast.stmt], owner: str) -> None:
        for node in body:
            if isinstance(node, ast.If):
                visit(node.body, owner)
            elif isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                if ast.get_docstring(node) is None:
                    found.append((node.lineno, f"class {node.name} has no docstring"))
                visit(node.body, node.name)
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                name = f"{owner}.{node.name}" if owner else node.name
                if not node.name.startswith("_"):
                    if ast.get_docstring(node) is None and node.name not in inherited.get(owner, set()):
                        found.append((node.lineno, f"{name} has no docstring"))
                if not node.name.startswith("_") or node.name == "__init__":
                    missing = _bare_arguments(node, bool(owner))
                    if missing:
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


def documented_methods(modules: list[ast.Module]) -> dict[str, set[str]]:
    """For every class by name: the methods for which a class it derives from has a docstring."""
    classes = {node.name: node for module in modules for node in ast.walk(module) if isinstance(node, ast.ClassDef)}

    def own(name: str) -> set[str]:
        methods = [n for n in classes[name].body if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)]
        return {method.name for method in methods if ast.get_docstring(method)}

    def bases(name: str) -> list[str]:
        return [
            base
            for base in (ast.unparse(b).split("[")[0].split(".")[-1] for b in classes[name].bases)
            if base in classes and base != name
        ]

    def above(name: str) -> set[str]:
        found: set[str] = set()
        for base in bases(name):
            found |= own(base) | above(base)
        return found

    return {name: above(name) for name in classes}
