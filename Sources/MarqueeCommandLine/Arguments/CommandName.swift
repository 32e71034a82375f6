/// The commands of a program, each named as on the command line.
package protocol CommandName: RawRepresentable<String>, CaseIterable, Sendable {
  /// One sentence without a full stop.
  var summary: String { get }
}
