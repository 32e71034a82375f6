import MarqueeDiagnostics
import MarqueeScreen

/// Walks through all values of a binary property list from its root, and writes them as XML.
///
/// The path back to the root is an array, so that no nesting can exhaust the stack.
struct BinaryPropertyListReader {
  /// An array or dictionary whose elements are being written.
  private struct Frame {
    let offset: Int
    let container: CanonicalXML.Container
    let items: Range<Int>
    let count: Int
    var next = 0
    /// In a dictionary, the key of the element before ``next``.
    var key: BinaryObject.Text?
  }

  private let objects: BinaryObjects
  private let maximumByteCount: Int
  private var frames: [Frame] = []
  private var writer = CanonicalXML()

  init(_ objects: BinaryObjects) {
    self.objects = objects
    let (product, overflow) = objects.bytes.count.multipliedReportingOverflow(by: 64)
    maximumByteCount = overflow ? .max : product + min(1 << 20, .max - product)
  }

  mutating func read() throws(FormatError) -> [UInt8] {
    do throws(FormatError) {
      try visit(object: UInt64(objects.top), namedAt: objects.bytes.count - 16)
      while let frame = frames.last {
        if frame.next < frame.count {
          try visitNextElement(of: frame)
        } else {
          writer.close(frame.container)
          frames.removeLast()
        }
      }
    } catch {
      throw FormatError(error.fault, at: error.offset, codingPath: codingPath())
    }
    writer.end()
    return writer.bytes
  }

  private mutating func visitNextElement(of frame: Frame) throws(FormatError) {
    let size = objects.indexByteCount
    var place = frame.items.lowerBound + frame.next * size
    let last = frames.count - 1
    frames[last].next += 1
    if frame.container == .dictionary {
      frames[last].key = nil
      frames[last].key = try writeKey(namedAt: place)
      place += frame.count * size
    }
    try visit(object: objects.bytes.bigEndian(place..<place + size), namedAt: place)
  }

  private mutating func writeKey(namedAt place: Int) throws(FormatError) -> BinaryObject.Text {
    let index = objects.bytes.bigEndian(place..<place + objects.indexByteCount)
    let offset = try objects.offset(ofObject: index, namedAt: place)
    guard case .text(let text) = try objects.object(at: offset) else {
      throw FormatError(.keyIsNotAString, at: offset)
    }
    try write(text, as: .key, at: offset)
    return text
  }

  /// Writes a value, or the opening tag of an array or dictionary.
  private mutating func visit(object index: UInt64, namedAt place: Int) throws(FormatError) {
    let offset = try objects.offset(ofObject: index, namedAt: place)
    switch try objects.object(at: offset) {
    case .boolean(let value): writer.boolean(value)
    case .integer(let digits): writer.leaf(.integer, plain: digits.utf8)
    case .real(let value):
      writer.leaf(.real, plain: (value.isNaN ? "nan" : value.description).utf8)
    case .date(let seconds):
      guard let text = UniversalTime.text(secondsSince2001: seconds) else {
        throw FormatError(.dateRange, at: offset)
      }
      writer.leaf(.date, plain: text.utf8)
    case .data(let range):
      writer.leaf(.data, plain: Array(Base64.encode(Array(objects.bytes[range])).utf8))
    case .text(let text): try write(text, as: .string, at: offset)
    case .identifier(let value): write(identifier: value)
    case .array(let items):
      try open(.array, items, count: items.count / objects.indexByteCount, at: offset)
    case .dictionary(let items):
      try open(.dictionary, items, count: items.count / (2 * objects.indexByteCount), at: offset)
    }
    guard writer.bytes.count <= maximumByteCount else { throw FormatError(.tooLarge, at: offset) }
  }

  private mutating func open(
    _ container: CanonicalXML.Container, _ items: Range<Int>, count: Int, at offset: Int
  ) throws(FormatError) {
    guard !frames.contains(where: { $0.offset == offset }) else {
      throw FormatError(.cycle, at: offset)
    }
    guard frames.count < PropertyListDocument.maximumDepth else {
      throw FormatError(.tooDeep, at: offset)
    }
    writer.open(container)
    frames.append(Frame(offset: offset, container: container, items: items, count: count))
  }

  private mutating func write(
    _ text: BinaryObject.Text, as leaf: CanonicalXML.Leaf, at offset: Int
  ) throws(FormatError) {
    do throws(FormatFault) {
      switch text {
      case .ascii(let range):
        if let byte = objects.bytes[range].first(where: { $0 >= 0x80 }) {
          throw .nonASCIIByte(byte)
        }
        try writer.leaf(leaf, text: objects.bytes[range])
      case .utf16(let range):
        try writer.leaf(leaf, text: try Self.utf8(objects.bytes[range]))
      }
    } catch {
      throw FormatError(error, at: offset)
    }
  }

  private static func utf8(_ bytes: ArraySlice<UInt8>) throws(FormatFault) -> [UInt8] {
    do throws(FormatError) {
      return try UTF16Decoding.utf8(from: bytes, order: .big)
    } catch {
      throw error.fault
    }
  }

  /// Writes an identifier of a keyed archive as the dictionary that represents it, because XML
  /// property lists have no element for it.
  private mutating func write(identifier value: UInt64) {
    writer.open(.dictionary)
    writer.leaf(.key, plain: "CF$UID".utf8)
    writer.leaf(.integer, plain: String(value).utf8)
    writer.close(.dictionary)
  }

  private func codingPath() -> CodingPath {
    var path = CodingPath()
    for frame in frames where frame.next > 0 {
      switch frame.container {
      case .array: path.steps.append(.index(frame.next - 1))
      case .dictionary: if let key = frame.key { path.steps.append(.key(string(key))) }
      }
    }
    return path
  }

  /// Returns a text as a string; it has been written before, so it is valid.
  private func string(_ text: BinaryObject.Text) -> String {
    switch text {
    case .ascii(let range):
      return String(decoding: objects.bytes[range], as: UTF8.self)
    case .utf16(let range):
      let units = stride(from: range.lowerBound, to: range.upperBound, by: 2).map { offset in
        UInt16(objects.bytes[offset]) << 8 | UInt16(objects.bytes[offset + 1])
      }
      return String(decoding: units, as: UTF16.self)
    }
  }
}
