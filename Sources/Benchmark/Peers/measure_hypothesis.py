"""Measures Hypothesis on the problems of the benchmark, and prints the figures as JSON.

It ends with status 69 if Hypothesis is not installed. The planted bug `order` is left out: Hypothesis
takes hundreds of thousands of cases to find it.
"""

import json
import statistics
import sys
import time
from random import Random

try:
    import hypothesis
except ImportError:
    sys.exit(69)
from hypothesis import HealthCheck, Phase, given, settings, strategies as st
from hypothesis.errors import NoSuchExample

SEEDS = 20

# Values


def int16(number):
    return (number + 32768) % 65536 - 32768


integers = st.integers(-(2**31), 2**31 - 1)
numbers = st.lists(integers, max_size=20)
lists = st.lists(numbers, max_size=20)
twins = st.tuples(st.integers(0, 2**31 - 1), st.integers(0, 2**31 - 1))


def bounded(limit):
    return st.tuples(*[st.lists(st.integers(-32768, 32767), max_size=limit)] * 5)


def fails_bound5(five):
    sums = [int16(sum(numbers)) for numbers in five]
    return all(s < 256 for s in sums) and int16(sum(sums)) >= 5 * 256


def lists_of(length, element):
    return st.lists(element, min_size=length, max_size=length)


long_lists = st.integers(1, 100).flatmap(lambda n: lists_of(n, st.integers(0, 1000)))
references = st.integers(1, 10).flatmap(lambda n: lists_of(n, st.integers(0, n - 1)))
takings = st.lists(integers, min_size=1, max_size=20).flatmap(
    lambda numbers: st.tuples(st.just(numbers), st.integers(0, len(numbers) - 1))
)
expressions = st.recursive(
    integers,
    lambda part: st.tuples(st.just("+"), part, part) | st.tuples(st.just("/"), part, part),
)


def divides_by_plain_zero(expression):
    if isinstance(expression, int):
        return False
    sign, one, other = expression
    return (sign == "/" and other == 0) or any(map(divides_by_plain_zero, (one, other)))


def value(expression):
    """The value of an expression; None where something is divided by zero."""
    if isinstance(expression, int):
        return expression
    sign, one, other = expression[0], value(expression[1]), value(expression[2])
    if one is None or other is None or (sign == "/" and other == 0):
        return None
    if sign == "+":
        return one + other
    return abs(one) // abs(other) * (1 if (one < 0) == (other < 0) else -1)


@st.composite
def heaps(draw, least=0, depth=0):
    if depth == 5 or not draw(st.booleans()):
        return None
    value = draw(st.integers(least, 1000))
    return value, draw(heaps(value, depth + 1)), draw(heaps(value, depth + 1))


def merged(one, other):
    if one is None or other is None:
        return one or other
    if one[0] > other[0]:
        return merged(other, one)
    return one[0], merged(one[2], other), one[1]


def flat(heap):
    return [] if heap is None else [heap[0], *flat(heap[2]), *flat(heap[1])]


def fails_heap(heap):
    return heap is not None and [heap[0], *flat(merged(heap[1], heap[2]))] != sorted(flat(heap))


# Trees of views: x, y, width, height, alpha, hidden, disabled, children


def views(limits):
    children = st.lists(views(limits[1:]), max_size=limits[0]) if limits else st.just([])
    place = st.integers(0, 400)
    alpha = st.sampled_from([1000, 500, 11, 10, 5, 0])
    return st.tuples(place, place, place, place, alpha, st.booleans(), st.booleans(), children)


touches = st.tuples(st.integers(0, 400), st.integers(0, 400), st.integers(0, 100))
scenes = st.tuples(views([4, 3, 2, 1, 1]), st.lists(touches, min_size=1, max_size=10))


def hit(view, x, y, clear):
    left, top, width, height, alpha, hidden, disabled, children = view
    x, y = x - left, y - top
    if hidden or disabled or clear(alpha) or not (0 <= x < width and 0 <= y < height):
        return None
    for index in reversed(range(len(children))):
        path = hit(children[index], x, y, clear)
        if path is not None:
            return [index, *path]
    return []


def fails_alpha(scene):
    root, touches = scene
    return any(
        hit(root, x, y, lambda alpha: alpha <= 10) != hit(root, x, y, lambda alpha: alpha < 10)
        for x, y, _ in touches
    )


# Each with its values, what fails, and the simplest failure
PROBLEMS = {
    "alpha": (scenes, fails_alpha, ((0, 0, 1, 1, 10, False, False, []), [(0, 0, 0)])),
    "bound5 (lists of at most 1)": (bounded(1), fails_bound5, ([], [], [], [-1], [-32768])),
    "bound5 (lists of at most 10)": (bounded(10), fails_bound5, ([], [], [], [-1], [-32768])),
    "large union list": (lists, lambda ls: len(set(sum(ls, []))) > 4, [[0, 1, -1, 2, -2]]),
    "reverse": (numbers, lambda ns: ns != ns[::-1], [0, 1]),
    "calculator": (
        expressions,
        lambda e: not divides_by_plain_zero(e) and value(e) is None,
        ("/", 0, ("+", 0, 0)),
    ),
    "length list": (long_lists, lambda ns: any(n >= 900 for n in ns), [900]),
    "difference: not zero": (twins, lambda t: t[0] >= 10 and t[0] == t[1], (10, 10)),
    "difference: not small": (
        twins,
        lambda t: t[0] >= 10 and 1 <= abs(t[0] - t[1]) < 5,
        (10, 6),
    ),
    "difference: not one": (twins, lambda t: t[0] >= 10 and abs(t[0] - t[1]) == 1, (10, 9)),
    "binheap": (heaps(), fails_heap, (0, None, (0, (0, None, None), (1, None, None)))),
    "coupling": (
        references,
        lambda next: any(n != i and next[n] == i for i, n in enumerate(next)),
        [1, 0],
    ),
    "deletion": (takings, lambda t: t[0].count(t[0][t[1]]) > 1, ([0, 0], 0)),
    "distinct": (numbers, lambda ns: len(set(ns)) >= 3, [0, 1, -1]),
    "nested lists": (lists, lambda ls: sum(map(len, ls)) > 10, [[0] * 11]),
}


def shrinking(strategy, fails, normal_form):
    """What becomes of the first failure of each seed."""
    evaluations, normal = [], 0
    options = settings(
        max_examples=50_000,
        phases=[Phase.generate, Phase.shrink],
        database=None,
        derandomize=False,
        suppress_health_check=list(HealthCheck),
    )
    for seed in range(SEEDS):
        count = 0

        def noted(value):
            # The one that finds the failure is not one of shrinking.
            nonlocal count
            failed = fails(value)
            if failed or count:
                count += 1
            return failed

        try:
            found = hypothesis.find(strategy, noted, settings=options, random=Random(seed))
        except NoSuchExample:
            continue
        evaluations.append(count - 1)
        normal += found == normal_form
    median = statistics.median_high(evaluations) if evaluations else 0
    return {"seeds": len(evaluations), "normal": normal, "evaluations": median}


def trees_per_second(count=1_000):
    made = 0

    @settings(
        max_examples=count,
        phases=[Phase.generate],
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(scenes)
    def make(scene):
        nonlocal made
        made += 1

    start = time.process_time()
    make()
    return made / (time.process_time() - start)


if __name__ == "__main__":
    results = {}
    for name in sys.argv[1:] or PROBLEMS:
        results[name] = shrinking(*PROBLEMS[name])
    print(
        json.dumps(
            {
                "version": hypothesis.__version__,
                "shrinking": results,
                "trees": trees_per_second(),
            }
        )
    )
