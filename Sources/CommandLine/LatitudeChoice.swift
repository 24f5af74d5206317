import Conformance
import Stage

/// What `--latitude` asks for.
enum LatitudeChoice {
  /// One engine, which chooses these rows.
  case rows(Stage.Latitude)
  /// An engine for each case, drawn from the seed and the case's number.
  case any

  /// How each single choice is written.
  static let spellings = Stage.Latitude.Row.allCases.flatMap(Stage.Latitude.spellings)

  /// The option's value; nil: the engine chooses nothing.
  var words: String? {
    switch self {
    case .any: "any"
    case .rows(let latitude): latitude.description.isEmpty ? nil : latitude.description
    }
  }

  /// The rows that one engine chooses; those of the default where each case has others.
  var latitude: Stage.Latitude {
    if case .rows(let latitude) = self { latitude } else { .init() }
  }
}

extension Campaign {
  /// Has the campaign play on the engine, or the engines, that were asked for.
  mutating func play(on engine: Engine, _ fault: Fault?, _ choice: LatitudeChoice) {
    system = engine.system(fault, latitude: choice.latitude).trusting
    if engine.guest != nil { return }
    choosing = { rows in
      (rows.isEmpty ? .init() : try? Stage.Latitude(rows: rows)).map {
        engine.system(fault, latitude: $0)
      }
    }
    switch choice {
    case .rows(let rows):
      latitude = rows.description
    case .any:
      engines = Engines(
        latitude: { [seed] in Stage.Latitude.any(seed: seed, case: $0).description },
        system: { [seed] in
          engine.system(fault, latitude: Stage.Latitude.any(seed: seed, case: $0))
        })
    }
  }
}

extension Arguments {
  /// The latitude asked for with `--latitude`: rows, or `any` for a search.
  func latitude(allowsAny: Bool) throws(Misuse) -> LatitudeChoice {
    guard let text = text("--latitude") else { return .rows(.init()) }
    if text == "any" {
      guard allowsAny else {
        throw Misuse("--latitude any is for a search; the finding prints the rows of its case")
      }
      return .any
    }
    do { return .rows(try Stage.Latitude(rows: text)) } catch {
      throw Misuse("--latitude: \(error)")
    }
  }
}
