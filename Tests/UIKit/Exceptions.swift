// The names are UIKit's, whose documentation says what they are.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What UIKit would have ended the app with.
///
/// UIKit raises Objective-C exceptions, which Swift cannot catch. The double notes them and goes
/// on, so that a test sees all of them.
@MainActor public enum Exceptions {
  @MainActor private final class Log {
    var raised: [String] = []
    nonisolated init() {}
  }

  @TaskLocal private static var log = Log()

  /// The exceptions since the last call of ``reset()``, in order.
  public static var raised: [String] { log.raised }

  /// Forgets what was raised.
  public static func reset() { log.raised = [] }

  /// Keeps the exceptions of a test apart from those of tests that run while it waits.
  nonisolated public static func keepApart(
    _ test: @Sendable () async throws -> Void
  ) async rethrows {
    try await $log.withValue(Log()) { try await test() }
  }

  static func raise(_ message: String) { log.raised.append(message) }

  /// Raises where a number is not finite.
  static func checkFinite(_ number: Double, _ name: String) {
    if !number.isFinite { raise("Invalid \(name): \(number). It must be a finite value.") }
  }
}
