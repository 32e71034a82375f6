import Foundation
import Synchronization

// Transports and validators are internal: apps see only a source.
@testable import MarqueeSources

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A server without a network: it answers with a screen, or is offline.
final class ScriptedTransport: Transport {
  struct State {
    /// The text of the screen; `nil` while the server is offline.
    var text: String?
    /// The validator; `nil` for the text itself.
    var etag: String?
    var cacheControl: String?
    /// The validator of each request; empty for a request without.
    var requests: [String] = []
  }

  private let state: Mutex<State>

  init(_ text: String?, cacheControl: String? = nil) {
    state = Mutex(State(text: text, cacheControl: cacheControl))
  }

  var requests: [String] { state.withLock { $0.requests } }

  /// Lets the answers be fresh for an hour.
  func beFresh() { state.withLock { $0.cacheControl = "max-age=3600" } }

  /// Changes what is sent from now on.
  func send(_ text: String?, etag: String? = nil) {
    state.withLock { ($0.text, $0.etag) = (text, etag) }
  }

  func response(to request: TransferRequest) async throws(ScreenSourceError) -> TransferResponse {
    let known = request.urlRequest.value(forHTTPHeaderField: "If-None-Match") ?? ""
    let now = state.withLock { state in
      state.requests.append(known)
      return state
    }
    guard let text = now.text else { throw .unreachable(request.path, reason: "offline") }
    var validators = Validators(etag: now.etag ?? "\"\(text)\"")
    validators.receivedAt = Date()
    validators.read(cacheControl: now.cacheControl)
    guard known != validators.etag else {
      return TransferResponse(status: 304, validators: validators)
    }
    return TransferResponse(
      status: 200, validators: validators, data: Data(ScreenText.json(text).utf8))
  }
}
