package import MarqueeCatalog
import MarqueeLoading
import MarqueePlatform
import MarqueeScreen

/// The result of loading a screen's property list in an app with `Catalog(propertyList:)`, compared
/// with the checked screen.
package enum AppLoad: Equatable, Sendable {
  case same
  /// Another screen; the path leads to the first different value in the JSON of both.
  case different(path: String)
  /// No screen; the reason is the decoder's message.
  case refused(reason: String)

  /// Loads a screen without errors as an app does.
  ///
  /// - Returns: `nil` if no app can make this call, because the screen uses items of the library.
  /// - Complexity: O(*n*) in the bytes of the screen.
  package init?(_ screen: ScreenReport, contentModel: ContentModel = .builtIn) {
    let references = screen.resolved.references
    guard references.items.isEmpty, references.queries.isEmpty else { return nil }
    self.init(screen.parsed.file.bytes, comparedWith: screen.scene.screen, contentModel)
  }

  /// Loads a property list, and compares it with a screen.
  ///
  /// Numbers are compared as `Double`: `PropertyListDecoder` reads a `<real>` as one, and the
  /// screen has the author's digits.
  init(_ bytes: [UInt8], comparedWith screen: Screen, _ contentModel: ContentModel = .builtIn) {
    do {
      var catalog = try Catalog(propertyList: Data(bytes), contentModel: contentModel)
      // The currency of the settings, which an app gives to its figures.
      if catalog.currency == nil { catalog.currency = screen.currency }
      let decoder = JSONDecoder()
      let theirs = try decoder.decode(RoundedJSON.self, from: Screen(catalog).json())
      let ours = try decoder.decode(RoundedJSON.self, from: screen.json())
      self = theirs.difference(from: ours).map { .different(path: $0) } ?? .same
    } catch {
      self = .refused(reason: DecodingReason.describe(error).reason)
    }
  }

  /// The fault to report in an app's test; `nil` if there is none.
  package var fault: String? {
    switch self {
    case .same: nil
    case .different(let path): "an app loads another value at '\(path)'"
    case .refused(let reason): "an app cannot load this screen: \(reason)"
    }
  }
}

/// JSON whose numbers are rounded to a `Double`.
private indirect enum RoundedJSON: Decodable, Equatable {
  case text(String)
  case boolean(Bool)
  case number(Double)
  case list([RoundedJSON])
  case object([String: RoundedJSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // A value of another kind is not an error: the kinds are tried in turn.
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let boolean = try? container.decode(Bool.self) {
      self = .boolean(boolean)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let list = try? container.decode([RoundedJSON].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: RoundedJSON].self))
    }
  }

  /// The path of the first value that differs, as `sections[0].items[2].title`; `nil` for none.
  func difference(from other: RoundedJSON, at path: String = "") -> String? {
    switch (self, other) {
    case (.list(let list), .list(let others)) where list.count == others.count:
      zip(list, others).enumerated().lazy.compactMap { index, pair in
        pair.0.difference(from: pair.1, at: "\(path)[\(index)]")
      }.first
    case (.object(let members), .object(let others)):
      Set(members.keys).union(others.keys).sorted().lazy.compactMap { key in
        let inside = path.isEmpty ? key : "\(path).\(key)"
        guard let member = members[key], let other = others[key] else { return inside }
        return member.difference(from: other, at: inside)
      }.first
    default: self == other ? nil : path
    }
  }
}
