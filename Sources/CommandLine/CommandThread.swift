import Foundation

/// Threads that the command cannot do without.
enum CommandThread {
  /// Room for as many nested views as a scene may have, in a debug build: hit-testing follows them down, call
  /// by call.
  static let deepStack = 1 << 26

  /// Runs `work` on a new thread. Where there can be none, the program ends with a sentence.
  static func start(stackSize: Int = 1 << 19, _ work: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let work = Unmanaged.passRetained(Work(run: work))
    let problem = pthread_create(
      &thread, &attributes,
      { context in
        let work: UnsafeMutableRawPointer? = context
        if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run() }
        return nil
      }, work.toOpaque())
    if problem != 0 {
      // The console may be waiting for this very thread.
      let says = "no thread can be made: there is too little memory, or there are too many threads"
      try? FileHandle.standardError.write(
        contentsOf: Data("\(Engine.runningProgram): \(says)\n".utf8))
      exit(ExitStatus.failed.rawValue)
    }
  }

  private final class Work: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) { self.run = run }
  }
}
