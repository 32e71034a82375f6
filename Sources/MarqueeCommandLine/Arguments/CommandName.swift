/// The commands of a program, each named as on the command line.
package protocol CommandName: RawRepresentable<String>, CaseIterable, Sendable {
  /// One sentence without a full stop.
  var summary: String { get }
  /// The title under which help lists it.
  var group: String { get }
}

extension CommandName {
  package var group: String { "Commands" }
}
