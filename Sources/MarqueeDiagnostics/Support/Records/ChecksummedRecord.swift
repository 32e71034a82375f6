/// A kind of record that is stored in its own file with a digest, which reveals damage anywhere in
/// it.
package struct ChecksummedRecord: Sendable {
  /// Why a file does not hold a valid record of this kind.
  package enum Fault: Error, Hashable {
    case wrongFormat
    case otherVersion
    /// Some bytes of the record are missing or changed.
    case damaged
  }

  /// The first bytes of each file; the format version follows, up to the line break.
  private let mark: [UInt8]
  private let header: [UInt8]

  /// Describes a kind of record.
  ///
  /// - Parameters:
  ///   - name: The first word of each file.
  ///   - version: The format version, from 1.
  package init(_ name: String, version: Int) {
    mark = Array("\(name) ".utf8)
    header = mark + Array("\(version)\n".utf8)
  }

  /// Returns the contents of a record's file.
  ///
  /// - Parameter key: The key that the record is looked up by; under another key it counts as
  ///   damaged. `nil` for a record whose file may have any name.
  package func encode(_ record: [UInt8], under key: ContentDigest? = nil) -> [UInt8] {
    header + Self.digest(of: record[...], key) + record
  }

  /// Returns the record in a file.
  ///
  /// - Parameter key: The key under which it was encoded.
  /// - Complexity: O(*n*) in the bytes of the file.
  package func decode(
    _ file: [UInt8], under key: ContentDigest? = nil
  ) throws(Fault) -> ArraySlice<UInt8> {
    guard file.starts(with: header) else {
      throw file.starts(with: mark) ? .otherVersion : .wrongFormat
    }
    let digest = file.dropFirst(header.count).prefix(16)
    let record = file.dropFirst(header.count + 16)
    guard digest.elementsEqual(Self.digest(of: record, key)) else { throw .damaged }
    return record
  }

  private static func digest(of record: ArraySlice<UInt8>, _ key: ContentDigest?) -> [UInt8] {
    var hash = SipHash()
    if let key { hash.add(key) }
    hash.add(record)
    return hash.finished().bytes
  }
}
