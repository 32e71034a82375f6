/// The faults of the text of an XML property list, in an author's words.
///
/// A `String` is a part of the source in quotes, as ``ShownText`` returns it; a `name` has no
/// quotes.
enum XMLFault {
  // Tags that do not match.
  case neverClosed(XMLElement)
  case wrongCloseTag(name: String, open: String)
  case strayCloseTag(String)
  case missingSlash(XMLElement)
  case missingOpenTag(XMLElement)
  case elementInText(String, XMLElement)

  // Tags and their names.
  case unknownElement(name: String)
  case noBracket(String)
  case unterminatedTag(String)
  case moreThanName(String, name: String)
  case misplacedSlash(String)
  case attribute(String, XMLAttributes.Problem)

  // Misplaced content.
  case strayText(String)
  case strayCDATA
  case noTag
  case noDeclaration
  case noInstruction
  case commentInText(XMLElement)
  case commentInComment
  case keyWithoutValue(String)
  case valueWithoutKey(XMLElement)
  case keyOutsideDictionary
  case nestedRoot
  case secondRoot
  case emptyRoot
  case afterRoot(String, end: String)
  case nothingAfterRoot(String)

  // The document type.
  case internalSubset
  case misplacedDocumentType

  // Text.
  case bareAmpersand
  case bareLessThan
  case noSemicolon(String)
  case unknownReference(String, meant: String?)
  case referenceToNoCharacter(String)
  case nulCharacter
  case nullMarker
  case badContent(XMLElement, String)

  // Leftovers of tools.
  case mergeConflict

  // The end of the text.
  case neverEnded(String, end: String)
  case endOfFile(inside: String?, open: XMLElement?, count: Int)
  case tooManyFaults(Int)

  var message: String {
    switch self {
    case .neverClosed(let element):
      "'<\(element)>' is never closed"
    case .wrongCloseTag(let name, let open):
      "'</\(name)>' closes '<\(open)>'"
    case .strayCloseTag(let tag):
      "\(tag) closes nothing"
    case .missingSlash(let element):
      "'<\(element)>' opens an element where '</\(element)>' is expected"
    case .missingOpenTag(let element):
      "'<\(element)>' is missing before this key"
    case .elementInText(let tag, let element):
      "\(tag) is inside '<\(element)>', which holds only text"
    case .unknownElement(let name):
      "a property list has no element '<\(name)>'"
    case .noBracket(let tag):
      "the tag \(tag) has no opening '<'"
    case .unterminatedTag(let tag):
      "the tag \(tag) has no closing '>'"
    case .moreThanName(let tag, _):
      "the closing tag \(tag) holds more than a name"
    case .misplacedSlash(let tag):
      "the '/' in \(tag) is not right before the '>'"
    case .attribute(let name, let problem):
      message(of: problem, name)
    case .strayText(let text):
      "\(text) is outside any value"
    case .strayCDATA:
      "a CDATA section is outside any value"
    case .noTag:
      "'<' does not begin a tag"
    case .noDeclaration:
      "'<!' begins neither a comment nor a CDATA section"
    case .noInstruction:
      "'<?' has no name after it"
    case .commentInText(let element):
      "a comment is not allowed inside '<\(element)>'"
    case .commentInComment:
      "another comment begins inside this one, which is probably not closed"
    case .keyWithoutValue(let key):
      "key \(key) has no value"
    case .valueWithoutKey(let element):
      "'<\(element)>' has no key"
    case .keyOutsideDictionary:
      "'<key>' is outside a dictionary"
    case .nestedRoot:
      "'<plist>' is inside another element"
    case .secondRoot:
      "a property list holds one value, and this is another"
    case .emptyRoot:
      "the property list holds no value"
    case .afterRoot(let text, let end):
      "\(text) is after \(end), where nothing reads it"
    case .nothingAfterRoot(let tag):
      "the file ends right after \(tag), which PropertyListDecoder cannot read"
    case .internalSubset:
      "the DOCTYPE has its own declarations"
    case .misplacedDocumentType:
      "a DOCTYPE is inside the property list"
    case .bareAmpersand:
      "a '&' in a text must be written '&amp;'"
    case .bareLessThan:
      "a '<' in a text must be written '&lt;'"
    case .noSemicolon(let reference):
      "the reference \(reference) has no ';' at its end"
    case .unknownReference(let reference, _):
      "\(reference) is not one of the five named references of XML"
    case .referenceToNoCharacter(let reference):
      "\(reference) does not name a character that text can hold"
    case .nulCharacter:
      "the text holds the character U+0000"
    case .nullMarker:
      "a text begins with '$null', which PropertyListDecoder reads as no text"
    case .badContent(let element, let expectation):
      "'<\(element)>' must hold \(expectation)"
    case .neverEnded(let what, let end):
      "\(what) is never closed by '\(end)'"
    case .endOfFile(let inside, let open, let count):
      endMessage(inside: inside, open: open, count: count)
    case .mergeConflict:
      "a merge conflict is not resolved here"
    case .tooManyFaults(let count):
      "\(count) errors found; the rest of the file is not read"
    }
  }

  private func message(of problem: XMLAttributes.Problem, _ name: String) -> String {
    switch problem {
    case .noName: "\(name) in a tag has no attribute name before it"
    case .noValue: "the attribute \(name) has no value"
    case .noQuotes: "the value of the attribute \(name) has no quotes around it"
    case .quoteNeverClosed: "the value of the attribute \(name) has no closing quote"
    case .holdsOpeningBracket: "the value of the attribute \(name) holds '<'"
    case .holdsClosingBracket: "PropertyListDecoder ends the tag at '>' in the attribute \(name)"
    case .appearsTwice: "the attribute \(name) appears twice in one tag"
    }
  }

  private func endMessage(inside: String?, open: XMLElement?, count: Int) -> String {
    let start = inside.map { "the file ends inside \($0)" } ?? "the file ends too early"
    guard let open else { return start }
    let rest = count > 1 ? " and \(count - 1) more are still open" : " is still open"
    return "\(start): '<\(open)>'\(rest)"
  }
}
