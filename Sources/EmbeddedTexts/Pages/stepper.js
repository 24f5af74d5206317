(() => {
  const $ = (id) => document.getElementById(id);
  const all = (what, within = document) => [...within.querySelectorAll(what)];
  const make = (tag, attributes) => {
    const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
    for (const name in attributes) element.setAttribute(name, attributes[name]);
    return element;
  };
  const data = JSON.parse($("data").textContent);
  const rows = data.rows;

  if (!rows.length) return;

  document.documentElement.classList.add("live");
  const items = all("#trace > li");
  const picture = $("picture");
  const glow = picture.querySelector(".glow");
  const touching = picture.querySelector(".touching");
  const playhead = document.querySelector("#lanes .playhead");
  const shapes = new Map();
  for (const shape of all("[data-v],[data-k],[data-l]", picture)) {
    const key = shape.dataset.v ?? shape.dataset.k ?? shape.dataset.l;
    if (!shapes.has(key)) shapes.set(key, []);
    shapes.get(key).push(shape);
  }
  const view = (index) =>
    (shapes.get(String(index)) ?? []).find((shape) => shape.classList.contains("view"));
  const base = new Map();
  let current = -1;
  let moment = null;

  const restore = () => {
    for (const [shape, was] of base) {
      for (const name in was) shape.setAttribute(name, was[name]);
    }
  };
  const arrange = (order) => {
    const group = picture.querySelector(".views");
    for (const index of order) {
      const shape = view(index);
      if (shape) group.append(shape);
    }
  };
  const first = all(".views > .view", picture).map((shape) => shape.dataset.v);

  function setScene(row) {
    let found = null;
    for (const one of data.moments) if (one.row <= row) found = one;
    if (found === moment) return;
    restore();
    if (moment && moment.order) arrange(first);
    moment = found;
    if (!found) return;
    found.views.forEach((index, place) => {
      for (const shape of shapes.get(String(index)) ?? []) {
        const isView = shape.classList.contains("view");
        const isLabel = shape.dataset.l !== undefined;
        if (!base.has(shape)) {
          base.set(shape, isLabel
            ? { x: shape.getAttribute("x"), y: shape.getAttribute("y"),
                class: shape.getAttribute("class") }
            : { points: shape.getAttribute("points"), class: shape.getAttribute("class") ?? "" });
        }
        if (isLabel) {
          const start = found.points[place].split(" ")[0].split(",").map(Number);
          shape.setAttribute("x", start[0] + 5);
          shape.setAttribute("y", start[1] + 13);
          shape.classList.toggle("away", found.looks[place].includes("away"));
        } else {
          shape.setAttribute("points", found.points[place]);
          if (isView) shape.setAttribute("class", found.looks[place]);
        }
      }
    });
    if (found.order) arrange(found.order);
  }

  function light(row) {
    let from = row;
    while (from > 0 && rows[from].on) from -= 1;
    const lights = new Map();
    for (let place = from; place <= row; place += 1) {
      (rows[place].v ?? []).forEach((index, number) => {
        lights.set(index, rows[place].l[number]);
      });
    }
    glow.replaceChildren();
    for (const [index, kind] of lights) {
      const shape = view(index);
      if (!shape) continue;
      glow.append(make("polygon", {
        class: "lit " + kind, "data-lit": index, points: shape.getAttribute("points"),
      }));
    }
  }

  function setFingers(time) {
    touching.replaceChildren();
    for (const finger of data.fingers) {
      const places = finger.places;
      if (places[0] > time || (finger.end !== undefined && finger.end < time)) continue;
      let place = 0;
      while (place + 3 < places.length && places[place + 3] <= time) place += 3;
      const at = { cx: places[place + 1], cy: places[place + 2] };
      touching.append(make("circle", { ...at, r: 15, class: "halo f" + finger.n % 5 }));
      touching.append(make("circle", { ...at, r: 8, class: "down f" + finger.n % 5 }));
      const number = make("text", { x: at.cx, y: at.cy + 3.5, class: "number" });
      number.textContent = finger.n;
      touching.append(number);
    }
  }

  function setStates(row) {
    const states = new Map();
    for (let place = 0; place <= row; place += 1) {
      if (rows[place].s) states.set(String(rows[place].r), rows[place].s);
    }
    for (const line of all("#status tr")) {
      const cell = line.querySelector(".stand");
      const state = states.get(line.dataset.r) ?? "possible";
      cell.textContent = state;
      cell.className = "stand is-" + state;
      line.classList.toggle("busy", rows[row].r !== undefined
        && String(rows[row].r) === line.dataset.r);
    }
  }

  function setChain(row) {
    const list = $("chain");
    if (!list) return;
    let chain = null;
    for (let place = 0; place <= row; place += 1) {
      if (rows[place].c !== undefined) chain = rows[place].c;
    }
    list.replaceChildren();
    for (const name of chain === null ? [] : data.chains[chain]) {
      const item = document.createElement("li");
      const isolated = document.createElement("bdi");
      isolated.textContent = name;
      item.append(isolated);
      if (name === rows[row].w) item.className = "called";
      list.append(item);
    }
    list.classList.toggle("empty", chain === null);
  }

  function show(row) {
    const next = Math.max(0, Math.min(rows.length - 1, row));
    if (next === current) return;
    if (items[current]) {
      items[current].removeAttribute("aria-current");
      items[current].querySelector("button").tabIndex = -1;
    }
    current = next;
    const item = items[current];
    item.setAttribute("aria-current", "step");
    item.querySelector("button").tabIndex = 0;
    const list = $("trace");
    const top = item.offsetTop;
    if (top < list.scrollTop || top + item.offsetHeight > list.scrollTop + list.clientHeight) {
      list.scrollTop = top - list.clientHeight / 3;
    }
    $("slider").value = current;
    $("slider").setAttribute("aria-valuetext", rows[current].says);
    $("now").textContent = rows[current].says;
    $("now").classList.toggle("bad", Boolean(rows[current].bad));
    $("back").disabled = $("first").disabled = current === 0;
    $("next").disabled = $("last").disabled = current === rows.length - 1;
    setScene(current);
    light(current);
    setFingers(rows[current].t);
    setStates(current);
    setChain(current);
    playhead.setAttribute("transform", `translate(${rows[current].x - playheadStart} 0)`);
  }
  const playheadStart = Number(playhead.getAttribute("d").slice(1).split(" ")[0]);

  $("first").addEventListener("click", () => show(0));
  $("back").addEventListener("click", () => show(current - 1));
  $("next").addEventListener("click", () => show(current + 1));
  $("last").addEventListener("click", () => show(rows.length - 1));
  const toWrong = () => {
    const later = rows.findIndex((row, place) => row.bad && place > current);
    const found = later >= 0 ? later : rows.findIndex((row) => row.bad);
    if (found >= 0) show(found);
  };
  $("wrong")?.addEventListener("click", toWrong);
  $("slider").addEventListener("input", () => show(Number($("slider").value)));
  items.forEach((item, place) => {
    item.querySelector("button").addEventListener("click", () => show(place));
  });
  for (const button of all("[data-go]")) {
    button.addEventListener("click", () => {
      show(Number(button.dataset.go));
      $("scene").scrollIntoView({ block: "start" });
    });
  }
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (["INPUT", "PRE"].includes(event.target.tagName)) return;
    if (event.target.classList?.contains("lanes")) return;
    const goals = {
      ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: rows.length - 1,
    };
    if (event.key in goals) show(goals[event.key]);
    else if (event.key === "w") toWrong();
    else return;
    event.preventDefault();
  });
  show(data.start);
})();
