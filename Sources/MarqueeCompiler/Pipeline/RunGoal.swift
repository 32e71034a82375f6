import MarqueeSupport

/// What a run is for.
package enum RunGoal: Hashable, Sendable {
  /// To look at the screens: all stages of each are kept.
  ///
  /// - `openingAllImages`: Whether to look into images that no screen names, too.
  case inspection(openingAllImages: Bool = false)
  /// To write the screens as JSON, or only to report what is wrong where there is no style: of each
  /// the last stage is kept, which a cache can supply.
  case output(JSONStyle?)

  var opensAllImages: Bool { self == .inspection(openingAllImages: true) }

  var style: JSONStyle? {
    switch self {
    case .inspection: nil
    case .output(let style): style
    }
  }

  var keepsStages: Bool {
    switch self {
    case .inspection: true
    case .output: false
    }
  }
}
