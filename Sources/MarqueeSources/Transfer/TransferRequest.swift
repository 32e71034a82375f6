import Foundation
import MarqueeScreen

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct TransferRequest: Sendable {
  var urlRequest: URLRequest
  let path: String
  let limits: TransferLimits
  /// The names of the target's own header fields, which are only sent to its own server.
  var ownHeaders: [String]
  /// The store's key for the answer.
  ///
  /// It is a hash, because addresses and header fields may contain API keys.
  let key: String
  let isConditional: Bool

  /// Makes the request for a target, relative to a server's base address.
  ///
  /// - Throws: ``ScreenSourceError/refusedPath(_:)``.
  init(
    _ target: some ScreenTarget, at base: URL, _ limits: TransferLimits
  ) throws(ScreenSourceError) {
    // The documentation of services often writes paths with a leading slash.
    let path = target.path.hasPrefix("/") ? String(target.path.dropFirst()) : target.path
    guard let relative = RelativePath(path) else { throw .refusedPath(target.path) }
    var url = base.appending(path: relative.text)
    if !target.query.isEmpty { url.append(queryItems: target.query) }
    var request = URLRequest(
      url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: limits.seconds)
    request.httpMethod = target.method.rawValue
    for (name, value) in target.headers { request.setValue(value, forHTTPHeaderField: name) }
    let headers = target.headers.filter { target.identifyingHeaders.contains($0.key) }
      .sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    // The system asks in the user's language, unless the target does.
    let language =
      request.value(forHTTPHeaderField: "Accept-Language") ?? Locale.preferredLanguages.first ?? ""
    let identity = [target.method.rawValue, url.absoluteString, language] + headers
    urlRequest = request
    self.path = target.path
    isConditional = target.method == .get
    self.limits = limits
    ownHeaders = Array(target.headers.keys)
    key = SHA256.hexadecimal(of: Array(identity.joined(separator: "\n").utf8))
  }

  /// The same request, conditional on a change since the known answer.
  func conditional(on validators: Validators) -> TransferRequest {
    var request = self
    request.urlRequest.setValue(validators.etag, forHTTPHeaderField: "If-None-Match")
    request.urlRequest.setValue(validators.lastModified, forHTTPHeaderField: "If-Modified-Since")
    return request
  }

  /// The request to send after a redirect.
  ///
  /// - Parameters:
  ///   - next: The request that the system would send.
  ///   - count: The number of redirects, including this one.
  /// - Throws: ``ScreenSourceError/redirectRefused(_:to:)``.
  func redirect(to next: URLRequest, count: Int) throws(ScreenSourceError) -> URLRequest {
    let from = urlRequest.url
    let scheme = next.url?.scheme?.lowercased()
    guard let url = next.url, count <= limits.redirectCount,
      scheme == "https" || (scheme == "http" && from?.scheme?.lowercased() == "http")
    else {
      throw .redirectRefused(path, to: next.url?.absoluteString ?? "")
    }
    guard
      (scheme, url.host(), url.port) != (from?.scheme?.lowercased(), from?.host(), from?.port)
    else { return next }
    var next = next
    for name in ownHeaders { next.setValue(nil, forHTTPHeaderField: name) }
    return next
  }
}
