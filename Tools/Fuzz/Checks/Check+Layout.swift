import MarqueeScreen
import MarqueeSolver

extension Trial {
  /// Checks that a layout without a catalog can be solved.
  mutating func check(_ section: LayoutSection, itemCount: Int) {
    guard let device = Device(named: "ipad-pro-13") ?? Device.all.last else { return }
    let layout = CompositionalLayout(sections: [section])
    let solved = LayoutSolver(layout, environment: device.environment(.landscape))
      .solve(itemCounts: [itemCount])
    check(solved, hasFaults: !solved.faults.isEmpty)
  }
}
