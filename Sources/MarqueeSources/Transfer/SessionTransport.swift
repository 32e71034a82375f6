import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests with the system's URL loading.
final class SessionTransport: Transport {
  private let session: URLSession
  private let events = SessionEvents()

  init() {
    let configuration = URLSessionConfiguration.ephemeral
    // The store is the cache: it knows which bodies are whole screens.
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    session = URLSession(
      configuration: configuration, delegate: events, delegateQueue: events.queue)
  }

  deinit {
    // A session keeps its delegate, and itself, until then.
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
      // Only a cancelled sleep ends early, and then the transfer has ended.
      guard (try? await Task.sleep(for: limits.time)) != nil else { return }
      events.end(number, .failure(late))
    }
    defer { timer.cancel() }
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        events.begin(task, request, continuation)
        // Who is cancelled before the transfer has begun is not heard by the handler below.
        if Task.isCancelled { events.end(number, .failure(.cancelled)) } else { task.resume() }
      }
    } onCancel: {
      events.end(number, .failure(.cancelled))
    }
    return try result.get()
  }
}
