import Foundation
import MarqueePropertyList
import TestSupport
import Testing

@Suite(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.reason)))
struct FormatCorpusTests {
  /// The XML of a binary or ASCII property list; `nil` for one that is XML already.
  private func xml(from bytes: [UInt8]) throws -> [UInt8]? {
    switch PropertyListFormat.detect(bytes) {
    case .format(.xml): nil
    case .format(.binary): try BinaryPropertyList.xml(from: bytes)
    case .format(.ascii): try ASCIIPropertyList.xml(from: TextDecoding.utf8(from: bytes).text)
    case .fault(let fault): throw FormatError(fault, at: 0)
    }
  }

  /// Foundation's own text for what Foundation reads, so that two values can be compared.
  private func described(_ bytes: [UInt8]) throws -> Data {
    let value = try unsafe PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    return try PropertyListSerialization.data(fromPropertyList: value, format: .xml, options: 0)
  }

  /// The paths of the files that another tool reads.
  private func acceptedPaths() throws -> Set<String> {
    let survey = String(decoding: try Corpus.bytes("parsers/survey.tsv"), as: UTF8.self)
    let rows = survey.split(whereSeparator: \.isNewline).map { $0.split(separator: "\t") }
    return Set(rows.filter { $0.count > 1 && $0[1] == "ok" }.map { "parsers/\($0[0])" })
  }

  @Test func `what Foundation reads is read as the same value`() throws {
    let paths = try acceptedPaths()
    var formats: [PropertyListFormat.Detection: Int] = [:]
    for path in try Corpus.paths(in: "parsers") where paths.contains(path) {
      let bytes = try Corpus.bytes(path)
      formats[PropertyListFormat.detect(bytes), default: 0] += 1
      // The strings of all escapes start with U+0000, which XML cannot hold.
      guard !path.contains("getSlashedChars") else {
        let error = #expect(throws: FormatError.self) { try xml(from: bytes) }
        #expect(error?.fault == .nulCharacter)
        continue
      }
      guard let xml = try xml(from: bytes) else { continue }
      #expect(try described(xml) == described(bytes), "\(path)")
    }
    #expect(formats[.format(.binary)] == 9)
    #expect(formats[.format(.ascii)] == 5)
    #expect(formats.count == 3)
  }

  @Test func `a file named invalid is refused`() throws {
    let paths = try Corpus.paths(in: "parsers").filter { $0.contains("invalid") }
    #expect(paths.count == 40)
    for path in paths {
      // They are kept without the header that their test puts in front.
      let body = try Corpus.bytes(path)
      for bytes in [body, Array("bplist00".utf8) + body] {
        let error = #expect(throws: FormatError.self, "\(path)") { try xml(from: bytes) }
        #expect(error?.message.isEmpty == false)
      }
    }
  }

  @Test(arguments: ["binary_circular_array", "binary_zero_offset_size"])
  func `a binary file that is damaged is refused`(name: String) throws {
    let bytes = try Corpus.bytes("parsers/rust-plist/tests__data__\(name).plist")
    #expect(throws: FormatError.self) { try xml(from: bytes) }
  }

  @Test func `every file is recognized`() throws {
    for path in try Corpus.paths(in: "parsers") where !path.contains("invalid") {
      guard case .format = PropertyListFormat.detect(try Corpus.bytes(path)) else {
        Issue.record("\(path) is not recognized")
        continue
      }
    }
  }
}
