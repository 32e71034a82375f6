package import MarqueeScreen

/// Why a text is not a link, or not an address on the web.
package struct LinkFault: Error, Hashable {
  /// The fault, in words that follow the field's name.
  package let phrase: String
  package private(set) var help: String?
  /// The faulty part; `nil` for the whole.
  package private(set) var range: Range<Int>?

  /// Checks an address on the web, or a link.
  ///
  /// - Returns: `nil` if there is no fault.
  package init?(of text: ArraySlice<UInt8>, _ kind: FieldKind) {
    do throws(LinkFault) {
      if kind.means(.destination) {
        _ = try LinkText(valid: text)
      } else {
        _ = try WebAddress(text)
      }
      return nil
    } catch {
      self = error
      guard [.noScheme, .otherScheme].contains(self), let link = WebAddress.completing(text) else {
        return
      }
      help = "write '\(link)'"
    }
  }

  private init(_ phrase: String, _ help: String? = nil, at range: Range<Int>? = nil) {
    (self.phrase, self.help, self.range) = (phrase, help, range)
  }
}

extension LinkFault {
  static let empty = LinkFault("is empty")
  static let noScheme = LinkFault(
    "must begin with 'https://', 'screen:' or the like",
    "write an address such as 'https://example.com', or a place in the catalog: "
      + "'screen:Learn', 'section:new', 'item:clay'")
  static let noTarget = LinkFault("has nothing after its scheme")

  /// A scheme that runs code or reads files, which content is not trusted to do.
  static func forbiddenScheme(_ range: Range<Int>) -> LinkFault {
    LinkFault(
      "has a scheme that is never opened, for it runs code or reads files of the device", at: range)
  }

  /// A scheme that is almost `https`.
  static func misspeltScheme(_ range: Range<Int>, _ scheme: String) -> LinkFault {
    LinkFault("has a misspelt scheme", "write '\(scheme)'", at: range)
  }

  /// `Screen:` instead of `screen:`.
  static func otherCase(_ range: Range<Int>, _ target: ReferenceTarget) -> LinkFault {
    LinkFault("must begin in lower case", "write '\(target.rawValue)'", at: range)
  }

  /// A catalog name begins or ends with white space, or contains an invisible character.
  static func invalidName(_ range: Range<Int>) -> LinkFault {
    LinkFault("has a name with a space at its end, or an invisible character", at: range)
  }
}

/// The faults of addresses on the web.
extension LinkFault {
  /// It does not begin with `https://` or `http://`, in any case.
  static let otherScheme = LinkFault("does not begin with 'https://'")
  static let noHost = LinkFault("has no host")
  static let invalidPort = LinkFault("has a port that does not exist")

  /// A server's name may only have letters, digits, hyphens and dots.
  static func invalidHost(_ range: Range<Int>) -> LinkFault {
    LinkFault(
      "has a host with a character that no host has", "write '.' between the parts of the host",
      at: range)
  }

  /// Spaces, control characters, quotation marks and brackets must be percent-encoded.
  static func invalidCharacter(_ range: Range<Int>) -> LinkFault {
    LinkFault(
      "contains a character that a link cannot contain",
      "write it percent-encoded, as '%20' for a space", at: range)
  }

  /// The address begins again in place of the host.
  static func repeatedScheme(_ range: Range<Int>) -> LinkFault {
    LinkFault("begins with 'https://' twice", "remove it", at: range)
  }

  /// Two hexadecimal digits must follow a percent sign.
  static func invalidPercent(_ range: Range<Int>) -> LinkFault {
    LinkFault(
      "has a percent sign without two digits after it", "write '%25' for a percent sign", at: range)
  }
}
