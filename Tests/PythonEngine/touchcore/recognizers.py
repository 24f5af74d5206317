"""Gesture recognizers: what all have in common, and the three that this engine has.

A subclass looks at touches in `began`, `moved`, `ended` and `cancelled`, and asks for a new state with
`become`. Whether it gets the state, and what follows, is decided in `arbitration`.

                     ┌── failed                        ┌── failed
    discrete: possible                continuous: possible
                     └── ended                         └── began ── changed ── ended or cancelled
"""
import weakref

from .geometry import ORIGIN, add, centroid, distance, subtract
from .touches import BEGAN, CANCELLED, ENDED, MOVED

POSSIBLE, CHANGED, FAILED = "possible", "changed", "failed"
#: A gesture that is going on, one that was recognized, one that waits for its reset.
GOING = (BEGAN, CHANGED)
RECOGNIZED = (BEGAN, CHANGED, ENDED)
FINAL = (ENDED, CANCELLED, FAILED)


class Recognizer:
    """What all recognizers have in common."""

    def __init__(self, app):
        self.app = app
        self.arena = app.arena
        self.view = None
        self.state = POSSIBLE
        self.is_enabled = True
        self.cancels_touches_in_view = True
        self.delays_touches_began = False
        self.delays_touches_ended = True
        self.delegate = None
        self.targets = []
        #: The recognizers that must fail first, whatever delegates say (GC-27).
        self.requirements = []
        #: The touches of this attempt, also those that have lifted.
        self.touches = []
        #: What was asked of delegates in this attempt: whether it requires that another fails (GC-31).
        self.asked = {}
        #: The state that it would be in if it had not to wait for others to fail.
        self.claim = None
        self.timer = None

    # What an app can override

    def can_prevent(self, other):
        return True

    def can_be_prevented_by(self, other):
        return True

    def should_require_failure_of(self, other):
        return False

    def should_be_required_to_fail_by(self, other):
        return False

    def add_target(self, receiver, action):
        """Registers an action; again is the same as once, and nobody is kept alive (GR-47, GR-49)."""
        if not any(known() is receiver and name == action for known, name in self.targets):
            self.targets.append((weakref.ref(receiver), action))

    def send_action(self):
        """Calls the targets. In it `state` is what they are called for (GR-37)."""
        for known, action in list(self.targets):
            receiver = known()
            if receiver is not None:
                self.app.perform(action, receiver, self, None)

    def touched(self, phase, touches, event):
        """The four touch methods in one. A recognizer passes nothing on (GR-54)."""
        {BEGAN: self.began, MOVED: self.moved, ENDED: self.ended,
         CANCELLED: self.cancelled}[phase](touches)

    def hears(self, phase):
        """Whether it receives touches: not when it has decided (GR-40), and not of new ones when all
        that it still lacks is the failure of others."""
        return self.state not in FINAL and not (phase == BEGAN and self.claim == ENDED)

    def reset(self):
        """Back to the start: it forgets its touches, of which it receives nothing any more (GR-42)."""
        self.state = POSSIBLE
        self.touches = []
        self.asked = {}
        self.claim = None
        self.stop_timer()

    # What subclasses do

    def began(self, touches):
        pass

    def moved(self, touches):
        pass

    def ended(self, touches):
        pass

    def cancelled(self, touches):
        """The system took touches away (GR-45)."""
        self.become(CANCELLED if self.state in GOING else FAILED)

    # What subclasses use

    def become(self, state):
        self.arena.become(self, state)

    def ignore(self, touch):
        """Has nothing to do with a touch any more (GR-16)."""
        self.touches.remove(touch)
        touch.recognizers.remove(self)

    def after(self, milliseconds, call):
        self.stop_timer()
        self.timer = self.app.clock.after(milliseconds, call)

    def stop_timer(self):
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    # What is measured

    @property
    def is_trying(self):
        """Whether it is in the middle of an attempt and has not decided."""
        return self.state == POSSIBLE and bool(self.touches)

    @property
    def down(self):
        return [touch for touch in self.touches if touch.is_down]

    @property
    def in_use(self):
        """The touches that a reading is of: those that are down, or those that were last."""
        return self.down or [t for t in self.touches if t.timestamp == self.touches[-1].timestamp]

    def location_in(self, view):
        return centroid([touch.location_in(view) for touch in self.in_use])

    @property
    def translation(self):
        return None

    @property
    def velocity(self):
        return None


class Tapping(Recognizer):
    """What taps and presses have in common: some fingers that come down and stay where they are."""

    #: Nobody has documented these; they are what re-implementations have. In points, milliseconds.
    slack, longest_hold, longest_gap = 10, 750, 350
    taps = fingers = 1

    def __init__(self, app):
        super().__init__(app)
        self.taps_done = 0
        #: The touches of the tap that is being made.
        self.tapping = []

    def began(self, touches):
        if not self.tapping:
            self.after(self.longest_hold, self.give_up)
        self.tapping += touches
        if len(self.tapping) > self.fingers:
            self.become(FAILED)

    def moved(self, touches):
        if distance(centroid([touch.displacement for touch in self.tapping]), ORIGIN) > self.slack:
            self.become(FAILED)

    def ended(self, touches):
        self.moved(touches)
        if self.state == FAILED or any(touch.is_down for touch in self.tapping):
            return
        if len(self.tapping) < self.fingers:
            return self.become(FAILED)
        self.taps_done += 1
        self.stop_timer()
        if self.taps_done == self.taps:
            return self.finish_taps()
        self.tapping = []
        self.after(self.longest_gap, self.give_up)

    def finish_taps(self):
        """All taps that are asked for were made."""

    def give_up(self):
        if not self.app.wrong("taps-never-time-out"):
            self.become(FAILED)

    @property
    def in_use(self):
        return self.tapping

    def reset(self):
        super().reset()
        self.taps_done = 0
        self.tapping = []


class Tap(Tapping):
    """Some fingers come down and lift, some times, without moving or waiting (KR-01 to KR-13)."""

    def can_prevent(self, other):
        # It would make a double tap pointless (GC-20).
        return not (isinstance(other, Tap) and other.taps > self.taps)

    def finish_taps(self):
        self.become(ENDED)


class LongPress(Tapping):
    """Some fingers stay down, perhaps after some taps (KR-14 to KR-23)."""

    taps = 0
    minimum_duration = 500

    def began(self, touches):
        if self.state in GOING:
            return
        super().began(touches)
        if self.state == POSSIBLE and self.taps_done == self.taps:
            self.stop_timer()
            if len(self.tapping) == self.fingers:
                self.after(self.minimum_duration, lambda: self.become(BEGAN))

    def moved(self, touches):
        if self.state not in GOING:
            super().moved(touches)
        elif any(touch in self.tapping for touch in touches):
            self.become(CHANGED)

    def ended(self, touches):
        if self.state in GOING:
            if any(touch in self.tapping for touch in touches):
                self.become(ENDED)
        elif self.taps_done == self.taps:
            self.become(FAILED)
        else:
            super().ended(touches)

    def finish_taps(self):
        self.tapping = []
        self.after(self.longest_gap, self.give_up)


class Pan(Recognizer):
    """Fingers move (KR-24 to KR-36)."""

    #: How far they have to, in points: what re-implementations have.
    hysteresis = 10
    minimum_touches = 1
    maximum_touches = None

    def __init__(self, app):
        super().__init__(app)
        self.start()

    def start(self):
        #: In the coordinates of the window, in points, and in points per second.
        self.moved_by = self.speed = ORIGIN
        self.last_time = None

    def counts(self, number):
        """Whether it may act while so many fingers are down."""
        return self.minimum_touches <= number <= (self.maximum_touches or number)

    def began(self, touches):
        if self.last_time is None:
            self.last_time = self.app.clock.now
        if self.app.wrong("translation-jumps") and self.state in GOING:
            others = [touch.location for touch in self.down if touch not in touches]
            center = centroid([touch.location for touch in self.down])
            self.moved_by = add(self.moved_by, subtract(center, centroid(others)))

    def moved(self, touches):
        self.follow(touches, self.down)
        if not self.counts(len(self.down)):
            return
        needed = 1 if self.app.wrong("pan-without-hysteresis") else self.hysteresis
        if self.state in GOING:
            self.become(CHANGED)
        elif distance(self.moved_by, ORIGIN) >= needed:
            self.become(BEGAN)

    def ended(self, touches):
        self.follow(touches, self.down + touches)
        if not self.down:
            self.become(ENDED if self.state in GOING else FAILED)

    def follow(self, touches, fingers):
        """Adds how far the centre of `fingers` went, of which `touches` moved; a finger that joins or
        leaves moves nothing (KR-30)."""
        if not self.counts(len(fingers)):
            if self.state == POSSIBLE:
                self.moved_by = ORIGIN
            return
        steps = [subtract(touch.location, touch.previous_location) for touch in touches]
        x, y = (sum(part) / len(fingers) for part in zip(*steps))
        self.moved_by = add(self.moved_by, (x, y))
        if (x, y) != ORIGIN:
            seconds = max(1, self.app.clock.now - self.last_time) / 1000
            self.speed = (x / seconds, y / seconds)
        self.last_time = self.app.clock.now

    @property
    def translation(self):
        return self.view.vector_from_window(self.moved_by)

    def rebase(self):
        """Sets the translation to zero (KR-29)."""
        self.moved_by = ORIGIN

    @property
    def velocity(self):
        return self.view.vector_from_window(self.speed)

    def reset(self):
        super().reset()
        self.start()


class Delegate:
    """What a recognizer's delegate answers when it implements nothing (GC-04)."""

    def should_receive_event(self, recognizer, event):
        return True

    def should_receive(self, recognizer, touch):
        return True

    def should_begin(self, recognizer):
        return True

    def simultaneous(self, recognizer, other):
        return False

    def requires_failure(self, recognizer, other):
        return False

    def is_required_to_fail(self, recognizer, other):
        return False
