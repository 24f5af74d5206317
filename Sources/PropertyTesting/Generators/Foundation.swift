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
  moments(Tag("\(label) milliseconds"), in: range, each: 1000, in: 1)
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
  moments(Tag("\(label) number"), in: range, each: 1, in: 86_400)
}

/// The moments of a range, from 1901 to 2100 unless said otherwise, that are whole numbers of a unit from the first
/// moment of 2001: so many in so many seconds.
private func moments(
  _ tag: Tag, in range: ClosedRange<Date>?, each count: Double, in seconds: Double
) -> AnyGenerator<Date> {
  let number = { (date: Date) in date.timeIntervalSinceReferenceDate * count / seconds }
  let moment = { @Sendable (number: Int) in
    Date(timeIntervalSinceReferenceDate: Double(number) * seconds / count)
  }
  let usual = Date(timeIntervalSinceReferenceDate: 3_155_673_600)
  let first = number(range?.lowerBound ?? usual - 2 * 3_155_673_600).rounded(.up)
  let last = number(range?.upperBound ?? usual).rounded(.down)
  precondition(first <= last, "such a moment is in the range")
  return AnyGenerator(
    WholeNumberGenerator<Int>(tag, Int(clamped: first)...Int(clamped: last)).map(
      to: moment,
      from: { date in
        let number = (date.timeIntervalSinceReferenceDate * count / seconds).rounded()
        return Int(exactly: number).flatMap { moment($0) == date ? $0 : nil }
      }))
}

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
