import MarqueeCells
import MarqueeSolver

/// The parts of a page around the screen: controls, the device, the panel.
///
/// The script finds each part by its `id`, and fills in what depends on the screen.
enum PageMarkup {
  static var controls: [MarkupNode] {
    [
      .make(
        "header", ["class": "bar", "hidden": nil],
        [
          .make("h1", ["id": "title"]),
          .make(
            "button",
            [
              "id": "view-button", "type": "button", "aria-expanded": "false",
              "aria-controls": "controls",
            ], [.text("View")]),
          .make(
            "form", ["id": "controls", "aria-label": "View"],
            [
              choice("device", "Device"),
              choice("orientation", "Orientation"),
              choice("appearance", "Appearance"),
              choice("text", "Text size"),
              choice("direction", "Direction"),
              choice("zoom", "Zoom"),
              check("overlay", "Layout"),
              check("panel", "Panel"),
            ]),
        ]),
      .make(
        "main", ["hidden": nil],
        [
          .make("button", ["id": "skip", "type": "button"], [.text("Skip the screen")]),
          .make(
            "div", ["id": "stage"],
            [
              .make(
                "div", ["id": "device"],
                [
                  .make(
                    "div", ["id": "screen"],
                    [
                      .make(
                        "div",
                        [
                          "id": "scroller", "tabindex": "0", "role": "group",
                          "aria-label": "Screen",
                        ], [.make("div", ["id": "content"])]),
                      .make("div", ["id": "navigation", "aria-hidden": "true"]),
                      .make("div", ["id": "tabs", "aria-hidden": "true"]),
                      .make("div", ["id": "banner", "role": "status"]),
                      .make("div", ["id": "status", "aria-hidden": "true"]),
                      .make("div", ["id": "home", "aria-hidden": "true"]),
                    ])
                ]),
              .make("p", ["id": "unprinted"]),
            ]),
          .make(
            "aside", ["id": "side", "aria-label": "Diagnostics"],
            [
              .make(
                "button",
                [
                  "id": "handle", "type": "button", "aria-expanded": "false",
                  "aria-controls": "side",
                ], [.text("Panel"), .make("span", ["id": "handle-title"])]),
              .make(
                "h2",
                [
                  "id": "summary", "tabindex": "-1",
                  "title": "N: the next one, P: the previous one",
                ]),
              .make("div", ["id": "filters", "role": "group", "aria-label": "Filter"]),
              .make("ol", ["id": "diagnostics"]),
              .make("section", ["id": "cell", "aria-live": "polite"]),
            ]),
        ]),
    ]
  }

  private static func choice(_ name: String, _ title: String) -> MarkupNode {
    .make(
      "label", [:], [.make("span", [:], [.text(title)]), .make("select", ["name": name])])
  }

  private static func check(_ name: String, _ title: String) -> MarkupNode {
    .make(
      "label", ["class": "check"],
      [
        .make("input", ["type": "checkbox", "name": name]),
        .make("span", [:], [.text(title)]),
      ])
  }
}
