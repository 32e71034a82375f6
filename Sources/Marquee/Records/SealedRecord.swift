import MarqueeImages

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
  package static func seal(_ record: [UInt8]) -> [UInt8] {
    header + ContentDigest(of: record[...]).bytes + record
  }

  /// The record of a file.
  ///
  /// - Complexity: O(*n*) in the bytes of the file.
  package static func open(_ file: [UInt8]) throws(Fault) -> ArraySlice<UInt8> {
    guard file.starts(with: header) else {
      throw file.starts(with: mark) ? .otherVersion : .foreign
    }
    let digest = file.dropFirst(header.count).prefix(16)
    let record = file.dropFirst(header.count + 16)
    guard digest.elementsEqual(ContentDigest(of: record).bytes) else { throw .damaged }
    return record
  }
}
