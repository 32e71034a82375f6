#if os(iOS)
  import Foundation
  import MarqueeScreen

  /// Collects the data of one image, and stops the transfer as soon as it is not wanted.
  final class ImageTransfer: NSObject, URLSessionDataDelegate, Sendable {
    private struct State: Sendable {
      var data = Data()
      var error: ImageLoadingError?
      var continuation: CheckedContinuation<Data, any Error>?
    }

    private let byteLimit: Int
    private let state = Locked(State())

    init(byteLimit: Int) { self.byteLimit = byteLimit }

    /// Stores the continuation to resume at the end of the transfer.
    func begin(_ continuation: CheckedContinuation<Data, any Error>) {
      state.withLock { $0.continuation = continuation }
    }

    func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse
    ) async -> URLSession.ResponseDisposition {
      if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
        state.withLock { $0.error = .status(status) }
        return .cancel
      }
      guard response.expectedContentLength <= byteLimit else {
        state.withLock { $0.error = .tooLarge(limit: byteLimit) }
        return .cancel
      }
      return .allow
    }

    func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data
    ) {
      let isTooLarge = state.withLock { state in
        state.data.append(data)
        guard state.data.count > byteLimit else { return false }
        state.error = .tooLarge(limit: byteLimit)
        return true
      }
      if isTooLarge { dataTask.cancel() }
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
      let (continuation, result) = state.withLock { state in
        defer { state.continuation = nil }
        let result: Result<Data, any Error> =
          if let fault = state.error {
            .failure(fault)
          } else if let error {
            .failure(error)
          } else {
            .success(state.data)
          }
        return (state.continuation, result)
      }
      continuation?.resume(with: result)
    }
  }
#endif
