import Testing
import UIKit

/// Gives each test exceptions of its own: others run while it waits for an animation, and would
/// take or add some.
struct OwnExceptions: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  @concurrent func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await Exceptions.keepApart(function)
  }
}

extension Trait where Self == OwnExceptions {
  /// Keeps the exceptions of each test apart.
  static var ownExceptions: Self { Self() }
}
