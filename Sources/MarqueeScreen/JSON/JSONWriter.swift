/// Writes JSON into one byte buffer, keys in the order in which they are written.
///
/// The same calls give the same bytes on every platform. Strings escape what RFC 8259 requires;
/// everything else stays UTF-8.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  private let style: JSONStyle
  private var depth = 0
  /// Whether the next member or element is the first of its object or array.
  private var isFirst = true
  /// Whether a key has just been written, so that its value follows on the same line.
  private var isBehindKey = false

  /// Makes an empty writer.
  package init(style: JSONStyle) {
    self.style = style
  }

  /// Reserves memory for many elements, with an estimate from the first few.
  ///
  /// The reservation has some slack, so that a slightly larger output does not move the whole
  /// buffer; memory that is never written to costs little more than address space. The reservation
  /// is also bounded, because one element can be as long as all others together.
  ///
  /// - Parameters:
  ///   - count: How many elements there will be.
  ///   - firstCount: How many elements have been written so far, from 1.
  ///   - byteCount: How many bytes they take.
  package mutating func reserveCapacity(for count: Int, where firstCount: Int, take byteCount: Int)
  {
    let estimate = byteCount / max(1, firstCount) * (count + 1)
    guard estimate > bytes.capacity else { return }
    bytes.reserveCapacity(min(estimate * 5 / 4, max(16 * byteCount, 64 << 20)))
  }

  /// An empty writer for some of the elements of the array that is being written.
  package var part: JSONWriter {
    var part = self
    part.bytes = []
    part.isFirst = true
    return part
  }

  package mutating func append(_ parts: [JSONWriter]) {
    for part in parts where !part.isFirst {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      bytes += part.bytes
    }
  }

  /// Passes on what has been written so far, and empties the buffer; writing continues after it.
  ///
  /// Use it to send JSON on while it is being written. The bytes end after a whole value or key, so
  /// never inside a character.
  package mutating func drain(_ body: ([UInt8]) -> Void) {
    body(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  /// Writes an object; `body` writes its members, each with ``key(_:)`` and then a value.
  @inlinable
  package mutating func object<Failure: Error>(
    _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    open(UInt8(ascii: "{"))
    try body(&self)
    close(UInt8(ascii: "}"))
  }

  /// Writes an array; `body` writes its elements.
  @inlinable
  package mutating func array<Failure: Error>(
    _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    open(UInt8(ascii: "["))
    try body(&self)
    close(UInt8(ascii: "]"))
  }

  /// Begins an array whose elements come from several places; ``endArray()`` ends it.
  package mutating func beginArray() { open(UInt8(ascii: "[")) }

  /// Ends an array that ``beginArray()`` began.
  package mutating func endArray() { close(UInt8(ascii: "]")) }

  @inlinable
  package mutating func array<Element>(
    of elements: some Sequence<Element>, _ body: (inout JSONWriter, Element) -> Void
  ) {
    array { writer in
      for element in elements { body(&writer, element) }
    }
  }

  /// Writes a member's key; the next call writes its value.
  package mutating func key(_ key: String) {
    beginValue()
    writeString(key)
    bytes.append(UInt8(ascii: ":"))
    endKey()
  }

  package mutating func key(_ key: JSONKey) {
    beginValue()
    bytes.append(contentsOf: key.bytes)
    endKey()
  }

  package mutating func string(_ value: String) {
    beginValue()
    writeString(value)
  }

  package mutating func integer(_ value: Int) {
    number(String(value))
  }

  /// Writes a number in its shortest exact form, whole values without a fraction.
  ///
  /// JSON has no infinity and no NaN; they are written as `null`.
  package mutating func number(_ value: Double) {
    guard value.isFinite else { return null() }
    if value == value.rounded(), abs(value) < 1e15 {
      integer(Int(value))
    } else {
      number(value.description)
    }
  }

  /// Writes a number that is already in JSON's format; it is not checked.
  package mutating func number(_ text: String) {
    beginValue()
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes `true` or `false`.
  package mutating func bool(_ value: Bool) {
    number(value ? "true" : "false")
  }

  /// Writes `null`.
  package mutating func null() {
    number("null")
  }

  /// Writes a line break outside any value, to end a text file.
  package mutating func endOfFile() {
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Opens an object or an array with its bracket.
  @usableFromInline
  mutating func open(_ bracket: UInt8) {
    beginValue()
    bytes.append(bracket)
    depth += 1
    isFirst = true
  }

  /// Closes the innermost open object or array with its bracket.
  @usableFromInline
  mutating func close(_ bracket: UInt8) {
    depth -= 1
    if !isFirst { beginLine() }
    isFirst = false
    bytes.append(bracket)
  }

  private mutating func endKey() {
    if style == .pretty { bytes.append(UInt8(ascii: " ")) }
    isBehindKey = true
  }

  /// Writes what comes before a value: a comma, and in pretty style a new line.
  private mutating func beginValue() {
    if isBehindKey {
      isBehindKey = false
      return
    }
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    if depth > 0 { beginLine() }
  }

  private mutating func beginLine() {
    guard style == .pretty else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  private mutating func writeString(_ value: String) {
    bytes.append(UInt8(ascii: "\""))
    value.withBytes { text in
      if EscapeSearch.holdsEscape(text) {
        for index in text.indices { writeEscaped(text[index]) }
      } else {
        unsafe text.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func writeEscaped(_ byte: UInt8) {
    guard EscapeSearch.mustBeEscaped(byte) else { return bytes.append(byte) }
    switch byte {
    case UInt8(ascii: "\n"): bytes += #"\n"#.utf8
    case UInt8(ascii: "\r"): bytes += #"\r"#.utf8
    case UInt8(ascii: "\t"): bytes += #"\t"#.utf8
    case 0..<0x20: bytes += "\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8
    default: bytes += [UInt8(ascii: "\\"), byte]
    }
  }
}
