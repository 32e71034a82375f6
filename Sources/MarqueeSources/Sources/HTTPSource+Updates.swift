import Foundation

extension HTTPSource {
  /// Follows a screen while its author edits it.
  ///
  /// ```swift
  /// let live = HTTPSource<ScreenName>(url)
  /// for await loaded in live.updates(of: "Home") { show(loaded.screen) }
  /// ```
  ///
  /// Any server that serves a folder on the local network will do. It is polled with the
  /// validators of its last answer, so unchanged screens are not transferred. A manifest is not
  /// used. Nothing is stored.
  ///
  /// - Parameters:
  ///   - target: The screen.
  ///   - interval: The time between an answer and the next request.
  /// - Returns: The current screen, and then each one that differs from the previous one in what
  ///   it shows or in its failure. The stream starts once there is a screen to show, and ends
  ///   when the task that consumes it is cancelled.
  public func updates(
    of target: Target, every interval: Duration = .milliseconds(500)
  ) -> AsyncStream<LoadedScreen> {
    var following = fetcher
    following.store = nil
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { [following] continuation in
      let task = Task {
        await following.follow(target, every: interval) { continuation.yield($0) }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

extension ScreenFetcher {
  /// Polls for a screen until the task is cancelled, and yields each one that differs.
  fileprivate func follow(
    _ target: Target, every interval: Duration, yield: (LoadedScreen) -> Void
  ) async {
    var known: StoredBody?
    var shown: LoadedScreen?
    while !Task.isCancelled {
      var latest: LoadedScreen?
      do throws(ScreenSourceError) {
        let request = try TransferRequest(target, at: base, limits)
        let fetched = try await fetch(request, known: request.isConditional ? known : nil)
        (known, latest) = (fetched.body, fetched.screen)
      } catch .cancelled {
        return
      } catch {
        // The shown screen stays, with the reason why it is not newer.
        latest = shown
        if latest == nil { latest = try? await resort(for: target, after: error).get() }
        latest?.failure = error
      }
      if let latest, !latest.isSame(as: shown) {
        yield(latest)
        shown = latest
      }
      // Only cancellation ends the sleep early, and then the loop ends too.
      try? await Task.sleep(for: interval)
    }
  }
}

extension LoadedScreen {
  /// Whether it looks the same, ignoring its origin.
  fileprivate func isSame(as other: LoadedScreen?) -> Bool {
    screen == other?.screen && skipped == other?.skipped && failure == other?.failure
  }
}
