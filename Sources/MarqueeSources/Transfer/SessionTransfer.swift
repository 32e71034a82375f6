import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct SessionTransfer: Sendable {
  typealias Outcome = Result<TransferResponse, ScreenSourceError>

  let task: URLSessionDataTask
  let request: TransferRequest
  let continuation: CheckedContinuation<Outcome, Never>
  private(set) var redirectCount = 0
  private(set) var status = 0
  private(set) var validators = Validators()
  /// The number of bytes that the server announced; `nil` if unknown or compressed.
  private(set) var announced: Int?
  private(set) var data = Data()

  private var path: String { request.path }

  mutating func redirect(to next: URLRequest) throws(ScreenSourceError) -> URLRequest {
    redirectCount += 1
    return try request.redirect(to: next, count: redirectCount)
  }

  /// Receives the head of a response.
  ///
  /// - Returns: The outcome, if the body is not needed.
  mutating func receive(_ response: URLResponse) -> Outcome? {
    guard let response = response as? HTTPURLResponse else {
      return .failure(.unreachable(path, reason: "it is not a web server"))
    }
    status = response.statusCode
    guard (200..<300).contains(status) || status == 304 else {
      return .success(TransferResponse(status: status))
    }
    validators.etag = response.value(forHTTPHeaderField: "ETag")
    validators.lastModified = response.value(forHTTPHeaderField: "Last-Modified").flatMap {
      let date = response.value(forHTTPHeaderField: "Date")
      return HTTPDate.isStrong(lastModified: $0, at: date) ? $0 : nil
    }
    validators.receivedAt = Date()
    validators.read(cacheControl: response.value(forHTTPHeaderField: "Cache-Control"))
    if response.value(forHTTPHeaderField: "Content-Encoding") == nil, status != 304 {
      announced = response.value(forHTTPHeaderField: "Content-Length").flatMap { Int($0) }
    }
    return (announced ?? 0) > request.limits.byteCount ? tooLarge : nil
  }

  /// Receives bytes of the body.
  ///
  /// - Returns: The outcome, if the limit is exceeded.
  mutating func receive(_ bytes: Data) -> Outcome? {
    guard data.count + bytes.count <= request.limits.byteCount else { return tooLarge }
    data.append(bytes)
    return nil
  }

  private var tooLarge: Outcome {
    .failure(.tooLarge(path, limit: request.limits.byteCount))
  }

  func outcome(_ error: (any Error)?) -> Outcome {
    guard let error else {
      guard data.count == announced ?? data.count else { return .failure(.cutShort(path)) }
      return .success(TransferResponse(status: status, validators: validators, data: data))
    }
    let code = (error as? URLError)?.code
    if code == .timedOut {
      return .failure(.timedOut(path, seconds: request.limits.seconds))
    }
    if status != 0 || code == .networkConnectionLost { return .failure(.cutShort(path)) }
    return .failure(.unreachable(path, reason: error.localizedDescription))
  }
}
