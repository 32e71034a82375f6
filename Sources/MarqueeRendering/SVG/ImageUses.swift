/// The images that several screens of one document show: each once, and a reference wherever it is
/// seen.
struct ImageUses {
  /// The images, in the order in which they were first used.
  private(set) var definitions: [MarkupNode] = []
  /// What was found for a name before: a text is compared with itself at once, and takes long to
  /// look up where it is the bytes of an image.
  private var knownByName: [String: [(source: String, id: String)]] = [:]
  private var idsBySource: [String: String] = [:]

  /// The name of the element that shows an image in any size, cut as an app would cut it.
  ///
  /// - Parameters:
  ///   - name: The image's name.
  ///   - source: Its bytes as `data:`, or its address.
  mutating func id(of name: String?, _ source: String) -> String {
    let name = name ?? ""
    if let known = knownByName[name]?.first(where: { $0.source == source }) { return known.id }
    let id = idsBySource[source] ?? define(source)
    knownByName[name, default: []].append((source, id))
    return id
  }

  private mutating func define(_ source: String) -> String {
    let id = "image-\(definitions.count)"
    idsBySource[source] = id
    definitions.append(
      .make(
        "symbol", ["id": id],
        [
          .make(
            "image",
            [
              "width": "100%", "height": "100%", "href": source,
              "preserveAspectRatio": "xMidYMid slice",
            ])
        ]))
    return id
  }
}
