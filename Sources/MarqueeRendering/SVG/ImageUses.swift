/// The images in several screens of one document: each is defined once and referred to wherever it
/// appears.
struct ImageUses {
  /// The images, in the order of their first use.
  private(set) var definitions: [MarkupNode] = []
  /// The identifiers found earlier, by name.
  ///
  /// Comparing a source with itself is quick, while hashing one takes long if it is the data of an
  /// image.
  private var knownByName: [String: [(source: String, id: String)]] = [:]
  private var idsBySource: [String: String] = [:]

  /// The identifier of the element that shows an image in any size, cropped as an app would crop
  /// it.
  ///
  /// - Parameters:
  ///   - name: The image's name.
  ///   - source: Its data as a `data:` URI, or its address.
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
