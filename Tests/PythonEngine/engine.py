#!/usr/bin/env python3
"""A small touch core in Python, judged over a pipe: `touchstone fuzz -- python3 engine.py`.

`--mistake NAME` makes it wrong in one way, so that one can see it found; `--mistakes` lists them.
"""
import json
import sys

from mistakes import MISTAKES
from scene import FEATURES, Scene, Skip


def answer(request, mistakes):
    command = request["cmd"]
    if command == "start":
        return {
            "protocol": 1, "engine": {"name": "touchcore", "version": "1"}, "features": FEATURES}
    if command != "run":
        return {"refused": {"message": "unknown command %r" % command}}
    seq = request["seq"]
    try:
        return {"seq": seq, "trace": {"events": Scene(request["scenario"], mistakes).play()}}
    except Skip as skip:
        return {"seq": seq, "skipped": {"feature": skip.feature, "reason": str(skip)}}
    except Exception as error:
        return {"seq": seq, "errored": {"message": str(error) or type(error).__name__}}


def serve(mistakes):
    """A request a line, a reply a line, until the end of input or `stop`."""
    for line in sys.stdin.buffer:
        try:
            request = json.loads(line)
            if request["cmd"] == "stop":
                return
            reply = answer(request, mistakes)
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            reply = {"refused": {"message": "no request: %s" % error}}
        sys.stdout.write(json.dumps(reply, separators=(",", ":"), allow_nan=False) + "\n")
        sys.stdout.flush()


def main(arguments):
    if arguments == ["--mistakes"]:
        return print("\n".join("%s\n    %s; %s" % (name, *said) for name, said in MISTAKES.items()))
    mistakes = [name for flag, name in zip(arguments[::2], arguments[1::2]) if flag == "--mistake"]
    if len(mistakes) * 2 != len(arguments) or any(name not in MISTAKES for name in mistakes):
        sys.exit("usage: engine.py [--mistake NAME]…; --mistakes lists them")
    serve(mistakes)


if __name__ == "__main__":
    main(sys.argv[1:])
