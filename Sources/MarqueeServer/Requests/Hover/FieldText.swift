import MarqueeCatalog
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeOutputs
import MarqueeScreen
import MarqueeValidation

struct FieldText {
  let field: Field
  let snapshot: Snapshot

  /// Its key, kind and presence; its help; its limits, each with a link to where it is set.
  var paragraphs: [String] {
    var facts = [AuthoringReference.coded(kind)]
    switch field.presence {
    case .required: facts.append("required")
    case .optional: facts.append("optional")
    case .requiredUnless(let key): facts.append("required unless there is '\(key)'")
    case .onlyWith(let keys):
      facts.append("optional, only with \(EnglishList.names(keys, "or"))")
    case .requiredWhen(let key, _):
      facts.append("required with some values of \(MarkdownText.code(key))")
    }
    if let value = field.defaultValue?.shownText {
      facts.append("\(MarkdownText.code(value)) if not written")
    }
    let key = MarkdownText.code(field.key)
    return ["**\(key)** (\(facts.joined(separator: ", ")))", field.helpInMarkdown] + limits
  }

  private var kind: String {
    switch field.kind.storage {
    case .word(let words): "one of \(words.map(MarkdownText.code).joined(separator: ", "))"
    case .integer(let minimum?): "\(field.kind.phrase) of \(minimum) or more"
    default: field.kind.phrase
    }
  }

  private var limits: [String] {
    var lines: [String] = []
    if let constraints = field.constraints {
      let place = snapshot.content.settings.place(of: constraints.path)
      let link = place.flatMap(snapshot.markdownLink)
      lines += constraints.phrases.map { phrase in
        "- \(MarkdownText.code(phrase))\(link.map { ", set in \($0)" } ?? "")"
      }
    }
    for rule in snapshot.content.settings.textRules where rule.isAbout(field) {
      let link = snapshot.markdownLink(rule.place).map { ", set in \($0)" } ?? ""
      lines.append("- \(rule.id): \(MarkdownText.code(rule.message))\(link)")
    }
    return lines.isEmpty ? [] : [lines.joined(separator: "\n")]
  }
}

extension Field {
  /// The help; the words of those who declare fields are not Markdown.
  var helpInMarkdown: String {
    isOwn ? MarkdownText.code(help) : AuthoringReference.coded(help)
  }
}

extension Snapshot {
  /// A link to a place, by the name of its file and its line; `nil` if the file is gone.
  func markdownLink(_ place: Place) -> String? {
    guard let location = location(of: place) else { return nil }
    let line = location.range.start.line + 1
    let name = ContentPath.name(of: place.file).filter { !"[]()<>`\\\n".contains($0) }
    return "[\(name):\(line)](\(location.uri)#L\(line))"
  }
}
