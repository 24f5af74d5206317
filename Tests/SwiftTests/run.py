#!/usr/bin/env python3
"""Compiles the test that `touchstone show --format swift-test` writes for the smallest scene of every fault,
all of them as one module, and runs them: each must fail, for its engine has the fault.

    Tests/SwiftTests/run.py [--build FOLDER]

FOLDER is where `swift build` puts the debug build of `touchstone`.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SCENES = os.path.join(ROOT, "Sources", "EmbeddedTexts", "SmallestScenes.jsonl")
MODULES = ["Conformance", "EmbeddedTexts", "Generators", "Invariants", "Pictures", "PropertyTesting", "Stage", "Thresholds",
           "TouchEngine", "TouchScript"]
MAIN = """import Testing

@main struct Runner {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
"""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--build", default=os.path.join(ROOT, ".build", "debug"))
    build = parser.parse_args().build
    with open(SCENES, encoding="utf-8") as file:
        scenes = [json.loads(line) for line in file]
    if not scenes:
        sys.exit(f"there are no scenes in {SCENES}")
    with tempfile.TemporaryDirectory() as folder:
        sources = []
        for number, smallest in enumerate(scenes):
            scene = os.path.join(folder, "scene.json")
            with open(scene, "w", encoding="utf-8") as file:
                json.dump(smallest["scene"], file)
            shown = subprocess.run(
                [os.path.join(build, "touchstone"), "show", scene, "--fault", smallest["fault"],
                 "--format", "swift-test"], capture_output=True, text=True)
            if shown.returncode != 0:
                sys.exit(f"{smallest['fault']}: {shown.stderr}")
            # Several faults break one rule, and the tests are called for rules.
            imports, test = shown.stdout.split("\n\n", 1)
            sources.append(os.path.join(folder, f"Test{number}.swift"))
            with open(sources[-1], "w", encoding="utf-8") as file:
                file.write(f"{imports}\n\nstruct Fault{number} {{\n{test}}}\n")
        runner = os.path.join(folder, "Runner.swift")
        with open(runner, "w", encoding="utf-8") as file:
            file.write(MAIN)
        program = os.path.join(folder, "tests")
        objects = []
        # What an earlier build made of files that are gone stays where it is.
        files = {name for part in ("Sources", "Generators", "Invariants")
                 for _, _, names in os.walk(os.path.join(ROOT, part)) for name in names}
        for module in MODULES:
            parts = os.path.join(build, f"{module}.build")
            objects += [os.path.join(parts, name) for name in sorted(os.listdir(parts))
                        if name.endswith(".o") and name.removesuffix(".o") in files]
        compiled = subprocess.run(
            ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-Onone",
             "-module-name", "FaultTests", "-I", os.path.join(build, "Modules"), "-I",
             os.path.join(ROOT, "Sources", "EmbeddedTexts", "include"), "-o", program, *sources, runner, *objects])
        if compiled.returncode != 0:
            sys.exit("the tests do not compile")
        print(f"{len(scenes)} tests compile as one module")
        run = subprocess.run([program, "--testing-library", "swift-testing"], capture_output=True,
                             text=True, env={**os.environ, "NO_COLOR": "1"})
        said = run.stdout + run.stderr
        failed = len(re.findall(r"Suite Fault\d+ failed after", said))
        if failed != len(scenes):
            sys.exit(f"of {len(scenes)} tests on wrong engines {failed} fail:\n{said[-2000:]}")
        print("each of them fails on the engine with its fault")


main()
