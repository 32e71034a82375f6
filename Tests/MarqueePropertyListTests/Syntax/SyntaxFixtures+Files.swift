import MarqueeDiagnostics

extension SyntaxFixtures {
  /// Files that are something else, or in an encoding that cannot be read.
  static let files: [SyntaxFixture] = [
    SyntaxFixture("the file is empty", word: "empty", file: "§"),
    SyntaxFixture("the file has only white space", word: "empty", file: "§ \n\t\r\n§"),
    SyntaxFixture(
      "the file has only a declaration", word: "value", file: "§<?xml version=\"1.0\"?>\n§"),
    SyntaxFixture("the file has only a comment", word: "value", file: "§<!-- a -->\n§"),
    SyntaxFixture("the file is a JSON object", word: "JSON", file: "§{\n  \"a\": [1, 2]\n}\n"),
    SyntaxFixture("the file is a JSON array", word: "JSON", file: "§[\n  { \"a\": 1 }\n]\n"),
    SyntaxFixture(
      "the file is a web page", word: "HTML",
      file: "§<!DOCTYPE html>\n<html>\n<body>\n<p>Not found\n</body>\n</html>\n"),
    SyntaxFixture(
      "the file is a web page without a document type", word: "HTML",
      file: "\n§<html>\n<body>\n</body>\n</html>\n"),
    SyntaxFixture("the file is a word", word: "not a property list", file: "§hello\n"),
    SyntaxFixture(
      "the file is prose", word: "not a property list", file: "§The quick brown fox.\n"),
    SyntaxFixture(
      "the file is another kind of XML", word: "svg",
      file: "<?xml version=\"1.0\"?>\n§<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n"),
    SyntaxFixture(
      "the declaration names another encoding", word: "ISO-8859-1", rule: "unsupported-encoding",
      file: "§<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<plist><dict/></plist>\n"),
    SyntaxFixture(
      "the text is not UTF-8", word: "UTF-8", rule: "unsupported-encoding",
      bytes: Array("<plist><string>caf".utf8) + [0xE9] + Array("</string></plist>\n".utf8)),
    SyntaxFixture(
      "the text is UTF-32", word: "UTF-32", rule: "unsupported-encoding",
      bytes: [0xFF, 0xFE, 0, 0] + "<plist><dict/></plist>".utf8.flatMap { [$0, 0, 0, 0] }),
    SyntaxFixture(
      "UTF-16 text is cut in the middle of a character", word: "UTF-16",
      rule: "unsupported-encoding",
      bytes: [0xFF, 0xFE] + "<plist><dict/></plist>".utf8.flatMap { [$0, 0] } + [0x0A]),
  ]

  /// Files that end too early: the diagnostic is at the end, or at the innermost tag still open.
  static let truncated: [SyntaxFixture] = [
    SyntaxFixture(
      "the file ends in the declaration", word: "<?", file: "§<?xml version=\"1.0\" enc§"),
    SyntaxFixture(
      "the file ends behind the property list's opening tag", word: "plist",
      file: "<?xml version=\"1.0\"?>\n§<plist version=\"1.0\">\n§"),
    SyntaxFixture(
      "the file ends in an opening tag", word: "str",
      file: "<plist>\n<array>\n<string>a</string>\n§<str§"),
    SyntaxFixture(
      "the file ends behind a bracket", word: "end",
      file: "<plist>\n§<array>\n<string>a</string>\n§<"),
    SyntaxFixture(
      "the file ends in a string", word: "string",
      file: "<plist>\n<array>\n§<string>first\nsecond§"),
    SyntaxFixture(
      "the file ends in a reference", word: "end",
      file: "<plist>\n<array>\n§<string>first\nTom §&am§"),
    SyntaxFixture(
      "the file ends in a closing tag", word: "string",
      file: "<plist>\n<array>\n§<string>first\nsecond§</stri§"),
    SyntaxFixture(
      "the file ends behind a key", word: "dict",
      file: "<plist>\n§<dict>\n<key>a</key>\n<true/>\n§<key>b</key>\n§"),
    SyntaxFixture(
      "the file ends behind a value", word: "dict",
      file: "<plist>\n<array>\n§<dict>\n<key>a</key>\n<true/>\n§"),
    SyntaxFixture(
      "the file ends behind a dictionary", word: "array",
      file: "<plist>\n§<array>\n<dict>\n<key>a</key>\n<true/>\n</dict>\n§"),
    SyntaxFixture(
      "the file ends behind the root", word: "plist",
      file: "§<plist>\n<array>\n</array>§"),
    SyntaxFixture(
      "the file ends in the last tag", word: "plist",
      file: "§<plist>\n<array>\n</array>\n§</plist§"),
    SyntaxFixture(
      "the file ends in a comment", word: "comment",
      file: "<plist>\n<array>\n§<!-- a\nb --§"),
  ]
}
