import MarqueeScreen
import MarqueeSolver

/// Layouts as screens have them: one with a number of items, or several sections.
///
/// ```
/// {"layout": {"list": {"appearance": "plain"}}, "items": 3}
/// ```
struct AuthoredCase: Decodable {
  struct Section: Decodable {
    let layout: LayoutSection
    let items: WholeNumber?
  }

  /// A view in place of a device.
  struct Container: Decodable {
    let width: Double
    let height: Double
    let scale: Double?
  }

  let sections: [Section]
  let layoutConfiguration: LayoutConfiguration?
  let container: Container?

  private enum CodingKeys: String, CodingKey {
    case sections, layoutConfiguration, container
  }

  init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    sections =
      try keys.decodeIfPresent([Section].self, forKey: .sections) ?? [Section(from: decoder)]
    layoutConfiguration = try keys.decodeIfPresent(
      LayoutConfiguration.self, forKey: .layoutConfiguration)
    container = try keys.decodeIfPresent(Container.self, forKey: .container)
  }

  /// The view that the layouts are laid out in.
  var environment: LayoutEnvironment {
    guard let container else { return Device.iPhone15.environment(.portrait) }
    return LayoutEnvironment(
      containerSize: LayoutExtent(width: container.width, height: container.height),
      scale: container.scale ?? 3)
  }
}

/// A case as frames of UIKit were recorded with it, or with layouts as screens have them.
enum DescribedCase: Decodable {
  case recorded(WireCase)
  case authored(AuthoredCase)

  private enum CodingKeys: String, CodingKey {
    case containerSize, itemsPerSection
  }

  init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    self =
      keys.allKeys.isEmpty
      ? .authored(try AuthoredCase(from: decoder)) : .recorded(try WireCase(from: decoder))
  }
}
