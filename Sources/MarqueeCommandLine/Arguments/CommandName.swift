/// The commands of a program: an enumeration with one case for each, named as it is called.
package protocol CommandName: RawRepresentable<String>, CaseIterable, Sendable {
  /// One sentence without a full stop.
  var summary: String { get }
}
