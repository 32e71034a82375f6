/// The limits on a transfer's size, duration and redirects.
public struct TransferLimits: Hashable, Sendable {
  /// The largest number of bytes in one answer, after decompression.
  public var byteCount: Int
  /// The longest time of one transfer, from the first byte sent to the last one received.
  public var time: Duration
  /// The largest number of redirects that are followed.
  public var redirectCount: Int

  /// Makes limits; the defaults are 16 MB, 30 seconds and 5 redirects.
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
