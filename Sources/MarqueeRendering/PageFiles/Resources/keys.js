// Cells by keyboard. Tab leads to one cell of each section, and from it to what is inside it; arrow
// keys lead from cell to cell, whether they are built or not.

/** The cell of each section that Tab leads to, where somebody has been in it. */
const tabStops = new Map();

const cellSelector = '.cell';
const innerSelector = 'a, .scrolling';

/**
 * Lets Tab stop at one cell of a section: the one where somebody was, or else the first in sight.
 * `offset` and `seen` say how far the row and the section are scrolled.
 */
function setTabStop(index, entry, offset, seen) {
  const { shape } = stack.placed[index];
  const isInSight = (number) => {
    const [x, y] = frameOf(shape, number);
    return entry.cells.has(number) && x >= offset && y >= seen;
  };
  let stop = tabStops.get(index);
  if (!entry.cells.has(stop)) stop = entry.stop;
  if (!entry.cells.has(stop) || (!isInSight(stop) && !tabStops.has(index))) {
    const numbers = [...entry.cells.keys()].sort((left, right) => left - right);
    stop = numbers.find(isInSight) ?? numbers[0];
  }
  if (entry.stop === stop && entry.cells.get(stop)?.tabIndex === 0) return;
  for (const [number, cell] of entry.cells) setReachable(cell, number === stop);
  entry.stop = stop;
}

function setReachable(cell, isReachable) {
  const tabIndex = isReachable ? 0 : -1;
  cell.tabIndex = tabIndex;
  for (const inner of cell.querySelectorAll(innerSelector)) inner.tabIndex = tabIndex;
}

/** The number of a cell among those of its section. */
const numberOf = (cell) => cellOfItem(Number(cell.dataset.section), Number(cell.dataset.item));

/** The frames of a section's cells, with their numbers. */
function cellFrames(index) {
  const { shape } = stack.placed[index];
  return Array.from({ length: shape.cells.length / 4 }, (_, number) => {
    const [x, y, width, height] = frameOf(shape, number);
    return { index, number, x, y, width, height, middle: x + width / 2 };
  });
}

const nearest = (frames, distance) => frames.reduce(
  (best, frame) => (best == null || distance(frame) < distance(best) ? frame : best), null);

/** How far a section is scrolled sideways. */
function sectionOffset(index) {
  const { shape } = stack.placed[index];
  if (!shape.scrolling) return 0;
  const row = built.get(index)?.row;
  return row ? rowOffset(row) : firstOffset(shape);
}

/** The next cell of the same line; at its end, the next one in reading order. */
function cellBeside(frame, isForward) {
  const sign = isForward ? 1 : -1;
  const frames = cellFrames(frame.index);
  const beside = frames.filter((other) => {
    const shared = Math.min(frame.y + frame.height, other.y + other.height)
      - Math.max(frame.y, other.y);
    return shared > Math.min(frame.height, other.height) / 2
      && (other.middle - frame.middle) * sign > 0.5;
  });
  const distance = (other) => Math.abs(other.middle - frame.middle)
    + Math.abs(other.y + other.height / 2 - frame.y - frame.height / 2);
  return nearest(beside, distance) ?? frames[frame.number + sign] ?? null;
}

/** The nearest cell of the next line, in the same section or in the next one that has cells. */
function cellBeyond(frame, isDownward) {
  const isBeyond = (other) => (isDownward
    ? other.y >= frame.y + frame.height - 1 : other.y + other.height <= frame.y + 1);
  const isRow = stack.placed[frame.index].shape.scrolling != null;
  const within = cellFrames(frame.index).filter((other) => isBeyond(other)
    && (!isRow || Math.abs(other.middle - frame.middle) < (other.width + frame.width) / 2));
  const found = nearest(within, (other) => (
    Math.abs(other.y - frame.y) + Math.abs(other.middle - frame.middle)));
  if (found) return found;
  const seen = frame.middle - sectionOffset(frame.index);
  const sign = isDownward ? 1 : -1;
  for (let index = frame.index + sign; stack.placed[index]; index += sign) {
    const offset = sectionOffset(index);
    const edge = isDownward ? 0 : stack.placed[index].shape.length;
    const next = nearest(cellFrames(index), (other) => (
      Math.abs((isDownward ? other.y : other.y + other.height) - edge)
        + Math.abs(other.middle - offset - seen)));
    if (next) return next;
  }
  return null;
}

function cellAtEnd(index, isLast, isOfScreen) {
  const indices = isOfScreen ? [...stack.placed.keys()] : [index];
  const ends = isLast ? indices.reverse() : indices;
  for (const end of ends) {
    const frames = cellFrames(end);
    if (frames.length) return isLast ? frames[frames.length - 1] : frames[0];
  }
  return null;
}

/** The cell that a key leads to from another one. */
function cellByKey(event, frame) {
  const isMirrored = view.direction === 'rtl';
  switch (event.key) {
    case 'ArrowRight': return cellBeside(frame, !isMirrored);
    case 'ArrowLeft': return cellBeside(frame, isMirrored);
    case 'ArrowDown': return cellBeyond(frame, true);
    case 'ArrowUp': return cellBeyond(frame, false);
    case 'Home': return cellAtEnd(frame.index, false, event.ctrlKey);
    case 'End': return cellAtEnd(frame.index, true, event.ctrlKey);
    default: return undefined;
  }
}

/** Scrolls no more than it takes to see a cell, and puts the focus on it. */
function focusCell({ index, number, x, y, width, height }) {
  const { start, shape } = stack.placed[index];
  const screen = currentScreen();
  const room = screen.height - screen.top - screen.bottom;
  const pinned = shape.boundary.find((item) => item.isHeader && item.pinnedEnd != null);
  // With the first line its header comes in sight, too.
  const isFirstLine = shape.cells.every((_, place) => place % 4 !== 1 || shape.cells[place] >= y - 1);
  const top = start + (isFirstLine && y + height <= room ? 0 : y - (pinned?.frame[3] ?? 0));
  const bottom = start + y + height;
  if (top < scroller.scrollTop || bottom - top > room) scroller.scrollTop = top;
  else if (bottom > scroller.scrollTop + room) scroller.scrollTop = bottom - room;
  update();
  const entry = built.get(index);
  if (!entry) return;
  if (entry.row) {
    setRowOffset(entry.row, offsetShowing(entry.row, x, width));
    updateCells(index, entry);
  }
  entry.cells.get(number)?.focus({ preventScroll: true });
}

/** How far a row is scrolled to show a cell, as near to where it is as can be. */
function offsetShowing(row, x, width) {
  const { viewport, rests } = row.shape.scrolling;
  const offset = rowOffset(row);
  const [edge, , room] = viewport;
  const shows = (place) => x >= edge + place - 1 && x + width <= edge + place + room + 1;
  if (shows(offset)) return offset;
  if (!rests.length) return x < edge + offset ? x - edge : x + width - edge - room;
  const distance = (from) => (rest) => Math.abs(rest - from);
  return nearest(rests.filter(shows), distance(offset)) ?? nearest(rests, distance(x - edge));
}

function moveByCell(event) {
  if (event.defaultPrevented || event.altKey || event.metaKey) return;
  const cell = event.target.closest(cellSelector);
  if (!cell) return;
  const index = Number(cell.dataset.section);
  const isInner = event.target !== cell;
  if (!isInner && (event.key === 'Enter' || event.key === ' ')) {
    event.preventDefault();
    choose(index, Number(cell.dataset.item));
    openSheet();
    return;
  }
  // A part that scrolls has the keys that scroll it.
  if (isInner && event.target.matches('.scrolling') && !/^Arrow(Up|Down)$/.test(event.key)) return;
  const found = cellByKey(event, cellFrames(index)[numberOf(cell)]);
  if (found === undefined) return;
  event.preventDefault();
  if (found) focusCell(found);
}

contentElement.addEventListener('keydown', moveByCell);
contentElement.addEventListener('focusin', (event) => {
  const cell = event.target.closest(cellSelector);
  if (!cell) return;
  const index = Number(cell.dataset.section);
  tabStops.set(index, numberOf(cell));
  const entry = built.get(index);
  if (entry) setTabStop(index, entry, 0, 0);
  // Tab may lead further than what is built.
  update();
});

/** From something inside a cell, Escape leads to the cell; from there to the controls. */
scroller.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  event.preventDefault();
  const cell = event.target.closest(cellSelector);
  if (cell && cell !== event.target) cell.focus({ preventScroll: true });
  else focusControls();
});

/** What has the focus in the screen, by names that are kept when it is drawn anew. */
function focusedPlace() {
  const element = document.activeElement;
  if (!contentElement.contains(element)) return null;
  const cell = element.closest(cellSelector);
  const index = Number(element.closest('.section').dataset.section);
  const item = cell ? Number(cell.dataset.item) : null;
  const isOther = element.closest('.others') != null;
  // The content may be a new one already, so that the names are those that the cells bear.
  return { index, item, isOther, section: built.get(index)?.id, name: cell?.dataset.id };
}

/** Gives the focus back to a place, without scrolling. */
function restoreFocus(place) {
  if (!place || !content.sections.length) return;
  const { sections } = content;
  const known = sections.findIndex((section) => section.id === place.section);
  const index = known >= 0 ? known : Math.min(place.index, sections.length - 1);
  const { items } = sections[index];
  const entry = built.get(index) ?? addSection(index);
  if (place.item == null || !items.length) {
    const other = place.isOther ? entry.others?.querySelector(':checked, select') : null;
    (other ?? entry.row)?.focus({ preventScroll: true });
    return;
  }
  const named = items.findIndex((item) => item.id === place.name);
  const number = cellOfItem(index, named >= 0 ? named : Math.min(place.item, items.length - 1));
  if (!entry.cells.has(number)) addCell(index, number, entry);
  setWaitingTexts();
  entry.cells.get(number)?.focus({ preventScroll: true });
}
