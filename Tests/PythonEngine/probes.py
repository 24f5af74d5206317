"""What an app would write to watch the engine: subclasses that note each call, and do what the scene
says that its classes do instead of UIKit's."""
from touchcore.application import Application
from touchcore.controls import Button, Control, Switch
from touchcore.geometry import contains, grown
from touchcore.recognizers import Delegate, LongPress, Pan, Tap
from touchcore.responders import Controller, Label, Responder, View, Window
from touchcore.touches import BEGAN


class Log:
    """The trace. An entry stands where its call was entered, and is completed when it returns."""

    def __init__(self, app):
        self.app = app
        self.events = []
        self.identities = []

    def note(self, kind, /, **fields):
        fields = {key: value for key, value in fields.items() if value is not None}
        self.events.append({"at": self.app.clock.now, kind: fields})
        return fields

    def touch(self, touch, receiver=None):
        if touch not in self.identities:
            self.identities.append(touch)
        seen = {
            "finger": touch.finger, "phase": touch.phase, "view": touch.view.name,
            "window": touch.window.name, "tapCount": touch.tap_count,
            "timestamp": touch.timestamp, "identity": self.identities.index(touch) + 1,
            "location": point(touch.location),
            "previousLocation": point(touch.previous_location)}
        if isinstance(receiver, View):
            seen["locationInReceiver"] = point(touch.location_in(receiver))
        return seen

    def call(self, kind, who, phase, touches, event, **fields):
        receiver = who if kind == "responder" else None
        return self.note(
            kind, **{kind: who.name}, phase=phase,
            touches=[self.touch(t, receiver) for t in sorted(touches, key=lambda t: t.finger)],
            allFingers=sorted(touch.finger for touch in event.all_touches), **fields)


def number(value):
    """Measured numbers are multiples of 1/1024, so that engines which round differently read alike."""
    value = round(value * 1024) / 1024
    return int(value) if value == int(value) else value


def point(pair):
    return pair and {"x": number(pair[0]), "y": number(pair[1])}


def pair(point, default=(0, 0)):
    return default if point is None else (point["x"], point["y"])


class ResponderProbe(Responder):
    """Notes touch methods. `said` is what the scene says of the responder."""

    methods = frozenset()

    def watch(self, name, said, log):
        self.name, self.said, self.log = name, said, log
        self.methods = set(said.get("actions", []))
        touches = said.get("touches", {})
        self.handling = dict.fromkeys(["began", "moved", "ended", "cancelled"], touches) if (
            isinstance(touches, str)) else touches

    def touched(self, phase, touches, event):
        handling = self.handling.get(phase, "passesOn")
        if handling == "passesOnFirst":
            super().touched(phase, touches, event)
        self.log.call("responder", self, phase, touches, event)
        self.scene.react({"touches": {"responder": self.name, "phase": phase}})
        if handling == "passesOn":
            super().touched(phase, touches, event)

    def can_perform(self, action):
        return action in self.methods and action not in self.said.get("refuses", [])


class ViewProbe(ResponderProbe):
    """Notes hit-testing and vetoes too. `said` is the view's `overrides`."""

    overridden_next = None

    @property
    def next(self):
        return self.overridden_next or super().next

    def hit_test(self, point_):
        entry = self.log.note("hitTest", view=self.name, point=point(point_))
        hit = self.decide_hit(point_, self.said.get("hitTest"))
        if hit is not None:
            entry["result"] = hit.name
        return hit

    def decide_hit(self, point_, override):
        if override == "returnsNil":
            return None
        if override == "returnsSelf":
            return self
        if isinstance(override, dict):
            return self.scene.named[override["returns"]]
        hit = super().hit_test(point_)
        if override == "passesThrough":
            return None if hit is self else hit
        if override == "asksSubviews" or override == "asksSubviewsIfOpen" and self.is_open():
            return hit or self.hit_subview(point_)
        return hit

    def point_inside(self, point_):
        entry = self.log.note("pointInside", view=self.name, point=point(point_), answer=False)
        entry["answer"] = self.decide_inside(point_, self.said.get("pointInside"))
        return entry["answer"]

    def decide_inside(self, point_, override):
        if override in ("always", "never"):
            return override == "always"
        if isinstance(override, dict):
            return contains(grown(self.bounds, override["grown"]), point_)
        if override == "onlySubviewFrames":
            return any(contains(view.outline, point_) for view in self.subviews)
        if override == "orSubviews":
            front_first = reversed(self.subviews)
            if any(view.point_inside(view.from_parent(point_)) for view in front_first):
                return True
        return super().point_inside(point_)

    def should_begin(self, recognizer):
        answer = self.said.get("shouldBegin")
        answer = super().should_begin(recognizer) if answer is None else answer
        self.log.note(
            "shouldBegin", recognizer=recognizer.name, asked={"view": self.name}, answer=answer)
        return answer


class WindowProbe(ViewProbe):
    """Notes `sendEvent` too."""

    def send_event(self, event):
        touches = [self.log.touch(touch) for touch in event.all_touches]
        self.log.note("sendEvent", receiver=self.name, touches=touches)
        if not self.said.get("dropsEvents"):
            super().send_event(event)


class ControlProbe(ViewProbe):
    """Notes tracking and control events too."""

    def begin_tracking(self, touch, event):
        return self.track("begin", self.said.get("beginsTracking"), super().begin_tracking(touch, event))

    def continue_tracking(self, touch, event):
        answer = self.said.get("continuesTracking")
        if self.said.get("tracksInsideOnly") and not contains(self.bounds, touch.location_in(self)):
            answer = False
        return self.track("continue", answer, super().continue_tracking(touch, event))

    def end_tracking(self, touch, event):
        self.track("end", None, True)
        super().end_tracking(touch, event)

    def cancel_tracking(self, event):
        self.track("cancel", None, True)
        super().cancel_tracking(event)

    def track(self, method, override, answer):
        answer = answer if override is None else override
        self.log.note("tracking", control=self.name, method=method, answer=answer)
        return answer

    def send(self, name, event):
        self.log.note(
            "controlEvent", control=self.name, event=name, isTracking=self.is_tracking,
            isTouchInside=self.is_touch_inside, isHighlighted=self.is_highlighted,
            value=self.value)
        self.scene.react({"controlEvent": {"control": self.name, "event": name}})
        super().send(name, event)

    def send_action(self, action, receiver, event):
        if self.said.get("sendsActions") is False:
            return
        redirects = self.said.get("redirectsActions")
        super().send_action(action, None if redirects else receiver, event)


class RecognizerProbe:
    """Notes what a recognizer receives, is asked and sends. `said` is the scene's recognizer."""

    def watch(self, said, log):
        self.name, self.said, self.log = said["id"], said, log

    def touched(self, phase, touches, event):
        entry = self.log.call("recognizer", self, phase, touches, event, state=self.state)
        if phase == BEGAN:
            for touch in [t for t in touches if t.finger in self.said.get("ignoredFingers", [])]:
                touches.remove(touch)
                self.ignore(touch)
        if touches:
            super().touched(phase, touches, event)
        entry["state"] = self.state

    def reset(self):
        self.log.note("reset", recognizer=self.name, **{"from": self.state})
        super().reset()

    def can_prevent(self, other):
        answer = super().can_prevent(other) and other.name not in self.said.get("cannotPrevent", [])
        self.log.note("canPrevent", recognizer=self.name, other=other.name, answer=answer)
        return answer

    def can_be_prevented_by(self, other):
        answer = other.name not in self.said.get("cannotBePreventedBy", [])
        self.log.note("canBePrevented", recognizer=self.name, by=other.name, answer=answer)
        return answer

    def should_require_failure_of(self, other):
        answer = other.name in self.said.get("subclassRequiresFailureOf", [])
        self.log.note(
            "shouldRequireFailure", recognizer=self.name, of=other.name, asked="recognizer",
            answer=answer)
        return answer

    def should_be_required_to_fail_by(self, other):
        answer = other.name in self.said.get("subclassIsRequiredToFailBy", [])
        self.log.note(
            "shouldBeRequiredToFail", recognizer=self.name, by=other.name, asked="recognizer",
            answer=answer)
        return answer

    def send_action(self):
        self.log.note(
            "action", recognizer=self.name, state=self.state,
            location=point(self.location_in(self.view)), numberOfTouches=len(self.in_use),
            translation=point(self.translation), velocity=point(self.velocity))
        self.scene.react({"action": self.name})
        super().send_action()
        if self.said.get("rebases") and isinstance(self, Pan):
            self.rebase()


class DelegateProbe(Delegate):
    """Answers what the scene says, and notes each question of a method that is implemented."""

    def __init__(self, said, log):
        self.said, self.log = said, log

    def answer(self, kind, recognizer, answer, **fields):
        self.log.note(kind, recognizer=recognizer.name, answer=answer, **fields)
        return answer

    def should_receive_event(self, recognizer, event):
        answer = self.said.get("shouldReceiveEvent")
        return answer is None or self.answer("shouldReceiveEvent", recognizer, answer)

    def should_receive(self, recognizer, touch):
        methods = ("shouldReceive", "refusesTouchesIn", "refusesTouchesOfSubviews")
        if all(self.said.get(method) in (None, False) for method in methods[1:]) and (
                self.said.get(methods[0]) is None):
            return True
        answer = self.said.get("shouldReceive", True)
        if touch.view.name in self.said.get("refusesTouchesIn", []):
            answer = False
        if self.said.get("refusesTouchesOfSubviews") and touch.view is not recognizer.view:
            answer = False
        return self.answer("shouldReceive", recognizer, answer, touch=self.log.touch(touch))

    def should_begin(self, recognizer):
        answer = self.said.get("shouldBegin")
        return answer is None or self.answer("shouldBegin", recognizer, answer, asked="delegate")

    def simultaneous(self, recognizer, other):
        return self.listed("simultaneousWith", "simultaneous", recognizer, other, **{"with": other.name})

    def requires_failure(self, recognizer, other):
        return self.listed(
            "requiresFailureOf", "shouldRequireFailure", recognizer, other, of=other.name,
            asked="delegate")

    def is_required_to_fail(self, recognizer, other):
        return self.listed(
            "isRequiredToFailBy", "shouldBeRequiredToFail", recognizer, other, by=other.name,
            asked="delegate")

    def listed(self, key, kind, recognizer, other, **fields):
        if self.said.get(key) is None:
            return False
        states = self.said.get("onlyWhileOtherIs") or [other.state]
        answer = other.name in self.said[key] and other.state in states
        return self.answer(kind, recognizer, answer, **fields)


class ApplicationProbe(ResponderProbe, Application):
    """Notes `sendEvent`, `sendAction` and the action methods that are called."""

    def send_event(self, event):
        touches = [self.log.touch(touch) for touch in event.all_touches]
        self.log.note("sendEvent", receiver="application", touches=touches)
        if not self.said.get("dropsEvents"):
            super().send_event(event)

    def send_action(self, action, receiver, sender, event):
        entry = self.log.note("sendAction", action=action, sender=sender.name, delivered=False)
        entry["delivered"] = super().send_action(action, receiver, sender, event)
        return entry["delivered"]

    def perform(self, action, receiver, sender, event):
        given = {} if event is None else {"withEvent": True}
        self.log.note(
            "actionMethod", action=action, receiver=receiver.name, sender=sender.name, **given)


def probe(mixin, kind):
    """The class that watches another."""
    return type(kind.__name__ + "Probe", (mixin, kind), {})


VIEWS = {
    "view": probe(ViewProbe, View), "label": probe(ViewProbe, Label),
    "imageView": probe(ViewProbe, Label), "window": probe(WindowProbe, Window),
    "control": probe(ControlProbe, Control), "button": probe(ControlProbe, Button),
    "switch": probe(ControlProbe, Switch)}
RECOGNIZERS = {
    "tap": probe(RecognizerProbe, Tap), "pan": probe(RecognizerProbe, Pan),
    "longPress": probe(RecognizerProbe, LongPress)}
ControllerProbe = probe(ResponderProbe, Controller)
