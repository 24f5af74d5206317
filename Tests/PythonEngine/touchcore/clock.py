"""Virtual time: nobody waits. Moving the time on fires the timers that are due."""


class Timer:
    def __init__(self, due, call):
        self.due, self.call = due, call
        self.is_cancelled = False

    def cancel(self):
        self.is_cancelled = True


class Clock:
    """The time, in milliseconds since the start."""

    def __init__(self):
        self.now = 0
        self.timers = []

    def after(self, milliseconds, call):
        timer = Timer(self.now + milliseconds, call)
        self.timers.append(timer)
        return timer

    def advance(self, time, after_each):
        """Goes to `time`, and on the way fires timers, the earliest first."""
        while True:
            self.timers = [timer for timer in self.timers if not timer.is_cancelled]
            timer = min(self.timers, key=lambda timer: timer.due, default=None)
            if timer is None or timer.due > time:
                break
            self.timers.remove(timer)
            self.now = max(self.now, timer.due)
            timer.call()
            after_each()
        self.now = max(self.now, time)
