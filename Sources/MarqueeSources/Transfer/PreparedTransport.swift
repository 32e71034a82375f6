import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests that an app has prepared, such as with a token.
struct PreparedTransport: Transport {
  let base: any Transport
  let prepare: @Sendable (URLRequest) async throws -> URLRequest

  func response(
    to request: TransferRequest
  ) async throws(ScreenSourceError) -> TransferResponse {
    let prepared = try await prepared(request)
    let response = try await base.response(to: prepared)
    guard response.status == 401 else { return response }
    // The app sees the fields that were refused, and may have new ones.
    let again = try await self.prepared(prepared)
    // Foundation's equality of requests does not compare their fields.
    let (fields, before) = (again.urlRequest.allHTTPHeaderFields, prepared.urlRequest)
    guard fields != before.allHTTPHeaderFields || again.urlRequest.url != before.url else {
      return response
    }
    return try await base.response(to: again)
  }

  private func prepared(
    _ request: TransferRequest
  ) async throws(ScreenSourceError) -> TransferRequest {
    var prepared = request
    do {
      prepared.urlRequest = try await prepare(request.urlRequest)
    } catch is CancellationError {
      throw .cancelled
    } catch {
      throw .unreachable(request.path, reason: error.localizedDescription)
    }
    // Fields of the app are not sent to another server either.
    let known = request.urlRequest.allHTTPHeaderFields ?? [:]
    for (name, value) in prepared.urlRequest.allHTTPHeaderFields ?? [:] where known[name] != value {
      prepared.ownHeaders.append(name)
    }
    return prepared
  }
}
