#!/usr/bin/env python3
"""Judged by Touchstone over a pipe: `touchstone fuzz -- python3 adapter.py`.

Reads a request a line on standard input and writes a reply a line on standard output (wire/1).
Write nothing else there: print what you want to see with `file=sys.stderr`.
`touchstone schema` has every message; `touchstone engine` is an engine to compare with.
"""
import json
import sys


# What the engine has: scenes are made that need nothing else. `touchstone schema` lists all
# names; without any, scenes have one window, views with frames, and one finger at a time.
FEATURES = ["hidden-views", "buttons", "control-targets", "taps"]


class Skip(Exception):
    """The engine cannot play the scene, for a reason that no feature says."""

    def __init__(self, feature, reason):
        super().__init__(reason)
        self.feature = feature


def play(scenario):
    """Plays a scene in a fresh world, and returns what was observed: a list of events.

    Keep nothing of the scene before. Time is virtual: never wait.
    """
    events = []

    def observe(at, kind, **fields):
        events.append({"at": at, kind: fields})

    # 1. Make the views. A parent comes before its subviews, siblings from back to front. What is
    #    left out is as on a new view: "id", "parent", "kind", "frame" of x, y, width and height.
    for view in scenario.get("views", []):
        pass

    # 2. Attach the recognizers: "id", "view", "kind", "taps" and so on.
    for recognizer in scenario.get("recognizers", []):
        pass

    # 3. Say what you cannot do and no feature says; the scene is then counted, and not judged.
    if len(scenario.get("views", [])) > 1000:
        raise Skip("", "this engine has room for a thousand views")

    # 4. Play the steps. Timers that are due by a step's time fire before it.
    for step in scenario.get("script", []):
        at = step.get("at")
        if not isinstance(at, int):
            raise ValueError("a step has no time")
        # First what the app does: "interrupt", or {"setHidden": {"view": "a", "to": true}}.
        for change in step.get("changes", []):
            pass
        # Then all fingers of the step, as one event. Report each call when it is made:
        #   touch = {"finger": 0, "phase": "began", "view": "a", "window": "w", "tapCount": 1,
        #            "timestamp": at, "location": {"x": 1, "y": 2},
        #            "previousLocation": {"x": 1, "y": 2}}
        #   observe(at, "responder", responder="a", phase="began", touches=[touch],
        #           allFingers=[0])
        for finger in step.get("touches", []):
            pass
    return events


def answer(request):
    command = request["cmd"]
    if command == "start":
        # "reports" lists what the engine reports; left out, it is all. With
        # "reports": ["responder-calls"] nothing is concluded from the absence of all else.
        # ["-tapCount"]: all but tap counts, whose key is then left out of touches.
        engine = {"name": "my engine", "version": "0.1"}
        return line({"protocol": 1, "engine": engine, "features": FEATURES})
    if command != "run":
        return line({"refused": {"message": "unknown command %r" % command}})
    seq, scenario = request.get("seq"), request.get("scenario")
    if not isinstance(seq, int) or not isinstance(scenario, dict):
        return line({"refused": {"message": "run needs seq and scenario"}})
    try:
        return line({"seq": seq, "trace": {"events": play(scenario)}})
    except Skip as skip:
        return line({"seq": seq, "skipped": {"feature": skip.feature, "reason": str(skip)}})
    except Exception as error:
        return line({"seq": seq, "errored": {"message": str(error) or type(error).__name__}})


def line(reply):
    """A reply as a line of JSON; a number that is not finite is an error."""
    return json.dumps(reply, separators=(",", ":"), allow_nan=False) + "\n"


def main():
    for text in sys.stdin.buffer:
        try:
            request = json.loads(text)
            if request["cmd"] == "stop":
                return
            reply = answer(request)
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            reply = line({"refused": {"message": "no request: %s" % error}})
        sys.stdout.write(reply)
        sys.stdout.flush()


if __name__ == "__main__":
    main()
