import MarqueeCatalog

extension ItemKind {
  /// Whether a cell of this kind is as high as its text, where its layout leaves that open.
  var isMeasured: Bool {
    switch self {
    case .row, .textHeader: true
    case .poster, .rankedPoster, .banner, .course, .categories, .businessBanner: false
    }
  }
}
