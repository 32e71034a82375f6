import MarqueeDiagnostics
import MarqueeScreen
import MarqueeValidation

enum RuleListFormat: String, ArgumentValue, CaseIterable {
  case text
  case json
}

/// The list of rules for programs.
///
/// ```json
/// [{"rule":"nested-item","group":"structure","severity":"error","canBeSilenced":false,
///   "summary":"…","rationale":"…"}]
/// ```
enum RuleListJSON {
  static func bytes(of rules: [Rule]) -> [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.objects(of: rules) { writer, rule in
      writer.member("rule", rule.id.description)
      writer.member("group", rule.group.rawValue)
      writer.member("severity", rule.severity.rawValue)
      writer.member("canBeSilenced", rule.canBeSilenced)
      writer.member("summary", rule.summary)
      writer.member("rationale", rule.rationale)
    }
    writer.endOfFile()
    return writer.bytes
  }
}
