import Foundation

// Compiled along with the woven engine: which mutant is awake. One process has one at a time.

/// The number of the mutant that is awake; 0: none. The tests are given it by the environment.
nonisolated(unsafe) public var activeMutant =
  ProcessInfo.processInfo.environment["TOUCHSTONE_MUTANT"].flatMap(Int.init) ?? 0
/// Whether the changed statement was reached.
nonisolated(unsafe) public var mutantWasReached = false
/// If set, a byte for each body becomes 1 when the body is entered.
nonisolated(unsafe) public var enteredBodies: UnsafeMutablePointer<UInt8>?

/// A body is entered.
public func noteBody(_ body: Int) { enteredBodies?[body] = 1 }

/// The mutant that is awake, asked at the entrance to a body.
public func theMutant(inBody body: Int) -> Int {
  noteBody(body)
  return activeMutant
}

/// Whether the mutant of that number is awake.
public func theMutantIs(_ number: Int) -> Bool {
  if activeMutant == number { mutantWasReached = true }
  return activeMutant == number
}

/// The changed statement was reached.
public func theMutantIsReached() { mutantWasReached = true }
