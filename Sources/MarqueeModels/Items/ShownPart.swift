/// The parts of a cell that an own field can be shown as.
package enum ShownPart: String, Hashable, Sendable, CaseIterable {
  case title, subtitle, caption, badge, image, price, rating, progress
}
