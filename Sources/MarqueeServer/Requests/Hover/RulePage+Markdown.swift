import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeOutputs
import MarqueeValidation

extension RulePage {
  var markdown: [String] {
    var paragraphs = Self.shortMarkdown(rule)
    paragraphs.insert(AuthoringReference.coded(facts), at: 1)
    for example in examples {
      var lines = example.lines
      if let found = example.finding {
        lines.append("  \(VisibleText.escape("\(found.severity.rawValue): \(found.message)"))")
      }
      // No line of an example begins with a fence, because all of them are indented.
      let title = example.isReported ? "Reported:" : "Not reported:"
      paragraphs += [title, "~~~text\n\(lines.joined(separator: "\n"))\n~~~"]
    }
    paragraphs += advice.map(AuthoringReference.coded)
    if let allowance {
      paragraphs += ["To allow it for one element, put this in front of it:"]
      paragraphs += ["~~~xml\n\(allowance)\n~~~"]
    }
    return paragraphs
  }

  /// What a rule finds, and why that matters.
  static func shortMarkdown(_ rule: Rule) -> [String] {
    // Those who write rules of their own may write anything.
    let isAuthored = RuleRegistry[rule.id] == nil
    let texts = [rule.summary, rule.rationale].map {
      isAuthored ? MarkdownText.code($0) : AuthoringReference.coded($0)
    }
    return ["**\(rule.id)**: \(texts[0])", texts[1]]
  }
}
