/// `shutdown`: the client needs no more answers.
struct ShutdownRequest: SessionRequest {
  static let method = "shutdown"

  init(from _: any Decoder) {}

  func answer(in _: inout Session) -> Nothing { Nothing() }
}
