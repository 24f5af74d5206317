#!/usr/bin/env python3
"""Looks at the pages and pictures of scenes in a real browser.

    Tests/Browser/pages.py [--touchstone PROGRAM] [--keep DIR] [PAGE…]

Each page of the table below is opened at three widths, in light and in dark, and each check of `checks.py`
must have no complaint. Then each is used by keyboard, and read as a screen reader would. With --keep the
pages and screenshots stay in DIR.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import json

import scenes
from chromium import Browser, Failure
from visits import Visits, expect

WRONG = ["--fault", "parent-tap-beats-button"]
FORGETS = ["--fault", "no-cancel-after-recognize"]

# The pages: a scene, or the name of an experiment, and how it is shown.
PAGES = {
    "question": ("tap-and-row", "show"),
    "log": ("S001-C", "show"),
    "list": ("sheet-drag", "experiments"),
    "wish": ("tap-and-row", "explain", "--want", "select row"),
    "finding": ("button-in-tapped-view", "show", *WRONG),
    "change": (scenes.failing(), "show", *FORGETS),
    "missing": ("press-and-tap", "show", "--fault", "loses-action"),
    "fingers": (scenes.fingers(), "show"),
    "fingers-wrong": (scenes.fingers(), "show", *FORGETS),
    "long": (scenes.named(scenes.LONG), "show"),
    "long-wrong": (scenes.named(scenes.LONG), "show", *FORGETS),
    "right-to-left": (scenes.named(scenes.RIGHT_TO_LEFT), "show"),
    "right-to-left-wrong": (scenes.named(scenes.RIGHT_TO_LEFT), "show", *FORGETS),
    "turned": (scenes.turned(), "show"),
    "hostile": (scenes.hostile(), "show"),
    "hostile-wrong": (scenes.hostile(), "show", *FORGETS),
}
# Those that have a picture of their own.
PICTURES = ["question", "list", "finding", "change", "missing", "fingers-wrong", "long-wrong",
            "right-to-left-wrong", "turned", "hostile-wrong"]


class Pages(Visits):
    def make(self, name, form="html"):
        """The page or picture of a name, as a file."""
        scene, command, *options = PAGES[name]
        return self.draw(name, scene, "show" if form == "svg" else command, options, form)

    def draw(self, name, scene, command="show", options=(), form="html"):
        if not isinstance(scene, str):
            source = os.path.join(self.folder, f"{name}.json")
            with open(source, "w", encoding="utf-8") as file:
                json.dump(scene, file)
            scene = source
        target = os.path.join(self.folder, f"{name}.{form}")
        line = [self.program, command, scene, "--format", form, "--output", target, *options]
        done = subprocess.run(line, capture_output=True, text=True)
        expect(os.path.exists(target), f"{' '.join(line)} ended with {done.returncode}: {done.stderr}")
        return target

    def now(self):
        return self.browser.evaluate("document.getElementById('now').textContent")

    def lit(self):
        """The names of the views that the current call is about."""
        return self.browser.evaluate(
            "[...new Set([...document.querySelectorAll('.moment:not(.later) tspan.now')]"
            ".map((e) => e.textContent))]")

    # What a page lets one do.

    def steps(self, name, page):
        """Walks through all calls by key: what is said is what stands in the list."""
        browser = self.browser
        browser.open(page, 1280)
        begins = self.now()
        if browser.evaluate("!!document.querySelector('.calls > .wrong')"):
            expect(browser.evaluate("document.querySelector('.calls > .now').matches('.wrong')"),
                   f"{name} begins at {begins}")
        browser.press("Home")
        first, told = self.now(), []
        for _ in range(60):
            told.append(self.now())
            marked = browser.evaluate(
                "(() => { const n = document.querySelectorAll('.calls > .now'); return [n.length,"
                " n[0]?.querySelector('.own .say, .say')?.innerText ?? '']; })()")
            expect(marked[0] == 1, f"{name}: {marked[0]} calls are current")
            browser.press("ArrowRight")
            if self.now() == told[-1]:
                break
        expect(len(told) > 1 and len(set(told)) == len(told), f"{name}: the arrow goes {told[:4]}")
        browser.press("End")
        last = self.now()
        browser.press("ArrowLeft")
        expect(self.now() != last, f"{name}: the left arrow stays at {last}")
        browser.press("Home")
        expect(self.now() == first, f"{name}: Home goes to {self.now()}")
        browser.click("#next")
        expect(self.now() == told[1], f"{name}: the button goes to {self.now()}")
        browser.click("#all")
        count = browser.evaluate(
            "[...document.querySelectorAll('.calls > li[id]')].filter((e) => e.offsetParent).length")
        browser.click("#all")
        expect(count >= len(set(told)), f"{name}: all events are fewer")
        self.reads_aloud(name, ["list", "listitem", "button", "heading", "image", "link", "checkbox"])

    def links_sentences(self):
        """A sentence of the explanation leads to its call, and lights it."""
        self.browser.open(self.make("question"), 1280)
        for place in range(self.browser.evaluate("document.querySelectorAll('.says a.say').length")):
            target = self.browser.evaluate(
                f"(() => {{ const a = document.querySelectorAll('.says a.say')[{place}]; a.click();"
                " return [a.hash.slice(1), document.querySelector('.calls > .now')?.id]; })()")
            expect(target[0] == target[1], f"a sentence leads to {target[1]}, not to {target[0]}")
        self.browser.open(self.make("question"), 1280)
        self.browser.press("Home")
        expect(self.lit() == ["window", "root", "table", "row", "content"] or
               set(self.lit()) == {"window", "root", "table", "row", "content"},
               f"the hit test lights {self.lit()}")

    def follows_changes(self):
        """The picture follows the app, and fingers come and go."""
        self.browser.open(self.make("change"), 1280)
        frame = "document.querySelector('.moment:not(.later) [data-v=\"2\"]').getBoundingClientRect().y"
        self.browser.press("Home")
        before = self.browser.evaluate(frame)
        self.browser.press("End")
        expect(self.browser.evaluate(frame) != before, "the card does not move where the app moves it")
        expect(self.browser.evaluate("document.querySelector('.finger').matches('.up')"),
               "the finger is still down at the end")
        self.browser.press("w")
        expect(self.browser.evaluate("document.querySelector('.calls > .now').matches('.wrong')"),
               "W does not go to the wrong call")

    def reads_without_script(self):
        """Without scripts the calls are there, and no button is."""
        self.browser.ask("Emulation.setScriptExecutionDisabled", value=True)
        for name in ["question", "finding"]:
            self.browser.open(self.make(name), 390)
            self.browser.screenshot(os.path.join(self.folder, f"{name}-without-script.png"))
        self.browser.ask("Emulation.setScriptExecutionDisabled", value=False)
        expect(self.browser.evaluate("document.body.matches('.no-script')"), "a script ran")
        expect(self.browser.evaluate("!document.querySelector('.js')?.offsetParent"),
               "without a script there are buttons that need one")

    def copies(self):
        self.browser.open(self.make("finding"), 1280)
        self.browser.click("[data-copy=replay]")
        self.browser.evaluate("new Promise((done) => setTimeout(done, 50))")
        says = self.browser.evaluate("document.querySelector('[data-copy=replay]').textContent")
        expect(says == "Copied", f"the button to copy says {says}")

    def opens_many(self):
        page = self.draw("many", scenes.many())
        self.browser.open(page, 1280)
        views = self.browser.evaluate("document.querySelectorAll('.view').length")
        expect(views == 10_000, f"of 10,000 views {views} are drawn")
        self.browser.press("ArrowRight")
        self.expect_quiet(page)

    def opens_report(self, *line, name="report"):
        """Every page of a report, the index and the findings; they lead to each other."""
        folder = os.path.join(self.folder, name)
        line = [self.program, *line, "--report", folder]
        done = subprocess.run(line, capture_output=True, text=True)
        expect(done.returncode == 1, f"{' '.join(line)} ended with {done.returncode}: {done.stderr}")
        for page in sorted(os.listdir(folder)):
            self.look(f"{name}-{page}", os.path.join(folder, page), widths=[390, 1280])
            if page != "index.html":
                self.steps(page, os.path.join(folder, page))

    def opens_findings(self):
        self.opens_report("check", "HT", "GR-11", "--fault", "hidden-hit,no-cancel-after-recognize")

    def opens_relation(self):
        self.opens_report("fuzz", "--rules", "M-7", "--cases", "150", "--prove", "0",
                          "--fault", "lowest-finger-counts", name="relation")
        self.browser.open(os.path.join(self.folder, "relation", "1-M-7.html"), 1280)
        expect(self.browser.evaluate("document.querySelectorAll('.diff .other').length") > 0,
               "a relation's two traces do not stand side by side")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    parser.add_argument("--touchstone", default=os.path.join(root, ".build", "release", "touchstone"))
    parser.add_argument("--keep")
    parser.add_argument("pages", nargs="*", metavar="PAGE")
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
        pages = Pages(os.path.abspath(options.touchstone), folder, browser)
        failed = False

        def do(name, work, *arguments):
            nonlocal failed
            try:
                work(*arguments)
                print(f"✓ {name}", flush=True)
            except Failure as failure:
                failed = True
                print(f"✗ {name}: {failure}", flush=True)

        for name in options.pages or PAGES:
            do(name, lambda: pages.look(name, pages.make(name)))
            do(f"{name}, step by step", lambda: pages.steps(name, pages.make(name)))
            if name in PICTURES:
                do(f"{name}.svg", lambda: pages.look(name + "-svg", pages.make(name, "svg"), [640]))
        if not options.pages:
            for look in [pages.links_sentences, pages.follows_changes, pages.reads_without_script,
                         pages.copies, pages.opens_many, pages.opens_findings, pages.opens_relation]:
                do(look.__name__, look)
        browser.close()
        sys.exit(1 if failed else 0)


main()
