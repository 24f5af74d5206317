import TouchScript

/// Gives everything a name: its own where it has one that is free, else one by its place.
struct FreeNames {
  private var taken: Set<String>
  private var own: Set<String>
  private var counts = (windows: 0, views: 0, controllers: 0, recognizers: 0)

  init(_ draft: Draft) {
    taken = Set(Scenario.Reserved.all)
    own = []
    for window in draft.windows { reserveOwnNames(window) }
    taken.formUnion(own)
  }

  private mutating func reserveOwnNames(_ view: Draft.View) {
    for name in [view.name, view.controller?.name] + view.recognizers.map(\.name) {
      if let name, !taken.contains(name), !name.hasPrefix(Trace.Names.privatePrefix) {
        own.insert(name)
      }
    }
    for subview in view.subviews { reserveOwnNames(subview) }
  }

  mutating func view(_ name: String?) -> String {
    counts.views += 1
    return take(name, else: Draft.viewName(counts.views))
  }

  mutating func controller(_ name: String?) -> String {
    counts.controllers += 1
    return take(name, else: Draft.controllerName(counts.controllers))
  }

  mutating func recognizer(_ name: String?) -> String {
    counts.recognizers += 1
    return take(name, else: Draft.recognizerName(counts.recognizers))
  }

  private mutating func take(_ name: String?, else placeName: String) -> String {
    if let name, own.remove(name) != nil { return name }
    var free = placeName
    while taken.contains(free) { free += "x" }
    taken.insert(free)
    return free
  }
}
