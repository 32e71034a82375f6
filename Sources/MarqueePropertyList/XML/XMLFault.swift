/// What can be wrong with the text of an XML property list, in an author's words.
enum XMLFault {
  case neverClosed(XMLElement)
  case wrongCloseTag(name: String, open: String)
  case strayCloseTag(name: String)
  case missingSlash(XMLElement)
  case unknownElement(name: String)
  case unterminatedTag(name: String)
  case angleBracketInAttribute(name: String)
  case strayText
  case strayAngleBracket
  case elementInText(name: String, XMLElement)
  case commentInText(XMLElement)
  case unterminated(String, end: String)
  case keyWithoutValue(String)
  case valueWithoutKey(XMLElement)
  case keyOutsideDictionary
  case nestedRoot
  case secondRoot
  case emptyRoot
  case behindRoot
  case internalSubset
  case bareAmpersand
  case unknownReference(String)
  case referenceToNoCharacter(String)
  case nulCharacter
  case badContent(XMLElement, String)
  case endOfFile(open: XMLElement, count: Int)
  case tooManyFaults(Int)

  /// The fact, without what to do about it.
  var message: String {
    switch self {
    case .neverClosed(let element):
      "'<\(element)>' is never closed"
    case .wrongCloseTag(let name, let open):
      "'</\(name)>' closes '<\(open)>'"
    case .strayCloseTag(let name):
      "'</\(name)>' closes nothing"
    case .missingSlash(let element):
      "'<\(element)>' opens an element where '</\(element)>' is expected"
    case .unknownElement(let name):
      "a property list has no element '<\(name)>'"
    case .unterminatedTag(let name):
      "the tag '\(name)' has no closing '>'"
    case .angleBracketInAttribute(let name):
      "an attribute of '<\(name)>' holds '>'"
    case .strayText:
      "text stands outside of any value"
    case .strayAngleBracket:
      "'<' begins no tag"
    case .elementInText(let name, let element):
      "'<\(name)' stands inside of '<\(element)>', which holds text alone"
    case .commentInText(let element):
      "a comment stands inside of '<\(element)>'"
    case .unterminated(let what, _):
      "\(what) is never ended"
    case .keyWithoutValue(let key):
      "key '\(key)' has no value"
    case .valueWithoutKey(let element):
      "'<\(element)>' has no key"
    case .keyOutsideDictionary:
      "'<key>' stands outside of a dictionary"
    case .nestedRoot:
      "'<plist>' stands inside of another element"
    case .secondRoot:
      "a property list holds one value, and this is another"
    case .emptyRoot:
      "the property list holds no value"
    case .behindRoot:
      "the property list has ended, so no reader will see this"
    case .internalSubset:
      "the document type declares entities of its own"
    case .bareAmpersand:
      "'&' begins no character reference"
    case .unknownReference(let name):
      "'\(name)' is not one of the five named references of XML"
    case .referenceToNoCharacter(let name):
      "'\(name)' names no character that text can hold"
    case .nulCharacter:
      "a NUL byte stands in the text"
    case .badContent(let element, let expectation):
      "'<\(element)>' must hold \(expectation)"
    case .endOfFile(let open, let count):
      count > 1
        ? "the file ends too early: '<\(open)>' and \(count - 1) more are still open"
        : "the file ends too early: '<\(open)>' is still open"
    case .tooManyFaults(let count):
      "\(count) faults found; what follows is not read"
    }
  }

  /// What to do about it, where that is clear.
  var help: String? {
    switch self {
    case .neverClosed(let element): "add '</\(element)>'"
    case .wrongCloseTag(_, let open): "write '</\(open)>'"
    case .strayCloseTag: "remove it, or add the opening tag that it belongs to"
    case .missingSlash(let element): "write '</\(element)>'"
    case .unknownElement(let name):
      nearestElement(to: name).map { "did you mean '<\($0)>'?" }
    case .unterminatedTag: "add '>'"
    case .angleBracketInAttribute: "remove the attribute; property lists have none"
    case .strayText: "put it into a value such as '<string>', or remove it"
    case .strayAngleBracket, .elementInText: "write '&lt;' for a '<' in a text"
    case .commentInText: "move the comment in front of the element"
    case .unterminated(_, let end): "add '\(end)'"
    case .keyWithoutValue: "add a value behind the key, or remove the key"
    case .valueWithoutKey: "add a '<key>' in front of it"
    case .keyOutsideDictionary: "put it into a '<dict>', or write '<string>'"
    case .secondRoot: "put all values into one '<array>' or '<dict>'"
    case .bareAmpersand: "write '&amp;' for a '&' in a text"
    case .unknownReference: "write the character itself, or its number as in '&#233;'"
    case .internalSubset: "remove the part in brackets and write the text that an entity stands for"
    case .nestedRoot, .emptyRoot, .behindRoot, .referenceToNoCharacter, .nulCharacter,
      .badContent, .endOfFile, .tooManyFaults:
      nil
    }
  }

  private func nearestElement(to name: String) -> XMLElement? {
    XMLElement(misspelt: name)
  }
}
