import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests with the system's URL loading.
final class SessionTransport: Transport {
  private let session: URLSession
  private let events = SessionEvents()

  /// Makes a transport.
  ///
  /// - Parameter configuration: The session's settings, of which the cache is not used.
  init(_ configuration: URLSessionConfiguration = .ephemeral) {
    // An app may make other sessions with its settings.
    let configuration = configuration.copy() as? URLSessionConfiguration ?? configuration
    // The store is the cache, because it knows which bodies are complete screens.
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    session = URLSession(
      configuration: configuration, delegate: events, delegateQueue: events.queue)
  }

  deinit {
    // A session retains its delegate and itself until it is invalidated.
    session.finishTasksAndInvalidate()
  }

  func response(
    to request: TransferRequest
  ) async throws(ScreenSourceError) -> TransferResponse {
    let task = session.dataTask(with: request.urlRequest)
    let number = task.taskIdentifier
    let events = events
    let limits = request.limits
    let late = ScreenSourceError.timedOut(request.path, seconds: limits.seconds)
    let timer = Task {
      // Only cancellation ends the sleep early, and then the transfer has ended.
      guard (try? await Task.sleep(for: limits.time)) != nil else { return }
      events.end(number, .failure(late))
    }
    defer { timer.cancel() }
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        events.begin(task, request, continuation)
        // The handler below may have run before the transfer was registered, so cancellation is
        // checked here.
        if Task.isCancelled { events.end(number, .failure(.cancelled)) } else { task.resume() }
      }
    } onCancel: {
      events.end(number, .failure(.cancelled))
    }
    return try result.get()
  }
}
