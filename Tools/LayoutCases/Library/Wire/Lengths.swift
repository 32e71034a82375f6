import MarqueeScreen

/// A dimension: `{"fw": 0.5}`, `{"fh": 1}`, `{"abs": 44}` or `{"est": 44}`.
struct WireDimension: Decodable {
  let value: LayoutDimension

  private enum CodingKeys: String, CodingKey {
    case fw, fh, abs, est
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard container.allKeys.count == 1, let key = container.allKeys.first else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "a dimension has exactly one of 'fw', 'fh', 'abs', 'est'"))
    }
    let number = try container.decode(Double.self, forKey: key)
    value =
      switch key {
      case .fw: .fractionalWidth(number)
      case .fh: .fractionalHeight(number)
      case .abs: .absolute(number)
      case .est: .estimated(number)
      }
  }
}

/// A spacing: `{"fixed": 10}` or `{"flex": 10}`.
struct WireSpacing: Decodable {
  let value: Spacing

  private enum CodingKeys: String, CodingKey {
    case fixed, flex
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard container.allKeys.count == 1, let key = container.allKeys.first else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "a spacing has exactly one of 'fixed', 'flex'"))
    }
    let number = try container.decode(Double.self, forKey: key)
    value = key == .fixed ? .fixed(number) : .flexible(number)
  }
}

/// Edge spacing: `{"leading": …, "top": …, "trailing": …, "bottom": …}`.
struct WireEdgeSpacing: Decodable {
  let leading: WireSpacing?
  let top: WireSpacing?
  let trailing: WireSpacing?
  let bottom: WireSpacing?

  var value: EdgeSpacing {
    EdgeSpacing(
      leading: leading?.value, top: top?.value, trailing: trailing?.value, bottom: bottom?.value)
  }
}
