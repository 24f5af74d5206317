/// Finds out whether bytes were changed by accident.
enum Checksum {
  /// The CRC-32 of IEEE 802.3, as in zip and PNG.
  static func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var checksum = ~UInt32(0)
    for byte in bytes {
      checksum ^= UInt32(byte)
      for _ in 0..<8 {
        checksum = checksum & 1 == 0 ? checksum >> 1 : (checksum >> 1) ^ 0xEDB8_8320
      }
    }
    return ~checksum
  }
}
