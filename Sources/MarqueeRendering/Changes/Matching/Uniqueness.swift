/// The keys that identify something.
enum Uniqueness {
  /// All keys, even if several elements have them.
  case none
  /// Keys that only one unmatched element has.
  case amongRest
  /// Keys that only one element has, matched or not.
  case amongAll
}
