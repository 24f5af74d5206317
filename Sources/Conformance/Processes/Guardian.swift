import Foundation
import Synchronization

/// Sees to it that no process of an engine is left when the command ends, by whatever way.
///
/// It is a shell that reads which process groups there are. Its input ends when the command does, even
/// when that is killed, and then it kills those that are left.
final class Guardian: Sendable {
  private let process: Mutex<ChildProcess?>

  private static let script = """
    trap '' HUP INT QUIT TERM
    groups=' '
    while read -r what group; do
      case $what in
        +) groups="$groups$group " ;;
        -) groups="${groups%% "$group" *} ${groups#* "$group" }" ;;
      esac
    done
    for group in $groups; do kill -s KILL -- "-$group" 2>/dev/null; done
    """

  /// Starts to watch. Where there is no shell, nobody watches.
  init() {
    process = Mutex(try? ChildProcess(["/bin/sh", "-c", Self.script]))
  }

  /// A process group is there from now on.
  func watch(_ group: pid_t) { say("+ \(group)\n") }

  /// A process group is gone.
  func forget(_ group: pid_t) { say("- \(group)\n") }

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
