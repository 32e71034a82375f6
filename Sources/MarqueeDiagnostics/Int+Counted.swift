extension Int {
  /// The number of some things: '1 file', '2 files'.
  package func counted(_ word: String) -> String { "\(self) \(word)\(self == 1 ? "" : "s")" }
}
