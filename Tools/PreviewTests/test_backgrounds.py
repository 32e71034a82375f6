"""Backgrounds, badges, and the outlines of what only an app can draw."""

import plistlib

from harness import expect, test


def size(width, height):
    return {"width": width, "height": {"absolute": height}}


FULL = {"fractionalWidth": 1}
INSET = {"top": 4, "leading": 4, "bottom": 4, "trailing": 4}


def decorated_screen(folder):
    """A row of cards with badges on a background, a list in a box, and a header of the screen."""
    badge = {"elementKind": "price", **size({"absolute": 60}, 20),
             "containerAnchor": {"edges": ["bottom", "leading"]}}
    small = {"elementKind": "new", **size({"absolute": 20}, 20),
             "containerAnchor": {"edges": ["top", "trailing"],
                                 "fractionalOffset": {"x": 0, "y": -0.5}}}
    layouts = {
        "shelf": {
            "item": {"width": FULL, "height": {"fractionalHeight": 1},
                     "supplementaryItems": [badge, small]},
            "group": {"axis": "horizontal", **size({"absolute": 100}, 150)},
            "contentInsets": {"top": 20, "leading": 20, "bottom": 20, "trailing": 20},
            "orthogonalScrollingBehavior": "continuous",
            "footer": {**size(FULL, 40), "alignment": "bottom"},
            "decorationItems": [{"elementKind": "card", "contentInsets": INSET}],
        },
        "inset": {"list": {"appearance": "insetGrouped"}},
    }
    posters = [{"description": f"Film {n}", "imageName": f"film{n}"} for n in range(9)]
    screen = {
        "layouts": layouts,
        "layoutConfiguration": {"boundarySupplementaryItems": [
            {"elementKind": "masthead", **size(FULL, 50), "alignment": "top"}]},
        "sections": [
            {"sectionType": "grid", "layout": "shelf", "contentItem": posters},
            {"sectionType": "list", "layout": "inset",
             "contentItem": [{"text": "One"}, {"text": "Two"}]},
        ],
    }
    path = folder / "Decorated.plist"
    path.write_bytes(plistlib.dumps(screen))
    return path


# The box of an element from the corner of the content, and its words.
PLACES = """(selector) => {
  const origin = document.getElementById('content').getBoundingClientRect();
  return [...document.querySelectorAll(selector)].map((element) => {
    const box = element.getBoundingClientRect();
    return [
      element.textContent,
      ...[box.left - origin.left, box.top - origin.top, box.width, box.height].map(Math.round),
    ];
  });
}"""


@test
def decorations(preview):
    """Backgrounds, badges, footers and headers of the screen are where the solver says."""
    page = preview.write(decorated_screen(preview.folder())) / "Decorated.html"
    tab = preview.open(page, "zoom=100")
    places = {name: tab.evaluate(PLACES, name) for name in (".background", ".badge", ".boundary")}
    # The screen's header is 50 high; the first section 20 + 150 + 20, and its footer 40. The list
    # has 35 above its rows of 44, 20 below, and 16 at each side.
    expect(sorted(places[".boundary"], reverse=True) == [["masthead", 0, 0, 402, 50], ["footer", 20, 240, 362, 40]],
           f"{places['.boundary']}")
    expect(places[".background"] == [
        ["", 4, 54, 394, 222], ["", 0, 280, 402, 143], ["", 16, 315, 370, 88]],
        f"{places['.background']}")
    expect(["price", 20, 200, 60, 20] in places[".badge"], f"{places['.badge']}")
    expect(["", 100, 60, 20, 20] in places[".badge"], f"{places['.badge']}")
    # Badges move with their row, and are in front of the cells.
    tab.evaluate("() => { document.querySelector('.scrolls').scrollLeft = 100; }")
    tab.wait_for_timeout(200)
    expect(["price", 20, 200, 60, 20] in tab.evaluate(PLACES, ".badge"), "the badges stayed")
    front = tab.evaluate("""() => {
      const badge = document.querySelector('.badge');
      badge.style.setProperty('pointer-events', 'auto', 'important');
      badge.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const box = badge.getBoundingClientRect();
      return document.elementFromPoint(box.left + 10, box.top + 4) === badge;
    }""")
    expect(front, "a badge is behind its cell")
    tab.close()
