#if os(iOS)
  import MarqueeUIKit
  import OSLog

  /// Logs each item once, when it has been in sight for a second.
  @MainActor final class ImpressionLog {
    private let log = Logger(subsystem: "Tasks", category: "impressions")
    private var appearances: [ScreenItem.ID: ContinuousClock.Instant] = [:]
    private var seen: Set<ScreenItem.ID> = []

    /// Follows what a catalog shows.
    func follow(_ catalog: CatalogViewController) {
      catalog.onDisplay = { [weak self] _, selection, display in
        guard let self, let item = selection.item else { return }
        switch display {
        case .appeared: self.appearances[item.id] = .now
        case .disappeared: self.end(item, in: selection.section)
        }
      }
    }

    private func end(_ item: ScreenItem, in section: ScreenSection) {
      guard let start = appearances.removeValue(forKey: item.id),
        start.duration(to: .now) >= .seconds(1), seen.insert(item.id).inserted
      else { return }
      log.info("seen: \(item.id) in \(section.id)")
    }
  }
#endif
