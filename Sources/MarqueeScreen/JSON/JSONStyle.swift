/// How JSON is broken into lines.
public enum JSONStyle: Sendable {
  /// One line, no spaces.
  case compact
  /// Two spaces per level, one member or element per line.
  case pretty
}
