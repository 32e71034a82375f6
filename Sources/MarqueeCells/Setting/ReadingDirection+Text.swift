extension ReadingDirection {
  /// Determines the direction of a text from its first letter, by rules P2 and P3 of Unicode's
  /// bidirectional algorithm; `nil` if it has none.
  ///
  /// - Complexity: O(*n*) in the scalars before that letter.
  package init?(of text: String) {
    var isolateDepth = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: isolateDepth += 1
      case 0x2069: isolateDepth = max(0, isolateDepth - 1)
      default:
        guard isolateDepth == 0, let direction = Self.direction(of: scalar) else { continue }
        self = direction
        return
      }
    }
    return nil
  }

  private static func direction(of scalar: Unicode.Scalar) -> ReadingDirection? {
    switch scalar.value {
    case 0x200E: return .leftToRight
    case 0x200F, 0x061C: return .rightToLeft
    default: break
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      return isRightToLeft(scalar) ? .rightToLeft : .leftToRight
    default: return nil
    }
  }

  /// Whether a letter is in a block of Hebrew, Arabic or another right-to-left script.
  private static func isRightToLeft(_ letter: Unicode.Scalar) -> Bool {
    switch letter.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
