import Conformance
import Experiments
import Foundation
import Generators
import PropertyTesting
import TouchScript

/// Scenarios from the command line.
enum Input {
  /// The largest file that is read.
  private static let mostBytes = 1 << 26
  /// The largest file of a scene; the largest that can be played takes less.
  private static let mostBytesOfScene = 1 << 23
  /// The largest file of a fuzzer's raw bytes. Its own inputs have a few kilobytes, and the time that it takes to read
  /// them grows with the square of their length.
  private static let mostBytesOfFuzzer = 1 << 16

  /// What a command may be given for a scene, as its usage shows it.
  static let operands = "SCENE"
  /// What can stand for it.
  static let operandValues = Option.Values.wordsOrFiles(Experiment.ids)

  /// A scene as it was given, and how.
  struct Given {
    let scenario: Scenario
    /// What it is called in sentences.
    let name: String
    /// The word on the command line.
    let operand: String
  }

  /// The scenario of a token, of a file, of standard input (`-`) or of an experiment; `name` is what it
  /// is called in sentences, if not as the operand says.
  static func scenario(
    _ operand: String, areBytes: Bool = false, isLenient: Bool = false, called name: String? = nil
  ) throws(Misuse) -> Scenario {
    let scenario = try unlimited(
      operand, areBytes: areBytes, isLenient: isLenient, called: name)
    if let complaint = scenario.complaintAboutSize {
      throw Misuse("\(name ?? Self.name(of: operand)): \(complaint)")
    }
    return scenario
  }

  /// The same, however large it is.
  private static func unlimited(
    _ operand: String, areBytes: Bool, isLenient: Bool, called name: String?
  ) throws(Misuse) -> Scenario {
    if Replay.looksLikeToken(operand), !FileManager.default.fileExists(atPath: operand) {
      do { return try Replay.scenario(ofToken: operand) } catch { throw Misuse(error.description) }
    }
    if let experiment = experiment(operand) { return experiment.scenario }
    let name = name ?? Self.name(of: operand)
    let data = try read(
      operand, called: name, upTo: mostBytesOfScene,
      orNo: ", and it is no token" + hint(for: operand))
    if areBytes || isOfFuzzer(operand) {
      guard data.count <= mostBytesOfFuzzer else {
        throw Misuse(
          "\(name) has \(data.count) bytes, and at most \(mostBytesOfFuzzer) are read as a fuzzer's"
        )
      }
      return Scenarios.generator.value(ofBytes: Array(data))
    }
    switch Recorded(data) {
    case .token(let token):
      do { return try Replay.scenario(ofToken: token) } catch {
        throw Misuse("\(name): \(error.description)")
      }
    case .scenario(let scene): return try written(scene, called: name, isLenient: isLenient)
    case nil: return try written(data, called: name, isLenient: isLenient)
    }
  }

  /// What the user may mean by an operand that is no scene, as the end of a sentence.
  private static func hint(for operand: String) -> String {
    let scenes = Experiment.ids(of: operand)
    if let last = scenes.last, scenes.count > 1 {
      return "; \(operand) has \(scenes.count) experiments, from \(scenes[0]) to \(last)"
    }
    if WrongEngine.isNamed(operand) {
      return "; it is a fault: say a scene, and --fault \(operand)"
    }
    return Experiment.nearest(to: operand).map { "; did you mean the experiment \($0)?" } ?? ""
  }

  /// The experiment that an operand names, unless there is a file of that name.
  static func experiment(_ operand: String) -> Experiment? {
    operand == "-" || FileManager.default.fileExists(atPath: operand)
      ? nil : Experiment.named(operand)
  }

  /// The scenario that is written in JSON.
  private static func written(
    _ data: Data, called name: String, isLenient: Bool
  ) throws(Misuse) -> Scenario {
    let scenario: Scenario
    do { scenario = try Scenario(json: data, isLenient: isLenient) } catch {
      throw Misuse("\(name): \(error.description)")
    }
    // Touches that meet no view still reach the application.
    guard !scenario.views.isEmpty || !scenario.script.isEmpty else {
      throw Misuse("\(name): there is no window, so nothing can be touched")
    }
    return scenario
  }

  /// Whether the file has a name that libFuzzer gives to the inputs that it keeps.
  private static func isOfFuzzer(_ operand: String) -> Bool {
    let name = URL(filePath: operand).lastPathComponent
    return ["crash-", "leak-", "oom-", "slow-unit-", "timeout-"].contains(where: name.hasPrefix)
  }

  /// The text of a file, or of standard input (`-`).
  static func text(_ operand: String) throws(Misuse) -> String {
    String(decoding: try read(operand, called: name(of: operand)), as: UTF8.self)
  }

  /// The bytes of a trace: of a file, of standard input (`-`), or of what `replay --format json` printed.
  static func trace(_ operand: String) throws(Misuse) -> Data {
    let data = try read(operand, called: name(of: operand))
    for line in data.split(separator: UInt8(ascii: "\n")) {
      if let replay = Recorded.object(line)?["replay"] as? [String: Any],
        let events = replay["events"],
        let json = try? JSONSerialization.data(withJSONObject: events)
      {
        return json
      }
    }
    return data
  }

  /// What an operand is called in sentences.
  static func name(of operand: String) -> String {
    if operand == "-" { return "standard input" }
    if Replay.looksLikeToken(operand), !FileManager.default.fileExists(atPath: operand) {
      return "the token"
    }
    return experiment(operand)?.id ?? operand.quotedOnOneLine
  }

  private static func read(
    _ operand: String, called name: String, upTo most: Int = mostBytes,
    orNo alternative: String = ""
  ) throws(Misuse) -> Data {
    guard operand != "-" else { return try read(.standardInput, called: name, upTo: most) }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: operand, isDirectory: &isFolder) else {
      throw Misuse("there is no file \(name)\(alternative)")
    }
    if isFolder.boolValue { throw Misuse("\(name) is a folder, not a file") }
    guard let file = FileHandle(forReadingAtPath: operand) else {
      throw Misuse("\(name) cannot be read")
    }
    return try read(file, called: name, upTo: most)
  }

  private static func read(
    _ file: FileHandle, called name: String, upTo most: Int
  ) throws(Misuse) -> Data {
    var data = Data()
    do {
      while data.count <= most, let part = try file.read(upToCount: 1 << 20), !part.isEmpty {
        data += part
      }
    } catch {
      throw Misuse("\(name) cannot be read")
    }
    guard data.count <= most else {
      throw Misuse("\(name) is larger than the \(most >> 20) MB that are read")
    }
    return data
  }
}

extension Arguments {
  /// The one scene that a command is given. It must be one that the engine can play.
  func scene(of command: any Command.Type) throws(Misuse) -> Input.Given {
    guard operands.count == 1 else {
      throw Misuse(
        "\(command.name) takes one scene: a token, a file, - for standard input, or an experiment")
    }
    let given = Input.Given(
      scenario: try Input.scenario(
        operands[0], areBytes: has(Option.bytes.name), isLenient: has(Option.lenient.name)),
      name: Input.name(of: operands[0]), operand: operands[0])
    try engine.refuse(given.scenario, from: given.name)
    return given
  }
}

/// What a file holds that the project itself wrote: a failure that is remembered or reported, a crash,
/// a replay, or what shows a fault.
private enum Recorded {
  case token(String)
  /// The scenario's own JSON.
  case scenario(Data)

  /// Nil where it is none of these: a scene by itself, or something else.
  init?(_ data: Data) {
    // A report has a line for each finding; the first is meant.
    let lines = data.split(separator: UInt8(ascii: "\n"), maxSplits: 1)
    guard let object = Self.object(data) ?? lines.first.flatMap({ Self.object(Data($0)) }) else {
      return nil
    }
    let records = ["failure", "breakdown", "crash", "replay"]
    let record = records.lazy.compactMap { object[$0] as? [String: Any] }.first ?? object
    if let scene = record["scenario"],
      let json = try? JSONSerialization.data(withJSONObject: scene)
    {
      self = .scenario(json)
    } else if record["views"] == nil, let token = record["token"] as? String {
      self = .token(token)
    } else {
      return nil
    }
  }

  static func object(_ data: Data) -> [String: Any]? {
    (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
  }
}
