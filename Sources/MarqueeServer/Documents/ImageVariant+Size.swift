import MarqueeImages

extension ImageVariant {
  /// The size of the file in words; `nil` if it was not opened.
  var sizeText: String? {
    switch info?.extent {
    case .pixels(let size): "\(size) px"
    case .vector: "vector"
    case nil: nil
    }
  }
}
