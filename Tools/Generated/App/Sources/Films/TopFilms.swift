import Foundation
import MarqueeScreen

/// The films of a screen, using generated names and types.
public enum TopFilms {
  /// Reads the films of the ranking on the first screen.
  public static func load() throws -> [Film] {
    guard let url = Bundle.module.url(forResource: Screens.home, withExtension: "json") else {
      throw CocoaError(.fileNoSuchFile)
    }
    let screen = try Screen(json: Data(contentsOf: url))
    return try screen[section: Sections.Home.top10]?.items(as: Film.self) ?? []
  }
}
