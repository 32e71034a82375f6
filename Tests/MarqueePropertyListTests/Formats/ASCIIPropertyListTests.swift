import Foundation
import MarqueePropertyList
import Testing

@Suite struct ASCIIPropertyListTests {
  /// The XML of the root value, without its surroundings.
  private func value(_ text: String) throws -> String {
    let xml = String(decoding: try ASCIIPropertyList.xml(from: Array(text.utf8)), as: UTF8.self)
    let head = #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0">"#
    try #require(xml.hasPrefix(head) && xml.hasSuffix("</plist>"))
    return String(xml.dropFirst(head.count).dropLast("</plist>".count))
  }

  /// The XML of the value of the key `a` in a dictionary that has no other.
  private func element(_ text: String) throws -> String {
    let dictionary = try value("{a=\(text);}")
    let head = "<dict><key>a</key>"
    try #require(dictionary.hasPrefix(head) && dictionary.hasSuffix("</dict>"))
    return String(dictionary.dropFirst(head.count).dropLast("</dict>".count))
  }

  private func failure(_ text: String) throws -> FormatError {
    try #require(throws: FormatError.self) { try ASCIIPropertyList.xml(from: Array(text.utf8)) }
  }

  @Test(
    arguments: [
      ("word", "<string>word</string>"),
      ("a_$/:.-9", "<string>a_$/:.-9</string>"),
      ("12", "<string>12</string>"),
      (#""two words""#, "<string>two words</string>"),
      (#"'it is "so"'"#, #"<string>it is "so"</string>"#),
      (#""""#, "<string></string>"),
      (#""가<&🚘""#, "<string>가&lt;&amp;🚘</string>"),
      (#""\"\\\'\q\한""#, #"<string>"\'q한</string>"#),
      (#""\a\b\n\r\t""#, "<string>&#7;&#8;\n&#13;\t</string>"),
      (#""\101\12\1""#, "<string>A\n&#1;</string>"),
      (#""\1014\351\200""#, "<string>A4Ø\u{A0}</string>"),
      (#""\U00e9\uAC00\UaC00\U41.""#, "<string>éuAC00가A.</string>"),
      ("\"line\\\nnext\nlast\"", "<string>line\nnext\nlast</string>"),
      (
        "(a, (b), {})",
        "<array><string>a</string><array><string>b</string></array><dict></dict></array>"
      ),
      ("(a, )", "<array><string>a</string></array>"),
      ("()", "<array></array>"),
      ("<>", "<data></data>"),
      ("<666f 6F\n>", "<data>Zm9v</data>"),
      ("{b=1;a;}", "<dict><key>b</key><string>1</string><key>a</key><string>a</string></dict>"),
      ("/* c */ b // d\r", "<string>b</string>"),
      ("\u{2028}b\u{2029}", "<string>b</string>"),
      ("b//c", "<string>b//c</string>"),
    ])
  func `each kind of value has its element`(text: String, expected: String) throws {
    #expect(try element(text) == expected)
  }

  @Test(
    arguments: [
      (
        "a = b; c = d;", "<dict><key>a</key><string>b</string><key>c</key><string>d</string></dict>"
      ),
      (#"/* title */ "a"; // again"#, "<dict><key>a</key><string>a</string></dict>"),
      ("a=1;a=2;", "<dict><key>a</key><string>1</string><key>a</key><string>2</string></dict>"),
      (" (a) // end", "<array><string>a</string></array>"),
      ("{}", "<dict></dict>"),
    ])
  func `the root may be an array, a dictionary, or its pairs`(
    text: String, expected: String
  ) throws {
    #expect(try value(text) == expected)
  }

  @Test(
    arguments: [
      ("", .empty, 0),
      (" // nothing\n", .empty, 0),
      ("hello", .notAPropertyList, 0),
      ("hello world", .notAPropertyList, 0),
      (" \"hello\" ", .notAPropertyList, 1),
      ("12", .notAPropertyList, 0),
      ("[a]", .notAPropertyList, 0),
      ("{a=b}", .missingSemicolon, 4),
      ("{a=b", .missingSemicolon, 4),
      ("a=b", .missingSemicolon, 3),
      ("{a b;}", .missingEqualsSign, 3),
      (#"{"a": 1}"#, .missingEqualsSign, 4),
      ("{a=;}", .unexpectedCharacter(";"), 3),
      ("{a=한;}", .unexpectedCharacter("한"), 3),
      ("{=b;}", .unexpectedCharacter("="), 1),
      ("({a)", .missingEqualsSign, 3),
      ("a=b; ]", .textAfterEnd, 5),
      ("{a=", .unexpectedEnd, 3),
      ("{a=b;", .unclosedDictionary, 0),
      ("({a=b;", .unclosedDictionary, 1),
      ("{a=b;)", .unexpectedCharacter(")"), 5),
      ("(a, b", .unclosedArray, 0),
      ("(a, ", .unclosedArray, 0),
      ("(a b)", .missingComma, 3),
      ("(,)", .unexpectedCharacter(","), 1),
      ("(a}", .missingComma, 2),
      (#"{a="b;}"#, .unclosedString, 3),
      (#"{a="b\"#, .unclosedString, 3),
      ("{a=<0a", .unclosedData, 3),
      ("{a=<0>;}", .invalidData, 4),
      ("{a=<0 a>;}", .invalidData, 4),
      ("{a=<0a\t>;}", .invalidData, 6),
      ("{a=<한>;}", .invalidData, 4),
      ("{a=b; /* c", .unclosedComment, 6),
      ("/* c", .unclosedComment, 0),
      (#"{a="\Ud83d\Ude98";}"#, .invalidEscape, 4),
      (#"{a="\🚘";}"#, .invalidEscape, 4),
      (#"{a="\0";}"#, .nulCharacter, 3),
      (#"{"\U";}"#, .nulCharacter, 1),
      ("(a) b", .textAfterEnd, 4),
      ("{a=b;};", .textAfterEnd, 6),
    ] as [(String, FormatFault, Int)])
  func `a fault has its place`(text: String, fault: FormatFault, offset: Int) throws {
    let error = try failure(text)
    #expect(error.fault == fault)
    #expect(error.offset == offset)
    #expect(error.codingPath == nil)
  }

  @Test(arguments: [("(", ")"), ("{a=", ";}")])
  func `128 levels are read and 129 are not`(open: String, close: String) throws {
    func nested(_ levels: Int) -> String {
      let inner = open == "(" ? "()" : "{}"
      return String(repeating: open, count: levels - 1) + inner
        + String(repeating: close, count: levels - 1)
    }
    #expect(try value(nested(128)).hasSuffix(open == "(" ? "</array>" : "</dict>"))
    let error = try failure(nested(129))
    #expect(error.fault == .tooDeep)
    #expect(error.offset == 128 * open.utf8.count)
  }

  @Test func `octal escapes are read as PropertyListDecoder reads them`() throws {
    for number in 1...0x1FF where number != 0x100 {
      let digits = String(number, radix: 8)
      let escape = "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
      let text = Array("(\"\(escape)\")".utf8)
      let expected = try PropertyListDecoder().decode([String].self, from: Data(text))
      let xml = Data(try ASCIIPropertyList.xml(from: text))
      #expect(try PropertyListDecoder().decode([String].self, from: xml) == expected)
    }
  }

  /// Truth: the result of PropertyListDecoder, except for a single word, which is not content.
  @Test(
    arguments: [
      "{ a = b; }", "a = b;", "a; b;", "{ a = b }", "(a, b,)", "(a b)", "(a) b", "{ a = <0g>; }",
      "{ a = <0a 0b>; }", "{ a = <0a\t0b>; }", #"{ a = "\Ud83d\Ude98"; }"#, #"{ a = "\Uac00"; }"#,
      #"{ a = "\a\b\f\n\r\t\v\"\\\q"; }"#, "{ a = 'b'; }", "{ a = b; } // c", "[a]", #"{"a": 1}"#,
      "{ a = 가; }", #"{ "가" = "나"; }"#, "{ a = /* c */ b; }", "{ a = b;", "(a", "{ a = \"b; }",
      "{ a = \"b\\",
    ])
  func `a text is read or refused as by PropertyListDecoder`(text: String) throws {
    let bytes = Array(text.utf8)
    let expected = try? PropertyListDecoder().decode(AnyValue.self, from: Data(bytes))
    let xml = try? ASCIIPropertyList.xml(from: bytes)
    let read = try xml.map { try PropertyListDecoder().decode(AnyValue.self, from: Data($0)) }
    #expect(read == expected)
  }
}
