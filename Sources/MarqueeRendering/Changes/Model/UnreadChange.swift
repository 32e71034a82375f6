/// A part that could not be read in at least one version, and differs.
package struct UnreadChange: Hashable, Sendable {
  package let subject: UnreadPart.Subject
  /// Whether the old version has the part with an error.
  package let isOld: Bool
  /// Whether the new version has the part with an error.
  package let isNew: Bool

  /// The parts that differ between two versions, in the order of the new one.
  ///
  /// A part that has an error in only one version has changed, because its error came or went.
  static func changes(from old: [UnreadPart], to new: [UnreadPart]) -> [UnreadChange] {
    let fingerprints = (old: Self.fingerprints(of: old), new: Self.fingerprints(of: new))
    let subjects = (new + old).map(\.subject)
    var seen: Set<UnreadPart.Subject> = []
    return subjects.filter { seen.insert($0).inserted }.compactMap { subject in
      let (before, after) = (fingerprints.old[subject], fingerprints.new[subject])
      guard before != after else { return nil }
      return UnreadChange(subject: subject, isOld: before != nil, isNew: after != nil)
    }
  }

  /// The fingerprints by subject; a layout's name may be used twice.
  private static func fingerprints(of parts: [UnreadPart]) -> [UnreadPart.Subject: [Int]] {
    parts.reduce(into: [:]) { $0[$1.subject, default: []].append($1.fingerprint) }
  }
}
