import Foundation

/// What is known of a stored body that was about to be shown, and not yet seen to be harmless.
struct ScreenTrial: Codable, Hashable, Sendable {
  static let launch = UUID()
  /// A launch can also end early because a user or a debugger ends it, so one proves nothing.
  private static let launchLimit = 2

  let digest: String
  /// How many launches in a row have not seen it to be harmless.
  let launchCount: Int
  let launch: UUID

  /// Whether it has ended so many launches before this one that it is not shown again.
  func hasEndedApp(before launch: UUID) -> Bool {
    self.launch != launch && launchCount >= Self.launchLimit
  }
}
