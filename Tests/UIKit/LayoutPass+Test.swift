// The names are UIKit's, whose documentation says what they are.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension LayoutPass {
  /// Lays a section out as a collection view does.
  @discardableResult public init(
    _ section: NSCollectionLayoutSection, in container: CGSize, scale: Double, isVertical: Bool
  ) {
    self.init(scale: scale)
    run(section, in: container, isVertical: isVertical)
  }
}
