// Paper shows the whole screen, so that all of it is built while the page is printed.

/** As many cells as a page can be printed with. */
const mostPrintedCells = 2000;
/** The room that is left of a sheet of A4 paper, in pixels. */
const paperWidth = 700;

let printed = null;

/** How far the screen is scrolled; the style of paper lets it forget that before anybody asks. */
let seenTop = 0;

/** The sections that fit on paper together. */
function printedSections() {
  let cells = 0;
  const end = stack.placed.findIndex(({ shape }) => {
    cells += shownCells(shape);
    return cells > mostPrintedCells;
  });
  return end < 0 ? stack.placed.length : Math.max(1, end);
}

/** How many cells of a section are in sight; no more are printed of a row. */
function shownCells(shape) {
  const count = shape.cells.length / 4;
  if (!shape.scrolling) return count;
  const { width } = currentScreen();
  return Math.min(count, 1 + Math.ceil((width * count) / Math.max(1, shape.scrolling.runLength)));
}

function beginPrint() {
  if (printed) return;
  const end = printedSections();
  printed = { end, top: seenTop };
  update();
  cutLongSections(end);
  byId('unprinted').textContent = remark(end);
  byId('device').style.zoom = Math.min(1, paperWidth / currentScreen().width);
}

/** A section of more cells than are printed ends after the last one of them. */
function cutLongSections(end) {
  for (const [index, { element }] of built) {
    const { shape } = stack.placed[index];
    const last = frameOf(shape, mostPrintedCells);
    if (last.length && index < end && !shape.scrolling) element.style.height = px(last[1]);
  }
}

function remark(end) {
  const left = stack.placed.length - end;
  if (left > 0) return `${left} more section${left === 1 ? ' is' : 's are'} not printed.`;
  const isCut = stack.placed.some(({ shape }) => shownCells(shape) > mostPrintedCells);
  return isCut ? `No more than ${mostPrintedCells} cells are printed.` : '';
}

function endPrint() {
  if (!printed) return;
  const { top } = printed;
  printed = null;
  for (const [index, { element }] of built) element.style.height = px(stack.placed[index].shape.length);
  byId('unprinted').textContent = '';
  applyZoom();
  scroller.scrollTop = top;
  update();
}

scroller.addEventListener('scroll', () => {
  if (!printed) seenTop = scroller.scrollTop;
}, { passive: true });
addEventListener('beforeprint', beginPrint);
addEventListener('afterprint', endPrint);
matchMedia('print').addEventListener('change', ({ matches }) => (matches ? beginPrint : endPrint)());
