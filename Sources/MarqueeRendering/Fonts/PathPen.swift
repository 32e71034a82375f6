/// Writes SVG path data, as short as it gets with whole and half units.
struct PathPen {
  /// A place in half units, for the middle of two points may be between two units.
  struct Place: Hashable {
    var x: Int
    var y: Int

    func middle(to other: Place) -> Place {
      Place(x: (x + other.x) / 2, y: (y + other.y) / 2)
    }
  }

  /// What has been written.
  private(set) var data = ""
  private var place = Place(x: 0, y: 0)
  /// Where the curve before came from, mirrored: the point that the next one may go around unsaid.
  private var mirrored: Place?
  private var command: Character?

  mutating func move(to target: Place) {
    // The place after a closed outline is its start, which is not kept, so this one is not relative.
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
    if command != self.command {
      data.append(command)
      self.command = command
      write(halves)
    } else {
      write(halves, isFirst: false)
    }
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
  /// Takes a point of a glyph, turned over.
  init(_ point: Glyph.Point) {
    self.init(x: point.x * 2, y: point.y * -2)
  }
}
