"""The application: from fingers on the screen to those who receive them.

One event goes: hit-testing, `send_event` of the application and of each window, shouldReceive, all
recognizers, their actions, the views.
"""
from .arbitration import Arena, preference
from .clock import Clock
from .geometry import distance
from .recognizers import POSSIBLE, RECOGNIZED
from .responders import Responder
from .touches import BEGAN, CANCELLED, ENDED, MOVED, STATIONARY, Event, Touch

PHASES = (BEGAN, MOVED, ENDED, CANCELLED)


class Application(Responder):
    """One app with its windows, and a world of its own: nothing is shared between two."""

    def __init__(self, mistakes=()):
        self.mistakes = frozenset(mistakes)
        self.clock = Clock()
        self.arena = Arena(self)
        self.windows = []
        #: Touches that are down, or that a view has still to receive.
        self.touches = []
        #: How many times events are to be ignored (EX-11).
        self.ignoring = 0
        self.last_tap = None

    def wrong(self, mistake):
        """Whether a seeded mistake is to be made. Without any, this is always false."""
        return mistake in self.mistakes

    # Fingers

    def advance(self, time):
        """Lets time pass."""
        self.clock.advance(time, after_each=self.finish_event)

    def send(self, fingers):
        """Plays what fingers do now: (number, phase, point of the screen), as one event, which is
        returned; None if nobody need receive it."""
        for touch in self.touches:
            touch.phase = STATIONARY if touch.is_down else touch.phase
        changed = []
        for number, phase, point in fingers:
            touch = self.began(number, point) if phase == BEGAN else self.find(number)
            if touch is not None and (phase == BEGAN or self.update(touch, phase, point)):
                changed.append(touch)
        return self.deliver(changed) if changed else None

    def find(self, number):
        return next((t for t in self.touches if t.finger == number and t.is_down), None)

    def began(self, number, point):
        """Makes the touch of a finger that comes down; nobody receives one that hits nothing."""
        if self.ignoring:
            return None
        windows = [window for window in reversed(self.windows) if not window.is_hidden]
        for window in sorted(windows, key=lambda window: -window.level):
            location = window.from_parent(point)
            view = window.hit_test(location)
            if view is not None:
                break
        else:
            return None
        if view.path[-1].is_window:
            # An app can answer with a view of another window; the touch is in that one then.
            window = view.path[-1]
            location = window.from_parent(point)
        count = self.tap_count(view, location)
        touch = Touch(number, view, window, location, self.clock.now, count)
        touch.is_kept_out = touch.is_over = self.keeps_out(touch)
        self.touches.append(touch)
        return touch

    def update(self, touch, phase, point):
        """Moves a touch; false if nothing changed."""
        location = touch.window.from_parent(point)
        if phase == MOVED and location == touch.location:
            return False
        touch.previous_location, touch.location = touch.location, location
        touch.phase, touch.timestamp = phase, self.clock.now
        if phase == ENDED:
            is_tap = distance(touch.start, location) <= 10 and (
                self.clock.now - touch.began_at <= 350)
            self.last_tap = touch if is_tap else None
        return True

    def tap_count(self, view, location):
        """One more than that of a tap that was there just now (TO-14)."""
        last = self.last_tap
        if last is None or last.view is not view or self.clock.now - last.timestamp > 350:
            return 1
        return last.tap_count + 1 if distance(last.location, location) <= 40 else 1

    def keeps_out(self, touch):
        """Whether other touches keep a new one from its view."""
        others = [t for t in self.touches if t.is_down and not t.is_kept_out]
        if not (touch.view.is_multiple_touch_enabled or self.wrong("second-finger-told")):
            if any(other.view is touch.view for other in others):
                return True
        return any(
            (touch.view.is_exclusive_touch or other.view.is_exclusive_touch)
            and other.window is touch.window and other.view is not touch.view and not other.is_over
            for other in others)

    def cancel_touches(self):
        """The system takes all touches away (EX-01)."""
        down = [touch for touch in self.touches if touch.is_down]
        for touch in down:
            touch.phase, touch.timestamp = CANCELLED, self.clock.now
        if down:
            self.deliver(down)

    # What an app does

    def attach(self, recognizer, view):
        """Adds a recognizer to a view; it receives nothing of touches that are down (GR-09, GR-50)."""
        self.detach(recognizer)
        recognizer.view = view
        view.recognizers.append(recognizer)

    def detach(self, recognizer):
        if recognizer.view is not None:
            self.withdraw(recognizer)
            recognizer.view.recognizers.remove(recognizer)
            recognizer.view = None

    def enable(self, recognizer, is_enabled):
        recognizer.is_enabled = is_enabled
        if not is_enabled:
            self.withdraw(recognizer)

    def withdraw(self, recognizer):
        self.arena.withdraw(recognizer)
        for touch in self.touches:
            if recognizer in touch.recognizers:
                touch.recognizers.remove(recognizer)

    # The way of an event

    def deliver(self, changed):
        event = Event(self.clock.now, [t for t in self.touches if t.is_down or t in changed], changed)
        self.send_event(event)
        self.touches = [t for t in self.touches if t.is_down or not t.is_over]
        return event

    def find_recognizers(self, touch, event):
        """Asks who wants the touch: the recognizers of its view and of all that is around (GR-01)."""
        path = [touch.view] if self.wrong("parents-deaf") else touch.view.path
        for recognizer in (recognizer for view in path for recognizer in view.recognizers):
            if recognizer.is_enabled and self.receives(recognizer, touch, event):
                touch.recognizers.append(recognizer)

    def receives(self, recognizer, touch, event):
        delegate = recognizer.delegate
        return delegate is None or (
            delegate.should_receive_event(recognizer, event)
            and delegate.should_receive(recognizer, touch))

    def send_event(self, event):
        """Hands the event to each window that has a touch in it."""
        for window in dict.fromkeys(touch.window for touch in event.changed):
            window.send_event(event)

    def dispatch(self, event, window):
        """What a window does with an event: recognizers, actions, views (GR-06)."""
        changed = [touch for touch in event.changed if touch.window is window]
        for touch in changed:
            if touch.phase == BEGAN:
                self.find_recognizers(touch, event)
        self.tell_recognizers(changed, event)
        for touch in changed:
            # Moves that the view has not received come as one (GR-22).
            if not touch.is_over and touch.untold[-1:] != [MOVED] or touch.phase != MOVED:
                touch.untold.append(touch.phase)
        self.finish_event(event)

    def tell_recognizers(self, changed, event):
        listening = dict.fromkeys(r for touch in changed for r in touch.recognizers)
        for recognizer in sorted(listening, key=preference):
            for phase in PHASES:
                touches = [
                    t for t in changed
                    if t.phase == phase and recognizer in t.recognizers
                    and (phase == BEGAN or t in recognizer.touches)]
                if touches and recognizer.hears(phase):
                    self.arena.enter(recognizer, touches if phase == BEGAN else [])
                    recognizer.touched(phase, touches, event)
                elif phase == BEGAN:
                    # Who is not told that a touch began has nothing to do with it (TO-20).
                    for touch in touches:
                        touch.recognizers.remove(recognizer)

    def finish_event(self, event=None):
        """What follows when all recognizers have heard, or when a timer fired, or something changed."""
        self.arena.settle()
        self.tell_views(event or Event(self.clock.now, [t for t in self.touches if t.is_down]))
        self.arena.reset_finished()

    # Views

    def tell_views(self, event):
        """Calls views with what they must get, several touches of one view in one call (TO-27)."""
        calls = {}
        for touch in list(self.touches):
            for phase in self.owed(touch):
                calls.setdefault((touch.view, phase), []).append(touch)
        for (view, phase), touches in calls.items():
            self.tell(view, phase, touches, event)
        self.touches = [t for t in self.touches if t.is_down or not t.is_over]

    def owed(self, touch):
        """Takes from a touch the phases that its view is to receive now."""
        if touch.is_over:
            return []
        if self.is_taken(touch) or CANCELLED in touch.untold:
            touch.untold, touch.is_over = [], True
            return [CANCELLED] if touch.is_told else []
        owed = []
        while touch.untold:
            if not touch.is_told and self.is_held(touch, "delays_touches_began"):
                break
            if touch.untold[0] == ENDED and self.is_held(touch, "delays_touches_ended"):
                break
            owed.append(touch.untold.pop(0))
            touch.is_told = True
        if ENDED in owed:
            touch.is_over = True
        return owed

    def is_taken(self, touch):
        """Whether a recognizer that recognized takes the touch from its view (GR-12)."""
        return not self.wrong("views-never-cancelled") and any(
            touch in r.touches and r.state in RECOGNIZED and r.cancels_touches_in_view
            for r in touch.recognizers)

    def is_held(self, touch, flag):
        """Whether an undecided recognizer keeps the view waiting (GR-20, GR-25)."""
        if flag == "delays_touches_ended" and self.wrong("ended-not-withheld"):
            return False
        return any(
            touch in r.touches and r.state == POSSIBLE and getattr(r, flag)
            for r in touch.recognizers)

    def tell(self, view, phase, touches, event):
        """Calls one touch method of a view, with touches that are in its phase (TO-09)."""
        event = Event(event.time, event.all_touches, event.changed)
        event.all_touches += [touch for touch in touches if touch not in event.all_touches]
        real = [vars(touch).copy() for touch in touches]
        for touch in touches:
            touch.phase = phase
            if phase == BEGAN:
                # Even if it was held back, it shows where and when the finger came down (GR-55).
                touch.location = touch.previous_location = touch.start
                touch.timestamp = touch.began_at
        view.touched(phase, touches, event)
        for touch, values in zip(touches, real):
            for name in ("phase", "location", "previous_location", "timestamp"):
                setattr(touch, name, values[name])

    # Actions

    def send_action(self, action, receiver, sender, event):
        """Calls a target; without one, the first responder that has the method (RC-24)."""
        if receiver is None:
            chain = [sender, *sender.chain]
            receiver = next((r for r in chain if r.can_perform(action)), None)
        if receiver is None:
            return False
        self.perform(action, receiver, sender, event)
        return True

    def perform(self, action, receiver, sender, event):
        """Calls a method of an app."""
