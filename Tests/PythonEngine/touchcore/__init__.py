"""A small touch core: views, three gestures, three controls. Written from the rulebook alone.

The ids in the comments, such as HT-12, are rules: `touchstone rules HT-12` says them.
"""
