import MarqueeCatalog
import MarqueeLoading
import MarqueeScreen

/// A dictionary or an array around a place, as authors are expected to write it.
struct NameFrame: Sendable {
  let container: Expectation
  /// The key that leads to the place; `nil` in an array.
  var key: String?
}

extension [NameFrame] {
  /// What has the fields that are named here: a kind that is declared or queried, or what declares
  /// the field that is described.
  var ownerOfNamedFields: Declarations.Owner? {
    for (index, frame) in enumerated().reversed() {
      switch frame.container {
      case .names(let kind) where kind.names == .declaration(.field): return ownerOfFields(index)
      case .names(let kind) where kind.names == .declaration(.kind):
        return frame.key.map { .kind($0) }
      case .dictionary(.section(let type)): return .kind(type.itemKind.name)
      default: continue
      }
    }
    return nil
  }

  /// What declares the fields that are the keys of a container of the settings.
  func ownerOfFields(_ index: Int) -> Declarations.Owner {
    prefix(index).reduce(.screen) { owner, frame in
      guard case .names(let kind) = frame.container, let key = frame.key else { return owner }
      return switch kind.names {
      case .declaration(.kind): .kind(key)
      case .declaration(.sectionType): .sectionType(key)
      case .declaration(.field): .group(key, of: owner)
      default: owner
      }
    }
  }
}

extension Expectation {
  /// What is expected at a cursor, and in the containers around it.
  ///
  /// - Parameter kindsReferred: Returns the kinds of a section's items, by where it begins.
  /// - Returns: The containers, the root first, and what comes next in the innermost one.
  static func frames(
    at cursor: CursorContext, in document: Document, _ model: ContentModel,
    kindsReferred: (_ section: Int) -> [ItemKind?]
  ) -> (frames: [NameFrame], next: Expectation) {
    var expected = root(of: document)
    var frames: [NameFrame] = []
    for frame in cursor.containers {
      let container = expected.container(
        isDictionary: frame.isDictionary, in: model, kindsReferred: kindsReferred(frame.start)
      ) { frame.text(of: $0) }
      expected = container.next(after: frame.key)
      frames.append(NameFrame(container: container, key: frame.key))
    }
    return (frames, expected)
  }
}
