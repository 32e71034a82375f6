// The screen: sections and cells are built when they come near, and taken away when they are far.

const scroller = byId('scroller');
const contentElement = byId('content');

/** Of sections that show one of their items: which one, where it is not the first. */
const shownItems = new Map();

/** The item that the cell with a number shows, and the number of the cell that shows an item. */
const itemOfCell = (section, cell) => (
  content.sections[section].showsOne ? shownItems.get(section) ?? 0 : cell);
const cellOfItem = (section, item) => (content.sections[section].showsOne ? 0 : item);

let stack = { placed: [], length: 0 };
const built = new Map();

/** Draws the whole screen anew; it stays scrolled to the section that was at the top. */
function renderScreen() {
  const anchor = topSection();
  const focused = focusedPlace();
  const rowOffsets = new Map(
    [...built.values()].filter((entry) => entry.row)
      .map((entry) => [entry.id, rowOffset(entry.row)]));
  for (const entry of built.values()) entry.element.remove();
  built.clear();
  stack = currentStack();
  const device = currentDevice();
  const screen = currentScreen();
  applyLook(device, screen);
  renderChrome();
  contentElement.style.height = px(stack.length);
  if (anchor && stack.placed[anchor.index]) {
    scroller.scrollTop = stack.placed[anchor.index].start + anchor.delta;
  }
  update();
  for (const [index, entry] of built) {
    const offset = rowOffsets.get(content.sections[index].id);
    if (entry.row && offset != null) setRowOffset(entry.row, offset);
  }
  update();
  restoreFocus(focused);
}

/** Sizes, colors and fonts, as properties that the style reads. */
function applyLook(device, screen) {
  const element = byId('screen');
  element.dir = view.direction;
  element.lang = content.language;
  element.className = currentAppearance();
  byId('device').className = [
    device.corner > 0 ? 'round' : 'square',
    Math.min(screen.width, screen.height) >= 600 ? 'tablet' : 'phone',
    screen.width > screen.height ? 'landscape' : 'portrait',
  ].join(' ');
  byId('device').style.setProperty('--corner', px(device.corner));
  element.style.width = px(screen.width);
  element.style.height = px(screen.height);
  const style = element.style;
  for (const [role, value] of Object.entries(content.colors[currentAppearance()])) {
    style.setProperty(`--${role}`, value);
  }
  const category = categories.indexOf(view.text);
  for (const [name, sizes] of Object.entries(content.fonts)) {
    style.setProperty(`--font-${name}`, px(sizes[category]));
  }
  style.setProperty('--image-fit', content.imageFit === 'fit' ? 'contain' : 'cover');
  style.setProperty('--line-height', content.lineHeight);
  style.setProperty('--safe-top', px(screen.top));
  style.setProperty('--safe-bottom', px(screen.bottom));
  style.setProperty('--pixel', px(1 / device.scale));
}

/** Scrolls what is not in sight to the middle of the screen. */
function scrollInSight(start, height) {
  const screen = currentScreen();
  const room = screen.height - screen.top - screen.bottom;
  const isInSight = start >= scroller.scrollTop && start + height <= scroller.scrollTop + room;
  if (!isInSight) scroller.scrollTop = start - Math.max(0, (room - height) / 2);
  update();
}

function topSection() {
  const top = scroller.scrollTop;
  const index = stack.placed.findLastIndex((section) => section.start <= top);
  return index < 0 ? null : { index, delta: top - stack.placed[index].start };
}

/** The sections that are in sight or near: the first, and the one after the last. */
function nearSections() {
  if (printed) return [0, printed.end];
  const screen = currentScreen();
  const low = scroller.scrollTop - screen.height;
  const high = scroller.scrollTop + 2 * screen.height;
  const first = Math.max(0, stack.placed.findIndex(
    (section) => section.start + section.shape.length >= low));
  let end = first;
  while (end < stack.placed.length && stack.placed[end].start <= high) end += 1;
  return [first, end];
}

/** Builds what is in sight or near, and removes what is far. */
function update() {
  const [first, end] = nearSections();
  for (const [index, entry] of built) {
    const isNear = (index >= first && index < end) || entry.isKept;
    if (isNear || entry.element.contains(document.activeElement)) continue;
    entry.element.remove();
    built.delete(index);
  }
  for (let index = first; index < end; index += 1) {
    const entry = built.get(index) ?? addSection(index);
    addCells(index, entry);
  }
  placeBands();
  setWaitingTexts();
}

/** What a section is called; a number keeps those apart that have the same name. */
function titleOf(index) {
  const name = (section) => section.name ?? section.type;
  const title = name(content.sections[index]);
  const isOnly = content.sections.filter((section) => name(section) === title).length === 1;
  return isOnly ? title : `${title}, section ${index + 1}`;
}

function addSection(index) {
  const { shape, start } = stack.placed[index];
  const section = content.sections[index];
  const title = titleOf(index);
  // A group, for a landmark would need a name that no other section has.
  const element = make('div', 'section', {
    role: 'group', 'aria-label': title, 'data-section': index,
  });
  element.style.top = px(start);
  element.style.height = px(shape.length);
  // On paper a long list may go on with the next sheet.
  if (shape.length > 600 && shape.cells.length > 4 * 12) element.classList.add('long');
  const entry = {
    id: section.id, element, cells: new Map(), badges: new Map(), row: null, list: null,
    // A pinned header of the whole screen stays in sight.
    isKept: shape.boundary.some(({ pinnedEnd }) => pinnedEnd > shape.length),
  };
  element.append(...shape.backgrounds.map(makeBackground));
  for (const item of shape.boundary) element.append(makeBoundaryItem(item, section));
  if (shape.scrolling) {
    entry.row = makeRow(shape, title);
    entry.list = entry.row.run;
    entry.row.addEventListener('scroll', () => updateCells(index, entry), { passive: true });
    element.append(entry.row);
  } else {
    entry.list = make('ul', 'cells', { role: 'list' });
    element.append(entry.list);
  }
  const before = [...built.keys()].filter((key) => key > index).sort((a, b) => a - b)[0];
  contentElement.insertBefore(element, before == null ? null : built.get(before).element);
  built.set(index, entry);
  if (entry.row) {
    setRowOffset(entry.row, firstOffset(shape));
    addArrows(entry);
  }
  addOthers(index, entry);
  if (view.overlay === 'on') drawOverlay(index, entry);
  return entry;
}

function makeBackground([fill, radius, ...frame]) {
  const element = place(make('div', 'background', { 'aria-hidden': 'true' }), frame);
  element.style.background = color(fill);
  element.style.borderRadius = px(radius);
  if (frame[4]) element.style.zIndex = 1;
  return element;
}

/** A header or footer; one that stays in sight is held in a box that ends where it must leave. */
function makeBoundaryItem(item, section) {
  const [, y, width, height] = item.frame;
  const inner = make('div', 'boundary');
  if (item.caption != null) {
    inner.classList.add('outline');
    inner.append(item.caption);
  }
  if (item.isHeader && section.header) {
    inner.append(build(section.header, { width, height, spoken: section.name }));
    inner.setAttribute('role', 'heading');
    inner.setAttribute('aria-level', '2');
    addDestination(inner, content.sections.indexOf(section), null);
  }
  inner.style.height = px(height);
  const track = place(make('div', 'track', {}, [inner]), item.frame);
  if (item.pinnedEnd != null) {
    track.style.height = px(Math.max(0, item.pinnedEnd - y) + height);
    inner.classList.add('pinned');
  }
  return track;
}

/** Builds the cells of a section that are in sight or near, and breaks their texts. */
function updateCells(index, entry) {
  addCells(index, entry);
  setWaitingTexts();
}

function addCells(index, entry) {
  const { shape, start } = stack.placed[index];
  const screen = currentScreen();
  const offset = entry.row ? rowOffset(entry.row) : 0;
  const seen = scroller.scrollTop - start;
  const margin = printed ? 0 : screen.width;
  const left = offset - margin;
  const right = offset + screen.width + margin;
  const top = printed ? 0 : seen - screen.height;
  const bottom = printed ? shape.length : seen + 2 * screen.height;
  const end = Math.min(shape.cells.length / 4, printed ? mostPrintedCells : Infinity);
  const arrange = (elements, number, [x, y, width, height], add) => {
    const isNear = x <= right && x + width >= left && y <= bottom && y + height >= top;
    const element = elements.get(number);
    if (isNear && !element) {
      add();
    } else if (!isNear && element && !element.contains(document.activeElement)) {
      element.remove();
      elements.delete(number);
    }
  };
  for (let number = 0; number < end; number += 1) {
    arrange(entry.cells, number, frameOf(shape, number), () => addCell(index, number, entry));
  }
  for (const [number, badge] of shape.badges.entries()) {
    arrange(entry.badges, number, badge.frame, () => addBadge(number, badge, shape, entry));
  }
  setTabStop(index, entry, offset, seen);
  updateOthers(index, entry);
}

function addBadge(number, { caption, frame }, shape, entry) {
  const attributes = { role: 'presentation', 'aria-hidden': 'true' };
  const badge = make('li', 'badge outline', attributes, [caption]);
  place(badge, frame, entry.row?.lead, entry.row ? shape.scrolling.viewport[1] : 0);
  entry.badges.set(number, badge);
  entry.list.append(badge);
}

function addCell(index, number, entry) {
  const { shape } = stack.placed[index];
  const section = content.sections[index];
  const item = itemOfCell(index, number);
  const data = section.items[item];
  if (!data) return;
  const frame = frameOf(shape, number);
  const [x, , width, height] = frame;
  const offsetY = entry.row ? shape.scrolling.viewport[1] : 0;
  const whole = partOf(data);
  const isImage = whole.k === 'image' || whole.k === 'ranked';
  const cell = make('li', 'cell', {
    'data-section': index, 'data-item': item, 'aria-setsize': section.items.length,
    'aria-posinset': item + 1, 'data-id': data.id,
  });
  // A ring around a cell that is as wide as the screen would be cut off.
  const screenWidth = currentScreen().width;
  const isWide = width > screenWidth - 8
    || (!entry.row && (x < 4 || x + width > screenWidth - 4));
  if (isWide) cell.classList.add('wide');
  place(cell, frame, entry.row?.lead, offsetY);
  const part = build(whole, { width, height, spoken: data.x, language: data.y, isImage });
  cell.append(part);
  const severity = severityOf(index, item);
  if (severity) cell.append(make('span', `mark ${severity}`, { title: severity }));
  addDestination(cell, index, item);
  if (view.cell === data.id) cell.classList.add('chosen');
  setReachable(cell, false);
  const next = [...entry.cells.keys()].filter((key) => key > number).sort((a, b) => a - b)[0];
  entry.list.insertBefore(cell, next == null ? null : entry.cells.get(next));
  entry.cells.set(number, cell);
}

scroller.addEventListener('scroll', () => {
  update();
  showScrolling();
}, { passive: true });
