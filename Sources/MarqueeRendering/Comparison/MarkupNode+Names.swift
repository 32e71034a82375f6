extension MarkupNode {
  /// The same with other names of elements, for a document that holds more than one image.
  ///
  /// A name that two images have would lead from one into the other.
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
