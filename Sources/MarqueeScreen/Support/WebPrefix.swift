package enum WebPrefix: String, CaseIterable, Sendable {
  case https = "https://"
  case http = "http://"

  /// The beginning of a text in UTF-8; `nil` if it is not one of an address.
  package init?(of text: ArraySlice<UInt8>) { self.init(beginning: text) }

  package init?(of text: String.UTF8View) { self.init(beginning: text) }

  // Other modules call it for every text that a rule looks at, and cannot specialize it.
  private init?(beginning text: some Collection<UInt8>) {
    let found = Self.allCases.first { prefix in
      let letters = prefix.rawValue.utf8
      return text.prefix(letters.count).elementsEqual(letters) { byte, expected in
        byte == expected || (0x41...0x5A).contains(byte) && byte | 0x20 == expected
      }
    }
    guard let found else { return nil }
    self = found
  }
}
