import Touchstone

let kept = Invariant("MINE-1", "A view that a finger is on keeps its touch.") { scene in
  .each(scene.views()) { view in
    scene.when(.receives(view), never: .cancelled(view))
  }
}

TouchstoneCommand.main(engine: TinyEngine(), invariants: [kept])
