/// The parts of a page around the screen: controls, the device, the panel.
///
/// The script finds each part by its `id`, and fills in what depends on the screen.
enum PageMarkup {
  static let controls: MarkupNode = """
    <header class="bar" hidden><h1 id="title"></h1>\
    <button id="view-button" type="button" aria-expanded="false" aria-controls="controls">View\
    </button><form id="controls" aria-label="View">\
    \(choice("device", "Device"))\(choice("orientation", "Orientation"))\
    \(choice("appearance", "Appearance"))\(choice("text", "Text size"))\
    \(choice("direction", "Direction"))\(choice("zoom", "Zoom"))\
    \(check("overlay", "Layout"))\(check("panel", "Panel"))</form></header>\
    <main hidden><button id="skip" type="button">Skip the screen</button>\
    <div id="stage"><div id="device"><div id="screen">\
    <div id="scroller" tabindex="0" role="group" aria-label="Screen"><div id="content"></div></div>\
    <div id="navigation" aria-hidden="true"></div>\
    <div id="tabs" aria-hidden="true"></div>\
    <div id="banner" role="status"></div>\
    <div id="status" aria-hidden="true"></div>\
    <div id="home" aria-hidden="true"></div></div></div><p id="unprinted"></p></div>\
    <aside id="side" aria-label="Diagnostics">\
    <button id="handle" type="button" aria-expanded="false" aria-controls="side">Panel\
    <span id="handle-title"></span></button>\
    <h2 id="summary" tabindex="-1" title="N: the next one, P: the previous one"></h2>\
    <div id="filters" role="group" aria-label="Filter"></div>\
    <ol id="diagnostics"></ol><section id="cell" aria-live="polite"></section></aside></main>
    """

  private static func choice(_ name: String, _ title: String) -> MarkupNode {
    #"<label><span>\#(title)</span><select name="\#(name)"></select></label>"#
  }

  private static func check(_ name: String, _ title: String) -> MarkupNode {
    """
    <label class="check"><input type="checkbox" name="\(name)"><span>\(title)</span></label>
    """
  }
}
