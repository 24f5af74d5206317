"""Scenes for the pages that are looked at in a browser."""

RUN = "window.wasRun = (window.wasRun || 0) + 1"
HOSTILE = [
    f"<script>{RUN}</script>", f"\"><img src=x onerror='{RUN}'>", "</script><script>alert(1)//",
    f"</title><svg onload='{RUN}'>", "'\"&lt;&amp;", "]]>--><!--", "\u202edrowssap\u2066", "a\u200fb\u2067c",
    "שלום", "javascript:alert(1)", "</style><b>", "\ud83d\ude00 \ufffe",
    "https://example.com/x.png", "${alert(1)}`", "\\u003cscript\\u003e",
]
LONG = ["confirmationDialogContainerViewOfTheCheckoutScreenController" + str(number) for number in range(4)]
RIGHT_TO_LEFT = ["שורת הכפתורים (ראשית)", "زر الإرسال السريع", "תמונה 12", "قائمة"]


def rect(x, y, width, height):
    return {"x": x, "y": y, "width": width, "height": height}


def view(name, parent, frame, **others):
    return {"id": name, "parent": parent, "frame": rect(*frame), **others}


def window(name="window", width=320, height=480):
    return {"id": name, "kind": "window", "frame": rect(0, 0, width, height)}


def finger(at, phase, x, y, number=0):
    return {"at": at, "touches": [{"finger": number, "phase": phase, "location": {"x": x, "y": y}}]}


def tap(x, y, at=0):
    return [finger(at, "began", x, y), finger(at + 50, "ended", x, y)]


def failing():
    """A button in a view with a tap recognizer: an engine that forgets to cancel breaks GR-11."""
    return {
        "views": [
            window(), view("page", "window", (0, 0, 320, 480)),
            view("card", "page", (40, 60, 240, 160)), view("icon", "card", (20, 20, 80, 80)),
            view("off", "page", (40, 300, 100, 60), isUserInteractionEnabled=False),
            view("gone", "page", (180, 300, 100, 60), isHidden=True)],
        "recognizers": [{"id": "tap", "view": "card", "kind": "tap"}],
        "script": tap(80, 110) + [
            {"at": 400, "changes": [{"setFrame": {"view": "card", "to": rect(40, 260, 240, 160)}}]}]
        + tap(80, 300, 500)}


def named(names):
    """A screen of four views with these names, with a recognizer on each."""
    return {
        "views": [window(names[0]), view(names[1], names[0], (10, 20, 300, 220)),
                  view(names[2], names[1], (20, 40, 120, 60)), view(names[3], names[1], (160, 40, 120, 60))],
        "recognizers": [{"id": names[place] + "◦", "view": names[place], "kind": "tap"} for place in range(4)],
        "script": tap(60, 90)}


def fingers():
    """Two fingers drag and pinch; then a third taps."""
    script = [finger(0, "began", 100, 150), finger(10, "began", 220, 150, 1)]
    for step in range(1, 13):
        script.append({"at": 10 + 16 * step, "touches": [
            {"finger": 0, "phase": "moved", "location": {"x": 100 - 4 * step, "y": 150 + 6 * step}},
            {"finger": 1, "phase": "moved", "location": {"x": 220 + 4 * step, "y": 150 + 6 * step}}]})
    script += [finger(260, "ended", 52, 222), finger(300, "ended", 268, 222, 1)]
    return {
        "views": [window(), view("map", "window", (0, 60, 320, 300), isMultipleTouchEnabled=True),
                  view("pin", "map", (90, 70, 40, 40))],
        "recognizers": [{"id": "zoom", "view": "map", "kind": "pinch"},
                        {"id": "drag", "view": "map", "kind": "pan"},
                        {"id": "select", "view": "pin", "kind": "tap"}],
        "script": script + tap(110, 150, 900)}


def turned():
    """A view that is turned, in one that is scrolled and clips."""
    return {
        "views": [window(),
                  view("list", "window", (20, 40, 280, 300), kind="scrollView", clipsToBounds=True,
                       boundsOrigin={"x": 0, "y": 120}, scrolling={"contentSize": {"width": 280, "height": 900}}),
                  view("photo", "list", (60, 180, 120, 80), transform={"a": 0.75, "b": 0.5, "c": -0.5, "d": 0.75}),
                  view("below", "list", (20, 380, 240, 120)), view("far", "list", (20, 700, 240, 120))],
        "recognizers": [{"id": "open", "view": "photo", "kind": "tap"}],
        "script": [finger(0, "began", 140, 140), finger(40, "moved", 140, 120), finger(56, "moved", 140, 90),
                   finger(72, "moved", 140, 60), finger(120, "ended", 140, 60)] + tap(140, 150, 800)}


def hostile():
    names = [name.encode("utf-8", "surrogatepass")[:64].decode("utf-8", "ignore") for name in HOSTILE]
    views = [window(names[0], 400, 400)]
    views += [view(name, names[0], (10, 20 * place, 300, 18)) for place, name in enumerate(names[1:])]
    return {"views": views, "script": tap(20, 30),
            "recognizers": [{"id": "<b onclick=alert(1)>" + str(place), "view": each["id"]}
                            for place, each in enumerate(views)]}


def many(count=10_000):
    views = [window("window", 400, 800)]
    views += [view(f"<i>{place}", "window", (place % 100 * 4, place // 100 * 8, 4, 8)) for place in range(count - 1)]
    return {"views": views, "script": tap(200, 400)}
