import MarqueeScreen

struct ReadScreen: Hashable, Sendable {
  let screen: Screen
  let skipped: [SkippedPart]
}
