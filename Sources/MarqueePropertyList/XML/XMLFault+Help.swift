extension XMLFault {
  /// The remedy, if it is clear.
  var help: String? {
    switch self {
    case .neverClosed(let element): "add '</\(element)>'"
    case .wrongCloseTag(_, let open): "write '</\(open)>'"
    case .strayCloseTag: "remove it, or add the opening tag that it belongs to"
    case .missingSlash(let element): "write '</\(element)>'"
    case .missingOpenTag(let element): "add '<\(element)>'"
    case .mergeConflict:
      "keep one of the two versions, and remove the lines '<<<<<<<', '=======' and '>>>>>>>'"
    case .elementInText: "write '&lt;' for a '<' in a text"
    case .unknownElement(let name):
      XMLElement(misspelt: name).map { "did you mean '<\($0)>'?" }
    case .noBracket: "add '<'"
    case .unterminatedTag: "add '>'"
    case .moreThanName(_, let name): "write '</\(name)>'"
    case .misplacedSlash: "write '/>' at the end of an empty tag, and no '/' elsewhere"
    case .attribute(_, let problem): help(for: problem)
    case .strayText, .strayCDATA: "put it into a value such as '<string>', or remove it"
    case .noTag: "write a tag's name right after its '<'"
    case .noDeclaration: "a comment begins with '<!--', a CDATA section with '<![CDATA['"
    case .noInstruction: "remove it"
    case .commentInText: "move the comment before the element"
    case .commentInComment: "close the comment with '-->' before the next one begins"
    case .keyWithoutValue: "add a value after the key, or remove the key"
    case .valueWithoutKey: "add a '<key>' before it"
    case .keyOutsideDictionary: "put it into a '<dict>', or write '<string>'"
    case .nestedRoot: "remove the tag, and its closing tag '</plist>'"
    case .secondRoot: "put all values into one '<array>' or '<dict>'"
    case .nothingAfterRoot: "add a line break"
    case .afterRoot: "remove it, or move it to where it belongs"
    case .internalSubset: "remove the part in brackets and write out what its entities mean"
    case .misplacedDocumentType: "move it in front of '<plist>', or remove it"
    case .bareAmpersand: "write '&amp;'"
    case .bareLessThan: "write '&lt;'"
    case .noSemicolon(let reference):
      reference.contains("#")
        ? "add ';', or write '&amp;' for a '&' in a text" : "add ';' at its end"
    case .unknownReference(_, let meant):
      meant.map { "write '\($0)'" } ?? "write the character itself, or its number as in '&#233;'"
    case .nullMarker: "write '&#36;null'"
    case .neverEnded(_, let end): "add '\(end)'"
    case .emptyRoot, .referenceToNoCharacter, .nulCharacter, .badContent, .endOfFile,
      .tooManyFaults:
      nil
    }
  }

  /// What to write in place of what was reported, if nothing else can be meant.
  func replacement(of text: [UInt8]) -> [UInt8]? {
    switch self {
    case .bareAmpersand: Array("&amp;".utf8)
    case .bareLessThan: Array("&lt;".utf8)
    case .noSemicolon where !text.contains(UInt8(ascii: "#")): text + ";".utf8
    case .noBracket: Array("<".utf8) + text
    case .unknownReference(_, let meant?): Array(meant.utf8)
    case .nullMarker: Array("&#36;null".utf8)
    case .nothingAfterRoot: text + "\n".utf8
    case .moreThanName(_, let name): Array("</\(name)>".utf8)
    case .missingSlash(let element): Array("</\(element)>".utf8)
    case .wrongCloseTag(let name, let open)
    where XMLElement(rawValue: name) == nil && XMLElement(misspelt: name).map { "\($0)" } == open:
      Array("</\(open)>".utf8)
    default: nil
    }
  }

  private func help(for problem: XMLAttributes.Problem) -> String {
    switch problem {
    case .noName: "remove it"
    case .noValue: "add a value as in 'version=\"1.0\"', or remove the attribute"
    case .noQuotes: "write the value between two plain quotes '\"'"
    case .quoteNeverClosed: "add the closing quote"
    case .holdsOpeningBracket: "write '&lt;', or remove the attribute"
    case .holdsClosingBracket: "write '&gt;', or remove the attribute"
    case .appearsTwice: "remove one of the two"
    }
  }
}
