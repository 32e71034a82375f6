import MarqueeLoading
import MarqueeSolver

/// What a shown rule reads beside the screen: images and texts in its views, and what several rules
/// compute of it.
struct ShownContext: Sendable {
  let settings: Settings
  var views: ViewFindings
  let descriptions: Descriptions
  /// The rankings of the screen: its numbered sections, and lists that have ranks, in order.
  let rankings: [Ranking]
  /// The prices of its items, in document order.
  let prices: [Price]

  init(_ screen: ShownScreen, _ views: ViewFindings, settings: Settings) {
    self.settings = settings
    self.views = views
    descriptions = Descriptions(of: screen)
    rankings = Ranking.all(in: screen)
    prices = Price.all(in: screen, settings)
  }

  /// The devices that images are checked on; never empty.
  var devices: [Device] { views.views.devices }

  /// Where the screen shows which images, in what sizes; empty if no folder was read.
  var imageUsages: ImageUsages { views.images }

  /// What is not seen of its cells and headers; empty if none were judged.
  var viewFaults: ViewFaults { views.faults }
}
