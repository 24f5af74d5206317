"""Builds a scene with the engine's own classes, and plays its script."""
from probes import (
    RECOGNIZERS, VIEWS, ApplicationProbe, ControllerProbe, DelegateProbe, Log, ResponderProbe, pair)
from touchcore.controls import Target
from touchcore.touches import BEGAN


class Skip(Exception):
    """The engine cannot play the scene, for the lack of a feature."""

    def __init__(self, feature):
        super().__init__("this engine has no " + feature)
        self.feature = feature


class Scene:
    """One scenario, in a world of its own."""

    def __init__(self, scenario, mistakes):
        self.scenario = scenario
        refuse_what_is_lacking(scenario)
        said = scenario.get("application", {})
        self.app = ApplicationProbe(mistakes)
        self.log = self.app.log = Log(self.app)
        self.named = {}
        self.reactions = list(scenario.get("reactions", []))
        self.name(self.app, "application", said)
        self.make_chain(said)
        for view in scenario.get("views", []):
            self.make_view(view)
        for controller in scenario.get("controllers", []):
            self.name(ControllerProbe(self.named[controller["view"]]), controller["id"], controller)
        for recognizer in scenario.get("recognizers", []):
            self.make_recognizer(recognizer)
        self.connect()

    def name(self, responder, name, said):
        responder.scene = self
        responder.watch(name, said, self.log)
        self.named[name] = responder

    # Building

    def make_chain(self, said):
        """What stands behind windows: scene, application, delegate (RC-06 to RC-08)."""
        self.behind_windows = self.app
        if self.scenario.get("dialect", "ios13") == "ios13":
            self.behind_windows = ResponderProbe()
            self.behind_windows.next = self.app
            self.name(self.behind_windows, "scene", {})
        if "delegate" in said:
            delegate = ResponderProbe()
            self.name(delegate, "delegate", said["delegate"])
            if said["delegate"].get("isResponder", True):
                self.app.next = delegate

    def make_view(self, said):
        kind = said.get("kind", "view")
        frame = said.get("frame", {"x": 0, "y": 0, "width": 0, "height": 0})
        view = VIEWS[kind](self.app, rectangle(frame))
        self.name(view, said["id"], said.get("overrides", {}))
        if not any(type(other) is type(view) for other in list(self.named.values())[:-1]):
            new = {} if view.is_user_interaction_enabled else {"isUserInteractionEnabled": False}
            self.log.note("madeView", kind=kind, **new)
        view.bounds_origin = pair(said.get("boundsOrigin"))
        view.anchor = pair(said.get("anchorPoint"), (0.5, 0.5))
        view.transform = transform(said.get("transform", {}))
        view.alpha = said.get("alpha", 1)
        view.is_hidden = said.get("isHidden", False)
        view.is_user_interaction_enabled = said.get(
            "isUserInteractionEnabled", view.is_user_interaction_enabled)
        view.is_multiple_touch_enabled = said.get("isMultipleTouchEnabled", False)
        view.is_exclusive_touch = said.get("isExclusiveTouch", False)
        view.is_enabled = said.get("isEnabled", True)
        if kind == "window":
            view.level = said.get("level", 0)
            view.after = self.behind_windows
            self.app.windows.append(view)
        else:
            self.named[said["parent"]].add(view)

    def make_recognizer(self, said):
        recognizer = RECOGNIZERS[said.get("kind", "tap")](self.app)
        recognizer.scene = self
        recognizer.watch(said, self.log)
        self.named[said["id"]] = recognizer
        self.log.note("made", recognizer=said["id"], **new_recognizer(recognizer))
        for key, attribute in RECOGNIZER_PROPERTIES.items():
            if key in said and hasattr(recognizer, attribute):
                setattr(recognizer, attribute, said[key])
        if "delegate" in said:
            recognizer.delegate = DelegateProbe(said["delegate"], self.log)
        self.app.attach(recognizer, self.named[said["view"]])

    def connect(self):
        """Says who is related to whom, when all are there."""
        for said in self.scenario.get("recognizers", []):
            recognizer = self.named[said["id"]]
            recognizer.requirements = [self.named[id] for id in said.get("requiresFailureOf", [])]
            for target in said.get("targets", []):
                recognizer.add_target(self.receiver(target), target["action"])
        for said in self.scenario.get("views", []):
            view = self.named[said["id"]]
            next_name = said.get("overrides", {}).get("next")
            if next_name is not None:
                view.overridden_next = self.responder(next_name)
            for target in said.get("targets", []):
                events = target.get("events", ["touchUpInside"])
                view.targets.append(Target(self.receiver(target), target["action"], events))

    def responder(self, name):
        """A responder by name; an application's delegate that is none is nobody."""
        if name == "delegate" and self.app.next is None:
            return None
        return self.named.get(name)

    def receiver(self, target):
        """Who an action is registered with: an object that is gone at once, if the scene says so."""
        if target.get("released"):
            return ResponderProbe()
        receiver = target.get("receiver") and self.named[target["receiver"]]
        if receiver is not None:
            # Every registered target has the method.
            receiver.methods.add(target["action"])
        return receiver

    # Playing

    def play(self):
        for step in self.scenario.get("script", []):
            self.app.advance(step["at"])
            for change in step.get("changes", []):
                self.change(change)
            fingers = step.get("touches", [])
            event = self.app.send(
                [(f["finger"], f["phase"], pair(f["location"])) for f in fingers])
            if event is not None:
                self.read_off(event)
        return self.log.events

    def read_off(self, event):
        """What an app can look up when fingers have come down. Nobody has to report it."""
        asked = []
        for touch in [touch for touch in event.changed if touch.phase == BEGAN]:
            names = [responder.name for responder in touch.view.chain]
            self.log.note("chain", **{"from": touch.view.name}, responders=names)
            hearing = [recognizer.name for recognizer in touch.recognizers]
            self.log.note("receivers", finger=touch.finger, recognizers=hearing)
            for who in [touch.view, touch.window, *touch.recognizers]:
                if who not in asked:
                    asked.append(who)
                    fingers = sorted(touch.finger for touch in event.touches_for(who))
                    self.log.note("touchSet", of=who.name, fingers=fingers)

    def react(self, trigger):
        """Does what the app does in a callback, the first time that it comes."""
        for reaction in [one for one in self.reactions if one["on"] == trigger]:
            self.reactions.remove(reaction)
            for change in reaction["changes"]:
                self.change(change)

    def change(self, change):
        name, fields = (change, {}) if isinstance(change, str) else next(iter(change.items()))
        if not isinstance(fields, dict):
            fields = {"who": fields}
        fields = {KEYS.get(key, key): value for key, value in fields.items()}
        who = self.named.get(fields.pop("who", None))
        CHANGES[name](self, who, **fields)


def rectangle(said):
    return (said["x"], said["y"], said["width"], said["height"])


def transform(said):
    return (said.get("a", 1), said.get("b", 0), said.get("c", 0), said.get("d", 1),
            said.get("tx", 0), said.get("ty", 0))


RECOGNIZER_PROPERTIES = {
    "taps": "taps", "touches": "fingers", "minimumPressDuration": "minimum_duration",
    "allowableMovement": "slack", "minimumTouches": "minimum_touches",
    "maximumTouches": "maximum_touches", "cancelsTouchesInView": "cancels_touches_in_view",
    "delaysTouchesBegan": "delays_touches_began", "delaysTouchesEnded": "delays_touches_ended",
    "isEnabled": "is_enabled"}


def new_recognizer(recognizer):
    """The properties of its own that a new recognizer has."""
    kind = type(recognizer).__mro__[2].__name__
    if kind == "Pan":
        return {"minimumTouches": recognizer.minimum_touches}
    new = {"taps": recognizer.taps, "touches": recognizer.fingers}
    if kind == "LongPress":
        new["minimumPressDuration"] = recognizer.minimum_duration
        new["allowableMovement"] = recognizer.slack
    return new


# What an app can do to a scene

KEYS = {"view": "who", "control": "who", "recognizer": "who", "for": "events", "to": "value"}


def setting(attribute, convert=lambda value: value):
    def change(scene, who, value):
        setattr(who, attribute, convert(value))
    return change


def hide(scene, who, value):
    if who.is_window:
        who.show(not value)
    else:
        who.is_hidden = value


def bring(scene, who, place=None):
    if who.superview is not None:
        siblings = who.superview.subviews
        siblings.remove(who)
        siblings.insert(len(siblings) if place is None else place, who)


def attach(scene, who, value):
    scene.app.attach(who, scene.named[value])
    scene.app.finish_event()


def detach(scene, who):
    scene.app.detach(who)
    scene.app.finish_event()


def enable(scene, who, value):
    scene.app.enable(who, value)
    scene.app.finish_event()


def ignore(scene, who, by):
    scene.app.ignoring = max(0, scene.app.ignoring + by)


CHANGES = {
    "bringToFront": bring,
    "sendToBack": lambda scene, who: bring(scene, who, 0),
    "removeFromSuperview": lambda scene, who: who.remove(),
    "addSubview": lambda scene, who, value: scene.named[value].add(who),
    "setHidden": hide,
    "setAlpha": setting("alpha"),
    "setUserInteractionEnabled": setting("is_user_interaction_enabled"),
    "setEnabled": setting("is_enabled"),
    "setFrame": setting("frame", rectangle),
    "setTransform": setting("transform", transform),
    "setBoundsOrigin": setting("bounds_origin", pair),
    "makeKeyWindow": lambda scene, who: None,
    "setRecognizerEnabled": enable,
    "removeRecognizer": detach,
    "addRecognizer": attach,
    "interrupt": lambda scene, who: scene.app.cancel_touches(),
    "beginIgnoringInteractionEvents": lambda scene, who: ignore(scene, who, 1),
    "endIgnoringInteractionEvents": lambda scene, who: ignore(scene, who, -1),
    "sendActions": lambda scene, who, events: [who.send(name, None) for name in events],
    "removeTargets": lambda scene, who, events: who.remove_targets(events)}

# What the engine has, by the names that `touchstone features` lists: the suite makes no scene that needs
# anything else.
FEATURES = """
    several-windows window-levels hidden-views alpha disabled-interaction scrolled-bounds
    transforms drawing-flags multiple-touch exclusive-touch several-fingers labels image-views
    controls own-controls buttons switches disabled-controls control-targets sent-actions
    touch-overrides hit-test-overrides point-inside-overrides next-overrides
    send-event-overrides tracking-overrides send-action-overrides chain-actions
    can-perform-action view-controllers application-delegate ios12-chain recognizers taps
    long-presses pans several-taps finger-counts cancels-touches delays-touches
    disabled-recognizers recognizer-targets ignored-touches prevention-overrides
    failure-requirements requirement-overrides delegates should-receive-touch
    should-receive-event should-begin simultaneous-recognition delegate-requirements
    dependent-answers changes reordering removing-views adding-views moving-views key-windows
    changing-recognizers interruptions ignoring-events
""".split()


def refuse_what_is_lacking(scenario):
    """Says of a scene from elsewhere that it cannot be played, rather than to play it wrong."""
    for view in scenario.get("views", []):
        require(view.get("kind", "view"), VIEWS)
    for recognizer in scenario.get("recognizers", []):
        require(recognizer.get("kind", "tap"), RECOGNIZERS)
    for step in scenario.get("script", []):
        for change in step.get("changes", []):
            require(change if isinstance(change, str) else next(iter(change)), CHANGES)


def require(what, known):
    if what not in known:
        raise Skip(what)
