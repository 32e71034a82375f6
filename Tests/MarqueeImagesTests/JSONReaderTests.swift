import MarqueeDiagnostics
import MarqueeImages
import Testing

@Suite struct JSONReaderTests {
  private func read(_ text: String) throws(JSONFault) -> JSONValue {
    try JSONReader.read(Array(text.utf8))
  }

  private func fault(_ bytes: [UInt8]) -> JSONFault? {
    do throws(JSONFault) {
      _ = try JSONReader.read(bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test func `every value knows its place`() throws {
    let root = try read(#" {"a": [1, true], "b\n": null} "#)
    #expect(root.range == SourceRange(1..<30))
    let member = try #require(root.member("a"))
    #expect(member.keyRange == SourceRange(2..<5))
    #expect(member.value.range == SourceRange(7..<16))
    #expect(member.value.array?.map(\.kind) == [.number("1"), .bool(true)])
    #expect(member.value.array?.map(\.range) == [SourceRange(8..<9), SourceRange(11..<15)])
    #expect(root["b\n"]?.kind == .null)
    #expect(root["c"] == nil)
  }

  @Test(
    arguments: [
      (#""a\"\\\/\b\f\n\r\t""#, "a\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\u20AC""#, "é€"),
      (#""\ud83d\ude00""#, "😀"), (#""😀é""#, "😀é"), (#""""#, ""),
    ])
  func `strings are unescaped`(text: String, expected: String) throws {
    #expect(try read(text).string == expected)
  }

  @Test(arguments: ["0", "-0", "1.5", "-12.25e+3", "1E5", "1e-9"])
  func `numbers are kept as written`(text: String) throws {
    #expect(try read(text).kind == .number(text))
  }

  @Test(
    arguments: [
      ("", JSONFault.Kind.unexpectedEnd, 0..<0), ("[1,", .unexpectedEnd, 3..<3),
      (#""abc"#, .unexpectedEnd, 4..<4), ("[1 2]", .unexpectedCharacter, 3..<4),
      ("[1,]", .unexpectedCharacter, 3..<4), ("{a:1}", .unexpectedCharacter, 1..<2),
      ("nul", .unexpectedCharacter, 0..<1), ("'a'", .unexpectedCharacter, 0..<1),
      ("01", .invalidNumber, 0..<2), ("[-]", .invalidNumber, 1..<2),
      ("1.", .invalidNumber, 0..<2), ("1.e5", .invalidNumber, 0..<4),
      ("1-2", .invalidNumber, 0..<3), (#"["\x"]"#, .invalidEscape, 2..<4),
      (#""\ud83d""#, .invalidEscape, 1..<7), (#""\ud83d\udbff""#, .invalidEscape, 1..<13),
      (#""\ud83d\ue000""#, .invalidEscape, 1..<13), (#""\ude00""#, .invalidEscape, 1..<7),
      (#""\u12g4""#, .invalidEscape, 1..<3),
      ("\"\n\"", .controlCharacter, 1..<2), ("1 2", .textAfterEnd, 2..<3),
      ("[] {}", .textAfterEnd, 3..<4),
    ])
  func `what is not JSON is refused at its place`(
    text: String, kind: JSONFault.Kind, range: Range<Int>
  ) {
    let fault = fault(Array(text.utf8))
    #expect(fault?.kind == kind)
    #expect(fault?.range == SourceRange(range))
  }

  @Test func `bytes that are not UTF-8 are refused`() {
    let fault = fault([0x22, 0xFF, 0x22])
    #expect(fault?.kind == .invalidText)
    #expect(fault?.range == SourceRange(0..<3))
  }

  @Test func `nesting ends at 64 levels`() {
    #expect(fault([UInt8](repeating: 0x5B, count: 64))?.kind == .unexpectedEnd)
    let fault = fault([UInt8](repeating: 0x5B, count: 1_000_000))
    #expect(fault?.kind == .nestedTooDeeply)
    #expect(fault?.range == SourceRange(64..<65))
  }

  @Test func `each byte of a text flipped, and each cut, ends in a value or a fault`() {
    let text = Array(#"{"a":["\u00e9\n",-1.5e3,true,null,{}],"b":"😀"}"#.utf8)
    for index in text.indices {
      #expect(fault(Array(text.prefix(index))) != nil)
      for flip in [UInt8(0x01), 0x20, 0x80, 0xFF] {
        var damaged = text
        damaged[index] ^= flip
        if let fault = fault(damaged) { #expect(fault.range.offsets.upperBound <= text.count) }
      }
    }
  }
}
