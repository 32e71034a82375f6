import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Receives the events of a session's transfers, each of which ends once.
///
/// The session calls it on a queue, and tasks end transfers from anywhere, so a lock guards the
/// running transfers.
///
/// On Linux, a session crashes if a completion handler is called for a cancelled task. So tasks are
/// cancelled on the session's queue, and the handler of an ended transfer is not called, because
/// its cancellation may be under way.
final class SessionEvents: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  let queue = OperationQueue()
  private let lock = NSLock()
  private var transfers: [Int: SessionTransfer] = [:]

  override init() {
    queue.maxConcurrentOperationCount = 1
  }

  /// Registers a transfer before it is started.
  func begin(
    _ task: URLSessionDataTask, _ request: TransferRequest,
    _ continuation: CheckedContinuation<SessionTransfer.Outcome, Never>
  ) {
    let transfer = SessionTransfer(task: task, request: request, continuation: continuation)
    lock.withLock { transfers[task.taskIdentifier] = transfer }
  }

  /// Ends a running transfer, and cancels its task.
  func end(_ number: Int, _ outcome: SessionTransfer.Outcome) {
    guard let transfer = lock.withLock({ transfers.removeValue(forKey: number) }) else { return }
    queue.addOperation { transfer.task.cancel() }
    transfer.continuation.resume(returning: outcome)
  }

  /// Changes a transfer; returns `nil` if it has ended.
  private func update<Value>(
    _ task: URLSessionTask, _ change: (inout SessionTransfer) -> Value
  ) -> Value? {
    lock.withLock {
      guard var transfer = transfers[task.taskIdentifier] else { return nil }
      // The dictionary must not hold the array of bytes during a change, or it would be copied.
      transfers[task.taskIdentifier] = nil
      defer { transfers[task.taskIdentifier] = transfer }
      return change(&transfer)
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let next = update(task) { transfer in
      Result { () throws(ScreenSourceError) in try transfer.redirect(to: request) }
    }
    switch next {
    case .success(let request): completionHandler(request)
    case .failure(let error): end(task.taskIdentifier, .failure(error))
    case nil: break
    }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    switch update(dataTask, { $0.receive(response) }) {
    case .some(.none): completionHandler(.allow)
    case .some(.some(let outcome)): end(dataTask.taskIdentifier, outcome)
    case .none: break
    }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    if let outcome = update(dataTask, { $0.receive(data) }) ?? nil {
      end(dataTask.taskIdentifier, outcome)
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    guard let outcome = update(task, { $0.outcome(error) }) else { return }
    end(task.taskIdentifier, outcome)
  }
}
