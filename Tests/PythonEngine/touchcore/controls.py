"""Controls: a control follows one touch, and tells targets what becomes of it (CT-01 to CT-41)."""
import weakref

from . import geometry
from .responders import View
from .touches import BEGAN, CANCELLED, ENDED, MOVED
from .recognizers import Pan, Tap

#: By how many points the bounds of a control grow while it tracks; nobody has documented it (CT-15).
MARGIN = 70


class Target:
    """One registration: who is called for which events. A receiver of None is looked for (RC-24);
    one that is gone is not called, for nobody keeps it alive (CT-20)."""

    def __init__(self, receiver, action, events):
        self.reference = None if receiver is None else weakref.ref(receiver)
        self.action, self.events = action, list(events)

    @property
    def receiver(self):
        return self.reference and self.reference()

    @property
    def is_gone(self):
        return self.reference is not None and self.reference() is None


class Control(View):
    """A plain control."""

    #: What a lift inside sends besides.
    sends_when_done = []

    def __init__(self, app, frame):
        super().__init__(app, frame)
        self.is_enabled = True
        self.targets = []
        self.tracked = None
        self.is_touch_inside = self.is_highlighted = False
        self.value = None

    @property
    def is_tracking(self):
        return self.tracked is not None

    def is_open(self):
        # A disabled control is not hit at all (HT-30).
        return self.is_enabled and super().is_open()

    # Tracking, which an app can override

    def begin_tracking(self, touch, event):
        return True

    def continue_tracking(self, touch, event):
        return True

    def end_tracking(self, touch, event):
        pass

    def cancel_tracking(self, event):
        pass

    def touched(self, phase, touches, event):
        is_hit = all(touch.view is self for touch in touches)
        if not is_hit or not self.is_enabled and not self.is_tracking:
            # What hits a view inside the control goes on up the chain (CT-42).
            super().touched(phase, touches, event)
        elif phase == BEGAN:
            if not self.is_tracking:
                self.start(touches[0], event)
        elif self.tracked not in touches:
            # A touch that it does not track is not its business; but a cancellation climbs no further.
            if not self.is_tracking and phase != CANCELLED:
                super().touched(phase, touches, event)
        elif phase == MOVED:
            self.follow(event)
        elif phase == ENDED:
            self.finish(event)
        else:
            self.abandon(event)

    def start(self, touch, event):
        self.tracked, self.is_touch_inside = touch, True
        if not self.begin_tracking(touch, event):
            return self.stop()
        self.is_highlighted = True
        self.send("touchDown", event)
        if touch.tap_count > 1 and self.is_tracking:
            self.send("touchDownRepeat", event)

    def follow(self, event):
        if not self.continue_tracking(self.tracked, event):
            return self.stop()
        was_inside, self.is_touch_inside = self.is_touch_inside, self.contains(self.tracked)
        self.is_highlighted = self.is_touch_inside
        if was_inside != self.is_touch_inside and not self.app.wrong("no-enter-or-exit"):
            self.send("touchDragEnter" if self.is_touch_inside else "touchDragExit", event)
        self.send("touchDragInside" if self.is_touch_inside else "touchDragOutside", event)

    def finish(self, event):
        is_inside = self.contains(self.tracked) or self.app.wrong("always-up-inside")
        self.end_tracking(self.tracked, event)
        self.stop()
        self.is_touch_inside = is_inside
        if is_inside:
            self.change_value()
        self.send("touchUpInside" if is_inside else "touchUpOutside", event)
        for name in self.sends_when_done if is_inside else []:
            self.send(name, event)
        self.is_touch_inside = False

    def abandon(self, event):
        self.cancel_tracking(event)
        self.stop()
        self.send("touchCancel", event)

    def stop(self):
        self.tracked = None
        self.is_touch_inside = self.is_highlighted = False

    def contains(self, touch):
        point = touch.location_in(self)
        return geometry.contains(geometry.grown(self.bounds, MARGIN), point) or (
            self.point_inside(point))

    def change_value(self):
        pass

    # Actions

    def send(self, name, event):
        """Calls all that are registered for one event."""
        for target in list(self.targets):
            if name in target.events and not target.is_gone:
                self.send_action(target.action, target.receiver, event)

    def send_action(self, action, receiver, event):
        self.app.send_action(action, receiver, self, event)

    def remove_targets(self, events):
        for target in self.targets:
            target.events = [name for name in target.events if name not in events]


class Button(Control):
    """A button, which an ancestor's tap does not take the touch from (CT-29)."""

    sends_when_done = ["primaryActionTriggered"]

    def should_begin(self, recognizer):
        return not (is_single_tap(recognizer) and is_of_ancestor(recognizer, self))


class Switch(Control):
    """A switch, on or off: ancestors' taps and pans along it leave it alone (CT-31, CT-32)."""

    sends_when_done = ["valueChanged", "primaryActionTriggered"]

    def __init__(self, app, frame):
        super().__init__(app, frame)
        self.value = 0

    def should_begin(self, recognizer):
        if not is_of_ancestor(recognizer, self):
            return True
        if isinstance(recognizer, Pan):
            x, y = self.vector_from_window(recognizer.moved_by)
            return len(recognizer.touches) > 1 or abs(x) < abs(y)
        return not is_single_tap(recognizer)

    def change_value(self):
        self.value = 1 - self.value


def is_single_tap(recognizer):
    return isinstance(recognizer, Tap) and recognizer.taps == recognizer.fingers == 1


def is_of_ancestor(recognizer, view):
    """Whether it is somebody else's, and would take the touch away (CT-33, CT-35, CT-36)."""
    return recognizer.view is not view and recognizer.cancels_touches_in_view
