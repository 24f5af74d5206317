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

/// The first moment of a day, from 1901 to 2100 unless said otherwise.
///
///     let deadline = day()
///     let soon = day(in: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 864_000))
///
/// It is midnight, or the moment to which clocks are put forward at midnight. Days are those of the Gregorian
/// calendar, in Greenwich unless said otherwise. January 1 of 2001, or else the day of the range nearest to
/// it, is the simplest.
public func day(
  _ label: Tag = "day", in range: ClosedRange<Date>? = nil, timeZone: TimeZone = .gmt
) -> AnyGenerator<Date> {
  let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }()
  // Days are counted from noon to noon: clocks do not change then.
  let noon = calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 0)) + 43_200
  let start = { @Sendable (day: Int) in
    calendar.startOfDay(for: calendar.date(byAdding: .day, value: day, to: noon) ?? noon)
  }
  let number = { @Sendable (date: Date) in
    Int((date.timeIntervalSince(noon) / 86_400).rounded(.up))
  }
  let range = range ?? usualDates
  var (first, last) = (number(range.lowerBound), number(range.upperBound))
  if start(first) < range.lowerBound { first += 1 }
  if start(last) > range.upperBound { last -= 1 }
  precondition(first <= last, "a day begins in the range")
  return AnyGenerator(
    WholeNumberGenerator<Int>(Tag("\(label) number"), first...last)
      .map(to: start) { date in start(number(date)) == date ? number(date) : nil })
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
