#!/usr/bin/env python3
"""Looks at the pages that list rules in a real browser: reports, comparisons of engines, the rulebook.

    Tests/Browser/lists.py [--touchstone PROGRAM] [--keep DIR] [PAGE…]

Each is opened at three widths, in light and in dark, with every chapter open, and each check of `checks.py`
must have no complaint; then it is searched, sifted and used by keyboard, and read without scripts. With
--keep the pages and screenshots stay in DIR.
"""

import argparse
import copy
import json
import os
import subprocess
import sys
import tempfile

from chromium import Browser, Failure
from visits import Visits, expect

LONG = "TheEngineWhoseNameIsAsLongAsAnyNameMayBeSixtyLettersAndThen"
HOSTILE = "</h1><script>window.wasRun = 1</script> שלום \u202e"
OPEN = "document.querySelectorAll('details').forEach((e) => { e.open = true; })"
SHOWN = "[...document.querySelectorAll('[data-is]')].filter((e) => !e.hidden).length"
# Rules whose pages are looked at: with an experiment, with a scene that was found, a long one, one that
# is open, one that is not judged, and a relation.
RULES = ["CT-30", "HT-12", "GR-44", "KR-34", "CT-31", "CT-07", "SY-01", "M-1"]


class Lists(Visits):
    def __init__(self, program, folder, browser):
        super().__init__(program, folder, browser)
        self.reports = {}

    # What is looked at.

    def call(self, *words, status=(0, 1)):
        done = subprocess.run([self.program, *words], capture_output=True, text=True)
        expect(done.returncode in status, f"{' '.join(words)} ended with {done.returncode}: {done.stderr}")
        return done.stdout

    def report(self, *faults):
        """A report as JSON, a value for each line."""
        if faults not in self.reports:
            wrong = ["--fault", ",".join(faults)] if faults else []
            text = self.call("fuzz", "--cases", "60", "--prove", "0", "--format", "json", *wrong)
            self.reports[faults] = [json.loads(line) for line in text.splitlines()]
        return copy.deepcopy(self.reports[faults])

    def merged(self, name, *reports):
        """The pages of some reports."""
        files = []
        for place, report in enumerate(reports):
            files.append(os.path.join(self.folder, f"{name}-{place}.jsonl"))
            with open(files[-1], "w", encoding="utf-8") as file:
                file.writelines(json.dumps(line) + "\n" for line in report)
        target = os.path.join(self.folder, name)
        self.call("merge", *files, "--report", target)
        return os.path.join(target, "index.html")

    def clean(self):
        return self.merged("clean", self.report())

    def started(self):
        target = os.path.join(self.folder, "started")
        self.call("fuzz", "--cases", "60", "--prove", "0", "--fault", "hidden-hit", "--report", target)
        return os.path.join(target, "index.html")

    def forty(self):
        """Forty findings: one of an engine's, under the numbers of forty rules that held."""
        report = self.report("never-self")
        found = next(line for line in report if "failure" in line)
        rest = [line for line in report if "failure" not in line]
        held = [line["verdict"] for line in rest
                if "verdict" in line and line["verdict"]["verdict"] == "held"][:40]
        findings = []
        for verdict in held:
            verdict["verdict"], verdict["broken"] = "broken", 1
            finding = copy.deepcopy(found)
            finding["failure"] |= {"rule": verdict["rule"], "explains": [], "alsoBroken": [], "others": []}
            findings.append(finding)
        return self.merged("forty", findings + rest)

    def hostile(self):
        """An engine that skipped nearly all, with a name that is hostile."""
        report = self.report()
        summary = report[-1]["summary"]
        summary["unjudged"]["skipped"] = {HOSTILE: summary["cases"] - 2}
        summary["engine"]["name"] = HOSTILE
        return self.merged("hostile", report)

    def named(self, name, *faults):
        report = self.report(*faults)
        report[-1]["summary"]["engine"]["name"] = name
        return report

    def engines(self):
        return self.merged("engines", self.report(), self.report("hidden-hit"), self.report("never-self"))

    def six(self):
        return self.merged("six", self.named("a"), self.named(LONG, "never-self"), self.named("שלום"),
                           self.named("d", "hidden-hit"), self.named("e", "never-self"), self.named("f"))

    def alike(self):
        return self.merged("alike", self.named("a"), self.named("b"))

    def rulebook(self):
        target = os.path.join(self.folder, "rulebook")
        if not os.path.exists(target):
            self.call("rules", "--format", "html", "--output", target)
        return os.path.join(target, "index.html")

    # What must hold.

    def sifts(self, name, page):
        """Search and chips hide rows, the state is in the address, and Esc brings all back."""
        browser = self.browser
        browser.open(page, 1280)
        all_rows = browser.evaluate(SHOWN)
        browser.press("/")
        expect(browser.evaluate("document.activeElement.id") == "find", f"{name}: / does not focus the search")
        browser.evaluate("(() => { const f = document.getElementById('find'); f.value = 'touch view';"
                         " f.dispatchEvent(new Event('input')); })()")
        found = browser.evaluate(SHOWN)
        expect(0 < found < all_rows, f"{name}: a search shows {found} of {all_rows}")
        folded = browser.evaluate(
            "[...document.querySelectorAll('[data-is]:not([hidden])')].filter((e) => !e.offsetParent).length")
        expect(folded == 0, f"{name}: {folded} rows that were found are folded")
        browser.click(".filter [value=required]")
        fewer = browser.evaluate(SHOWN)
        expect(fewer < found, f"{name}: without required there are still {fewer}")
        address = browser.evaluate("location.href").removeprefix("file://")
        expect("find=" in address and "without=required" in address, f"{name}: the address is {address}")
        browser.evaluate("dispatchEvent(new Event('hashchange'))")
        expect(browser.evaluate(SHOWN) == fewer, f"{name}: the address shows other rows")
        browser.click(".filter [value=required]")
        browser.evaluate("document.getElementById('find').focus()")
        browser.press("Escape")
        expect(browser.evaluate(SHOWN) == all_rows, f"{name}: Esc does not bring all rows back")
        expect("#" not in browser.evaluate("location.href"), f"{name}: the state stays in the address")

    def opens_rule(self, name, page):
        """A link to a rule opens the chapter in which it is."""
        self.browser.open(page, 1280)
        last = self.browser.evaluate("[...document.querySelectorAll('[data-is][id]')].at(-1).id")
        self.browser.evaluate(f"location.hash = {json.dumps(last)}")
        self.browser.evaluate("new Promise((done) => setTimeout(done, 50))")
        seen = self.browser.evaluate(f"!!document.getElementById({json.dumps(last)}).offsetParent")
        expect(seen, f"{name}: #{last} stays folded")

    def reads(self, name, page):
        self.browser.open(page, 1280)
        self.reads_aloud(name, ["heading"])

    def without_script(self, name, page):
        """Without scripts all is there, and nothing that needs one."""
        browser = self.browser
        browser.ask("Emulation.setScriptExecutionDisabled", value=True)
        try:
            browser.open(page, 390)
            browser.screenshot(os.path.join(self.folder, f"{name}-without-script.png"), whole=False)
            expect(browser.evaluate("document.body.matches('.no-script')"), f"{name}: a script ran")
            expect(browser.evaluate("[...document.querySelectorAll('.js')].every((e) => !e.offsetParent)"),
                   f"{name}: without a script there is what needs one")
            hidden = browser.evaluate("document.querySelectorAll('[data-is][hidden]').length")
            expect(hidden == 0, f"{name}: without a script {hidden} rules are hidden")
        finally:
            browser.ask("Emulation.setScriptExecutionDisabled", value=False)

    def says(self, name, page):
        """The first lines tell the result."""
        self.browser.open(page, 390)
        top = self.browser.evaluate("document.querySelector('header').innerText")
        wanted = {
            "clean": "exercised rules hold", "forty": "40 findings", "hostile": "more than half",
            "engines": "of these 3 engines", "six": "of these 6 engines", "alike": "None of these 2 engines",
            "started": "Command\n", "rulebook": "How UIKit delivers touches",
        }[name]
        if name == "forty":
            top = self.browser.evaluate("document.querySelector('main').innerText")
        expect(wanted in top, f"{name} begins with {top[:200]!r}, without {wanted!r}")

    def all(self, name):
        page = getattr(self, name)()
        self.says(name, page)
        self.look(name, page, prepare=OPEN, whole=False)
        for use in [self.sifts, self.opens_rule, self.reads, self.without_script]:
            if name not in ["alike"] or use in [self.reads, self.without_script]:
                use(name, page)

    def rules(self):
        """The pages of some rules, and that every judged rule has a picture."""
        folder = os.path.dirname(self.rulebook())
        for rule in RULES:
            page = os.path.join(folder, f"{rule}.html")
            self.look(rule, page, prepare=OPEN)
            self.reads(rule, page)
            self.without_script(rule, page)
        self.browser.open(os.path.join(folder, "index.html"), 1280)
        bare = self.browser.evaluate("[...document.querySelectorAll('.rule.bare')]"
                                     ".filter((e) => !e.dataset.is.includes('unjudged')).map((e) => e.id)")
        expect(not bare, f"without a picture: {bare}")


PAGES = ["clean", "started", "forty", "hostile", "engines", "six", "alike", "rulebook"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    parser.add_argument("--touchstone", default=os.path.join(root, ".build", "release", "touchstone"))
    parser.add_argument("--keep")
    parser.add_argument("pages", nargs="*", metavar="PAGE", choices=[*PAGES, "rules", []])
    options = parser.parse_args()
    if not os.access(options.touchstone, os.X_OK):
        sys.exit(f"there is no {options.touchstone}: swift build -c release --product touchstone")
    with tempfile.TemporaryDirectory() as folder:
        folder = os.path.abspath(options.keep or folder)
        os.makedirs(folder, exist_ok=True)
        try:
            browser = Browser()
        except Failure as failure:
            sys.exit(f"{failure}")
        lists = Lists(os.path.abspath(options.touchstone), folder, browser)
        failed = False
        for name in options.pages or [*PAGES, "rules"]:
            try:
                lists.rules() if name == "rules" else lists.all(name)
                print(f"✓ {name}", flush=True)
            except Failure as failure:
                failed = True
                print(f"✗ {name}: {failure}", flush=True)
        browser.close()
        sys.exit(1 if failed else 0)


main()
