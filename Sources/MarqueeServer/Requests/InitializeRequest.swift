import MarqueeCompiler
import MarqueeScreen

/// `initialize`: the capabilities of both sides, and the client's options.
struct InitializeRequest: ClientRequest {
  static let method = "initialize"

  private let client: Client
  /// What the option says that names the editor of previews.
  private let editor: String?

  init(from decoder: any Decoder) {
    let members = Members(decoder)
    client = Client(members)
    editor = members.value(["initializationOptions", "preview", "editor"])
  }

  /// The members of an object, at any depth; one of another form than expected counts as none.
  struct Members {
    private let decoder: any Decoder

    init(_ decoder: any Decoder) { self.decoder = decoder }

    /// A member; `nil` if there is none.
    func value<Value: Decodable>(_ path: [FieldKey]) -> Value? {
      path.last.flatMap { try? object(path.dropLast())?.decode(Value.self, forKey: $0) }
    }

    /// An object among the members; `nil` if there is none.
    func object(_ path: some Sequence<FieldKey>) -> KeyedDecodingContainer<FieldKey>? {
      path.reduce(try? decoder.container(keyedBy: FieldKey.self)) { object, key in
        try? object?.nestedContainer(keyedBy: FieldKey.self, forKey: key)
      }
    }
  }

  func answer(in session: inout Session) -> InitializeResult {
    session.begin(with: client)
    if let editor, client.editor == nil {
      session.warn("'preview.editor' must be \(EditorAddress.expectation), not '\(editor)'")
    }
    return InitializeResult(
      capabilities: InitializeResult.Capabilities(positionEncoding: client.encoding),
      serverInfo: InitializeResult.Info(version: Version.current))
  }
}
