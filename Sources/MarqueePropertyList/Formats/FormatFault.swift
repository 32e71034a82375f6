package import MarqueeDiagnostics
import MarqueeScreen

/// The reason why bytes cannot be read as a property list.
package enum FormatFault: Error, Hashable, Sendable {
  // Other kinds of files.
  case empty
  case json
  case html
  case rtf
  case notAPropertyList

  // Text encodings.
  case unsupportedEncoding(String)
  case invalidUTF8(UInt8)
  case unpairedSurrogate
  case oddByteCount

  // Faults of any format.
  case tooDeep
  case nulCharacter

  // Faults of the binary format.
  case unsupportedBinaryVersion(String)
  case binaryCutOff
  case damagedTrailer
  case damagedOffsetTable
  case missingObject
  case objectCutOff
  case unknownObject(UInt8)
  case nullValue
  case setValue
  case nonASCIIByte(UInt8)
  case integerRange
  case dateRange
  case keyIsNotAString
  case cycle
  case tooLarge

  // Faults of the ASCII format.
  case unexpectedCharacter(Unicode.Scalar)
  case unexpectedEnd
  case unclosedDictionary
  case unclosedArray
  case unclosedString
  case unclosedData
  case unclosedComment
  case missingEqualsSign
  case missingSemicolon
  case missingComma
  case invalidEscape
  case invalidData
  case textAfterEnd
}

extension FormatFault {
  /// The fault in an author's words: lower case start, no full stop.
  package var message: String {
    switch self {
    case .empty: "the file is empty"
    case .json: "this is JSON, not a property list"
    case .html: "this is a web page (HTML), not a property list"
    case .rtf: "this is formatted text (RTF), not a property list"
    case .notAPropertyList: "this is not a property list"
    case .unsupportedEncoding(let name): "the text encoding '\(name)' is not supported"
    case .invalidUTF8(let byte): "the byte \(Self.hexadecimal(byte)) is not UTF-8 text"
    case .unpairedSurrogate: "half of a UTF-16 character appears without the other half"
    case .oddByteCount: "UTF-16 text ends in the middle of a character"
    case .tooDeep: "values are nested more than \(PropertyListDocument.maximumDepth) levels deep"
    case .nulCharacter: "a text holds the character U+0000, which XML cannot keep"
    case .unsupportedBinaryVersion(let version):
      "binary property lists of version '\(version)' are not supported"
    case .binaryCutOff: "the binary property list is cut off"
    case .damagedTrailer: "the end of the binary property list is damaged or cut off"
    case .damagedOffsetTable: "the binary property list refers to values outside it"
    case .missingObject: "a value that is referred to does not exist"
    case .objectCutOff: "a value is longer than the binary property list"
    case .unknownObject(let marker): "a value has the unknown type \(Self.hexadecimal(marker))"
    case .nullValue: "a property list cannot contain a null value"
    case .setValue: "a property list cannot contain a set"
    case .nonASCIIByte(let byte):
      "an ASCII text holds the byte \(Self.hexadecimal(byte)), which is not ASCII"
    case .integerRange: "an integer has more than 64 bits"
    case .dateRange: "a date is before \(UniversalTime.firstDay) or after the year 9999"
    case .keyIsNotAString: "a dictionary has a key that is not a string"
    case .cycle: "an array or dictionary contains itself"
    case .tooLarge: "values that are used many times make the property list too large"
    case .unexpectedCharacter(let scalar): "\(Self.name(of: scalar)) is not allowed here"
    case .unexpectedEnd: "the file ends where a value is expected"
    case .unclosedDictionary: "the file ends before the '{' is closed by '}'"
    case .unclosedArray: "the file ends before the '(' is closed by ')'"
    case .unclosedString: "the file ends before the quoted text is closed"
    case .unclosedData: "the file ends before the '<' is closed by '>'"
    case .unclosedComment: "the file ends before the comment is closed by '*/'"
    case .missingEqualsSign: "'=' or ';' is missing after a key"
    case .missingSemicolon: "';' is missing after a value"
    case .missingComma: "',' or ')' is missing after a value"
    case .invalidEscape: "the text after the backslash does not name a character"
    case .invalidData: "data holds something other than pairs of hexadecimal digits"
    case .textAfterEnd: "there is text after the end of the property list"
    }
  }

  /// What to do about it, as an instruction; `nil` if that is obvious.
  ///
  /// - Parameter name: The name of the file.
  func remedy(for name: String) -> String? {
    switch self {
    case .json: ImportAdvice.text(for: name)
    case .notAPropertyList where ImportAdvice.Form(ofFile: name) != nil:
      ImportAdvice.text(for: name)
    case .rtf: "save it as plain text; in TextEdit, choose Format > Make Plain Text"
    case .html: "download the file itself, not the page that shows it"
    case .empty, .notAPropertyList:
      "'marquee init FOLDER' writes a first screen; a screen begins with '<plist version=\"1.0\"><array>'"
    case .unsupportedEncoding: "save the file as UTF-8, and declare no other encoding"
    case .invalidUTF8: "save the file as UTF-8"
    default: nil
    }
  }

  /// The part of the rule about the syntax that reports it; `nil` if there is none.
  package var part: RuleIdentifier? {
    switch self {
    case .unsupportedEncoding, .invalidUTF8, .unpairedSurrogate, .oddByteCount: .unsupportedEncoding
    case .tooDeep, .cycle: .propertyListNesting
    default: nil
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    "0x" + byte.hexadecimal(digitCount: 2, uppercase: true)
  }

  /// Returns the character in quotes, or its code point if it is invisible.
  private static func name(of scalar: Unicode.Scalar) -> String {
    scalar.isVisible ? "'\(scalar)'" : "the character \(VisibleText.codePoint(scalar))"
  }
}

extension FormatFault {
  /// How many bytes of the text are wrong.
  var byteCount: Int {
    if case .unsupportedEncoding(let name) = self { name.utf8.count } else { 1 }
  }
}
