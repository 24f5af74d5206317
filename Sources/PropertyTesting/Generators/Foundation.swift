import Foundation

/// Bytes, of so many as is usual or as a range allows; fewer are simpler, and so is zero.
///
///     let payload = data()
///     let key = data(count: 32...32)
public func data(
  _ label: Tag = "data", count: ClosedRange<Int>? = nil
) -> AnyGenerator<Data> {
  let bytes = ListGenerator(
    label, WholeNumberGenerator<UInt8>(Tag("\(label) byte"), 0...255),
    count ?? 0...Length.longestUsual, count == nil ? .usual : .uniform)
  return AnyGenerator(bytes.map(to: { Data($0) }, from: { Array($0) }))
}

/// A moment in whole milliseconds, from 1901 to 2100 unless said otherwise.
///
///     let birthday = date()
///     let soon = date(in: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 86_400))
///
/// The first moment of 2001 in Greenwich, or else the one of the range nearest to it, is the simplest.
public func date(
  _ label: Tag = "date", in range: ClosedRange<Date>? = nil
) -> AnyGenerator<Date> {
  let range = range ?? usualDates
  let first = (range.lowerBound.timeIntervalSinceReferenceDate * 1000).rounded(.up)
  let last = (range.upperBound.timeIntervalSinceReferenceDate * 1000).rounded(.down)
  precondition(first <= last, "there is a whole millisecond in the range")
  let moment = WholeNumberGenerator<Int>(
    Tag("\(label) milliseconds"), Int(clamped: first)...Int(clamped: last))
  return AnyGenerator(
    moment.map(
      to: { Date(timeIntervalSinceReferenceDate: Double($0) / 1000) },
      from: { date in
        let milliseconds = (date.timeIntervalSinceReferenceDate * 1000).rounded()
        let isWhole = milliseconds / 1000 == date.timeIntervalSinceReferenceDate
        return isWhole ? Int(exactly: milliseconds) : nil
      }))
}

/// A day: its first moment, midnight in Greenwich, from 1901 to 2100 unless said otherwise.
///
///     let deadline = day()
///     let soon = day(in: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 864_000))
///
/// January 1 of 2001, or else the day of the range nearest to it, is the simplest. For midnight elsewhere, map
/// a day with `Calendar.startOfDay(for:)`.
public func day(
  _ label: Tag = "day", in range: ClosedRange<Date>? = nil
) -> AnyGenerator<Date> {
  let range = range ?? usualDates
  let first = (range.lowerBound.timeIntervalSinceReferenceDate / 86_400).rounded(.up)
  let last = (range.upperBound.timeIntervalSinceReferenceDate / 86_400).rounded(.down)
  precondition(first <= last, "a day begins in the range")
  let day = WholeNumberGenerator<Int>(Tag("\(label) number"), Int(first)...Int(last))
  return AnyGenerator(
    day.map(to: { Date(timeIntervalSinceReferenceDate: Double($0) * 86_400) }) {
      Int(exactly: $0.timeIntervalSinceReferenceDate / 86_400)
    })
}

/// From 1901 to 2100.
private let usualDates =
  Date(
    timeIntervalSinceReferenceDate: -3_155_673_600)...Date(
    timeIntervalSinceReferenceDate: 3_155_673_600)

/// An identifier of 128 bits, the simplest of which is all zeros.
///
///     let id = uuid()
public func uuid(_ label: Tag = "uuid") -> AnyGenerator<UUID> {
  let half = WholeNumberGenerator<UInt64>(label, 0...UInt64.max)
  return AnyGenerator(
    pair(half, half).map(
      to: { high, low in
        let bytes = [high, low].flatMap { half in
          (0..<8).map { UInt8(truncatingIfNeeded: half >> (56 - 8 * $0)) }
        }
        return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
      },
      from: { id in
        withUnsafeBytes(of: id.uuid) { bytes in
          func half(_ start: Int) -> UInt64 {
            bytes[start..<start + 8].reduce(0) { $0 << 8 | UInt64($1) }
          }
          return (half(0), half(8))
        }
      }))
}

extension Int {
  /// The whole number, or the nearest there is.
  fileprivate init(clamped number: Double) {
    self = Int(exactly: number) ?? (number < 0 ? .min : .max)
  }
}
