/// Builds binary property lists by hand, valid or hostile.
struct BinaryFile {
  /// The bytes of each object, marker first; elements are named by one-byte indices.
  var objects: [[UInt8]]
  var top: UInt64 = 0
  var indexByteCount: UInt8 = 1

  init(_ objects: [UInt8]...) {
    self.objects = objects
  }

  init(objects: [[UInt8]]) {
    self.objects = objects
  }

  /// The file, with two-byte offsets.
  var bytes: [UInt8] {
    var bytes = Array("bplist00".utf8)
    var table: [UInt8] = []
    for object in objects {
      table += Self.bigEndian(UInt64(bytes.count), byteCount: 2)
      bytes += object
    }
    let tableOffset = UInt64(bytes.count)
    bytes += table
    bytes += [0, 0, 0, 0, 0, 0, 2, indexByteCount]
    for number in [UInt64(objects.count), top, tableOffset] {
      bytes += Self.bigEndian(number, byteCount: 8)
    }
    return bytes
  }

  /// A real or date object: marker and eight bytes.
  static func double(_ marker: UInt8, _ value: Double) -> [UInt8] {
    [marker] + bigEndian(value.bitPattern, byteCount: 8)
  }

  /// The last bytes of a number, most significant first.
  static func bigEndian(_ value: UInt64, byteCount: Int) -> [UInt8] {
    (0..<byteCount).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) }
  }
}
