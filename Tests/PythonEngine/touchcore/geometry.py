"""Points and rectangles as tuples, and affine transforms as `(a, b, c, d, tx, ty)`."""
import math

IDENTITY = (1, 0, 0, 1, 0, 0)
ORIGIN = (0, 0)


def add(p, q):
    return (p[0] + q[0], p[1] + q[1])


def subtract(p, q):
    return (p[0] - q[0], p[1] - q[1])


def distance(p, q):
    return math.hypot(p[0] - q[0], p[1] - q[1])


def centroid(points):
    """The mean of some points; the origin if there are none."""
    if not points:
        return ORIGIN
    return (sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points))


def apply(transform, p):
    a, b, c, d, tx, ty = transform
    return (a * p[0] + c * p[1] + tx, b * p[0] + d * p[1] + ty)


def apply_inverse(transform, p):
    """What `transform` takes to `p`; `p` itself where the transform flattens the plane."""
    a, b, c, d, tx, ty = transform
    determinant = a * d - b * c
    if determinant == 0:
        return p
    x, y = p[0] - tx, p[1] - ty
    return ((d * x - c * y) / determinant, (a * y - b * x) / determinant)


def contains(rect, p):
    """Whether a rectangle `(x, y, width, height)` holds a point: half-open, as in UIKit (HT-09)."""
    x, y, width, height = rect
    return x <= p[0] < x + width and y <= p[1] < y + height


def grown(rect, margin):
    """A rectangle that is larger by `margin` on each side."""
    x, y, width, height = rect
    return (x - margin, y - margin, width + 2 * margin, height + 2 * margin)
