package import MarqueeScreen

/// A part of what a screen reader says of a cell, in the order in which it is said.
package enum SpokenPart: Hashable, Sendable {
  /// A text that authors wrote, or a formatted price.
  case text(String)
  /// A formatted mean rating; the best is 5.
  case rating(String)
  case ratingCount(String)
  /// A share in percent, from 0 to 100.
  case progress(Int)

  /// What is said of an item: all that its cell shows, or only what its author wrote for this.
  package static func parts(of item: ScreenItem, _ figures: Figures) -> [SpokenPart] {
    if let text = item.item["spokenText"]?.text { return [.text(text)] }
    var parts = [SpokenPart.text(item.spokenText(figures))]
    let shown = ShownItem(item.item, figures)
    if let badge = shown.badge { parts.append(.text(badge)) }
    if let rating = shown.rating { parts.append(.rating(rating.text)) }
    if let count = item.item.ratingCount { parts.append(.ratingCount(figures.count(count))) }
    if let price = shown.price { parts.append(.text(price)) }
    if let progress = shown.progress {
      parts.append(.progress(Int((min(max(progress, 0), 1) * 100).rounded())))
    }
    return parts.filter { $0 != .text("") }
  }
}
