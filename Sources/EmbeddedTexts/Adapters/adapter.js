#!/usr/bin/env node
// Judged by Touchstone over a pipe: `touchstone fuzz -- node adapter.js`.
//
// Reads a request a line on standard input and writes a reply a line on standard output (wire/1).
// Write nothing else there: print what you want to see with `console.error`.
// `touchstone schema` has every message; `touchstone engine` is an engine to compare with.
"use strict";

// What the engine has: scenes are made that need nothing else. `touchstone schema` lists all
// names; without any, scenes have one window, views with frames, and one finger at a time.
const features = ["hidden-views", "buttons", "control-targets", "taps"];

// The engine cannot play the scene, for a reason that no feature says.
class Skip extends Error {
  constructor(feature, reason) {
    super(reason);
    this.feature = feature;
  }
}

// Plays a scene in a fresh world, and returns what was observed: a list of events.
//
// Keep nothing of the scene before. Time is virtual: never wait.
function play(scenario) {
  const events = [];

  function observe(at, kind, fields) {
    events.push({ at, [kind]: fields });
  }

  // 1. Make the views. A parent comes before its subviews, siblings from back to front. What is
  //    left out is as on a new view: "id", "parent", "kind", "frame" of x, y, width and height.
  for (const view of scenario.views ?? []) {
  }

  // 2. Attach the recognizers: "id", "view", "kind", "taps" and so on.
  for (const recognizer of scenario.recognizers ?? []) {
  }

  // 3. Say what you cannot do and no feature says; the scene is then counted, and not judged.
  if ((scenario.views ?? []).length > 1000) {
    throw new Skip("", "this engine has room for a thousand views");
  }

  // 4. Play the steps. Timers that are due by a step's time fire before it.
  for (const step of scenario.script ?? []) {
    const at = step.at;
    if (!Number.isInteger(at)) {
      throw new Error("a step has no time");
    }
    // First what the app does: "interrupt", or { setHidden: { view: "a", to: true } }.
    for (const change of step.changes ?? []) {
    }
    // Then all fingers of the step, as one event. Report each call when it is made:
    //   const touch = {
    //     finger: 0, phase: "began", view: "a", window: "w", tapCount: 1, timestamp: at,
    //     location: { x: 1, y: 2 }, previousLocation: { x: 1, y: 2 },
    //   };
    //   observe(at, "responder", {
    //     responder: "a", phase: "began", touches: [touch], allFingers: [0],
    //   });
    for (const finger of step.touches ?? []) {
    }
  }
  return events;
}

function answer(request) {
  const { cmd, seq, scenario } = request;
  if (cmd === "start") {
    // "reports" lists what the engine reports; left out, it is all. With
    // reports: ["responder-calls"] nothing is concluded from the absence of all else.
    // ["-tapCount"]: all but tap counts, whose key is then left out of touches.
    return { protocol: 1, engine: { name: "my engine", version: "0.1" }, features };
  }
  if (cmd !== "run") {
    return { refused: { message: `unknown command ${JSON.stringify(cmd)}` } };
  }
  if (!Number.isInteger(seq) || typeof scenario !== "object" || scenario === null) {
    return { refused: { message: "run needs seq and scenario" } };
  }
  try {
    return { seq, trace: { events: play(scenario) } };
  } catch (error) {
    if (error instanceof Skip) {
      return { seq, skipped: { feature: error.feature, reason: error.message } };
    }
    return { seq, errored: { message: String(error.message ?? error) } };
  }
}

async function main() {
  // The module readline would divide a line also at U+2028. A chunk may end within a line.
  let rest = "";
  for await (const chunk of process.stdin.setEncoding("utf8")) {
    const lines = chunk.split("\n");
    lines[0] = rest + lines[0];
    rest = lines.pop();
    for (const line of lines) {
      let reply;
      try {
        const request = JSON.parse(line);
        if (request.cmd === "stop") {
          return;
        }
        reply = answer(request);
      } catch (error) {
        reply = { refused: { message: `no request: ${error.message}` } };
      }
      // Node writes to a pipe at once: there is nothing to flush.
      process.stdout.write(JSON.stringify(reply) + "\n");
    }
  }
}

main();
