/// The limits on a transfer's size, duration and redirects.
public struct TransferLimits: Hashable, Sendable {
  /// The largest number of bytes in one answer, after decompression.
  public var byteCount: Int
  /// The largest sum of the bytes of all screens that a manifest lists.
  public var totalByteCount: Int
  /// The longest time of one transfer, from the first byte sent to the last one received.
  public var time: Duration
  /// The largest number of redirects that are followed.
  public var redirectCount: Int

  /// Makes limits; the defaults are 16 MB, 256 MB for all screens, 30 seconds and 5 redirects.
  public init(
    byteCount: Int = 16 << 20, totalByteCount: Int = 256 << 20, time: Duration = .seconds(30),
    redirectCount: Int = 5
  ) {
    self.byteCount = byteCount
    self.totalByteCount = totalByteCount
    self.time = time
    self.redirectCount = redirectCount
  }

  /// The time in seconds.
  var seconds: Double {
    let (seconds, attoseconds) = time.components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
