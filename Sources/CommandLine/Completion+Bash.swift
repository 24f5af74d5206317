extension CompletionTable {
  /// For bash, from version 3.2 on, which macOS has.
  var bash: String {
    """
    # Completion of \(program) in bash. Put this line into ~/.bashrc:
    #   eval "$(\(program) completion bash)"

    # What can stand for a value: sets kind to words, list, files, folders, wordsOrFiles or unknown.
    \(function)_values() {
      kind=unknown values=
      case "$1" in
    \(valueCases)
      esac
    }

    \(function)() {
      local line="${COMP_LINE:0:COMP_POINT}" word="" command="" option="" prefix="" value options kind values
      local -a words
      COMPREPLY=()
      read -ra words <<<"$line"
      case "$line" in
        *[[:space:]]) ;;
        *) word="${words[${#words[@]}-1]}"; unset "words[${#words[@]}-1]" ;;
      esac
      # Behind -- stands the command of an engine.
      local each
      for each in "${words[@]}"; do
        if [ "$each" = -- ]; then COMPREPLY=($(compgen -cf -- "$word")); return; fi
      done
      command="${words[1]}"
      case "$command" in -*) command=\(Fuzz.name) ;; esac
      if [ -z "$command" ]; then
        case "$word" in
          -*) command=\(Fuzz.name) ;;
          *) COMPREPLY=($(compgen -W "\(commands.map(\.name).joined(separator: " "))" -- "$word")); return ;;
        esac
      fi
      case "$command" in
    \(optionCases)
      esac
      value="$word"
      case "$word" in
        -*=*) option="${word%%=*}" value="${word#*=}" prefix="${word%%=*}=" ;;
        *) option="${words[${#words[@]}-1]}" ;;
      esac
      \(function)_values "$command $option"
      if [ "$kind" = unknown ]; then
        # An option whose value nobody knows, or no option at all.
        case " \(valuedOptions.joined(separator: " ")) " in *" $option "*) return ;; esac
        case "$word" in
          -*) COMPREPLY=($(compgen -W "$options" -- "$word")); return ;;
        esac
        \(function)_values "$command"
      fi
      local head="" IFS=$'\\n'
      case "$kind" in
        list)
          head="${value%"${value##*,}"}"
          COMPREPLY=($(IFS=' '; compgen -W "$values" -- "${value##*,}"))
          type compopt >/dev/null 2>&1 && compopt -o nospace 2>/dev/null ;;
        words) COMPREPLY=($(IFS=' '; compgen -W "$values" -- "$value")) ;;
        wordsOrFiles) COMPREPLY=($(IFS=' '; compgen -W "$values" -- "$value") $(compgen -f -- "$value")) ;;
        files) COMPREPLY=($(compgen -f -- "$value")) ;;
        folders) COMPREPLY=($(compgen -d -- "$value")) ;;
      esac
      case "$kind" in
        *iles|folders) type compopt >/dev/null 2>&1 && compopt -o filenames 2>/dev/null ;;
      esac
      # The shell takes = and : for the ends of words, and wants only what comes behind the last.
      local whole="$prefix$head" cut="" index
      case "$COMP_WORDBREAKS" in *=*) case "$word" in *=*) cut="${word%"${word##*=}"}" ;; esac ;; esac
      case "$COMP_WORDBREAKS" in *:*) case "$word" in *:*) cut="${word%"${word##*:}"}" ;; esac ;; esac
      for index in "${!COMPREPLY[@]}"; do
        each="$whole${COMPREPLY[index]}"
        COMPREPLY[index]="${each#"$cut"}"
      done
    }

    complete -F \(function) \(program.quotedForShell)
    """
  }

  /// The names of all options that take a value.
  private var valuedOptions: [String] {
    var known: Set<String> = []
    return commands.flatMap(\.options).filter { $0.value != nil && known.insert($0.name).inserted }
      .map(\.name)
  }

  /// For each command its options.
  private var optionCases: String {
    commands.map { entry in
      let names = (entry.options + Self.everywhere).map(\.name).joined(separator: " ")
      return "    \(entry.name)) options=\"\(names)\" ;;"
    }.joined(separator: "\n")
  }

  /// For each kind of value where it can stand: behind an option of a command, or as its operand.
  private var valueCases: String {
    var places: [(values: Option.Values, places: [String])] = []
    func note(_ values: Option.Values, at place: String) {
      if values == .unknown { return }
      if let index = places.firstIndex(where: { $0.values == values }) {
        places[index].places.append(place)
      } else {
        places.append((values, [place]))
      }
    }
    for entry in commands {
      note(entry.operands, at: entry.name)
      for option in entry.options where option.value != nil {
        note(option.values, at: "\(entry.name) \(option.name)")
      }
    }
    return places.map { values, places in
      let pattern = places.map { "\"\($0)\"" }.joined(separator: "|")
      let words = values.words.joined(separator: " ")
      return "    \(pattern))\n      kind=\(values.kind)"
        + (words.isEmpty ? "" : "\n      values=\"\(words)\"") + " ;;"
    }.joined(separator: "\n")
  }
}

extension Option.Values {
  /// The words that it names.
  var words: [String] {
    switch self {
    case .words(let words), .list(let words), .wordsOrFiles(let words): words
    case .unknown, .files, .folders: []
    }
  }

  /// What it is called in a script.
  fileprivate var kind: String {
    switch self {
    case .unknown: "unknown"
    case .files: "files"
    case .folders: "folders"
    case .words: "words"
    case .list: "list"
    case .wordsOrFiles: "wordsOrFiles"
    }
  }
}
