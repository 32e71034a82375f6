"""Everything lies where the solver says."""

import plistlib
import xml.etree.ElementTree as ElementTree

from harness import data, expect, test, unpacked_frames

DEVICES = ["iphone-17", "iphone-se", "ipad-11"]
TOLERANCE = 0.5
SVG = "{http://www.w3.org/2000/svg}"

# Boxes of all cells and headers that are built, from the corner of the content, with rows taken
# as not scrolled.
BOXES = """() => {
  const origin = document.getElementById('content').getBoundingClientRect();
  const isMirrored = document.getElementById('screen').dir === 'rtl';
  const boxes = {};
  for (const cell of document.querySelectorAll('.cell')) {
    const row = cell.closest('.scrolls');
    const offset = row ? Math.abs(row.scrollLeft) - row.lead : 0;
    const box = cell.getBoundingClientRect();
    const x = isMirrored ? origin.right - box.right : box.left - origin.left;
    boxes[`${cell.dataset.section}/${cell.dataset.item}`] =
      [x + offset, box.top - origin.top, box.width, box.height];
  }
  return boxes;
}"""


def solved_frames(content, device, orientation="portrait", category=3):
    """The frames of all cells, from the shapes that the page holds."""
    frames = {}
    start = 0
    stack = content["stacks"][content["solutions"][f"{device}/{orientation}"][category]]
    for section, index in enumerate(stack):
        shape = content["shapes"][index]
        cells = unpacked_frames(shape["cells"])
        for item in range(len(cells) // 4):
            x, y, width, height = cells[4 * item:4 * item + 4]
            frames[f"{section}/{item}"] = [x, start + y, width, height]
        start += shape["length"]
    return frames, start


def image_frames(svg, inset):
    """The frames of the cells in an image, which are solved without the page."""
    frames = {}
    for view in ElementTree.parse(svg).getroot().findall(f"{SVG}svg"):
        if view.get("data-item") is None:
            continue
        frame = [float(view.get(name)) for name in ("x", "y", "width", "height")]
        frame[1] -= inset
        frames[f"{view.get('data-section')}/{view.get('data-item')}"] = frame
    return frames


def boxes_of_all_cells(tab, length):
    """Scrolls through the whole screen, and through each row, and collects all boxes."""
    boxes = {}
    height = tab.evaluate("() => document.getElementById('scroller').clientHeight")
    for top in range(0, int(length) + 1, max(1, int(height))):
        tab.evaluate("y => { document.getElementById('scroller').scrollTop = y; }", top)
        tab.wait_for_timeout(60)
        for step in range(12):
            tab.evaluate("""step => {
              for (const row of document.querySelectorAll('.scrolls')) {
                row.style.scrollSnapType = 'none';
                row.scrollLeft = step * 0.8 * row.clientWidth *
                  (document.getElementById('screen').dir === 'rtl' ? -1 : 1);
              }
            }""", step)
            tab.wait_for_timeout(25)
            boxes.update(tab.evaluate(BOXES))
    return boxes


def compare(boxes, frames, what):
    for key, frame in frames.items():
        expect(key in boxes, f"{what}: no cell {key}")
        distance = max(abs(a - b) for a, b in zip(boxes[key], frame))
        expect(
            distance <= TOLERANCE, f"{what}: cell {key} is at {boxes[key]}, and {frame} is wanted")


def check_frames(preview, path, names):
    pages = preview.write(path)
    for device in DEVICES:
        images = preview.write(path, "--format", "svg", "--device", device, "--link-images")
        for name in names:
            content = data(pages / f"{name}.html")
            # Where the content begins: below the bars, or under them.
            top = next(d for d in content["devices"] if d["name"] == device)["portraitBars"][3]
            frames, length = solved_frames(content, device)
            compare(
                frames, image_frames(images / f"{name}.{device}.svg", top),
                f"{name} on {device}, page against image")
            tab = preview.open(pages / f"{name}.html", f"device={device}&zoom=100")
            boxes = boxes_of_all_cells(tab, length)
            compare(boxes, frames, f"{name} on {device}")
            expect(len(boxes) == len(frames), f"{name}: {len(boxes)} boxes, {len(frames)} frames")
            tab.close()


@test
def sample(preview):
    """Cells of the sample lie where the solver says, on three devices."""
    check_frames(preview, preview.content, ["Home", "Learn"])


@test
def catalog(preview):
    """Cells of a catalog found in the wild lie where the solver says, on three devices."""
    check_frames(preview, preview.catalog, ["netflix-style"])


@test
def mirrored(preview):
    """From right to left, cells lie at the mirrored place."""
    page = preview.write(preview.content) / "Learn.html"
    frames, length = solved_frames(data(page), "iphone-17")
    tab = preview.open(page, "direction=rtl&zoom=100")
    compare(boxes_of_all_cells(tab, length), frames, "mirrored")


@test
def headers(preview):
    """Headers lie where the solver says."""
    page = preview.write(preview.content) / "Home.html"
    content = data(page)
    stack = content["stacks"][content["solutions"]["iphone-17/portrait"][3]]
    tab = preview.open(page, "zoom=100")
    found = tab.evaluate("""() => {
      const origin = document.getElementById('content').getBoundingClientRect();
      return [...document.querySelectorAll('.boundary')].map((header) => {
        const box = header.getBoundingClientRect();
        const section = Number(header.closest('.section').dataset.section);
        return [section, box.left - origin.left, box.top - origin.top, box.width, box.height];
      });
    }""")
    expect(found, "no header is built")
    for section, *box in found:
        start = sum(content["shapes"][index]["length"] for index in stack[:section])
        frame = list(content["shapes"][stack[section]]["boundary"][0]["frame"])
        frame[1] += start
        distance = max(abs(a - b) for a, b in zip(box, frame))
        expect(distance <= TOLERANCE, f"the header of {section} is at {box}, not {frame}")


@test
def paging(preview):
    """A section that pages comes to rest where the solver says."""
    page = preview.write(preview.content) / "Learn.html"
    content = data(page)
    stack = content["stacks"][content["solutions"]["iphone-17/portrait"][3]]
    paged = [
        section for section, index in enumerate(stack)
        if content["shapes"][index].get("scrolling", {}).get("rests")]
    expect(paged, "the sample has no section that pages")
    tab = preview.open(page, "zoom=100")
    for section in paged:
        rests = content["shapes"][stack[section]]["scrolling"]["rests"]
        start = sum(content["shapes"][index]["length"] for index in stack[:section])
        tab.evaluate("y => { document.getElementById('scroller').scrollTop = y; }", start)
        row = tab.locator(f'[data-section="{section}"] .scrolls')
        row.wait_for()
        for wanted in [rests[0] + 40, (rests[0] + rests[1]) / 2 + 30, rests[-1] - 20]:
            row.evaluate("(row, to) => row.scrollTo({ left: to + row.lead })", wanted)
            tab.wait_for_timeout(700)
            offset = row.evaluate("row => Math.abs(row.scrollLeft) - row.lead")
            nearest = min(rests, key=lambda rest: abs(rest - wanted))
            expect(
                abs(offset - nearest) <= TOLERANCE,
                f"scrolled to {wanted}, it rests at {offset}, and {nearest} is wanted")
        row.focus()
        row.evaluate("(row) => row.scrollTo({ left: row.lead })")
        tab.wait_for_timeout(300)
        tab.keyboard.press("ArrowRight")
        tab.wait_for_timeout(900)
        offset = row.evaluate("row => Math.abs(row.scrollLeft) - row.lead")
        expect(abs(offset - rests[1]) <= TOLERANCE, f"the key leads to {offset}, not {rests[1]}")


BEHAVIORS = ["continuousGroupLeadingBoundary", "paging", "groupPaging", "groupPagingCentered"]


def behaviors_screen(folder):
    """A section for each behavior, and a long one whose header stays in sight."""
    def size(width, height):
        return {"width": width, "height": {"absolute": height}}
    layouts = {
        name: {
            "group": {"axis": "horizontal", **size({"absolute": 280}, 120)},
            "orthogonalScrollingBehavior": name, "interGroupSpacing": 12,
            "contentInsets": {"leading": 20, "trailing": 20},
        } for name in BEHAVIORS}
    layouts["pinned"] = {
        "group": {"axis": "horizontal", **size({"fractionalWidth": 1}, 100)},
        "header": {**size({"fractionalWidth": 1}, 30), "pinToVisibleBounds": True},
    }
    sections = [
        {"sectionType": "basic", "sectionName": name, "layout": name,
         "contentItem": [
             {"description": f"{name} {item}", "imageName": f"image{item}"}
             for item in range(20 if name == "pinned" else 6)]}
        for name in [*BEHAVIORS, "pinned", "pinned"]]
    path = folder / "Behaviors.plist"
    path.write_bytes(plistlib.dumps({"formatVersion": 1, "layouts": layouts, "sections": sections}))
    return path


@test
def behaviors(preview):
    """Each scrolling behavior comes to rest where the solver says."""
    page = preview.write(behaviors_screen(preview.folder())) / "Behaviors.html"
    content = data(page)
    stack = content["stacks"][content["solutions"]["iphone-17/portrait"][3]]
    tab = preview.open(page, "zoom=100")
    for section, name in enumerate(BEHAVIORS):
        scrolling = content["shapes"][stack[section]]["scrolling"]
        expect(scrolling["behavior"] == name, f"{scrolling}")
        rests = scrolling["rests"]
        row = tab.locator(f'[data-section="{section}"] .scrolls')
        first = min(rests, key=abs)
        offset = row.evaluate("row => Math.abs(row.scrollLeft) - row.lead")
        expect(abs(offset - first) <= TOLERANCE, f"{name} begins at {offset}, not {first}")
        for wanted in rests:
            row.evaluate("(row, to) => row.scrollTo({ left: to + row.lead + 8 })", wanted)
            tab.wait_for_timeout(500)
            offset = row.evaluate("row => Math.abs(row.scrollLeft) - row.lead")
            expect(abs(offset - wanted) <= TOLERANCE, f"{name} rests at {offset}, not {wanted}")
    # By hand: six groups of 280 with 12 between them in a room of 362 points.
    farthest = 6 * 280 + 5 * 12 - 362
    paging = content["shapes"][stack[1]]["scrolling"]["rests"]
    expect(paging == [0, 362, 724, 1086, farthest], f"{paging}")
    groups = content["shapes"][stack[2]]["scrolling"]["rests"]
    expect(groups == [0, 292, 584, 876, 1168, farthest], f"{groups}")


@test
def pinned(preview):
    """A pinned header stays in sight while its section is, and leaves with it."""
    page = preview.write(behaviors_screen(preview.folder())) / "Behaviors.html"
    content = data(page)
    stack = content["stacks"][content["solutions"]["iphone-17/portrait"][3]]
    section = len(BEHAVIORS)
    start = sum(content["shapes"][index]["length"] for index in stack[:section])
    length = content["shapes"][stack[section]]["length"]
    expect(length == 20 * 100 + 30, f"the section is {length} high")
    tab = preview.open(page, "zoom=100")
    for top, wanted in [(0, start), (300, 0), (1900, 0), (length - 20, -10)]:
        # The last place: 20 points of the section are in sight, and 30 are needed.
        scrolled = start + top if top else 0
        tab.evaluate("y => { document.getElementById('scroller').scrollTop = y; }", scrolled)
        tab.wait_for_timeout(120)
        place = tab.evaluate("""section => {
          const screen = document.getElementById('screen').getBoundingClientRect();
          const header = document.querySelector(`[data-section="${section}"] .boundary`);
          return header.getBoundingClientRect().top - screen.top - 62;
        }""", section)
        expect(abs(place - wanted) <= TOLERANCE, f"scrolled by {top}, it is at {place}")
