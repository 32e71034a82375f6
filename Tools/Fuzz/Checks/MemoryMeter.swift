import Foundation

/// Measures the peak memory of a piece of work, if the system reports it (Linux).
struct MemoryMeter {
  /// The peak that any input may have, in bytes.
  static let allowance = 32 << 20

  private let start: Int?

  /// Starts measuring.
  init() {
    // Writing "5" resets the peak to the current usage: proc_pid_clear_refs(5).
    try? Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
    start = Self.kilobytes("VmRSS:")
  }

  /// The peak in bytes beyond the usage at the start; `nil` if the system does not report it.
  var peak: Int? {
    guard let start, let peak = Self.kilobytes("VmHWM:") else { return nil }
    return max(0, peak - start) << 10
  }

  private static func kilobytes(_ name: String) -> Int? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix(name) })
    else { return nil }
    return line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
  }
}
