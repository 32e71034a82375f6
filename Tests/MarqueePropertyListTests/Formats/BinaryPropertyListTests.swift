import MarqueeDiagnostics
import MarqueePropertyList
import Testing

@Suite struct BinaryPropertyListTests {
  /// The XML of the root value, without its surroundings.
  private func value(_ bytes: [UInt8]) throws -> String {
    let xml = String(decoding: try BinaryPropertyList.xml(from: bytes), as: UTF8.self)
    let head = #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0">"#
    try #require(xml.hasPrefix(head) && xml.hasSuffix("</plist>"))
    return String(xml.dropFirst(head.count).dropLast("</plist>".count))
  }

  private func failure(_ bytes: [UInt8]) throws -> FormatError {
    try #require(throws: FormatError.self) { try BinaryPropertyList.xml(from: bytes) }
  }

  @Test(
    arguments: [
      ([0x08], "<false/>"),
      ([0x09], "<true/>"),
      ([0x10, 0xFF], "<integer>255</integer>"),
      ([0x11, 0x80, 0x00], "<integer>32768</integer>"),
      ([0x12, 0xFF, 0xFF, 0xFF, 0xFF], "<integer>4294967295</integer>"),
      ([0x13] + Array(repeating: 0xFF, count: 8), "<integer>-1</integer>"),
      (
        [0x14] + Array(repeating: 0, count: 8) + Array(repeating: 0xFF, count: 8),
        "<integer>18446744073709551615</integer>"
      ),
      ([0x22, 0x3F, 0x00, 0x00, 0x00], "<real>0.5</real>"),
      ([0x23, 0xBF, 0xF8, 0, 0, 0, 0, 0, 0], "<real>-1.5</real>"),
      ([0x23, 0x7F, 0xF0, 0, 0, 0, 0, 0, 0], "<real>inf</real>"),
      ([0x23, 0xFF, 0xF8, 0, 0, 0, 0, 0, 1], "<real>nan</real>"),
      ([0x40], "<data></data>"),
      ([0x41, 0x66], "<data>Zg==</data>"),
      ([0x42, 0x66, 0x6F], "<data>Zm8=</data>"),
      ([0x43, 0x66, 0x6F, 0x6F], "<data>Zm9v</data>"),
      ([0x44, 0x66, 0x6F, 0x6F, 0xFF], "<data>Zm9v/w==</data>"),
      ([0x50], "<string></string>"),
      ([0x54] + Array("<&>\r".utf8), "<string>&lt;&amp;&gt;&#13;</string>"),
      ([0x53, 0x01, 0x09, 0x0A], "<string>&#1;\t\n</string>"),
      ([0x5F, 0x10, 0x02, 0x61, 0x62], "<string>ab</string>"),
      ([0x62, 0xAC, 0x00, 0x00, 0x3C], "<string>가&lt;</string>"),
      ([0x62, 0xD8, 0x3D, 0xDE, 0x98], "<string>🚘</string>"),
      ([0x80, 0x07], "<dict><key>CF$UID</key><integer>7</integer></dict>"),
      ([0x81, 0x01, 0x00], "<dict><key>CF$UID</key><integer>256</integer></dict>"),
      ([0xA0], "<array></array>"),
      ([0xD0], "<dict></dict>"),
    ] as [([UInt8], String)])
  func `each kind of value has its element`(object: [UInt8], expected: String) throws {
    #expect(try value(BinaryFile(object).bytes) == expected)
  }

  @Test(
    arguments: [
      (0, "2001-01-01T00:00:00Z"),
      (0.999, "2001-01-01T00:00:00Z"),
      (-0.5, "2000-12-31T23:59:59Z"),
      (599_529_600, "2020-01-01T00:00:00Z"),
      (604_713_599, "2020-02-29T23:59:59Z"),
      (-978_307_200, "1970-01-01T00:00:00Z"),
      (-13_197_600_000, "1582-10-15T00:00:00Z"),
      (252_423_993_599, "9999-12-31T23:59:59Z"),
    ])
  func `a date is whole seconds of universal time`(seconds: Double, expected: String) throws {
    let file = BinaryFile(BinaryFile.double(0x33, seconds))
    #expect(try value(file.bytes) == "<date>\(expected)</date>")
  }

  @Test func `elements keep their order and shared ones are repeated`() throws {
    let file = BinaryFile(
      [0xA3, 1, 2, 1], [0xD2, 3, 4, 2, 2], [0x10, 5], [0x51, 0x62], [0x51, 0x61])
    let dictionary =
      "<dict><key>b</key><integer>5</integer><key>a</key><integer>5</integer></dict>"
    #expect(
      try value(file.bytes) == "<array>\(dictionary)<integer>5</integer>\(dictionary)</array>")
  }

  @Test func `equal keys are all written`() throws {
    let file = BinaryFile([0xD2, 1, 1, 2, 3], [0x51, 0x61], [0x08], [0x09])
    #expect(try value(file.bytes) == "<dict><key>a</key><false/><key>a</key><true/></dict>")
  }

  @Test(
    arguments: [
      ([0x00], .nullValue),
      ([0xC0], .setValue),
      ([0x0F], .unknownObject(0x0F)),
      ([0x15] + Array(repeating: 0, count: 32), .unknownObject(0x15)),
      ([0x70], .unknownObject(0x70)),
      ([0x21, 0, 0], .unknownObject(0x21)),
      ([0x14] + Array(repeating: 1, count: 16), .integerRange),
      ([0x13, 0, 0], .objectCutOff),
      ([0x44, 0, 0, 0], .objectCutOff),
      ([0x62, 0, 0, 0], .objectCutOff),
      ([0x5F, 0x13] + Array(repeating: 0xFF, count: 8), .objectCutOff),
      ([0x6F, 0x13, 0x80, 0, 0, 0, 0, 0, 0, 0], .objectCutOff),
      ([0xAF, 0x13] + Array(repeating: 0xFF, count: 8), .objectCutOff),
      ([0xDF, 0x13, 0x7F] + Array(repeating: 0xFF, count: 7), .objectCutOff),
      ([0x4F, 0x14] + Array(repeating: 1, count: 16), .objectCutOff),
      ([0x5F, 0x51, 0x61], .unknownObject(0x51)),
      ([0x5F], .objectCutOff),
      ([0x51, 0xE9], .nonASCIIByte(0xE9)),
      ([0x51, 0x00], .nulCharacter),
      ([0x61, 0x00, 0x00], .nulCharacter),
      ([0x61, 0xD8, 0x00], .unpairedSurrogate),
      ([0x61, 0xDC, 0x00], .unpairedSurrogate),
      ([0x62, 0xD8, 0x00, 0x00, 0x61], .unpairedSurrogate),
      (BinaryFile.double(0x33, .nan), .dateRange),
      (BinaryFile.double(0x33, .infinity), .dateRange),
      (BinaryFile.double(0x33, 252_423_993_600), .dateRange),
      // 1582-10-14T23:59:59Z is 418 years and 78 days before 2001: 152,750 days and a second.
      (BinaryFile.double(0x33, -13_197_600_001), .dateRange),
      (BinaryFile.double(0x33, -63_113_904_001), .dateRange),
    ] as [([UInt8], FormatFault)])
  func `a value that is wrong is named by its path`(
    object: [UInt8], fault: FormatFault
  ) throws {
    let file = BinaryFile([0xD1, 1, 2], [0x51, 0x61], [0xA2, 3, 4], [0x09], object)
    let error = try failure(file.bytes)
    #expect(error.fault == fault)
    #expect(error.codingPath?.description == "a[1]")
  }

  @Test func `a key must be a string`() throws {
    let error = try failure(BinaryFile([0xA1, 1], [0xD1, 2, 2], [0x10, 1]).bytes)
    #expect(error.fault == .keyIsNotAString)
    #expect(error.codingPath?.description == "[0]")
  }

  @Test func `a fault in a key is named by the dictionary, not by the key before`() throws {
    let keys: [[UInt8]] = [[0x10, 1], [0x51, 0xE9]]
    for key in keys {
      let file = BinaryFile([0xA1, 1], [0xD2, 2, 3, 4, 4], [0x51, 0x61], key, [0x09])
      #expect(try failure(file.bytes).codingPath?.description == "[0]")
    }
  }

  @Test(
    arguments: [
      BinaryFile([0xA1, 0]),
      BinaryFile([0xA1, 1], [0xD1, 2, 0], [0x51, 0x61]),
      BinaryFile([0xA1, 1], [0xA1, 2], [0xA1, 1]),
    ])
  func `a cycle is refused`(file: BinaryFile) throws {
    #expect(try failure(file.bytes).fault == .cycle)
  }

  @Test func `an element must exist`() throws {
    let error = try failure(BinaryFile([0xA1, 1]).bytes)
    #expect(error.fault == .missingObject)
    #expect(error.offset == 9)
    #expect(error.codingPath == CodingPath([.index(0)]))
  }

  @Test func `128 levels are read and 129 are not`() throws {
    let arrays = (1...128).map { [0xA1, UInt8($0)] as [UInt8] }
    let deepest = try value(BinaryFile(objects: arrays + [[0x09]]).bytes)
    #expect(deepest.hasPrefix(String(repeating: "<array>", count: 128) + "<true/>"))
    #expect(try failure(BinaryFile(objects: arrays + [[0xA0]]).bytes).fault == .tooDeep)
  }

  @Test func `sharing cannot make a small file stand for a huge property list`() throws {
    let arrays = (1...60).map { [0xA2, UInt8($0), UInt8($0)] as [UInt8] }
    let bytes = BinaryFile(objects: arrays + [[0x09]]).bytes
    #expect(try failure(bytes).fault == .tooLarge)
  }

  @Test(arguments: [0x00, 0x01, 0x02, 0x07, 0x08, 0x09, 0x7F, 0x80, 0xFE, 0xFF] as [UInt8])
  func `no number in the trailer leads outside of the file`(byte: UInt8) throws {
    let bytes = BinaryFile([0xA1, 1], [0x09]).bytes
    let root = bytes.count - 9
    for offset in bytes.count - 26..<bytes.count where bytes[offset] != byte {
      var damaged = bytes
      damaged[offset] = byte
      // The second object is also a valid root, and any byte can be a valid one-byte index.
      if offset == root, byte == 1 {
        #expect(try value(damaged) == "<true/>")
      } else {
        #expect(throws: FormatError.self) { try BinaryPropertyList.xml(from: damaged) }
      }
    }
  }

  @Test func `a file cut off anywhere is refused`() throws {
    let bytes = BinaryFile([0xA1, 1], [0x09]).bytes
    for count in bytes.indices {
      #expect(throws: FormatError.self) { try BinaryPropertyList.xml(from: Array(bytes[..<count])) }
    }
  }

  @Test(arguments: [1, 2, 8])
  func `nothing may lie between the table and the trailer`(byteCount: Int) throws {
    var bytes = BinaryFile([0xA1, 1], [0x09]).bytes
    bytes.insert(contentsOf: Array(repeating: 0, count: byteCount), at: bytes.count - 32)
    #expect(try failure(bytes).fault == .damagedTrailer)
  }

  @Test(
    arguments: [
      (7, .damagedOffsetTable), (8, .cycle), (9, .unknownObject(1)), (11, .damagedOffsetTable),
      (0xFFFF, .damagedOffsetTable),
    ] as [(UInt64, FormatFault)])
  func `an object must lie between the header and the table`(
    offset: UInt64, fault: FormatFault
  ) throws {
    // The objects are at 8 and 10, the table at 11; its second entry is changed.
    var bytes = BinaryFile([0xA1, 1], [0x09]).bytes
    bytes.replaceSubrange(13..<15, with: BinaryFile.bigEndian(offset, byteCount: 2))
    #expect(try failure(bytes).fault == fault)
  }

  @Test(
    arguments: [
      ("", FormatFault.notAPropertyList), ("bplis", .notAPropertyList), ("bplist", .binaryCutOff),
      ("bplist00", .binaryCutOff), ("bplist15", .unsupportedBinaryVersion("15")),
    ])
  func `the version is that of the header`(text: String, fault: FormatFault) throws {
    #expect(try failure(Array(text.utf8)).fault == fault)
  }
}
