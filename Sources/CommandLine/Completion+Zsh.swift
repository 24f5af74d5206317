extension CompletionTable {
  /// For zsh.
  var zsh: String {
    """
    #compdef \(program)
    # Completion of \(program) in zsh. Put this line into ~/.zshrc, behind compinit:
    #   eval "$(\(program) completion zsh)"

    \(function)_or_files() { compadd -- "$@"; _files }

    \(function)() {
      local -a commands
      commands=(
    \(commands.map { "    \(described($0.name, $0.says))" }.joined(separator: "\n"))
      )
      if (( CURRENT == 2 )) && [[ "$words[2]" != -* ]]; then
        _describe command commands
        return
      fi
      local command="$words[2]"
      case "$command" in
        -*) command=\(Fuzz.name) ;;
        *) shift words; (( CURRENT-- )) ;;
      esac
      # Behind -- stands the command of an engine.
      local place="${words[(i)--]}"
      if (( place < CURRENT )); then
        (( CURRENT -= place ))
        shift $place words
        _normal
        return
      fi
      case "$command" in
    \(commands.map(arguments).joined(separator: "\n"))
      esac
    }

    compdef \(function) \(program.quotedForShell)
    """
  }

  private func arguments(_ entry: Entry) -> String {
    let options = (entry.options + Self.everywhere).map { option -> String in
      let says = option.says.filter { !"[]".contains($0) }.escapedColons
      guard let value = option.value else { return "\(option.name)[\(says)]" }
      return "\(option.name)=[\(says)]:\(value.escapedColons):\(action(option.values))"
    }
    let operands = entry.operands == .unknown ? [] : ["*::\(entry.name):\(action(entry.operands))"]
    let lines = (options + operands).map { "        \($0.quotedForShell)" }
    return "    \(entry.name))\n      _arguments \\\n" + lines.joined(separator: " \\\n") + " ;;"
  }

  /// What zsh is to do for a value.
  private func action(_ values: Option.Values) -> String {
    let names = values.words.map(\.escapedColons).joined(separator: " ")
    return switch values {
    case .unknown: " "
    case .files: "_files"
    case .folders: "_files -/"
    case .words: "(\(names))"
    case .list: "_sequence compadd - \(names)"
    case .wordsOrFiles: " \(function)_or_files \(names)"
    }
  }

  private func described(_ name: String, _ says: String) -> String {
    "\(name):\(says)".quotedForShell
  }
}

extension String {
  /// The text with a backslash before each colon, which else ends a part.
  fileprivate var escapedColons: String {
    split(separator: ":", omittingEmptySubsequences: false).joined(separator: "\\:")
  }
}
