/// A part of a version that could not be read because of an error, other than a section.
package struct UnreadPart: Hashable, Sendable {
  package enum Subject: Hashable, Sendable {
    case layout(String)
    /// What the file has outside its sections and layouts.
    case surroundings
    case screen
    /// The file with a name: the settings, or a part of the library.
    case file(String)
  }

  package let subject: Subject
  package let fingerprint: Int

  package init(_ subject: Subject, fingerprint: Int) {
    self.subject = subject
    self.fingerprint = fingerprint
  }
}
