"""Who of several recognizers may recognize.

All recognizers receive an event before any acts (GR-05). One that sees its gesture claims a state
at once, the one that is to be preferred first; the others of its touches fail when all have heard.
"""
from .recognizers import CANCELLED, CHANGED, FAILED, FINAL, GOING, POSSIBLE, RECOGNIZED, Tap


def preference(recognizer):
    """Who receives a touch first and so wins a tie: a tap that wants more taps (GC-36), else the innermost
    (GC-12), else the one that was added last (GC-14)."""
    taps = recognizer.taps if isinstance(recognizer, Tap) else 0
    view = recognizer.view
    return (-taps, -len(view.path), -view.recognizers.index(recognizer))


class Arena:
    """Holds the recognizers that have touches, and settles who recognizes."""

    def __init__(self, app):
        self.app = app
        #: The recognizers that are in an attempt, in the order in which they entered it.
        self.attempting = []
        #: Those that have recognized since everything was settled last.
        self.fresh = []
        #: Those whose action is to be sent, and the state that it tells of.
        self.acting = []

    def enter(self, recognizer, touches):
        """A recognizer is about to receive new touches, which become part of its attempt."""
        recognizer.touches += touches
        if recognizer not in self.attempting:
            self.attempting.append(recognizer)

    def become(self, recognizer, state):
        """Gives a recognizer the state that it wants, or another, or makes it wait."""
        if state == FAILED:
            self.fail(recognizer)
        elif recognizer.state == POSSIBLE:
            self.recognize(recognizer, state)
        else:
            self.change(recognizer, state)

    def change(self, recognizer, state):
        # What began in this event has not changed in it.
        if state != CHANGED or recognizer not in self.fresh:
            recognizer.state = state
            self.acting.append((recognizer, state))

    def fail(self, recognizer):
        recognizer.state = FAILED
        recognizer.claim = None
        recognizer.stop_timer()
        for waiting in list(self.attempting):
            if waiting.claim is not None:
                self.recognize(waiting, waiting.claim)

    def recognize(self, recognizer, state):
        """Makes a recognizer leave `possible` for `state`, unless somebody objects."""
        rivals = self.rivals(recognizer)
        if any(self.is_beaten_by(rival, recognizer) for rival in rivals):
            return self.fail(recognizer)
        if any(self.waits(recognizer, rival) for rival in rivals):
            recognizer.claim = state
            return
        recognizer.claim = None
        if not self.may_begin(recognizer):
            return self.fail(recognizer)
        self.change(recognizer, state)
        self.fresh.append(recognizer)
        # Who waits for it to fail waits in vain (GC-29).
        for rival in rivals:
            if rival.state == POSSIBLE and self.requires(rival, recognizer):
                self.fail(rival)

    def rivals(self, recognizer):
        """The others that have a touch in common with it (GC-25)."""
        return [
            other
            for other in self.attempting
            if other is not recognizer and any(t in recognizer.touches for t in other.touches)
        ]

    # What is asked

    def may_begin(self, recognizer):
        """Asks the views that its fingers hit, and its delegate (GC-07, GC-09)."""
        views = dict.fromkeys(touch.view for touch in recognizer.touches)
        if not all(view.should_begin(recognizer) for view in views):
            return False
        return recognizer.delegate is None or recognizer.delegate.should_begin(recognizer)

    def prevents(self, active, other):
        """Whether one that recognized keeps another from it (GC-18)."""
        if self.app.wrong("no-exclusion"):
            return False
        if not (active.can_prevent(other) and other.can_be_prevented_by(active)):
            return False
        return not (self.allows(active, other) or self.allows(other, active))

    def allows(self, recognizer, other):
        """Either side may allow both (GC-23)."""
        delegate = recognizer.delegate
        return delegate is not None and delegate.simultaneous(recognizer, other)

    def is_beaten_by(self, rival, recognizer):
        """Whether one that recognized already leaves nothing to another (GC-16, GC-29)."""
        return rival.state in RECOGNIZED and (
            self.prevents(rival, recognizer) or self.requires(recognizer, rival))

    def waits(self, recognizer, other):
        """Whether the other has yet to fail. Of two that would wait for each other, the second does
        not (GC-37)."""
        if other.state != POSSIBLE or not self.requires(recognizer, other):
            return False
        return other.claim is None or not self.requires(other, recognizer)

    def requires(self, recognizer, other):
        """Whether it has to wait until the other has failed: always, or for this attempt (GC-31)."""
        if self.app.wrong("requirements-ignored"):
            return False
        if other in recognizer.requirements:
            return True
        if other not in recognizer.asked:
            recognizer.asked[other] = any([
                recognizer.should_require_failure_of(other),
                other.should_be_required_to_fail_by(recognizer),
                recognizer.delegate is not None
                and recognizer.delegate.requires_failure(recognizer, other),
                other.delegate is not None
                and other.delegate.is_required_to_fail(other, recognizer),
            ])
        return recognizer.asked[other]

    # When all have heard

    def settle(self):
        """Makes those fail that are prevented, and sends the actions."""
        while self.fresh:
            winner = self.fresh.pop(0)
            for rival in self.rivals(winner):
                if rival.state == POSSIBLE and self.prevents(winner, rival):
                    self.fail(rival)
        while self.acting:
            recognizer, recognizer.state = self.acting.pop(0)
            recognizer.send_action()

    def reset_finished(self):
        """Resets those whose fingers are up, and that nobody who has to fail for them holds up."""
        for recognizer in list(self.attempting):
            if recognizer.state in FINAL and not recognizer.down and not self.is_tied(recognizer):
                self.reset(recognizer)

    def is_tied(self, recognizer):
        """Whether one that it requires to fail has not finished yet (GR-43)."""
        return any(
            other.state not in FINAL and other.touches
            for other in self.attempting
            if other in recognizer.requirements)

    def reset(self, recognizer):
        recognizer.reset()
        if recognizer in self.attempting:
            self.attempting.remove(recognizer)
        self.acting = [pair for pair in self.acting if pair[0] is not recognizer]

    def withdraw(self, recognizer):
        """Takes a recognizer out that was disabled or removed (EX-06, EX-07, EX-09)."""
        if recognizer not in self.attempting:
            return
        if recognizer.state in GOING:
            self.change(recognizer, CANCELLED)
        elif recognizer.state == POSSIBLE:
            self.fail(recognizer)
        self.settle()
        self.reset(recognizer)
