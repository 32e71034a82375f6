public import Foundation

extension ScreenSource where Self == BundleSource<ScreenName> {
  /// Screens of a bundle by name: `CatalogViewController(.bundle(), of: "Home")`.
  ///
  /// - Parameters:
  ///   - bundle: The bundle, such as `.main`, or `.module` of a package.
  ///   - folder: The folder of the screens in the bundle's resources; `nil` for the top level.
  public static func bundle(_ bundle: Bundle = .main, folder: String? = nil) -> Self {
    BundleSource(bundle, folder: folder)
  }
}
