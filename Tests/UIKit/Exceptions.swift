// The names are UIKit's, whose documentation says what they are.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What UIKit would have ended the app with.
///
/// UIKit raises Objective-C exceptions, which Swift cannot catch. The double notes them and goes on,
/// so that a test sees all of them.
@MainActor public enum Exceptions {
  /// The exceptions since the last call of ``reset()``, in order.
  public private(set) static var raised: [String] = []

  /// Forgets what was raised.
  public static func reset() { raised = [] }

  static func raise(_ message: String) { raised.append(message) }

  /// Raises where a number is not finite.
  static func checkFinite(_ number: Double, _ name: String) {
    if !number.isFinite { raise("Invalid \(name): \(number). It must be a finite value.") }
  }
}
