public import MarqueeBasics

/// A part of a screen's JSON that was passed over, and why.
public struct PassedOver: Hashable, Sendable {
  /// What the screen lacks.
  public enum Part: String, Hashable, Sendable {
    /// A section with all of its items.
    case section
    /// An item.
    case item
    /// A layout; the sections that name it have the layouts of their types.
    case layout
    /// A single value, which is as it would be without its key: the section has no name, for example.
    ///
    /// A section without a readable layout name has the layout of its type. A main section with an
    /// unknown selection shows a random item. An unknown scrolling behavior is
    /// `OrthogonalScrollingBehavior.continuous`, since each of them scrolls sideways.
    case value
  }

  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// A value is missing, or null.
    case missing
    /// A value is of another type, such as a number where a string should be.
    case wrongType
    /// The library knows no section type, item kind, selection or scrolling behavior with this name.
    case unknownName(String)
    /// An earlier section or item has this identifier; a diffable data source takes each only once.
    case duplicateIdentifier(String)
    /// A value is of the right type and cannot be read for another reason, in words for people.
    case invalid(String)
  }

  /// What the screen lacks.
  public let part: Part
  /// Where the fault is: the part itself, or something inside it.
  public let path: CodingPath
  /// What is wrong there.
  public let reason: Reason

  /// Describes a part that was passed over.
  package init(part: Part, path: CodingPath, reason: Reason) {
    self.part = part
    self.path = path
    self.reason = reason
  }
}

extension PassedOver: CustomStringConvertible {
  /// The place, what is wrong, and what is lost, on one line for a log:
  /// `sections[2].items[0].imageName: missing, so the item is passed over`.
  public var description: String {
    Self.oneLine("\(path): \(reason), so the \(part) is passed over")
  }

  /// A text in which characters that begin a line or control a terminal are written as in Swift.
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

extension PassedOver.Reason: CustomStringConvertible {
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
