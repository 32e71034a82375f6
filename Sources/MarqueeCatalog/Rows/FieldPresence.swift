/// Which fields of a table are present, as one ASCII character of a text.
package struct FieldPresence {
  /// How many fields a table may have.
  package static let maximumFieldCount = 6

  /// One bit for each field, the first one lowest.
  private var bits: UInt8 = 0

  /// No field at all.
  package init() {}

  /// The fields that a character stands for.
  init(character: UInt8) { bits = character & 0x3F }

  /// The character, from `@` on: none that XML gives a meaning.
  package var character: UInt8 { 0x40 | bits }

  /// Adds a field by its position in the table, from 0 up to ``maximumFieldCount``.
  package mutating func insert(_ position: Int) {
    bits |= 1 << UInt8(truncatingIfNeeded: position)
  }

  /// Whether the next field of the table is present.
  mutating func next() -> Bool {
    defer { bits >>= 1 }
    return bits & 1 != 0
  }
}
