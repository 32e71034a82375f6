import Foundation
public import MarqueeScreen

/// The screens that the build puts into this target's bundle.
public enum CatalogScreen: String, CaseIterable, Sendable {
  case home = "Home"
  case learn = "Learn"

  /// The screen, read from its JSON.
  ///
  /// - Throws: `CocoaError` if the file is missing, `DecodingError` if it is not a screen.
  public func load() throws -> Screen {
    guard let url = Bundle.module.url(forResource: rawValue, withExtension: "json") else {
      throw CocoaError(.fileNoSuchFile)
    }
    return try Screen(json: Data(contentsOf: url))
  }
}
