import CatalogContent
import MarqueeUIKit
import SwiftUI

/// A film's poster and its age rating.
struct FilmCell: View {
  let film: Film
  let images: CatalogImages

  var body: some View {
    Color(.secondarySystemFill)
      .overlay { poster }
      .overlay(alignment: .bottomLeading) { rating }
      .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
      .accessibilityElement()
      .accessibilityLabel(film.spokenText ?? "\(film.title). \(film.description)")
      .accessibilityAddTraits(.isButton)
  }

  @ViewBuilder private var poster: some View {
    if let image = film.imageName.flatMap(images.named) {
      Image(uiImage: image).resizable().scaledToFill()
    }
  }

  @ViewBuilder private var rating: some View {
    if film.maturityRating != .all {
      Text(film.maturityRating.rawValue)
        .font(.caption2.bold())
        .foregroundStyle(.white)
        .padding(.horizontal, 5)
        .padding(.vertical, 2)
        .background(.black.opacity(0.7), in: RoundedRectangle(cornerRadius: 4))
        .padding(6)
    }
  }
}
