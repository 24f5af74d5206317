"""Responders, views with hit-testing, and windows."""
import struct

from . import geometry
from .geometry import IDENTITY, ORIGIN


class Responder:
    """A link of the responder chain."""

    next = None

    def touched(self, phase, touches, event):
        """The four touch methods in one. What nobody handles climbs the chain (RC-12)."""
        if self.next is not None:
            self.next.touched(phase, touches, event)

    def can_perform(self, action):
        """Whether it has the action method, for actions sent to nobody in particular (RC-27)."""
        return False

    @property
    def chain(self):
        """The responders that follow it. An app can close the chain to a ring; that ends it."""
        chain = []
        responder = self.next
        while responder is not None and responder not in chain:
            chain.append(responder)
            responder = responder.next
        return chain


class View(Responder):
    """A rectangle in a superview, which is hit by touches and has subviews, back to front."""

    takes_touches_when_new = True
    is_window = False

    def __init__(self, app, frame):
        self.app = app
        self.frame = frame
        self.bounds_origin = ORIGIN
        self.anchor = (0.5, 0.5)
        self.transform = IDENTITY
        self.alpha = 1
        self.is_hidden = False
        self.is_user_interaction_enabled = self.takes_touches_when_new
        self.is_multiple_touch_enabled = False
        self.is_exclusive_touch = False
        self.superview = None
        self.controller = None
        self.subviews = []
        self.recognizers = []

    # The tree

    def add(self, view):
        if view in self.path:
            return
        view.remove()
        view.superview = self
        self.subviews.append(view)

    def remove(self):
        if self.superview is not None:
            self.superview.subviews.remove(self)
            self.superview = None

    @property
    def path(self):
        """The view and what it is in, outwards."""
        path = [self]
        while path[-1].superview is not None:
            path.append(path[-1].superview)
        return path

    @property
    def next(self):
        if self.controller is not None and not self.app.wrong("controllers-skipped"):
            return self.controller
        return self.superview

    @property
    def alpha(self):
        return self._alpha

    @alpha.setter
    def alpha(self, alpha):
        """Kept in 32 bits, so that 0.01 is a little less than that (HT-06)."""
        self._alpha = struct.unpack("f", struct.pack("f", alpha))[0]

    # Coordinates

    @property
    def bounds(self):
        origin = ORIGIN if self.app.wrong("bounds-origin-ignored") else self.bounds_origin
        return (*origin, self.frame[2], self.frame[3])

    @property
    def outline(self):
        """What `UIView.frame` is: the smallest upright rectangle of the superview around the view."""
        x, y, width, height = self.frame
        center = geometry.add((x, y), (self.anchor[0] * width, self.anchor[1] * height))
        corners = [(x, y), (x + width, y), (x, y + height), (x + width, y + height)]
        turned = [
            geometry.add(center, geometry.apply(self.transform, geometry.subtract(c, center)))
            for c in corners]
        xs, ys = zip(*turned)
        return (min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))

    def from_parent(self, point):
        """A point of the superview in the view's own coordinates (HT-17)."""
        x, y, width, height = self.frame
        anchor = (self.anchor[0] * width, self.anchor[1] * height)
        turned = geometry.subtract(point, geometry.add((x, y), anchor))
        straight = geometry.apply_inverse(self.transform, turned)
        return geometry.add(geometry.add(straight, self.bounds[:2]), anchor)

    def from_window(self, point):
        """A point of the view's window in the view's own coordinates."""
        for view in reversed(self.path[:-1]):
            point = view.from_parent(point)
        return point

    def vector_from_window(self, vector):
        """A displacement in the window, in the view's own coordinates."""
        return geometry.subtract(self.from_window(vector), self.from_window(ORIGIN))

    # Hit-testing

    def is_open(self):
        """Whether the view takes touches at all (HT-04 to HT-06)."""
        if self.is_hidden or not self.is_user_interaction_enabled:
            return False
        return self.alpha >= 0.01 or self.app.wrong("transparent-views-hit")

    def point_inside(self, point):
        return geometry.contains(self.bounds, point)

    def hit_test(self, point):
        """The view that a touch hits: the front-most branch that contains it (HT-01)."""
        if not self.is_open() or not self.point_inside(point):
            return None
        return self.hit_subview(point) or self

    def hit_subview(self, point):
        """What the first subview to answer is hit in, from the front to the back (HT-12)."""
        forward = self.app.wrong("siblings-forward")
        for view in self.subviews if forward else reversed(self.subviews):
            hit = view.hit_test(view.from_parent(point))
            if hit is not None:
                return hit
        return None

    # Recognizers

    def should_begin(self, recognizer):
        """Whether a recognizer may recognize with a touch in this view (GC-09)."""
        return True


class Label(View):
    """Labels and image views take no touches unless they are made to (HT-26)."""

    takes_touches_when_new = False


class Window(View):
    """A view without a superview, of the application's screen."""

    level = 0
    is_window = True
    #: What comes behind it in the chain: its scene, or the application (RC-06).
    after = None

    @property
    def next(self):
        return self.controller or self.after

    def show(self, is_shown):
        """A window that is shown comes to the front of its level (HT-36)."""
        if is_shown and self.is_hidden:
            self.app.windows.remove(self)
            self.app.windows.append(self)
        self.is_hidden = not is_shown

    def send_event(self, event):
        """Tells recognizers, then views (GR-02)."""
        self.app.dispatch(event, self)


class Controller(Responder):
    """Stands behind the view that it manages (RC-01, RC-02)."""

    def __init__(self, view):
        self.view = view
        view.controller = self

    @property
    def next(self):
        return self.view.superview or (
            self.view.after if isinstance(self.view, Window) else None)
