/// Which keys say that two things are the same.
enum Uniqueness {
  /// All, also one that several have.
  case none
  /// One that a single thing has of those without a partner.
  case amongRest
  /// One that a single thing has at all.
  case amongAll
}
