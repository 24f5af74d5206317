import Foundation
import Testing

extension Trait where Self == ConditionTrait {
  /// A test that takes long: `.ci/nightly long-tests` plays it.
  static var long: Self {
    .enabled(
      if: ProcessInfo.processInfo.environment["TOUCHSTONE_LONG"] != nil,
      "it takes long; .ci/nightly long-tests sets TOUCHSTONE_LONG")
  }
}
