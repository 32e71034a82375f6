#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import MarqueeSolver
  import SwiftUI
  import UIKit

  extension FontWeight {
    /// The weight as SwiftUI has it.
    var font: Font.Weight {
      switch self {
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      }
    }
  }
#endif
