#if DEBUG
  import Foundation

  extension HTTPSource {
    /// Follows a screen while its author edits it: in debug builds only.
    ///
    /// ```swift
    /// let live = HTTPSource<ScreenName>(url)
    /// for await loaded in live.updates(of: "Home") { show(loaded.screen) }
    /// ```
    ///
    /// The server may be any that serves a folder on the local network. It is asked again and again,
    /// with the validators of its last answer, so what has not changed does not travel. A manifest
    /// is not asked for. Nothing is stored.
    ///
    /// - Parameters:
    ///   - target: The screen.
    ///   - interval: How long to wait between an answer and the next request.
    /// - Returns: The screen as it is, and then each that differs from the one before, in what it
    ///   shows or in its failure; endless until the task that waits for it is cancelled. Until there
    ///   is a screen to show, there is none.
    public func updates(
      of target: Target, every interval: Duration = .milliseconds(500)
    ) -> AsyncStream<LoadedScreen> {
      let following = ScreenFetcher(
        base: fetcher.base, limits: fetcher.limits, form: fetcher.form, store: nil,
        fallback: fetcher.fallback, transport: fetcher.transport)
      return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
        let task = Task {
          await following.follow(target, every: interval) { continuation.yield($0) }
          continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
      }
    }
  }

  extension ScreenFetcher {
    /// Asks for a screen until the task is cancelled, and yields what differs.
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
          // What was shown stays, with the reason why it is not newer.
          latest = shown
          if latest == nil { latest = try? await resort(for: target, after: error).get() }
          latest?.failure = error
        }
        if let latest, !latest.isSame(as: shown) {
          yield(latest)
          shown = latest
        }
        // Only a cancelled sleep ends early, and the loop with it.
        try? await Task.sleep(for: interval)
      }
    }
  }

  extension LoadedScreen {
    /// Whether it looks the same, wherever it came from.
    fileprivate func isSame(as other: LoadedScreen?) -> Bool {
      screen == other?.screen && passedOver == other?.passedOver && failure == other?.failure
    }
  }
#endif
