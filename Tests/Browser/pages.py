#!/usr/bin/env python3
"""Looks at what `touchstone show` draws in a real browser.

    Tests/Browser/pages.py [--touchstone PROGRAM] [--keep DIR]

Steps through a failing case and checks what is lit, at the width of a desk and of a phone; then opens a
scene whose names are hostile, and one of 10,000 views, and sees that nothing runs and nobody is asked for
anything. With --keep the pages and screenshots stay in DIR.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile

from chromium import Browser, Failure

RUN = "window.wasRun = (window.wasRun || 0) + 1"
HOSTILE = [
    f"<script>{RUN}</script>", f"\"><img src=x onerror='{RUN}'>", "</script><script>alert(1)//",
    f"</title><svg onload='{RUN}'>", "'\"&lt;&amp;", "]]>--><!--", "\u202edrowssap\u2066", "a\u200fb\u2067c",
    "שלום", "javascript:alert(1)", "</style><b>", "\ud83d\ude00 \ufffe",
    "https://example.com/x.png", "${alert(1)}`", "\\u003cscript\\u003e",
]


def expect(condition, what):
    if not condition:
        raise Failure(what)


def shown(value):
    """A name no longer than names may be."""
    data = value.encode("utf-8", "surrogatepass")[:64]
    return data.decode("utf-8", "ignore")


def rect(x, y, width, height):
    return {"x": x, "y": y, "width": width, "height": height}


def tap(x, y, at=0):
    return [{"at": at, "touches": [{"finger": 0, "phase": "began", "location": {"x": x, "y": y}}]},
            {"at": at + 50, "touches": [{"finger": 0, "phase": "ended", "location": {"x": x, "y": y}}]}]


def failing():
    """A button in a view with a tap recognizer: an engine that forgets to cancel breaks GR-11."""
    return {
        "views": [
            {"id": "window", "kind": "window", "frame": rect(0, 0, 320, 480)},
            {"id": "page", "parent": "window", "frame": rect(0, 0, 320, 480)},
            {"id": "card", "parent": "page", "frame": rect(40, 60, 240, 160)},
            {"id": "icon", "parent": "card", "frame": rect(20, 20, 80, 80)},
            {"id": "off", "parent": "page", "frame": rect(40, 300, 100, 60), "isUserInteractionEnabled": False},
            {"id": "gone", "parent": "page", "frame": rect(180, 300, 100, 60), "isHidden": True}],
        "recognizers": [{"id": "tap", "view": "card", "kind": "tap"}],
        "script": tap(80, 110) + [
            {"at": 400, "changes": [{"setFrame": {"view": "card", "to": rect(40, 260, 240, 160)}}]}]
        + tap(80, 300, 500)}


def hostile():
    names = [shown(name) for name in HOSTILE]
    views = [{"id": names[0], "kind": "window", "frame": rect(0, 0, 400, 400)}]
    for place, name in enumerate(names[1:]):
        views.append({"id": name, "parent": names[0], "frame": rect(10, 20 * place, 300, 18)})
    return {"views": views, "script": tap(20, 30),
            "recognizers": [{"id": "<b onclick=alert(1)>" + str(place), "view": view["id"]}
                            for place, view in enumerate(views)]}


def many(count):
    views = [{"id": "window", "kind": "window", "frame": rect(0, 0, 400, 800)}]
    for place in range(count - 1):
        views.append({"id": f"<i>{place}", "parent": "window",
                      "frame": rect(place % 100 * 4, place // 100 * 8, 4, 8)})
    return {"views": views, "script": tap(200, 400)}


class Pages:
    def __init__(self, program, folder, browser):
        self.program, self.folder, self.browser = program, folder, browser

    def show(self, name, scene, *options, form="html"):
        """What `touchstone show` draws of a scene, as a file."""
        source = os.path.join(self.folder, f"{name}.json")
        with open(source, "w", encoding="utf-8") as file:
            json.dump(scene, file)
        target = os.path.join(self.folder, f"{name}.{form}")
        done = subprocess.run(
            [self.program, "show", source, "--format", form, "--output", target, *options],
            capture_output=True, text=True)
        expect(done.returncode == 0, f"touchstone show {name} ended with {done.returncode}: {done.stderr}")
        return target

    def picture(self, name):
        self.browser.screenshot(os.path.join(self.folder, f"{name}.png"))

    def expect_quiet(self, page):
        """Nothing was asked for but the page, nothing ran that should not, nothing was wrong."""
        asked = [url for url in self.browser.requests() if not url.startswith("file://" + page)]
        expect(not asked, f"{page} asks for {asked[:3]}")
        expect(not self.browser.complaints(), f"{page}: {self.browser.complaints()[:3]}")
        expect(self.browser.evaluate("window.wasRun") is None, f"{page} ran what is in a name")

    def lit(self):
        return dict(self.browser.evaluate(
            "[...document.querySelectorAll('.glow .lit')]"
            ".map(e => [document.querySelector(`.view[data-v='${e.dataset.lit}'] title`)"
            ".textContent.split(':')[0], e.getAttribute('class').split(' ')[1]])"))

    def now(self):
        return self.browser.evaluate("document.getElementById('now').textContent")

    def step_through_failure(self):
        page = self.show("failing", failing(), "--fault", "no-cancel-after-recognize")
        browser = self.browser
        for width in [1240, 390]:
            browser.open(page, width)
            expect("V(icon).ended" in self.now() and "Wrong" in self.now(), f"it begins at {self.now()}")
            expect(self.lit() == {"icon": "told"}, f"at the wrong event {self.lit()} is lit")
            wide = browser.evaluate("document.documentElement.scrollWidth")
            expect(wide <= width, f"at {width} points the page is {wide} wide")
            self.picture(f"failing-{width}")
            browser.press("Home")
            expect(self.now().startswith("Event 0,"), f"Home goes to {self.now()}")
            self.walk(width)
        browser.open(page, 1240, dark=True)
        self.picture("failing-dark")
        expect(browser.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(19, 21, 24)",
               "the page is not dark where dark is wished for")
        self.expect_quiet(page)
        self.reads_aloud()

    def walk(self, width):
        """Every row by the arrow key: what it says, what is lit, what stands in the list."""
        browser, seen = self.browser, {}
        count = browser.evaluate("document.querySelectorAll('#trace > li').length")
        for row in range(count):
            says = browser.evaluate("document.querySelector('[aria-current] .what').textContent")
            expect(says in self.now(), f"row {row}: {says} is not what is announced: {self.now()}")
            seen.setdefault(says, self.lit())
            browser.press("ArrowRight")
        wanted = {
            "hitTest(window) at (80, 110) → icon": {"window": "asked"},
            "pointInside(icon) at (20, 30) → true":
                {"window": "inside", "page": "inside", "gone": "asked", "off": "asked",
                 "card": "inside", "icon": "inside"},
            "R(tap).began [touch 0] → possible": {"card": "heard"},
            "V(icon).began [touch 0]": {"icon": "told"},
            "V(card).began [touch 0]": {"card": "told"},
        }
        for says, lit in wanted.items():
            expect(seen.get(says) == lit, f"at {width} points {says} lights {seen.get(says)}, not {lit}")
        moved = browser.evaluate("document.querySelector('.view[data-v=\"2\"]').getAttribute('points')")
        browser.press("Home")
        before = browser.evaluate("document.querySelector('.view[data-v=\"2\"]').getAttribute('points')")
        expect(moved != before, "the card does not move where the app moves it")
        self.uses_slider_and_buttons()

    def uses_slider_and_buttons(self):
        browser = self.browser
        browser.evaluate("(() => { const s = document.getElementById('slider'); s.value = 5;"
                         " s.dispatchEvent(new Event('input')); })()")
        expect(self.now().startswith("Event 5,"), f"the slider goes to {self.now()}")
        browser.click("#next")
        expect(self.now().startswith("Event 6,"), f"the button goes to {self.now()}")
        browser.click("#wrong")
        expect("Wrong" in self.now(), f"the wrong event is {self.now()}")
        state = browser.evaluate("document.querySelector('#status tr .stand').textContent")
        expect(state == "ended", f"the recognizer is {state} at the wrong event")
        called = browser.evaluate("document.querySelector('#chain .called').textContent")
        expect(called == "icon", f"{called} is marked in the chain")
        expect(browser.evaluate("document.querySelectorAll('#trace .other').length") > 0,
               "nothing is shown of the in-repo engine where the two differ")

    def reads_aloud(self):
        spoken = self.browser.spoken()
        roles = {role for role, _ in spoken}
        for role in ["list", "listitem", "slider", "button", "heading", "status", "image"]:
            # A paragraph that is live has no role of its own.
            if role != "status":
                expect(role in roles, f"a screen reader finds no {role}")
        expect(any("V(icon).began [touch 0]" in name for _, name in spoken), "the trace is not read")
        nameless = [role for role, name in spoken if role in ["button", "slider", "image"] and not name]
        expect(not nameless, f"a {nameless[:1]} has no name")
        self.browser.press("Tab")
        ring = self.browser.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        expect(ring != "none", "what has the focus is not to be seen")

    def opens_hostile(self):
        for form in ["html", "svg"]:
            page = self.show("hostile", hostile(), form=form)
            self.browser.open(page, 1240)
            self.expect_quiet(page)
            if form == "svg":
                expect(self.browser.evaluate("document.documentElement.nodeName") == "svg",
                       "the picture of hostile names is no SVG")
            else:
                for _ in range(12):
                    self.browser.press("ArrowRight")
                texts = self.browser.evaluate("document.querySelectorAll('b,i:not(.k),img,iframe').length")
                expect(texts == 0, f"{texts} tags came out of names")
                expect(self.browser.evaluate("document.scripts.length") == 2, "a script came out of a name")
                self.expect_quiet(page)
            self.picture(f"hostile-{form}")

    def opens_report(self):
        folder = os.path.join(self.folder, "report")
        done = subprocess.run(
            [self.program, "check", "HT", "GR-11", "--fault", "hidden-hit,no-cancel-after-recognize",
             "--report", folder], capture_output=True, text=True)
        expect(done.returncode == 1, f"touchstone check --report ended with {done.returncode}: {done.stderr}")
        index = os.path.join(folder, "index.html")
        for width in [1240, 390]:
            self.browser.open(index, width)
            wide = self.browser.evaluate("document.documentElement.scrollWidth")
            expect(wide <= width, f"at {width} points the report is {wide} wide")
            self.picture(f"report-{width}")
        self.expect_quiet(index)
        links = self.browser.evaluate("[...document.querySelectorAll('.findings a')].map(a => a.href)")
        expect(len(links) >= 2, f"the report has {len(links)} findings")
        for link in links:
            self.browser.open(link.removeprefix("file://"), 1240)
            self.expect_quiet(link.removeprefix("file://"))
            expect("Wrong" in self.now(), f"{link} begins at {self.now()}")
            expect(self.lit(), f"{link} lights nothing at the wrong event")
            home = self.browser.evaluate("document.querySelector('nav a').href")
            expect(home == "file://" + index, f"{link} leads back to {home}")

    def opens_many(self):
        page = self.show("many", many(10_000))
        self.browser.open(page, 1240)
        views = self.browser.evaluate("document.querySelectorAll('.view').length")
        expect(views == 10_000, f"of 10,000 views {views} are drawn")
        self.browser.press("ArrowRight")
        self.expect_quiet(page)
        self.picture("many")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    parser.add_argument("--touchstone", default=os.path.join(root, ".build", "release", "touchstone"))
    parser.add_argument("--keep")
    options = parser.parse_args()
    if not os.access(options.touchstone, os.X_OK):
        sys.exit(f"there is no {options.touchstone}: swift build -c release --product touchstone")
    with tempfile.TemporaryDirectory() as folder:
        folder = options.keep or folder
        os.makedirs(folder, exist_ok=True)
        folder = os.path.abspath(folder)
        try:
            browser = Browser()
        except Failure as failure:
            sys.exit(f"{failure}")
        try:
            pages = Pages(os.path.abspath(options.touchstone), folder, browser)
            for look in [pages.step_through_failure, pages.opens_hostile, pages.opens_many,
                         pages.opens_report]:
                look()
                print(f"✓ {look.__name__}")
        except Failure as failure:
            pages.picture("failure")
            sys.exit(f"✗ {failure}")
        finally:
            browser.close()


main()
