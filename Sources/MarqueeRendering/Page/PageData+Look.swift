import MarqueeCells
import MarqueeDiagnostics
import MarqueeScreen
import MarqueeSolver

extension PageData {
  /// Writes text sizes and colors.
  func writeLook(to writer: inout JSONWriter) {
    writer.key("lineHeight")
    writer.number(TextFont(pointSize: 1).lineHeight)
    writer.key("fonts")
    writer.object { writer in
      for style in TextStyle.allCases {
        writer.key(style.rawValue)
        writer.lengths(TextSizeCategory.allCases.map { style.pointSize(for: $0) })
      }
    }
    writer.key("colors")
    writer.object { writer in
      for appearance in Appearance.allCases {
        writer.key(appearance.rawValue)
        writer.object { writer in
          for role in ColorRole.allCases {
            writer.key(role.rawValue)
            writer.string(appearance.color(role).hexadecimal)
          }
        }
      }
    }
  }

  /// Writes the measurements of texts that the page needs to break lines in the same way.
  func writePieces(to writer: inout JSONWriter) {
    writer.key("wholeUnitSize")
    writer.number(TextFont.wholeUnitSize)
    writer.key("weights")
    writer.array(of: FontWeight.allCases) { $0.number($1.cssWeight) }
    writer.key("breaks")
    writer.object { writer in
      for left in TextPiece.Kind.allCases {
        writer.key(left.rawValue)
        let right = TextPiece.Kind.allCases.filter {
          TextPiece.Kind.canBreak(between: left, and: $0)
        }
        writer.array(of: right) { $0.string($1.rawValue) }
      }
    }
    writer.key("pieces")
    let headers = preview.screen.sections.compactMap(scene.header)
    let pieces = PieceTable(of: cells.joined() + headers).entries
    writer.object { writer in
      for kind in TextPiece.Kind.allCases {
        writer.key(kind.rawValue)
        writer.array(of: pieces.filter { $0.kind == kind }) { writer, piece in
          writer.array { writer in
            writer.string(piece.text)
            for width in piece.widths { writer.number(width) }
          }
        }
      }
    }
  }

  /// Writes the shapes of numerals and stars.
  func writeShapes(to writer: inout JSONWriter) {
    writer.key("rank")
    writer.object { writer in
      let numbers = [
        ("widestPoster", RankShape.widestPoster), ("posterRatio", RankShape.posterRatio),
        ("largestFont", RankShape.largestFont), ("baseline", RankShape.baseline),
        ("overlap", RankShape.overlap), ("narrowest", RankShape.narrowest),
        ("widest", RankShape.widest), ("widestStroke", RankShape.stroke.widest),
        ("strokePart", RankShape.stroke.part),
      ]
      for (key, number) in numbers {
        writer.key(key)
        writer.number(number)
      }
      writer.key("widths")
      writer.object { writer in
        for sign in "-0123456789" {
          writer.key(String(sign))
          writer.number(RankShape.width(of: String(sign)))
        }
      }
    }
    writer.key("star")
    writer.object { writer in
      writer.key("pitch")
      writer.number(StarShape.pitch)
      writer.key("radius")
      writer.number(StarShape.radius)
      writer.key("corners")
      writer.array(of: StarShape.corners) { writer, corner in
        writer.array(of: [corner.x, corner.y]) { $0.number($1) }
      }
    }
  }
}
