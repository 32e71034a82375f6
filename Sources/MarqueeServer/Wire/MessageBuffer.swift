import MarqueeScreen

/// Cuts a stream of bytes into messages: a header with `Content-Length`, an empty line, and as many
/// bytes.
///
/// The base protocol is that of the Language Server Protocol 3.17.
package struct MessageBuffer: Sendable {
  /// Why no message can be found in a stream any more.
  package enum Fault: Error, Hashable, Sendable {
    /// The header has no valid `Content-Length`, so the end of the message is unknown.
    case noLength
    case longHeader
    case longMessage(Int)

    package var message: String {
      switch self {
      case .noLength: "a message has no valid 'Content-Length'"
      case .longHeader:
        "the header of a message is longer than \(MessageBuffer.maximumHeaderLength) bytes"
      case .longMessage(let length):
        "a message of \(length) bytes is longer than \(MessageBuffer.maximumLength)"
      }
    }
  }

  /// The length of the longest header, in bytes.
  package static let maximumHeaderLength = 4096
  /// The length of the longest message, in bytes: more than a document of a hundred megabytes.
  package static let maximumLength = 256 << 20

  private var bytes: [UInt8] = []
  /// Where the next message begins; what comes before it has been returned.
  private var start = 0

  package init() {}

  /// Adds bytes of the stream.
  package mutating func append(_ more: some Collection<UInt8>) {
    if start > 0 {
      bytes.removeSubrange(..<start)
      start = 0
    }
    bytes += more
  }

  /// Returns the next whole message without its header; `nil` if more bytes are needed.
  ///
  /// - Throws: ``Fault``; the stream cannot be read any further.
  package mutating func next() throws(Fault) -> [UInt8]? {
    guard let end = headerEnd else {
      guard bytes.count - start <= Self.maximumHeaderLength else { throw .longHeader }
      return nil
    }
    guard end - start <= Self.maximumHeaderLength else { throw .longHeader }
    guard let length = Self.contentLength(in: bytes[start..<end]) else { throw .noLength }
    guard length <= Self.maximumLength else { throw .longMessage(length) }
    let message = end + Self.blankLine.count
    guard bytes.count - message >= length else { return nil }
    start = message + length
    return Array(bytes[message..<start])
  }

  private static let blankLine = Array("\r\n\r\n".utf8)

  /// The end of the header, before the empty line.
  private var headerEnd: Int? {
    let limit = min(bytes.count, start + Self.maximumHeaderLength + Self.blankLine.count)
    var index = start
    while index + Self.blankLine.count <= limit {
      if bytes[index..<index + Self.blankLine.count].elementsEqual(Self.blankLine) { return index }
      index += 1
    }
    return nil
  }

  /// The value of `Content-Length`; `nil` if it is missing, repeated or not a number.
  private static func contentLength(in header: ArraySlice<UInt8>) -> Int? {
    let lines = String(decoding: header, as: UTF8.self).split(separator: "\r\n")
    let values = lines.compactMap { line -> String? in
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { return nil }
      return String(parts[1].drop { $0 == " " })
    }
    guard values.count == 1, let value = values.first, !value.isEmpty,
      value.utf8.allSatisfy(\.isASCIIDigit)
    else { return nil }
    // A number that an `Int` cannot hold is longer than any message.
    return Int(value) ?? .max
  }

  package static func framed(_ message: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
  }
}
