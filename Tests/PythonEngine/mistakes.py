"""What the engine gets wrong when asked to: what happens, and the rule that must say so."""

MISTAKES = {
    "transparent-views-hit": ("views are hit whatever their alpha", "HT-06"),
    "siblings-forward": ("subviews are asked from the back to the front", "HT-12"),
    "bounds-origin-ignored": ("a view that is scrolled is hit where it was before", "HT-10"),
    "controllers-skipped": ("the chain goes from a view to its superview always", "RC-01"),
    "second-finger-told": ("a view without multiple touch receives every finger", "TO-25"),
    "parents-deaf": ("recognizers of the hit view's superviews receive nothing", "GR-01"),
    "views-never-cancelled": ("a view keeps the touch that a gesture takes", "GR-11"),
    "ended-not-withheld": ("a view receives a lift while recognizers are undecided", "GR-25"),
    "no-exclusion": ("several recognizers recognize with one touch", "GC-11"),
    "requirements-ignored": ("no recognizer waits for another to fail", "GC-27"),
    "taps-never-time-out": ("a tap may be held for ever", "GR-52"),
    "pan-without-hysteresis": ("a pan begins at the slightest movement", "KR-26"),
    "translation-jumps": ("a finger that joins a pan moves it", "KR-30"),
    "no-enter-or-exit": ("a control says nothing when a finger leaves or comes back", "CT-04"),
    "always-up-inside": ("a lift outside a control counts as inside", "CT-06"),
}
