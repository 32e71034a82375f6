/// A named reference of HTML, such as `&eacute;`, which XML does not have.
package enum HTMLReference {
  /// HTML references that occur in texts (HTML, section 13.5, which has over 2,000).
  package static let characters: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "ndash": "–",
    "mdash": "—", "hellip": "…", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“",
    "rdquo": "”", "bdquo": "„", "laquo": "«", "raquo": "»", "lsaquo": "‹", "rsaquo": "›",
    "bull": "•", "middot": "·", "copy": "©", "reg": "®", "trade": "™", "deg": "°", "euro": "€",
    "pound": "£", "yen": "¥", "cent": "¢", "sect": "§", "para": "¶", "times": "×", "divide": "÷",
    "plusmn": "±", "frac12": "½", "frac14": "¼", "frac34": "¾", "sup2": "²", "sup3": "³",
    "micro": "µ", "iexcl": "¡", "iquest": "¿", "szlig": "ß", "aelig": "æ", "AElig": "Æ",
    "oslash": "ø", "Oslash": "Ø", "aring": "å", "Aring": "Å", "ccedil": "ç", "Ccedil": "Ç",
    "ntilde": "ñ", "Ntilde": "Ñ", "agrave": "à", "Agrave": "À", "egrave": "è", "Egrave": "È",
    "igrave": "ì", "Igrave": "Ì", "ograve": "ò", "Ograve": "Ò", "ugrave": "ù", "Ugrave": "Ù",
    "aacute": "á", "Aacute": "Á", "eacute": "é", "Eacute": "É", "iacute": "í", "Iacute": "Í",
    "oacute": "ó", "Oacute": "Ó", "uacute": "ú", "Uacute": "Ú", "yacute": "ý", "Yacute": "Ý",
    "acirc": "â", "Acirc": "Â", "ecirc": "ê", "Ecirc": "Ê", "icirc": "î", "Icirc": "Î",
    "ocirc": "ô", "Ocirc": "Ô", "ucirc": "û", "Ucirc": "Û", "atilde": "ã", "Atilde": "Ã",
    "otilde": "õ", "Otilde": "Õ", "auml": "ä", "Auml": "Ä", "euml": "ë", "Euml": "Ë", "iuml": "ï",
    "Iuml": "Ï", "ouml": "ö", "Ouml": "Ö", "uuml": "ü", "Uuml": "Ü", "yuml": "ÿ", "oelig": "œ",
    "OElig": "Œ", "scaron": "š", "Scaron": "Š", "shy": "\u{AD}", "zwj": "\u{200D}",
    "zwnj": "\u{200C}", "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}",
    "hearts": "♥", "star": "☆", "rarr": "→", "larr": "←", "uarr": "↑", "darr": "↓", "harr": "↔",
    "acute": "´", "uml": "¨", "cedil": "¸", "macr": "¯", "circ": "ˆ", "tilde": "˜", "ordf": "ª",
    "ordm": "º", "sup1": "¹", "not": "¬", "curren": "¤", "brvbar": "¦", "permil": "‰",
    "dagger": "†", "Dagger": "‡", "fnof": "ƒ", "ETH": "Ð", "eth": "ð", "THORN": "Þ", "thorn": "þ",
    "Yuml": "Ÿ", "prime": "′", "Prime": "″", "minus": "−", "infin": "∞", "ne": "≠", "le": "≤",
    "ge": "≥", "spades": "♠", "clubs": "♣", "diams": "♦", "check": "✓", "starf": "★",
  ]

  /// What is written for the reference with a name in XML: its character, or its number if that is
  /// not seen; `nil` for an unknown name.
  static func replacement(of name: ArraySlice<UInt8>) -> String? {
    characters[String(decoding: name, as: UTF8.self)].map { character in
      switch character.properties.generalCategory {
      case .spaceSeparator, .format: "&#\(character.value);"
      default: "\(character)"
      }
    }
  }
}
