/// A language server for content folders: receives the messages of one client, and returns its own.
///
/// It is a value: nothing here reads a stream, a clock or a setting of the process, so that tests
/// need no process. A host passes it each message, and calls ``work()`` when no message is waiting.
/// How a request is answered is in `Requests`, and what a notification changes in `Notifications`.
package struct Server {
  private enum Phase: Sendable {
    case waiting
    case running
    case shutDown
  }

  private var phase = Phase.waiting
  /// The exit code of the process, once the client has asked it to end.
  package private(set) var exitCode: Int32?
  private var session: Session
  private var reported = ReportedDiagnostics()
  private var cancelled: Set<MessageID> = []

  /// Makes a server that no client has spoken to.
  ///
  /// - Parameter folder: An empty folder for the pages of previews, which the host removes at the
  ///   end; `nil` if there is none.
  package init(previewFolder folder: String? = nil) { session = Session(pagesIn: folder) }

  package var hasWork: Bool {
    session.isOutOfDate || session.hasUnreportedCheck || session.arePagesOutOfDate
  }

  /// Checks what has changed, and returns the diagnostics that are new to the client; or else
  /// writes the pages of previews, which can wait until those are sent.
  package mutating func work() -> [OutgoingMessage] {
    guard session.isOutOfDate || session.hasUnreportedCheck else {
      session.updatePages()
      return []
    }
    session.update()
    session.noteReport()
    return reported.report(session)
  }

  /// Looks for changes on disk; a host calls it from time to time.
  package mutating func lookAtDisk() { session.lookAtDisk() }

  // MARK: Messages

  /// Receives a message, without its header, and returns the answers.
  package mutating func receive(_ bytes: [UInt8]) -> [OutgoingMessage] {
    let message: IncomingMessage
    do {
      message = try IncomingMessage(bytes)
    } catch {
      return [.failure(nil, error)]
    }
    // The client's answers to the server's requests hold nothing.
    guard let method = message.method else { return [] }
    guard let id = message.id else {
      notify(method, message)
      return session.takeMessages()
    }
    do {
      return [try answer(method, message, id)] + session.takeMessages()
    } catch {
      return [.failure(id, error)]
    }
  }

  /// Notes that a request need not be answered any more, if it is still waiting.
  ///
  /// A host passes each message as soon as it is read, and later to ``receive(_:)``.
  package mutating func noteCancellation(in bytes: [UInt8]) {
    // A cancellation is short; no other message has to be read twice.
    guard bytes.count < 1024, let message = try? IncomingMessage(bytes),
      message.method == Self.cancellation, let id = cancelledRequest(message)
    else { return }
    cancelled.insert(id)
  }

  private func cancelledRequest(_ message: IncomingMessage) -> MessageID? {
    // A cancellation without an identifier cancels nothing, and cannot be answered.
    try? message.parameters(CancelParameters.self).id
  }

  private static let cancellation = "$/cancelRequest"

  private struct CancelParameters: Decodable {
    let id: MessageID
  }

  private mutating func notify(_ method: String, _ message: IncomingMessage) {
    if method == "exit" {
      exitCode = phase == .shutDown ? 0 : 1
      return
    }
    if method == Self.cancellation {
      // Its request came before it, so it has been answered: a later one may have the same
      // identifier.
      if let id = cancelledRequest(message) { cancelled.remove(id) }
    } else if phase == .running {
      NotificationTable.standard.first { $0.method == method }?.apply(message, to: &session)
    }
  }

  private mutating func answer(
    _ method: String, _ message: IncomingMessage, _ id: MessageID
  ) throws(ResponseError) -> OutgoingMessage {
    let isFirst = method == InitializeRequest.method
    switch phase {
    case .waiting where !isFirst:
      throw ResponseError(.serverNotInitialized, "the server is not initialized yet")
    case .running where isFirst:
      throw ResponseError(.invalidRequest, "the server is initialized already")
    case .shutDown: throw ResponseError(.invalidRequest, "the server is shut down")
    case .waiting, .running: break
    }
    guard cancelled.remove(id) == nil else {
      throw ResponseError(.requestCancelled, "the request was cancelled")
    }
    guard let request = RequestTable.standard.first(where: { $0.method == method }) else {
      throw ResponseError(.methodNotFound, "'\(method)' is not known")
    }
    let answer = try request.respond(to: message, id, in: &session)
    if isFirst { phase = .running }
    if method == ShutdownRequest.method { phase = .shutDown }
    return answer
  }
}
