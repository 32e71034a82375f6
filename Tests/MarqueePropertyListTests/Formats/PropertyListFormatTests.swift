import MarqueeDiagnostics
import MarqueePropertyList
import Testing

@Suite struct PropertyListFormatTests {
  @Test(
    arguments: [
      ("<?xml version=\"1.0\"?><plist/>", .format(.xml)),
      ("\n <plist>", .format(.xml)),
      ("<!DOCTYPE plist PUBLIC \"\" \"\"><plist/>", .format(.xml)),
      ("<!-- html --><plist/>", .format(.xml)),
      ("<dict/>", .format(.xml)),
      ("<", .format(.xml)),
      ("<!-- never closed", .format(.xml)),
      ("<?xml", .format(.xml)),
      ("<0aff>", .format(.xml)),
      ("bplist00", .format(.binary)),
      ("{}", .format(.ascii)),
      ("{ a = b; }", .format(.ascii)),
      ("// !$*UTF8*$!\n{ a = b; }", .format(.ascii)),
      ("{ \"a\" = b; }", .format(.ascii)),
      ("{ \"a\\\":\" = b; }", .format(.ascii)),
      ("{ \"a", .format(.ascii)),
      ("(a)", .format(.ascii)),
      ("/* c */ \"key\" = \"value\";", .format(.ascii)),
      ("key;", .format(.ascii)),
      ("{ \"a\": 1 }", .fault(.json)),
      ("{\n  \"a\" :", .fault(.json)),
      ("// c\n{ \"a\\\"b\": 1 }", .fault(.json)),
      ("[]", .fault(.json)),
      ("[1, 2]", .fault(.json)),
      ("[\n {", .fault(.json)),
      ("[true]", .fault(.json)),
      ("[section]", .fault(.notAPropertyList)),
      ("<html>", .fault(.html)),
      ("<!DOCTYPE HTML>", .fault(.html)),
      ("<?xml version=\"1.0\"?>\n<!-- c -->\n<!doctype html>", .fault(.html)),
      ("{\\rtf1\\ansi}", .fault(.rtf)),
      ("\n{\\RTF1", .fault(.rtf)),
      ("", .fault(.empty)),
      (" \r\n\t", .fault(.empty)),
      ("// nothing", .fault(.empty)),
      ("hello", .fault(.notAPropertyList)),
      ("hello world", .fault(.notAPropertyList)),
      ("\"hello\"", .fault(.notAPropertyList)),
      ("key: value", .fault(.notAPropertyList)),
      ("% !", .fault(.notAPropertyList)),
      ("한글", .fault(.notAPropertyList)),
    ] as [(String, PropertyListFormat.Detection)])
  func `a format is known by its start, in every encoding`(
    text: String, expected: PropertyListFormat.Detection
  ) {
    let bytes = Array(text.utf8)
    #expect(PropertyListFormat.detect(bytes) == expected)
    guard expected != .format(.binary) else { return }
    for encoding in [TextEncoding.utf8WithByteOrderMark, .utf16LittleEndian, .utf16BigEndian] {
      #expect(PropertyListFormat.detect(encoding.encode(bytes)) == expected)
    }
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0], "UTF-32"),
      ([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x3C], "UTF-32"),
      ([0x3C, 0, 0x3F, 0], "UTF-16 without a byte order mark"),
      ([0, 0x3C, 0, 0x3F], "UTF-16 without a byte order mark"),
    ] as [([UInt8], String)])
  func `an encoding that cannot be read is named`(bytes: [UInt8], name: String) {
    #expect(PropertyListFormat.detect(bytes) == .fault(.unsupportedEncoding(name)))
  }

  @Test(
    arguments: [[0x89, 0x50, 0x4E, 0x47], [0], [0xE9], [0xFF, 0xFE, 0x00, 0xAC]] as [[UInt8]])
  func `anything else is not a property list`(bytes: [UInt8]) {
    #expect(PropertyListFormat.detect(bytes) == .fault(.notAPropertyList))
  }
}
