/// A part of a version that could not be read because of an error, other than a section.
package struct UnreadPart: Hashable, Sendable {
  /// What the part is.
  package enum Subject: Hashable, Sendable {
    /// The layout with a name.
    case layout(String)
    /// What the file has outside its sections and layouts.
    case surroundings
    /// The whole screen.
    case screen
    /// The file with a name: the settings, or a part of the library.
    case file(String)
  }

  /// What the part is.
  package let subject: Subject
  /// A hash of its text.
  package let fingerprint: Int

  /// Describes a part.
  package init(_ subject: Subject, fingerprint: Int) {
    self.subject = subject
    self.fingerprint = fingerprint
  }
}
