#if os(iOS)
  import MarqueeCells
  import SwiftUI
  import UIKit

  extension FontWeight {
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
