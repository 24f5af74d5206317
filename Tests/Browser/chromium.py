"""A headless Chromium, driven over a pipe by the DevTools protocol; nothing but Python's own library."""

import base64
import json
import os
import shutil
import subprocess
import tempfile

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chromium-headless-shell"]


def find():
    """The program, or None where there is none."""
    named = os.environ.get("CHROMIUM")
    if named:
        return shutil.which(named)
    return next((path for path in map(shutil.which, NAMES) if path), None)


class Failure(Exception):
    """What is wrong, in one sentence."""


class Browser:
    """One browser with one tab, from which no request leaves the machine."""

    def __init__(self):
        program = find()
        if not program:
            raise Failure("there is no Chromium: install one, or name it in CHROMIUM")
        self.profile = tempfile.mkdtemp(prefix="browser-")
        to_browser, self.writer = os.pipe()
        self.reader, from_browser = os.pipe()

        def prepare():
            # The protocol wants these two numbers; what is there must not be trodden on first.
            ends = os.dup(to_browser), os.dup(from_browser)
            os.dup2(ends[0], 3)
            os.dup2(ends[1], 4)

        self.process = subprocess.Popen(
            [program, "--headless", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu",
             "--hide-scrollbars", "--no-first-run", "--disable-background-networking",
             "--disable-component-update", "--disable-dev-shm-usage",
             "--host-resolver-rules=MAP * ~NOTFOUND", f"--user-data-dir={self.profile}", "about:blank"],
            preexec_fn=prepare, close_fds=False, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.number = 0
        self.buffer = b""
        self.events = []
        self.session = None
        targets = self.ask("Target.getTargets")["targetInfos"]
        page = next(target for target in targets if target["type"] == "page")
        self.session = self.ask(
            "Target.attachToTarget", targetId=page["targetId"], flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Network", "Log", "Accessibility"]:
            self.ask(f"{domain}.enable")

    def ask(self, method, **parameters):
        """Sends a command, and waits for its answer."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.writer, data):]
        number = self.number
        while True:
            answer = self.receive()
            if answer.get("id") == number:
                if "error" in answer:
                    raise Failure(f"{method}: {answer['error'].get('message')}")
                return answer.get("result", {})
            self.events.append(answer)

    def receive(self):
        while b"\0" not in self.buffer:
            part = os.read(self.reader, 1 << 16)
            if not part:
                raise Failure("the browser ended")
            self.buffer += part
        text, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(text)

    def wait_for(self, name):
        """The next event of that name, among those that came meanwhile or will come."""
        while True:
            for place, event in enumerate(self.events):
                if event.get("method") == name:
                    return self.events.pop(place)
            self.events.append(self.receive())

    def open(self, path, width, height=900, dark=False):
        """Opens a file in a window of that width, in points."""
        self.events = []
        self.ask("Emulation.setDeviceMetricsOverride", width=width, height=height,
                 deviceScaleFactor=1, mobile=width < 600)
        self.ask("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])
        self.ask("Page.navigate", url="file://" + os.path.abspath(path))
        self.wait_for("Page.loadEventFired")

    def evaluate(self, expression):
        """The value of an expression in the page."""
        answer = self.ask("Runtime.evaluate", expression=expression, returnByValue=True,
                          awaitPromise=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise Failure(f"{expression}: {details.get('exception', {}).get('description')}")
        return answer["result"].get("value")

    def press(self, key, code=None):
        for kind in ["keyDown", "keyUp"]:
            self.ask("Input.dispatchKeyEvent", type=kind, key=key, code=code or key)

    def click(self, selector):
        place = self.evaluate(
            f"(() => {{ const e = document.querySelector({json.dumps(selector)});"
            " e.scrollIntoView({block: 'center'}); const r = e.getBoundingClientRect();"
            " return [r.x + r.width / 2, r.y + r.height / 2]; })()")
        for kind in ["mousePressed", "mouseReleased"]:
            self.ask("Input.dispatchMouseEvent", type=kind, x=place[0], y=place[1], button="left",
                     clickCount=1)

    def screenshot(self, path, whole=True):
        answer = self.ask("Page.captureScreenshot", format="png", captureBeyondViewport=whole)
        with open(path, "wb") as file:
            file.write(base64.b64decode(answer["data"]))

    def spoken(self):
        """What a screen reader gets of the page: roles and names."""
        nodes = self.ask("Accessibility.getFullAXTree")["nodes"]
        return [(node["role"]["value"], node.get("name", {}).get("value", ""))
                for node in nodes if not node.get("ignored") and "role" in node]

    def requests(self):
        """The addresses that were asked for."""
        return [event["params"]["request"]["url"] for event in self.events
                if event.get("method") == "Network.requestWillBeSent"]

    def complaints(self):
        """What the page did wrong: exceptions, errors, and what its policy forbade."""
        texts = []
        for event in self.events:
            if event.get("method") == "Runtime.exceptionThrown":
                texts.append(event["params"]["exceptionDetails"].get("text", "an exception"))
            if event.get("method") == "Log.entryAdded":
                texts.append(event["params"]["entry"]["text"])
        return texts

    def close(self):
        try:
            self.ask("Browser.close")
        except (Failure, OSError):
            pass
        for end in [self.writer, self.reader]:
            os.close(end)
        try:
            self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()
        shutil.rmtree(self.profile, ignore_errors=True)
