protocol Transport: Sendable {
  /// Sends a request and waits for the response, whatever its status is.
  ///
  /// - Throws: ``ScreenSourceError`` if there is no complete response within the limits, and
  ///   ``ScreenSourceError/cancelled`` as soon as the task is cancelled.
  func response(to request: TransferRequest) async throws(ScreenSourceError) -> TransferResponse
}
