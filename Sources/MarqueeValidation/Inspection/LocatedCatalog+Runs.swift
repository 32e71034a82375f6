import MarqueeConcurrency
import MarqueeLoading

extension LocatedCatalog {
  /// Looks at all sections, some at a time, and gathers what is found, in their order.
  ///
  /// - Parameter body: Looks at the sections at some positions.
  func mapSections<Found: Sendable>(
    _ workers: Workers, _ body: @Sendable (Range<Int>) -> [Found]
  ) -> [Found] {
    workers.mapRuns(of: sections.count, inRunsOf: 128, body).flatMap(\.self)
  }
}
