import Foundation

/// Measures how much memory a piece of work takes at its peak, if the system reports it (Linux).
struct MemoryMeter {
  /// The peak that a small input may take; below, the allocator's habits hide what an input takes.
  static let allowance = 32 << 20

  private let start: Int?

  /// Starts to measure.
  init() {
    // "5" sets the peak back to what is in use now: proc_pid_clear_refs(5).
    try? Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
    start = Self.kilobytes("VmRSS:")
  }

  /// The bytes at the peak beyond those at the start; `nil` if the system does not report it.
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
