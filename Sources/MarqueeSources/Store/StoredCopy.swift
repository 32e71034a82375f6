/// A body in a store, as a source shows it.
struct StoredCopy: Hashable, Sendable {
  let store: ScreenStore
  let key: String
  let digest: String
  let body: StoredBody
  /// Whether showing it has ended the app, so that it is not shown again.
  let hasEndedApp: Bool

  static func == (one: Self, other: Self) -> Bool {
    one.store === other.store && one.key == other.key && one.digest == other.digest
  }

  func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}
