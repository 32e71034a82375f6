/// Reads what ``RecordWriter`` wrote.
///
/// Bytes that it did not write are rejected, and reading never leaves the record.
struct RecordReader {
  /// The bytes are not those of a record.
  struct Damage: Error {}

  private(set) var files: RecordedFiles
  private let bytes: ArraySlice<UInt8>
  private var position: Int
  private var depth = 0

  /// Deeper than the lists and groups of any field.
  private static let maximumDepth = 64

  /// Begins with the path of the screen's output, which the names of files depend on.
  init(
    _ bytes: ArraySlice<UInt8>, named screen: String?, in content: ContentFolder
  ) throws(Damage) {
    self.bytes = bytes
    position = bytes.startIndex
    files = RecordedFiles(of: "", named: screen, in: content)
    files = RecordedFiles(of: try path(), named: screen, in: content)
  }

  var isAtEnd: Bool { position == bytes.endIndex }

  mutating func read<Value: Recorded>() throws(Damage) -> Value { try Value(from: &self) }

  /// Reads a value inside another one of the same kind.
  mutating func nested<Value: Recorded>() throws(Damage) -> Value {
    guard depth < Self.maximumDepth else { throw Damage() }
    depth += 1
    defer { depth -= 1 }
    return try read()
  }

  mutating func byte() throws(Damage) -> UInt8 {
    guard position < bytes.endIndex else { throw Damage() }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func count() throws(Damage) -> Int {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 63, by: 7) {
      let byte = try byte()
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return Int(clamping: value) }
    }
    throw Damage()
  }

  mutating func word() throws(Damage) -> UInt64 {
    bytes[try take(8)].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  mutating func data() throws(Damage) -> ArraySlice<UInt8> { bytes[try take(try count())] }

  mutating func optionalData() throws(Damage) -> [UInt8]? {
    try read() ? Array(try data()) : nil
  }

  mutating func text() throws(Damage) -> String {
    let range = try take(try count())
    // A slice for each text would count its references.
    return unsafe bytes.withUnsafeBytes { all in
      let start = range.lowerBound - bytes.startIndex
      return unsafe String(decoding: all[start..<start + range.count], as: UTF8.self)
    }
  }

  private mutating func take(_ count: Int) throws(Damage) -> Range<Int> {
    guard count <= bytes.endIndex - position else { throw Damage() }
    defer { position += count }
    return position..<position + count
  }

  /// Reads a path that must stay inside the folder that it is joined to.
  mutating func path() throws(Damage) -> String {
    let path: String = try read()
    guard ContentPath.staysInside(path) else { throw Damage() }
    return path
  }
}
