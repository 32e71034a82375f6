public import Foundation

extension Screens {
  /// Where the JSON of the screens is.
  public static var bundle: Bundle { .module }
}
