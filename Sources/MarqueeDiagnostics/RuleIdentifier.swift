/// The published name of a rule, in kebab case: `nested-item`.
///
/// An identifier never changes once published: settings, suppressions and other tools' records name
/// it.
public struct RuleIdentifier: Hashable, Sendable, Comparable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The name as authors write it.
  public let description: String

  /// Makes an identifier from its name; whether a rule has this name is not checked here.
  public init(_ name: String) {
    description = name
  }

  /// Makes an identifier from a literal.
  public init(stringLiteral name: String) {
    self.init(name)
  }

  /// Orders by bytes.
  public static func < (left: RuleIdentifier, right: RuleIdentifier) -> Bool {
    left.description < right.description
  }
}
