public import Foundation

/// The app's launch options: environment variables of the Xcode scheme.
public struct LaunchOptions: Sendable {
  /// The address of a folder with screens, from `CATALOG_SERVER`; `nil` to use only the bundle.
  public var server: URL?
  /// Whether debug builds follow an author's edits, from `CATALOG_LIVE=1`.
  public var isLive: Bool

  /// Reads an environment.
  public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    server = environment["CATALOG_SERVER"].flatMap { URL(string: $0) }
    isLive = environment["CATALOG_LIVE"] == "1"
  }
}
