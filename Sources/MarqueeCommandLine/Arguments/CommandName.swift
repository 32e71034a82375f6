/// The commands of a program, each named as it is called.
package protocol CommandName: RawRepresentable<String>, CaseIterable, Sendable {
  /// One sentence without a full stop.
  var summary: String { get }
}
