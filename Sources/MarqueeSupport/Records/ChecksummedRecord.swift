/// A kind of record that lies in a file of its own, with a digest: damage is noticed, wherever it is.
package struct ChecksummedRecord: Sendable {
  /// What a file is that holds no record of a kind.
  package enum Fault: Error, Hashable {
    /// Another kind of file.
    case wrongFormat
    /// A record of another version of the form.
    case otherVersion
    /// A record that has lost or changed some of its bytes.
    case damaged
  }

  /// The first bytes of each file; what follows up to the line break is the form's version.
  private let mark: [UInt8]
  private let header: [UInt8]

  /// Names a kind of record.
  ///
  /// - Parameters:
  ///   - name: The first word of each file.
  ///   - version: The version of the form, from 1.
  package init(_ name: String, version: Int) {
    mark = Array("\(name) ".utf8)
    header = mark + Array("\(version)\n".utf8)
  }

  /// The file of a record.
  ///
  /// - Parameter key: What the record is looked up by: under another key it counts as damaged. `nil`
  ///   for a record in a file that anybody may name.
  package func encode(_ record: [UInt8], under key: ContentDigest? = nil) -> [UInt8] {
    header + Self.digest(of: record[...], key) + record
  }

  /// The record of a file.
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
