const rows = [...document.querySelectorAll(".calls > li[id]")];
const says = [...document.querySelectorAll("[data-calls]")];
const now = document.getElementById("now");
const picture = document.querySelector(".stage .views");
const moments = [...picture.querySelectorAll(".moment")];
const fingers = [...picture.querySelectorAll(".finger")];
const places = fingers.map((finger) => finger.getAttribute("transform"));
let current = -1;

const shown = () => rows.filter((row) => row.offsetParent);
// What a row says: of two sides, what was seen.
const words = (row) => {
  const say = row.querySelector(".own .say") ?? row.querySelector(".say");
  return [...(say?.childNodes ?? [])]
    .filter((node) => node.nodeName !== "CODE" && node.className !== "sr")
    .map((node) => node.textContent).join("");
};

function draw(row) {
  const event = Number(row.dataset.n);
  const at = moments.findLast((moment) => Number(moment.dataset.from) <= event) ?? moments[0];
  for (const moment of moments) moment.classList.toggle("later", moment !== at);
  const views = (row.dataset.v || "").split(" ");
  for (const part of picture.querySelectorAll("[data-v]")) {
    part.classList.toggle("now", views.includes(part.dataset.v));
  }
  const down = new Map((row.dataset.f || "").split(" ").map((one) => one.split(":")));
  fingers.forEach((finger, place) => {
    const point = down.get(finger.dataset.finger);
    finger.classList.toggle("up", !point);
    finger.setAttribute("transform", point ? `translate(${point.replace(",", " ")})` : places[place]);
  });
}

function go(row, { isQuiet = false, follows = false } = {}) {
  if (!row) return;
  current = rows.indexOf(row);
  const fold = row.closest("details");
  if (fold && !isQuiet) fold.open = true;
  for (const each of rows) {
    each.classList.toggle("now", each === row);
    each.classList.remove("of");
  }
  for (const say of says) {
    const calls = say.dataset.calls.split(" ");
    const isOfRow = calls.includes(row.id);
    say.classList.toggle("now", isOfRow);
    if (isOfRow) for (const id of calls) document.getElementById(id)?.classList.add("of");
  }
  draw(row);
  const list = shown();
  const place = list.includes(row) ? `${list.indexOf(row) + 1} of ${list.length} · ` : "";
  now.textContent = `${row.dataset.at} · ${place}${words(row)}`;
  now.classList.toggle("bad", row.classList.contains("wrong"));
  if (follows && innerWidth >= 760) row.scrollIntoView({ block: "nearest" });
  if (!isQuiet) history.replaceState(null, "", "#" + row.id);
}

const move = (by) => {
  const list = shown();
  const here = list.indexOf(rows[current]);
  go(list[Math.max(0, Math.min(list.length - 1, here + by))], { follows: true });
};
const wrong = document.querySelector(".calls > .wrong");
const act = {
  first: () => go(shown()[0], { follows: true }), back: () => move(-1), next: () => move(1),
  last: () => go(shown().at(-1), { follows: true }), wrong: () => go(wrong, { follows: true }),
};
for (const name in act) document.getElementById(name)?.addEventListener("click", act[name]);
const keys = {
  ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last", w: "wrong", W: "wrong",
};
addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (/INPUT|SELECT|TEXTAREA|PRE/.test(event.target.tagName)) return;
  if (!(event.key in keys) || !rows.length) return;
  act[keys[event.key]]();
  event.preventDefault();
});
document.addEventListener("click", (event) => {
  const link = event.target.closest('a[href^="#"]');
  const row = link && document.getElementById(decodeURIComponent(link.hash.slice(1)));
  if (!rows.includes(row)) return;
  event.preventDefault();
  go(row);
});
const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
go(rows.includes(named) ? named : wrong ?? shown()[0], { isQuiet: true });
