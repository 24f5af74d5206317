#!/usr/bin/env python3
"""Writes the smallest scene of each fault to where the rulebook's pages find it.

    Tests/SmallestScenes/make.py [TOUCHSTONE]

It tries all faults, which takes some minutes, and is to be run when a fault is added or the language of
tokens changes; a test says when that is.
"""

import json
import os
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
TARGET = os.path.join(ROOT, "Sources", "Conformance", "Pages", "SmallestScenes.swift")

HEAD = '''// swift-format-ignore-file
/// The smallest scene known of each fault, as a token: what `Tests/SmallestScenes/make.py` wrote.
enum SmallestScenes {
  /// A fault and a token on each line.
  static let lines = """
'''


def main():
    program = sys.argv[1] if len(sys.argv) > 1 else os.path.join(ROOT, ".build/release/touchstone")
    if program.endswith(".json"):
        with open(program, encoding="utf-8") as file:
            trials = json.load(file)
    else:
        done = subprocess.run([program, "faults", "--try", "--prove", "0", "--format", "json"],
                              capture_output=True, text=True)
        trials = json.loads(done.stdout)
    lines = [f"    {trial['name']} {trial['token']}\n" for trial in trials if trial["token"]]
    with open(TARGET, "w", encoding="utf-8") as file:
        file.write(HEAD + "".join(lines) + '    """\n}\n')
    print(f"{len(lines)} of {len(trials)} faults")


main()
