/// A part of a screen's JSON that was skipped, and the reason.
public struct SkippedPart: Hashable, Sendable {
  /// The kind of part that the screen lacks.
  public enum Part: String, Hashable, Sendable {
    /// A section with all of its items.
    case section
    /// An item.
    case item
    /// A layout; the sections that use it get the layouts of their types.
    case layout
    /// A single value, which is treated as absent: the section has no name, for example.
    ///
    /// A section without a valid layout name has the layout of its type. A main section with an
    /// unknown selection shows a random item. An unknown scrolling behavior becomes
    /// `OrthogonalScrollingBehavior.continuous`, because all of them scroll sideways.
    case value
  }

  /// The reason why a part was skipped.
  public enum Reason: Hashable, Sendable {
    /// A value is missing or null.
    case missing
    /// A value has the wrong type, such as a number instead of a string.
    case wrongType
    /// The library has no section type, item kind, selection or scrolling behavior with this name.
    case unknownName(String)
    /// An earlier section or item has this identifier; a diffable data source accepts each only
    /// once.
    case duplicateIdentifier(String)
    /// A value has the right type but is invalid for another reason, in words for people.
    case invalid(String)
  }

  /// The kind of part that the screen lacks.
  public let part: Part
  /// Where the fault is: the part itself, or something inside it.
  public let path: CodingPath
  /// What is wrong there.
  public let reason: Reason
}

extension SkippedPart: CustomStringConvertible {
  /// The place, the reason and the loss, on one line for a log:
  /// `sections[2].items[0].imageName: missing, so the item is skipped`.
  public var description: String {
    Self.oneLine("\(path): \(reason), so the \(part) is skipped")
  }

  /// Returns a text with line breaks and control characters escaped as in Swift.
  private static func oneLine(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { line, scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        line += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default:
        line.unicodeScalars.append(scalar)
      }
    }
  }
}

extension SkippedPart.Reason: CustomStringConvertible {
  /// A few words, such as `unknown name 'hero'`.
  public var description: String {
    switch self {
    case .missing: "missing"
    case .wrongType: "wrong type"
    case .unknownName(let name): "unknown name '\(name)'"
    case .duplicateIdentifier(let id): "the identifier '\(id)' appears twice"
    case .invalid(let text): text.hasSuffix(".") ? String(text.dropLast()) : text
    }
  }
}
