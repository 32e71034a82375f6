package import MarqueeImages

/// A record in a file, sealed with a digest: damage is noticed, wherever it is.
package enum SealedRecord {
  /// What a file is that holds no record of ours.
  package enum Fault: Error, Hashable {
    /// Another kind of file.
    case foreign
    /// A record of another version of the form.
    case otherVersion
    /// A record that has lost or changed some of its bytes.
    case damaged
  }

  /// The first bytes of each file; what follows up to the line break is the form's version.
  private static let mark = Array("marquee-screen ".utf8)
  private static let header = mark + Array("1\n".utf8)

  /// The file of a record.
  ///
  /// - Parameter key: What the record is looked up by: under another key it counts as damaged. `nil`
  ///   for a record that stands for itself.
  package static func seal(_ record: [UInt8], under key: ContentDigest? = nil) -> [UInt8] {
    header + digest(of: record[...], key) + record
  }

  /// The record of a file.
  ///
  /// - Parameter key: The key under which it was sealed.
  /// - Complexity: O(*n*) in the bytes of the file.
  package static func open(
    _ file: [UInt8], under key: ContentDigest? = nil
  ) throws(Fault) -> ArraySlice<UInt8> {
    guard file.starts(with: header) else {
      throw file.starts(with: mark) ? .otherVersion : .foreign
    }
    let seal = file.dropFirst(header.count).prefix(16)
    let record = file.dropFirst(header.count + 16)
    guard seal.elementsEqual(digest(of: record, key)) else { throw .damaged }
    return record
  }

  private static func digest(of record: ArraySlice<UInt8>, _ key: ContentDigest?) -> [UInt8] {
    var hash = SipHash()
    if let key { hash.add(key) }
    hash.add(record)
    return hash.finished().bytes
  }
}
