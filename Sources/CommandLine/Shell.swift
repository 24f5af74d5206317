/// A shell for which there is a script that completes the command's words.
///
/// The script asks the command itself, with `completion SHELL --line`, what can stand at the cursor.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script for the command called `program`.
  func script(for program: String) -> String {
    let function =
      "_" + String(program.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    let quoted = program.quotedForShell
    return switch self {
    // Bash from version 3.2 on, which macOS has. It takes = and : for the ends of words: $2 is what is
    // behind the last, and is all of the word that may be offered.
    case .bash:
      #"""
      # Completion of \#(program) in bash. Put this line into ~/.bashrc:
      #   eval "$(\#(program) completion bash)"
      \#(function)() {
        local IFS=$'\n' line="${COMP_LINE:0:COMP_POINT}" word reply kind
        word="${line##*[[:space:]]}"
        reply="$("${1/#\~/$HOME}" completion bash --line "$line" 2>/dev/null)"
        kind="${reply%%$'\n'*}"
        COMPREPLY=($(compgen -W "${reply#"$kind"}" -- "$word"))
        COMPREPLY=("${COMPREPLY[@]#"${word%"$2"}"}")
        case "$kind" in
          list) type compopt >/dev/null 2>&1 && compopt -o nospace 2>/dev/null ;;
          files) COMPREPLY+=($(compgen -f -- "$2")) ;;
          folders) COMPREPLY+=($(compgen -d -- "$2")) ;;
          command) COMPREPLY+=($(compgen -cf -- "$2")) ;;
        esac
        case "$kind" in
          files | folders) type compopt >/dev/null 2>&1 && compopt -o filenames 2>/dev/null ;;
        esac
      }
      complete -F \#(function) \#(quoted)
      """#
    case .zsh:
      #"""
      #compdef \#(program)
      # Completion of \#(program) in zsh. Put this line into ~/.zshrc, behind compinit:
      #   eval "$(\#(program) completion zsh)"
      \#(function)() {
        local line="${(j: :)words[1,CURRENT-1]} $PREFIX" kind
        local -a reply=("${(@f)$(${~words[1]} completion zsh --line "$line" 2>/dev/null)}")
        kind="$reply[1]"
        reply=("${(@)${(@)reply[2,-1]//:/\\:}/$'\t'/:}")
        case "$kind" in
          list) _describe value reply -S '' ;;
          words | files) (( $#reply )) && _describe value reply ;;
        esac
        case "$kind" in
          files) compset -P '-*='; _files ;;
          folders) compset -P '-*='; _files -/ ;;
          command) (( CURRENT -= ${words[(i)--]} )); shift ${words[(i)--]} words; _normal ;;
        esac
      }
      compdef \#(function) \#(quoted)
      """#
    case .fish:
      #"""
      # Completion of \#(program) in fish:
      #   \#(program) completion fish > ~/.config/fish/completions/\#(program).fish
      function _\#(function)
        set -l program (commandline -opc)[1]
        set -l reply ($program completion fish --line (commandline -cp) 2>/dev/null)
        set -l option (string match -r -- '^-.*=' (commandline -ct))
        set -l value (string replace -- "$option" '' (commandline -ct))
        printf '%s\n' $reply[2..]
        switch "$reply[1]"
          case files
            __fish_complete_path $value | string replace -r -- '^' "$option"
          case folders
            __fish_complete_directories $value '' | string replace -r -- '^' "$option"
          case command
            complete -C (string replace -r -- '.*? -- ' '' (commandline -cp))
        end
      end
      complete -c \#(quoted) -f -a '(_\#(function))'
      """#
    }
  }
}
