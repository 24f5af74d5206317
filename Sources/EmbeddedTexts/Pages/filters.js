const find = document.getElementById("find");
const boxes = [...document.querySelectorAll(".filter input[type=checkbox]")];
const count = document.getElementById("count");
const items = [...document.querySelectorAll("[data-is]")].map((element) => ({
  element, values: element.dataset.is.split(" "), text: element.textContent.toLowerCase(),
}));
const groups = [...document.querySelectorAll("[data-group]")].map((element) => ({
  element, wasOpen: element.open,
}));

function sift() {
  const words = find.value.toLowerCase().split(/\s+/).filter(Boolean);
  const off = boxes.filter((box) => !box.checked).map((box) => box.value);
  const isSifting = words.length > 0 || off.length > 0;
  let shown = 0;
  for (const { element, values, text } of items) {
    element.hidden = values.some((value) => off.includes(value))
      || !words.every((word) => text.includes(word));
    if (!element.hidden) shown += 1;
  }
  for (const { element, wasOpen } of groups) {
    const isAny = element.querySelector("[data-is]:not([hidden])") !== null;
    element.hidden = !isAny;
    if (element.tagName === "DETAILS") element.open = isSifting ? isAny : wasOpen;
  }
  count.textContent = isSifting ? `${shown} of ${items.length} rules` : `${items.length} rules`;
  return isSifting ? { find: find.value, without: off.join(",") } : {};
}

// The state is in the address, so that what is shown can be sent.
function keep() {
  const state = new URLSearchParams(Object.entries(sift()).filter(([, value]) => value));
  history.replaceState(null, "", state.size ? `#${state}` : location.pathname + location.search);
}

// Obeys the address: a state, or the rule of that number, whose chapter is opened.
function obey() {
  const state = new URLSearchParams(location.hash.slice(1));
  if (state.has("find") || state.has("without")) {
    find.value = state.get("find") ?? "";
    const off = (state.get("without") ?? "").split(",");
    for (const box of boxes) box.checked = !off.includes(box.value);
  }
  sift();
  const goal = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!goal) return;
  for (let fold = goal.closest("details"); fold; fold = fold.parentElement.closest("details")) {
    fold.open = true;
  }
  goal.scrollIntoView();
}

if (find) {
  find.addEventListener("input", keep);
  for (const box of boxes) box.addEventListener("change", keep);
  addEventListener("hashchange", obey);
  addEventListener("keydown", (event) => {
    if (event.key === "/" && event.target !== find) {
      find.focus();
      event.preventDefault();
    } else if (event.key === "Escape" && event.target === find) {
      find.value = "";
      keep();
    }
  });
  obey();
}
