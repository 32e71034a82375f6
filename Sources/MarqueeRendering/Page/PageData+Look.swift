import MarqueeCells
import MarqueeDiagnostics
import MarqueeScreen
import MarqueeSolver

extension PageData {
  /// The name of the font of headers whose size is the theme's.
  static let headerFont = "header"

  func writeLook(to writer: inout JSONWriter) {
    let theme = preview.scene.theme
    writer.member("lineHeight", TextFont(pointSize: 1).lineHeight)
    writer.member("leastCover", ImageShare.least)
    writer.object("fonts") { writer in
      for style in TextStyle.allCases {
        writer.lengths(style.rawValue, TextSizeCategory.allCases.map { style.pointSize(for: $0) })
      }
      let (style, size) = (TextStyle.title3, theme.headerSize ?? HouseLayout.headerSize)
      writer.lengths(
        Self.headerFont, TextSizeCategory.allCases.map { style.pointSize(size, for: $0) })
    }
    writer.member("appearance", theme.appearance.rawValue)
    writer.member("imageFit", theme.imageFit.rawValue)
    writer.object("colors") { writer in
      for appearance in Appearance.allCases {
        writer.object(appearance.rawValue) { writer in
          for role in ColorRole.allCases {
            writer.member(role.rawValue, appearance.color(role, theme).hexadecimal)
          }
        }
      }
    }
  }

  /// Writes the measurements of texts that the page needs to break lines in the same way.
  func writePieces(to writer: inout JSONWriter) {
    writer.member("wholeUnitSize", TextFont.wholeUnitSize)
    writer.array("weights", of: FontWeight.allCases) { $0.number($1.cssWeight) }
    writer.object("breaks") { writer in
      for left in TextPiece.Kind.allCases {
        writer.key(left.rawValue)
        let right = TextPiece.Kind.allCases.filter {
          TextPiece.Kind.canBreak(between: left, and: $0)
        }
        writer.array(of: right) { $0.string($1.rawValue) }
      }
    }
    writer.key("pieces")
    let headers = preview.screen.sections.compactMap(preview.scene.header)
    let pieces = PieceTable(of: cells.joined() + headers).entries
    writer.object { writer in
      for kind in TextPiece.Kind.allCases {
        writer.array(kind.rawValue, of: pieces.filter { $0.kind == kind }) { writer, piece in
          writer.array { writer in
            writer.string(piece.text)
            for width in piece.widths { writer.number(width) }
          }
        }
      }
    }
  }

  func writeShapes(to writer: inout JSONWriter) {
    writer.object("rank") { writer in
      let numbers = [
        ("widestPoster", RankShape.widestPoster), ("posterRatio", RankShape.posterRatio),
        ("largestFont", RankShape.largestFont), ("baseline", RankShape.baseline),
        ("overlap", RankShape.overlap), ("narrowest", RankShape.narrowest),
        ("widest", RankShape.widest), ("widestStroke", RankShape.stroke.widest),
        ("strokePart", RankShape.stroke.part),
      ]
      for (key, number) in numbers {
        writer.member(key, number)
      }
      writer.object("widths") { writer in
        for sign in "-0123456789" {
          writer.member(String(sign), RankShape.width(of: String(sign)))
        }
      }
    }
    writer.object("star") { writer in
      writer.member("pitch", StarShape.pitch)
      writer.member("radius", StarShape.radius)
      writer.array("corners", of: StarShape.corners) { writer, corner in
        writer.array(of: [corner.x, corner.y]) { $0.number($1) }
      }
    }
  }
}
