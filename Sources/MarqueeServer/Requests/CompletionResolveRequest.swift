/// `completionItem/resolve`: the documentation of a suggestion, which takes too long for all of
/// them.
struct CompletionResolveRequest: ClientRequest {
  static let method = "completionItem/resolve"

  private let item: CompletionItem

  init(from decoder: any Decoder) throws { item = try CompletionItem(from: decoder) }

  /// The suggestion; that of an image with a small image and its files.
  func answer(in session: inout Session) -> CompletionItem {
    guard let subject = item.data,
      let view = session.view(of: DocumentIdentifier(uri: subject.uri), needsCheck: false)
    else { return item }
    let sets = view.snapshot.imageSets(named: subject.image)
    guard !sets.isEmpty else { return item }
    var item = item
    item.documentation = Markup(
      sets.flatMap { ImageText(set: $0, view: view).paragraphs },
      as: view.client.documentationFormat)
    return item
  }
}
