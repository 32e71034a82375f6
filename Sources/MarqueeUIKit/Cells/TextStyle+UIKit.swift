#if os(iOS)
  import MarqueeCells
  import SwiftUI
  import UIKit

  extension TextStyle {
    /// The SwiftUI equivalent of the style, which scales with the user's text size.
    var font: Font.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .body: .body
      case .callout: .callout
      case .subheadline: .subheadline
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      }
    }

    var uiKit: UIFont.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .body: .body
      case .callout: .callout
      case .subheadline: .subheadline
      case .footnote: .footnote
      case .caption1: .caption1
      case .caption2: .caption2
      }
    }
  }

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
