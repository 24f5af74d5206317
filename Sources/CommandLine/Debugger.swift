import Foundation

/// A debugger that is to be attached to this process.
enum Debugger {
  /// Says on standard error which process this is, and waits for a line on standard input, its end, or a
  /// debugger.
  static func wait() {
    let id = ProcessInfo.processInfo.processIdentifier
    Console.complain("process \(id) waits for a debugger, or for Return")
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    while !isAttached {
      if poll(&input, 1, 100) > 0 {
        _ = readLine()
        return
      }
    }
  }

  /// Whether there is one.
  private static var isAttached: Bool {
    #if canImport(Darwin)
      var info = kinfo_proc()
      var size = MemoryLayout<kinfo_proc>.stride
      var name = [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]
      return sysctl(&name, UInt32(name.count), &info, &size, nil, 0) == 0
        && info.kp_proc.p_flag & P_TRACED != 0
    #else
      let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      let line = status?.split(separator: "\n").first { $0.hasPrefix("TracerPid:") }
      return line.map { $0.split(separator: "\t").last != "0" } ?? false
    #endif
  }
}
