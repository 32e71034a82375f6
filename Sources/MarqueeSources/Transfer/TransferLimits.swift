/// How much a server may send, and how long it may take.
public struct TransferLimits: Hashable, Sendable {
  /// The most bytes of one answer, after decompression.
  public var byteCount: Int
  /// How long one transfer may take from the first byte sent to the last one received.
  public var time: Duration
  /// How many redirects are followed.
  public var redirectCount: Int

  /// Makes limits: 16 MB, 30 seconds and 5 redirects if nothing else is said.
  public init(
    byteCount: Int = 16 << 20, time: Duration = .seconds(30), redirectCount: Int = 5
  ) {
    self.byteCount = byteCount
    self.time = time
    self.redirectCount = redirectCount
  }

  /// The time in seconds.
  var seconds: Double {
    let (seconds, attoseconds) = time.components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
