import MarqueeDiagnostics
import MarqueePropertyList
import TestSupport
import Testing

@Suite struct TextDecodingTests {
  private static let sample = "<string>가나 é 🚘</string>"

  @Test(
    arguments: [
      TextEncoding.utf8, .utf8WithByteOrderMark, .utf16LittleEndian, .utf16BigEndian,
    ])
  func `text comes out as UTF-8 without its mark`(encoding: TextEncoding) throws {
    let text = Array(Self.sample.utf8)
    let decoded = try TextDecoding.utf8(from: encoding.encode(text))
    #expect(decoded.text == text)
    #expect(decoded.encoding == encoding)
  }

  @Test(
    arguments: [
      ([0x61, 0x80], .invalidUTF8(0x80), 1),
      ([0x61, 0xE9, 0x62], .invalidUTF8(0xE9), 1),
      ([0xC0, 0xAF], .invalidUTF8(0xC0), 0),
      ([0xC1, 0xBF], .invalidUTF8(0xC1), 0),
      ([0xC2], .invalidUTF8(0xC2), 0),
      ([0xE0, 0x9F, 0xBF], .invalidUTF8(0xE0), 0),
      ([0xED, 0xA0, 0x80], .invalidUTF8(0xED), 0),
      ([0xEA, 0xB0], .invalidUTF8(0xEA), 0),
      ([0xEA, 0xB0, 0x41], .invalidUTF8(0xEA), 0),
      ([0xF0, 0x8F, 0xBF, 0xBF], .invalidUTF8(0xF0), 0),
      ([0xF4, 0x90, 0x80, 0x80], .invalidUTF8(0xF4), 0),
      ([0xF5, 0x80, 0x80, 0x80], .invalidUTF8(0xF5), 0),
      ([0xEF, 0xBB, 0xBF, 0x61, 0xFF], .invalidUTF8(0xFF), 4),
      ([0xFF, 0xFE, 0x61], .oddByteCount, 2),
      ([0xFF, 0xFE, 0x61, 0x00, 0x00, 0xDC], .unpairedSurrogate, 4),
      ([0xFF, 0xFE, 0x3D, 0xD8, 0x61, 0x00], .unpairedSurrogate, 2),
      ([0xFE, 0xFF, 0xD8, 0x3D], .unpairedSurrogate, 2),
      ([0xFF, 0xFE, 0x00, 0x00, 0x61, 0, 0, 0], .unsupportedEncoding("UTF-32"), 0),
      ([0x00, 0x00, 0xFE, 0xFF, 0, 0, 0, 0x61], .unsupportedEncoding("UTF-32"), 0),
    ] as [([UInt8], FormatFault, Int)])
  func `what is not text has its place`(bytes: [UInt8], fault: FormatFault, offset: Int) throws {
    let error = try #require(throws: FormatError.self) { try TextDecoding.utf8(from: bytes) }
    #expect(error == FormatError(fault, at: offset))
  }

  @Test(
    arguments: [
      (0xC2, [0x80]), (0xDF, [0xBF]), (0xE0, [0xA0, 0x80]), (0xED, [0x9F, 0xBF]),
      (0xEE, [0x80, 0x80]), (0xEF, [0xBF, 0xBF]), (0xF0, [0x90, 0x80, 0x80]),
      (0xF3, [0xBF, 0xBF, 0xBF]), (0xF4, [0x8F, 0xBF, 0xBF]),
    ] as [(UInt8, [UInt8])])
  func `the first and last characters of each length are text`(
    first: UInt8, rest: [UInt8]
  ) throws {
    #expect(try TextDecoding.utf8(from: [first] + rest).text == [first] + rest)
  }

  @Test(arguments: (0...130).sample(oneIn: 4))
  func `a wrong byte is found at any offset`(offset: Int) throws {
    var bytes = Array(repeating: UInt8(ascii: "a"), count: 131)
    bytes[offset] = 0xFF
    let error = try #require(throws: FormatError.self) { try TextDecoding.utf8(from: bytes) }
    #expect(error.offset == offset)
  }

  @Test(
    arguments: [
      #"<?xml version="1.0" encoding="UTF-8"?>"#, #"<?xml version='1.0' encoding='utf-8'?>"#,
      #"<?xml version="1.0"?><a encoding="latin1"/>"#, "<?xml", "<?xml encoding", "<?xml encoding=",
      #"<plist encoding="latin1">"#, "\u{FEFF}<?xml encoding=\"ISO-8859-1\"?>",
    ])
  func `a declaration may name UTF-8 or nothing`(text: String) throws {
    let text = Array(text.utf8)
    #expect(try TextDecoding.utf8(from: text).text.count >= text.count - 3)
  }

  @Test(
    arguments: [
      (#"<?xml version="1.0" encoding="ISO-8859-1"?>"#, "ISO-8859-1", 30),
      ("<?xml encoding = 'latin1'?>", "latin1", 18),
      ("<?xml encoding='latin1>", "latin1", 16),
    ])
  func `another encoding is named`(text: String, name: String, offset: Int) throws {
    let error = try #require(throws: FormatError.self) {
      try TextDecoding.utf8(from: Array(text.utf8) + [0xE9])
    }
    #expect(error == FormatError(.unsupportedEncoding(name), at: offset))
    #expect(error.fault.part == "unsupported-encoding")
  }

  /// Foundation's decoder looks for the word with a value, too.
  @Test(arguments: [
    "encodingencoding=\"x\"", "encoding encoding = 'x'", "a=\"encoding\" encoding=\"x\"",
  ])
  func `the encoding of a declaration is the one that has a value`(attribute: String) {
    let text = "<?xml version=\"1.0\" \(attribute)?><plist/>"
    #expect(XMLDeclaration.foreignEncoding(of: Array(text.utf8))?.name == "x")
  }
}
