"""What the checks of pages share: opening a page at every width, in both schemes, and what must hold."""

import os

import checks
from chromium import Failure

WIDTHS = [320, 390, 1280]
# What has the focus is marked, unless nothing has it.
RING = """(() => {
  const e = document.activeElement, s = getComputedStyle(e);
  return e === document.body || s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 2;
})()"""


def expect(condition, what):
    if not condition:
        raise Failure(what)


class Visits:
    """Visits pages in a browser; screenshots go to a folder."""

    def __init__(self, program, folder, browser):
        self.program, self.folder, self.browser = program, folder, browser

    def run(self, page, name, width, some):
        for check, expression in some.items():
            complaints = self.browser.evaluate(expression)
            expect(not complaints, f"{name} at {width} points: {check}: " + "; ".join(complaints[:4]))

    def look(self, name, page, widths=WIDTHS, prepare=None, whole=True):
        """Opens a page at every width in both schemes; `prepare` is done on it before it is checked."""
        for width in widths:
            for dark in [False, True]:
                self.browser.open(page, width, dark=dark)
                self.browser.screenshot(os.path.join(
                    self.folder, f"{name}-{width}{'-dark' if dark else ''}.png"), whole=whole)
                if prepare:
                    self.browser.evaluate(prepare)
                self.run(page, name, f"{width}{' dark' if dark else ''}", checks.EVERY)
        # What hostile names have is spelled out.
        self.run(page, name, widths[-1], {check: checks.ONCE[check] for check in checks.ONCE
                                          if check != "words" or "hostile" not in name})
        self.expect_quiet(page)

    def expect_quiet(self, page):
        """Nothing was asked for but the page, nothing ran that should not, nothing was wrong."""
        asked = [url for url in self.browser.requests() if not url.startswith("file://" + page)]
        expect(not asked, f"{page} asks for {asked[:3]}")
        expect(not self.browser.complaints(), f"{page}: {self.browser.complaints()[:3]}")
        expect(self.browser.evaluate("window.wasRun") is None, f"{page} ran what is in a name")
        links = self.browser.evaluate("[...new Set([...document.querySelectorAll('a')].map((a) => a.href))]")
        for link in links:
            if isinstance(link, str) and link.startswith("file://"):
                target = link.removeprefix("file://").split("#")[0]
                expect(os.path.exists(target), f"{page}: {link} leads nowhere")

    def reads_aloud(self, name, roles):
        """A screen reader finds what there is, with names, and what has the focus is to be seen."""
        spoken = self.browser.spoken()
        for role in roles:
            expect(role in {role for role, _ in spoken}, f"{name}: a screen reader finds no {role}")
        nameless = [role for role, says in spoken
                    if role in ["button", "image", "link", "checkbox", "searchbox"] and not says.strip()]
        expect(not nameless, f"{name}: a {nameless[:1]} has no name")
        for _ in range(12):
            self.browser.press("Tab")
            expect(self.browser.evaluate(RING), f"{name}: what has the focus is not to be seen")
