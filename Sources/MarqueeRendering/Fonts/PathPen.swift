/// Writes SVG path data with whole and half units, as short as possible.
struct PathPen {
  /// A place in half units, because the midpoint of two points may be between two units.
  struct Place: Hashable {
    var x: Int
    var y: Int

    func middle(to other: Place) -> Place {
      Place(x: (x + other.x) / 2, y: (y + other.y) / 2)
    }
  }

  private(set) var data = ""
  private var place = Place(x: 0, y: 0)
  /// The mirrored control point of the previous curve, which the next curve can use without naming
  /// it.
  private var mirrored: Place?
  private var command: Character?

  mutating func move(to target: Place) {
    // After a closed outline the current point is its start, which is not stored, so an absolute
    // command is needed.
    data += "M"
    command = "M"
    write([target.x, target.y])
    place = target
  }

  mutating func line(to target: Place) {
    if target.y == place.y {
      write("h", [target.x - place.x])
    } else if target.x == place.x {
      write("v", [target.y - place.y])
    } else {
      write("l", [target.x - place.x, target.y - place.y])
    }
    place = target
    mirrored = nil
  }

  mutating func curve(around control: Place, to target: Place) {
    let end = [target.x - place.x, target.y - place.y]
    if control == mirrored {
      write("t", end)
    } else {
      write("q", [control.x - place.x, control.y - place.y] + end)
    }
    place = target
    mirrored = Place(x: 2 * target.x - control.x, y: 2 * target.y - control.y)
  }

  mutating func close() {
    data += "z"
    command = "z"
    mirrored = nil
  }

  private mutating func write(_ command: Character, _ halves: [Int]) {
    let isFirst = command != self.command
    if isFirst { data.append(command) }
    self.command = command
    write(halves, isFirst: isFirst)
  }

  private mutating func write(_ halves: [Int], isFirst: Bool = true) {
    for (index, number) in halves.enumerated() {
      if number >= 0, index > 0 || !isFirst { data += " " }
      if number < 0 { data += "-" }
      data += String(abs(number) / 2)
      if !number.isMultiple(of: 2) { data += ".5" }
    }
  }
}

extension PathPen.Place {
  /// Converts a point of a glyph, with y pointing down.
  init(_ point: Glyph.Point) {
    self.init(x: point.x * 2, y: point.y * -2)
  }
}
