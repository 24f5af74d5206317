"""What holds of every page: expressions that a browser evaluates to a list of complaints."""

# Nothing is wider than the window.
FITS = """(() => {
  if (!document.body) return [];
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide <= 0) return [];
  const out = [...document.querySelectorAll('body *')]
    .filter((e) => e.getBoundingClientRect().right > innerWidth + 1).slice(0, 3);
  return [`${wide} points too wide: ${out.map((e) => e.outerHTML.slice(0, 80)).join(' | ')}`];
})()"""

# No label of a picture covers another, a finger, or the edge.
LABELS = """(() => {
  const found = [];
  const box = (e) => {
    const b = e.getBBox(), m = e.getCTM(), p = e.ownerSVGElement.getCTM?.();
    const corner = new DOMPoint(b.x, b.y).matrixTransform(m);
    return { x: corner.x, y: corner.y, w: b.width * m.a, h: b.height * m.d, e };
  };
  const meet = (a, b, by) => a.x + by < b.x + b.w && b.x + by < a.x + a.w
    && a.y + by < b.y + b.h && b.y + by < a.y + a.h;
  const pictures = document.documentElement.nodeName === 'svg'
    ? [document.documentElement] : [...document.querySelectorAll('svg.views')];
  for (const svg of pictures) {
    if (!svg.getBoundingClientRect().width) continue;
    const shown = (e) => !e.closest('.later') && e.getBBox().width > 0;
    const texts = [...svg.querySelectorAll('text:not(.num)')].filter(shown).map(box);
    const tips = [...svg.querySelectorAll('.dot')].filter(shown).map(box);
    const frame = svg.viewBox.baseVal, m = svg.getCTM() ?? { a: 1, d: 1, e: 0, f: 0 };
    const edge = { x: m.e, y: m.f, w: frame.width * m.a, h: frame.height * m.d };
    texts.forEach((one, place) => {
      const name = one.e.textContent;
      for (const two of texts.slice(place + 1)) {
        if (meet(one, two, 1.5)) found.push(`“${name}” covers “${two.e.textContent}”`);
      }
      if (tips.some((tip) => meet(one, tip, 1))) found.push(`“${name}” lies under a finger`);
      if (one.x < edge.x - 1 || one.x + one.w > edge.x + edge.w + 1
          || one.y < edge.y - 1 || one.y + one.h > edge.y + edge.h + 1) {
        found.push(`“${name}” leaves its picture`);
      }
    });
  }
  return found;
})()"""

# Text is readable on what is behind it.
CONTRAST = """(() => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const known = new Map();
  const parse = (text) => {
    if (!known.has(text)) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = text;
      canvas.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
      known.set(text, [r, g, b, a / 255]);
    }
    return known.get(text);
  };
  const over = (top, below) => top.slice(0, 3).map((c, i) => c * top[3] + below[i] * (1 - top[3]));
  const light = (color) => {
    const [r, g, b] = color.map((c) => c / 255).map((c) => c <= .03928 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4);
    return .2126 * r + .7152 * g + .0722 * b;
  };
  const ratio = (one, two) => {
    const [high, low] = [light(one), light(two)].sort((a, b) => b - a);
    return (high + .05) / (low + .05);
  };
  const paper = document.body ? parse(getComputedStyle(document.body).backgroundColor)
    : parse(getComputedStyle(document.querySelector('.paper')).fill);
  const ground = (e) => {
    const layers = [];
    for (let at = e; at; at = at.parentElement) {
      const color = parse(getComputedStyle(at).backgroundColor);
      if (color[3] > 0) layers.push(color);
      if (color[3] === 1) break;
    }
    return layers.reverse().reduce((below, top) => over(top, below), paper);
  };
  const shapes = (e) => {
    const r = e.getBoundingClientRect();
    const below = document.elementsFromPoint(r.x + r.width / 2, r.y + r.height / 2)
      .filter((s) => ['rect', 'polygon', 'path', 'circle'].includes(s.nodeName));
    return below.reverse().reduce((color, s) => {
      const style = getComputedStyle(s);
      if (style.fill === 'none') return color;
      const fill = parse(style.fill);
      return over([...fill.slice(0, 3), fill[3] * Number(style.fillOpacity)], color);
    }, e.ownerSVGElement.closest('body') ? ground(e.ownerSVGElement.parentElement) : paper);
  };
  const found = new Set();
  for (const e of document.querySelectorAll('*')) {
    const own = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
    if (!own || !e.checkVisibility?.() || e.closest('.sr, script, style, title, desc')) continue;
    const isSVG = e instanceof SVGElement;
    const r = e.getBoundingClientRect();
    if (isSVG && (r.bottom < 0 || r.top > innerHeight)) continue;
    const style = getComputedStyle(e);
    if (e.closest(':disabled')) continue;
    const value = ratio(parse(isSVG ? style.fill : style.color).slice(0, 3), isSVG ? shapes(e) : ground(e));
    if (value < 4.5) found.add(`${value.toFixed(2)}: ${e.nodeName}.${e.getAttribute('class')} ${e.textContent.trim().slice(0, 40)}`);
  }
  return [...found];
})()"""

# Every link leads to a part of the page; the files of others are looked for by the test.
LINKS = """[...document.querySelectorAll('a[href^="#"]')]
  .filter((a) => !document.getElementById(decodeURIComponent(a.hash.slice(1))))
  .map((a) => `${a.getAttribute('href')} leads nowhere`)"""

# No id stands twice.
IDS = """(() => {
  const ids = [...document.querySelectorAll('[id]')].map((e) => e.id);
  return [...new Set(ids.filter((id, place) => ids.indexOf(id) !== place))].map((id) => `#${id} stands twice`);
})()"""

# Words of the code, and numbers without sense, are not for people.
WORDS = r"""(() => {
  const text = document.body?.innerText ?? document.documentElement.textContent;
  return [...text.matchAll(/\b(MUST|SHOULD|PARAM|LOG|INF|IMP|FOLK|NaN|(?<!is )undefined)\b|\\u\{|\.\.(?=\s)/g)]
    .map((one) => `it says ${one[0]}: …${text.slice(Math.max(0, one.index - 30), one.index + 20)}`).slice(0, 3);
})()"""

EVERY = {"fits": FITS, "labels": LABELS, "contrast": CONTRAST}
ONCE = {"links": LINKS, "ids": IDS, "words": WORDS}
