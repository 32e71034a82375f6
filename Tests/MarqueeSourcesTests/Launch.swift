import Foundation
import MarqueeScreen

// Stores, transports and loading are internal: apps see only a source.
@testable import MarqueeSources

/// A launch of an app that shows one screen.
@MainActor final class Launch: ScreenPresenter {
  /// What was shown, in order: the origins of screens, and 'failed' or 'error'.
  private(set) var shown: [String] = []
  /// What was reported before it was shown.
  private(set) var reported: [String] = []
  private(set) var beginnings: [Bool] = []
  private(set) var failures: [ScreenSourceError] = []
  let loading: ScreenLoading

  /// Makes a launch that begins with ``ScreenLoading/begin()``.
  ///
  /// - Parameter isKept: Whether it goes on for longer than a second.
  init<Source: ScreenSource<ScreenName>>(_ source: Source, isKept: Bool = true) {
    loading = ScreenLoading(source, of: "Home") { _ in
      // What has ended is not confirmed; the test does not wait for it.
      if !isKept { try? await Task.sleep(for: .seconds(86_400)) }
    }
    loading.presenter = self
  }

  func beginLoading(isFirst: Bool) { beginnings.append(isFirst) }
  func report(_ loaded: LoadedScreen) { reported.append(loaded.origin.rawValue) }
  func present(_ loaded: LoadedScreen) async { shown.append(loaded.origin.rawValue) }

  func endLoading(_ failure: ScreenSourceError?) {
    if let failure { failures.append(failure) }
  }

  /// The first origin that was shown; `throws` if there was nothing to show.
  ///
  /// After it, whatever a launch that is kept notes is on disk.
  static func first<Source: ScreenSource<ScreenName>>(
    _ source: Source, isKept: Bool = true
  ) async -> String {
    let launch = Launch(source, isKept: isKept)
    launch.loading.begin()
    await launch.loading.settle()
    if isKept { await launch.loading.confirming?.value }
    return launch.shown.first ?? "throws"
  }
}
