import Foundation
import Synchronization

/// Kills the processes of an engine that are left when the command ends, in whatever way it ends.
///
/// It is a shell that reads which engines there are, each by the number of its process, which is also that of its
/// group. Its input ends when the command does, even if the command is killed. Then it kills the engines that are
/// left, with their groups; a process that has left its group is killed as well.
final class Guardian: Sendable {
  private let process: Mutex<ChildProcess?>

  private static let script = """
    trap '' HUP INT QUIT TERM
    engines=' '
    while read -r what engine; do
      case $what$engines in
        +*) engines="$engines$engine " ;;
        -*" $engine "*) engines="${engines%% "$engine" *} ${engines#* "$engine" }" ;;
      esac
    done
    for engine in $engines; do kill -s KILL -- "-$engine" "$engine" 2>/dev/null; done
    """

  /// Starts to watch. Where there is no shell, nobody watches.
  init() {
    process = Mutex(try? ChildProcess(["/bin/sh", "-c", Self.script]))
  }

  /// An engine is there from now on.
  func watch(_ engine: pid_t) { say("+ \(engine)\n") }

  /// An engine is gone.
  func forget(_ engine: pid_t) { say("- \(engine)\n") }

  private func say(_ line: String) {
    process.withLock { process in
      guard let input = process?.input, input >= 0 else { return }
      // A line is shorter than what a pipe takes at once, and the shell reads faster than engines
      // start.
      _ = Array(line.utf8).withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
    }
  }

  deinit {
    process.withLock { process in
      _ = process?.end(within: .seconds(1))
    }
  }
}
