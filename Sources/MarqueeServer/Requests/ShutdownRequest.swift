/// `shutdown`: the client needs no more answers.
struct ShutdownRequest: ClientRequest {
  static let method = "shutdown"

  init(from _: any Decoder) {}

  /// The protocol asks for a null.
  func answer(in _: inout Session) -> String? { nil }
}
