#if os(iOS)
  import AVFoundation
  import MarqueeUIKit
  import UIKit

  /// Plays the video of a hero while it is in sight, and pauses it when it leaves or is covered.
  @MainActor final class HeroPlayers {
    private var players: [ScreenItem.ID: AVPlayer] = [:]

    func makeHome() -> CatalogViewController {
      var configuration = CatalogConfiguration()
      configuration.cells.use(HeroCell.self, of: Hero.self, forItemsOfKind: "hero") {
        [weak self] cell, hero, context in
        cell.show(self?.player(of: hero, context.item.id), label: context.item.spokenText)
      }
      let home = CatalogViewController(.bundle(), of: "Home", configuration: configuration)
      home.onDisplay = { [weak self] _, selection, display in
        guard let player = selection.item.flatMap({ self?.players[$0.id] }) else { return }
        switch display {
        case .appeared: player.play()
        case .disappeared: player.pause()
        }
      }
      return home
    }

    private func player(of hero: Hero, _ id: ScreenItem.ID) -> AVPlayer {
      let player = players[id] ?? AVPlayer(url: hero.videoLink)
      players[id] = player
      return player
    }
  }

  /// An item of the kind `hero`, which `Marquee.plist` declares.
  struct Hero: Decodable {
    let videoLink: URL
  }

  final class HeroCell: UICollectionViewCell {
    override class var layerClass: AnyClass { AVPlayerLayer.self }

    func show(_ player: AVPlayer?, label: String) {
      (layer as? AVPlayerLayer)?.player = player
      isAccessibilityElement = true
      accessibilityLabel = label
    }
  }
#endif
