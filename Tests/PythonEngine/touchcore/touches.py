"""A finger on the screen, and the event that tells of it."""
from .geometry import subtract

BEGAN, MOVED, STATIONARY = "began", "moved", "stationary"
ENDED, CANCELLED = "ended", "cancelled"


class Touch:
    """One stay of a finger on the screen. The same object serves all its phases (TO-03)."""

    def __init__(self, finger, view, window, location, time, tap_count):
        self.finger = finger
        self.view = view
        self.window = window
        #: Both in the coordinates of the window.
        self.location = self.previous_location = self.start = location
        self.began_at = self.timestamp = time
        self.tap_count = tap_count
        self.phase = BEGAN
        #: The recognizers that may receive it, in the order in which they receive it.
        self.recognizers = []
        #: Whether the view's own rules keep the touch from it (TO-25, TO-29, TO-30).
        self.is_kept_out = False
        #: Whether its view received its beginning, and whether the view is done with it.
        self.is_told = self.is_over = False
        #: The phases that the view has not received yet, in order.
        self.untold = []

    @property
    def is_down(self):
        return self.phase not in (ENDED, CANCELLED)

    @property
    def displacement(self):
        """How far it is from where it came down."""
        return subtract(self.location, self.start)

    def location_in(self, view):
        return view.from_window(self.location)


class Event:
    """What the application receives at one moment: which touches there are, and which changed."""

    def __init__(self, time, touches, changed=()):
        self.time = time
        self.all_touches = list(touches)
        self.changed = list(changed)

    def touches_for(self, who):
        """The touches of a view, of a window, or of a recognizer (TO-18)."""
        return [
            touch
            for touch in self.all_touches
            if who is touch.window
            or who is touch.view and not who.is_window
            or who in touch.recognizers and touch in who.touches]
