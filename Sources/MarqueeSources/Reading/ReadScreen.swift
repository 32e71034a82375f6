import MarqueeScreen

/// A screen that was read from bytes.
struct ReadScreen: Hashable, Sendable {
  let screen: Screen
  let skipped: [SkippedPart]
}
