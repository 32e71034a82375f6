import MarqueeScreen

/// The images of a document: each is defined once and referred to wherever it appears.
struct ImageUses {
  /// The images, in the order of their first use.
  private(set) var definitions: [MarkupNode] = []
  /// How they are put into their places; in another way they are defined once more.
  var fit = Theme.ImageFit.fill {
    didSet { if fit != oldValue { (knownByName, idsBySource) = ([:], [:]) } }
  }
  /// The identifiers found earlier, by name.
  ///
  /// Comparing a source with itself is quick, while hashing one takes long if it is the data of an
  /// image.
  private var knownByName: [String: [(source: String, id: String)]] = [:]
  private var idsBySource: [String: String] = [:]

  /// The identifier of the element that shows an image in any size, as an app would put it into
  /// its place.
  ///
  /// - Parameters:
  ///   - name: The image's name.
  ///   - source: Its data as a `data:` URI, or its address.
  ///   - extent: Its width and height; `nil` if they are not known.
  mutating func id(of name: String?, _ source: String, _ extent: LayoutExtent?) -> String {
    let name = name ?? ""
    if let known = knownByName[name]?.first(where: { $0.source == source }) { return known.id }
    let id = idsBySource[source] ?? define(source, extent)
    knownByName[name, default: []].append((source, id))
    return id
  }

  private mutating func define(_ source: String, _ extent: LayoutExtent?) -> String {
    let id = "image-\(definitions.count)"
    idsBySource[source] = id
    // Not all readers relate the percentages in a symbol to its use; they scale its view box.
    let known = extent.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
    let lengths = known.map { [$0.width, $0.height].map(SVGNumber.text) } ?? ["100%", "100%"]
    let way = fit == .fit ? "meet" : "slice"
    let crop: MarkupNode = #" preserveAspectRatio="xMidYMid \#(way)""#
    let box: MarkupNode? = known.map { _ in #" viewBox="0 0 \#(lengths[0]) \#(lengths[1])"\#(crop)"#
    }
    definitions.append(
      """
      <symbol id="\(id)"\(box)><image width="\(lengths[0])" height="\(lengths[1])" \
      href="\(source)"\(crop)/></symbol>
      """)
    return id
  }
}
