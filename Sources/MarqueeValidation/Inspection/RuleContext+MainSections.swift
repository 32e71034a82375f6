import MarqueeCatalog
import MarqueeLoading

extension RuleContext {
  /// The sections that look like a main section, those of the authors' own types too.
  var mainSections: [LocatedSection] {
    catalog.sections.filter { $0.type?.layoutName == SectionType.main.name }
  }
}
