import CatalogApp
import SwiftUI

/// The app's entry point; everything else is in the package.
@main struct CatalogExampleApp: App {
  private let library = ScreenLibrary(options: LaunchOptions())

  var body: some Scene {
    WindowGroup { CatalogTabs(library: library) }
  }
}
