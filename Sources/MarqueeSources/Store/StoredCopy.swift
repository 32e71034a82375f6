/// Names the stored body that a screen was read from, as long as the screen is shown.
struct StoredCopy: Hashable, Sendable {
  let store: ScreenStore
  let key: String
  let digest: String

  static func == (one: Self, other: Self) -> Bool {
    one.store === other.store && one.key == other.key && one.digest == other.digest
  }

  func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}
