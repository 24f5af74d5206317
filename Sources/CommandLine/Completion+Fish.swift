extension CompletionTable {
  /// For fish.
  var fish: String {
    let names = commands.map(\.name).joined(separator: " ")
    let program = program.quotedForShell
    let lines = commands.flatMap { entry -> [String] in
      let seen =
        "__fish_seen_subcommand_from \(entry.name)"
        + (entry.name == Fuzz.name ? "; or not __fish_seen_subcommand_from \(names)" : "")
      let condition = " -n \(seen.quotedForFish)"
      let command =
        "complete -c \(program) -n __fish_use_subcommand -f -a \(entry.name) -d \(entry.says.quotedForFish)"
      let options = (entry.options + Self.everywhere).map { option in
        "complete -c \(program)\(condition) -l \(option.name.dropFirst(2)) -d \(option.says.quotedForFish)"
          + (option.value == nil ? "" : option.values.fish)
      }
      let operands =
        entry.operands == .unknown
        ? [] : ["complete -c \(program)\(condition)\(entry.operands.fishOperands)"]
      return [command] + options + operands
    }
    return """
      # Completion of \(program) in fish:
      #   \(program) completion fish > ~/.config/fish/completions/\(program).fish
      complete -c \(program) -f
      \(lines.joined(separator: "\n"))
      """
  }
}

extension String {
  /// The text as one word of fish.
  fileprivate var quotedForFish: String {
    "'" + map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "'"
  }
}

extension Option.Values {
  /// What stands for an option's value.
  fileprivate var fish: String {
    switch self {
    case .unknown: " -x"
    case .files: " -r -F"
    case .folders: " -x -a '(__fish_complete_directories)'"
    case .words(let words): " -x -a \(words.joined(separator: " ").quotedForFish)"
    case .list(let words):
      " -x -a \("(__fish_append , \(words.joined(separator: " ")))".quotedForFish)"
    case .wordsOrFiles(let words): " -r -F -a \(words.joined(separator: " ").quotedForFish)"
    }
  }

  /// What stands for operands.
  fileprivate var fishOperands: String {
    switch self {
    case .unknown: ""
    case .files: " -F"
    case .folders: " -a '(__fish_complete_directories)'"
    case .words(let words), .list(let words):
      " -a \(words.joined(separator: " ").quotedForFish)"
    case .wordsOrFiles(let words): " -F -a \(words.joined(separator: " ").quotedForFish)"
    }
  }
}
