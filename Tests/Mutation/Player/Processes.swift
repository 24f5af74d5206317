import Foundation

/// Memory for `count` values, all zero, that this process shares with those that split off from it.
func shared<Value>(_ count: Int) -> UnsafeMutablePointer<Value> {
  let size = max(1, count) * MemoryLayout<Value>.stride
  let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
  guard let memory, memory != MAP_FAILED else { quit("there is not enough memory to share") }
  return memory.bindMemory(to: Value.self, capacity: max(1, count))
}

/// Ends the process by a signal when it has computed for that time from now on; 0: no longer.
func limitTime(seconds: Int) {
  var timer = itimerval()
  timer.it_value.tv_sec = seconds
  setitimer(__itimer_which_t(ITIMER_VIRTUAL.rawValue), &timer, nil)
}

/// Ends the process by a signal when it has computed for that time in all.
func limitComputing(seconds: UInt) {
  var limit = rlimit(rlim_cur: seconds, rlim_max: seconds + 1)
  setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
}

/// Ends the process when it wants more memory than any honest engine.
private func limitMemory() {
  var limit = rlimit(rlim_cur: 4 << 30, rlim_max: 4 << 30)
  setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
}

/// Does something in a process that splits off from this one, and gives that process's number.
func split(_ work: () -> Void) -> pid_t {
  let child = fork()
  if child < 0 { quit("no process can be split off") }
  if child > 0 { return child }
  let silence = open("/dev/null", O_WRONLY)
  dup2(silence, 2)
  limitMemory()
  work()
  _exit(0)
}

/// Waits for a process to end: the signal that ended it, or 0.
func signalThatEnded(_ child: pid_t) -> (child: pid_t, signal: Int32) {
  var status: Int32 = 0
  var ended = waitpid(child, &status, 0)
  while ended < 0, errno == EINTR { ended = waitpid(child, &status, 0) }
  return (ended, status & 0x7f == 0 ? (status >> 8) & 0xff : status & 0x7f)
}

/// Ends the process with a sentence.
func quit(_ sentence: String) -> Never {
  FileHandle.standardError.write(Data("\(sentence)\n".utf8))
  exit(2)
}
