/// The parts of a cell that can show an authored field.
package enum ShownPart: String, Hashable, Sendable, CaseIterable {
  case title, subtitle, caption, badge, image, price, rating, count, progress
}
