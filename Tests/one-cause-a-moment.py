#!/usr/bin/env python3
"""Moves the steps of scripts apart, so that each change and each frame of fingers has a millisecond of its own.

    Tests/one-cause-a-moment.py FILE…

A change moves to a free millisecond before; where there is none, all that follows is later, by as much, so that
fingers keep their distances in time. Only the lines (or, in files that are no JSON lines, the texts) are written
anew in which something moved.
"""
import json
import sys


def causes(step):
    """Each of the changes of a step alone, and then the fingers; a step in which nothing happens stays."""
    rest = {key: value for key, value in step.items() if key not in ("changes", "touches")}
    steps = [rest | {"changes": [change]} for change in step.get("changes") or []]
    if step.get("touches") or not steps:
        steps.append({key: value for key, value in step.items() if key != "changes"})
    return steps


def moved_apart(script):
    steps = [cause for step in script for cause in causes(step)]
    if len(steps) == len(script):
        return script
    steps = json.loads(json.dumps(steps))
    for before, step in zip(reversed(steps[:-1]), reversed(steps[1:])):
        if not before.get("touches"):
            before["at"] = min(before["at"], step["at"] - 1)
    shift, last = 0, -1
    for step in steps:
        shift = max(shift, last + 1 - step["at"])
        last = step["at"] = step["at"] + shift
    moved = movement(script, steps)
    for step in steps:
        for change in step.get("changes", []):
            animation = change.get("animate") if isinstance(change, dict) else None
            if animation and animation["milliseconds"] > 0:
                # It ends when it ended, as seen from what happens then.
                before = times(script)[steps.index(step)]
                animation["milliseconds"] = moved(before + animation["milliseconds"]) - step["at"]
    return steps


def times(script):
    return [step["at"] for step in script for _ in causes(step)]


def movement(script, steps):
    """Gives the new time of what happened at a time."""
    before, after = times(script), [step["at"] for step in steps]

    def moved(time):
        return time + max((new - old for old, new in zip(before, after) if old <= time), default=0)

    return moved


def move_trace(events, script):
    """Moves the events of a trace as the fingers are moved; views and recognizers are made at the beginning."""
    moved = movement(script, moved_apart(json.loads(json.dumps(script))))
    for event in events:
        if "made" in event or "madeView" in event:
            continue
        event["at"] = moved(event["at"])
        for kind in event.values():
            for touch in kind.get("touches", []) if isinstance(kind, dict) else []:
                if "timestamp" in touch:
                    touch["timestamp"] = moved(touch["timestamp"])


def move_apart(value):
    """Changes all scripts in a value, and answers whether there was one to change."""
    has_moved = False
    if isinstance(value, dict):
        scenario, trace = value.get("scenario"), value.get("trace")
        if isinstance(scenario, dict) and isinstance(trace, dict) and "script" in scenario:
            move_trace(trace.get("events", []), scenario["script"])
        script = value.get("script")
        if isinstance(script, list):
            value["script"] = moved_apart(script)
            has_moved = value["script"] is not script
        values = list(value.values())
    else:
        values = value if isinstance(value, list) else []
    for inner in values:
        has_moved = move_apart(inner) or has_moved
    return has_moved


def converted(text):
    """A line, perhaps with a hash and a tab in front, or a whole file, in its own layout."""
    head, tab, body = text.rpartition("\t") if not text.startswith("{") else ("", "", text)
    value = json.loads(body)
    if not move_apart(value):
        return text
    layouts = [dict(separators=(",", ":")), dict(), dict(indent=2), dict(indent=2, separators=(",", " : "))]
    for layout in layouts:
        if json.dumps(json.loads(body), ensure_ascii=False, **layout) == body.rstrip("\n"):
            return head + tab + json.dumps(value, ensure_ascii=False, **layout) + body[len(body.rstrip("\n")):]
    sys.exit(f"unknown layout: {body[:80]}")


for path in sys.argv[1:]:
    with open(path) as file:
        text = file.read()
    parts = text.splitlines(keepends=True) if path.endswith(("l", "tsv")) else [text]
    new = [converted(part) if part.strip() else part for part in parts]
    print(f"{path}: {sum(old != now for old, now in zip(parts, new))} of {len(parts)}")
    with open(path, "w") as file:
        file.write("".join(new))
