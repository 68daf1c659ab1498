"""Makes the modules of an engine: mypyc writes C code once, and the C compiler makes modules of it.

All the code is in one library; the module beside each source file only points to it. gcc can make the library a second
time by a profile: one that counts its own branches plays all the games, and the next is laid out for what was counted.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

LIBRARY = "sandlot__mypyc"
JOBS = "2"  # the library takes one core, the many small modules the other

WRITE_C = """\
import json, sys
from mypyc.build import mypycify
modules = mypycify(
    ["--config-file=", "--ignore-missing-imports", *json.loads(sys.argv[1])],
    opt_level="2", debug_level="0", group_name="sandlot")
fields = ("name", "sources", "include_dirs", "extra_compile_args")
print(json.dumps([{field: getattr(module, field) for field in fields} for module in modules]), file=open("c.json", "w"))
"""
SETUP = """\
import json
from setuptools import Extension, setup
modules = [Extension(**fields) for fields in json.load(open("setup.json"))]
setup(name="sandlot-engine", packages=[], py_modules=[], ext_modules=modules)
"""

# Nobody replaces functions of the engine from outside, so calls inside it need no detour and small ones are inlined.
# mypyc indents its C code by hundreds of columns: gcc spent most of its time on comparing them for a warning.
FLAGS = [] if os.name == "nt" else ["-fno-semantic-interposition", "-Wno-misleading-indentation", "-Wno-error"]
# The C code says of few branches that they are rare. Whoever raises an error is cold: then the way there is laid aside,
# and what is left of a small function is small enough to be inlined. -O3 inlines more of them than -O2.
COLD = """\
#include <Python.h>
#define COLD __attribute__((cold))
void CPy_AddTraceback(const char *, const char *, int, PyObject *) COLD;
void CPy_AttributeError(const char *, const char *, const char *, const char *, int, PyObject *) COLD;
void CPy_TypeError(const char *, PyObject *) COLD;
void PyErr_SetNone(PyObject *) COLD;
void PyErr_SetString(PyObject *, const char *) COLD;
PyObject *PyErr_Occurred(void) COLD;
"""
INLINED = [] if os.name == "nt" else ["-O3", "-include", "cold.h"]
# gcc may drop every function that it has inlined everywhere, but for the one that Python calls by its name.
WHOLE = ["-fwhole-program", '-DPyMODINIT_FUNC=__attribute__((externally_visible, visibility("default"))) PyObject*']

COUNT = ["-O3", "-fprofile-generate", "-fprofile-update=single", "-fprofile-dir={profile}"]
COUNTED = ["-O3", "-fprofile-use={profile}", "-fprofile-partial-training", "-Wno-missing-profile"]
PRACTICE = "from sandlot.lab.practice import practice; print(practice())"


class CompileError(Exception):
    """The engine could not be compiled; the message is one sentence."""


class Refused(CompileError):
    """The sources themselves are at fault: trying again without a change is no use."""


class NoProfile(Exception):
    """No engine could be made by a profile; the ordinary one is all there is. The message says why."""


def compiler() -> list[str]:
    """The command of the C compiler."""
    return (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()


def is_gcc() -> bool:
    """Whether the C compiler is GNU's: others lack the flags for a profile, or know them by other names."""
    if os.name == "nt":
        return False
    try:
        done = subprocess.run([*compiler(), "--version"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    except OSError:
        return False
    return "Free Software Foundation" in done.stdout


def extensions(module: Path) -> list[Path]:
    """The compiled files of a module."""
    return [path for suffix in EXTENSION_SUFFIXES if (path := module.with_suffix("").with_suffix(suffix)).is_file()]


class Workshop:
    """A folder with a copy of the sources in `src`, in which engines are made from one set of C code."""

    def __init__(self, folder: Path, names: list[str]) -> None:
        self.folder = folder
        self.src = folder / "src"
        self.names = names  # of the sources, below src/
        self.modules: list[dict[str, Any]] = []  # what mypyc wrote; the library is one of them

    def write_c(self) -> None:
        """Let mypyc write the C code, if it has not done so yet."""
        if not self.modules:
            environment = {**os.environ, "MYPYPATH": str(self.src)}
            command = [sys.executable, "-c", WRITE_C, json.dumps(self.names)]
            if subprocess.call(command, cwd=self.src, env=environment) != 0:
                raise Refused("mypyc refused the sources; its messages stand above")
            self.modules = json.loads((self.src / "c.json").read_text())

    def ordinary(self) -> Path:
        """A new engine; its messages go where ours go."""
        self.write_c()
        built = self.folder / "ordinary"
        if subprocess.call(self.command(self.modules, built, [], []), cwd=self.src) != 0:
            raise Refused("the C compiler refused the sources; its messages stand above")
        missing = [name for name in self.names if not extensions(built / name)]
        if missing:
            raise Refused(f"the compiler left out {', '.join(missing)}")
        return built

    def counting(self, engine: Path) -> Path:
        """A new engine that notes how often it takes each branch; all but the library comes from `engine`."""
        return self.library(engine, "counting", COUNT, ["-fprofile-generate"])

    def tuned(self, engine: Path) -> Path:
        """A new engine laid out for what the counting one has noted."""
        if not any((self.folder / "profile").rglob("*.gcda")):
            raise NoProfile("the counting engine left no counts")
        return self.library(engine, "tuned", COUNTED, [])

    def library(self, engine: Path, name: str, flags: list[str], link: list[str]) -> Path:
        self.write_c()
        built = self.folder / name
        shutil.copytree(engine, built, ignore=shutil.ignore_patterns(f"{LIBRARY}.*"))
        profile = str(self.folder / "profile")
        modules = [module for module in self.modules if module["name"] == LIBRARY]
        self.quietly(self.command(modules, built, [flag.format(profile=profile) for flag in flags], link))
        return built

    def practice(self, engine: Path) -> str:
        """Let an engine play all the games; returns what it says about the picks that were made."""
        clean = {name: value for name, value in os.environ.items() if not name.startswith("SANDLOT_")}
        environment = {**clean, "SANDLOT_ENGINE": str(engine), "PYTHONPATH": str(self.src)}
        return self.quietly([sys.executable, "-c", PRACTICE], environment).splitlines()[-1]

    def command(self, modules: list[dict[str, Any]], out: Path, flags: list[str], link: list[str]) -> list[str]:
        """How to make these modules; the folder for what lies between is the same each time: profiles name it."""
        whole = WHOLE if is_gcc() else []
        fields = [
            {
                **module,
                "extra_compile_args": [
                    *module["extra_compile_args"],
                    *FLAGS,
                    *([*INLINED, *whole] if module["name"] == LIBRARY else []),
                    *flags,
                ],
                "extra_link_args": link,
            }
            for module in modules
        ]
        (self.src / "cold.h").write_text(COLD)
        (self.src / "setup.json").write_text(json.dumps(fields))
        (self.src / "setup.py").write_text(SETUP)
        where = ["--build-lib", str(out), "--build-temp", str(self.folder / "temp")]
        return [sys.executable, "setup.py", "-q", "build_ext", "--force", "--parallel", JOBS, *where]

    def quietly(self, command: list[str], environment: dict[str, str] | None = None) -> str:
        """What a command prints; its last line is the reason if it fails."""
        done = subprocess.run(
            command, cwd=self.src, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        if done.returncode != 0:
            raise NoProfile((done.stdout.strip().splitlines() or ["a command failed without a word"])[-1])
        return done.stdout
