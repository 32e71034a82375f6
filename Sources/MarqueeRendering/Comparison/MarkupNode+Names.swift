extension MarkupNode {
  /// The node with a prefix on all identifiers, for a document with more than one image.
  ///
  /// With equal identifiers, one image would refer to elements of the other.
  func named(_ prefix: String) -> MarkupNode {
    guard case .element(let name, let attributes, let children) = self else { return self }
    let renamed = attributes.map { attribute in
      Attribute(attribute.name, attribute.value.map { Self.value($0, of: attribute.name, prefix) })
    }
    return .element(name, renamed, children.map { $0.named(prefix) })
  }

  private static func value(_ value: String, of name: String, _ prefix: String) -> String {
    let start = "url(#"
    return switch name {
    case "id": prefix + value
    case "href" where value.hasPrefix("#"): "#\(prefix)\(value.dropFirst())"
    case "fill" where value.hasPrefix(start), "clip-path" where value.hasPrefix(start):
      "\(start)\(prefix)\(value.dropFirst(start.count))"
    default: value
    }
  }
}
