public import Foundation

extension Screens {
  /// The bundle with the JSON of the screens.
  public static var bundle: Bundle { .module }
}
