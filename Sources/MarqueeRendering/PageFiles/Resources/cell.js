// The chosen cell: what its author wrote, where that is, and the way to it and back.

/** Scrolls to a cell, both ways. */
function reveal(index, item) {
  const placed = stack.placed[index];
  if (!placed) return null;
  const number = cellOfItem(index, item);
  const [x, y, width, height] = frameOf(placed.shape, number);
  if (x == null) return null;
  if (number !== item || shownItems.has(index)) showItem(index, item);
  scrollInSight(placed.start + y, height);
  const entry = built.get(index);
  if (entry?.row) {
    const middle = placed.shape.scrolling.viewport[0] + (currentScreen().width - width) / 2;
    setRowOffset(entry.row, x - middle);
    updateCells(index, entry);
  }
  return entry?.cells.get(number) ?? null;
}

/** Makes a section that shows one of its items show another one. */
function showItem(index, item) {
  shownItems.set(index, item);
  const entry = built.get(index);
  if (!entry) return;
  for (const cell of entry.cells.values()) cell.remove();
  entry.cells.clear();
  updateCells(index, entry);
}

/** Makes a cell the chosen one, and says what it is. */
function choose(index, item) {
  setView({ cell: content.sections[index]?.items[item]?.id ?? null });
  for (const cell of contentElement.querySelectorAll('.chosen')) cell.classList.remove('chosen');
  built.get(index)?.cells.get(cellOfItem(index, item))?.classList.add('chosen');
  renderCell();
}

function findChosen() {
  if (view.cell == null) return null;
  for (const [index, section] of content.sections.entries()) {
    const item = section.items.findIndex((candidate) => candidate.id === view.cell);
    if (item >= 0) return { index, item, section };
  }
  return null;
}

/**
 * The cell that was chosen before an edit. An identifier is made of texts, so it may be another one
 * now: then it is the cell in the same place, or else the one in the same line.
 */
function findAgain({ index, item, section }) {
  const same = content.sections[index];
  if (same?.type === section.type && same.items[item]) return same.items[item].id;
  const line = section.lines?.[item];
  if (line == null) return null;
  for (const { lines, items } of content.sections) {
    const place = lines?.indexOf(line) ?? -1;
    if (place >= 0) return items[place].id;
  }
  return null;
}

/** Shows what is at a line of the file: the last cell or section that begins there or before. */
function showLine(line) {
  let found = null;
  const consider = (start, place) => {
    if (start != null && start <= line && start >= (found?.start ?? 0)) found = { start, ...place };
  };
  content.sections.forEach((section, index) => {
    consider(section.line, { index, item: 0 });
    section.lines?.forEach((start, item) => consider(start, { index, item }));
  });
  content.bands.forEach((band, number) => consider(band.line, { band: number }));
  if (found?.band != null) {
    revealBand(found.band);
  } else if (found) {
    reveal(found.index, found.item);
    choose(found.index, found.item);
  }
}

/** What the author wrote in an item: keys and values. */
function fieldsOf({ f = [] }) {
  const fields = [];
  for (let place = 0; place < f.length; place += 2) {
    fields.push([content.keys[f[place]], f[place + 1]]);
  }
  return fields;
}

function renderCell() {
  const chosen = findChosen();
  const panel = byId('cell');
  panel.replaceChildren();
  if (!chosen) {
    panel.append(make('p', 'hint', {}, ['Choose a cell to see what it is.']));
    return;
  }
  const { index, item, section } = chosen;
  const line = section.lines?.[item];
  const place = line == null ? content.file : `${content.file}:${line}`;
  const frame = frameOf(stack.placed[index].shape, cellOfItem(index, item));
  if (frame.length) frame[1] += stack.placed[index].start;
  const facts = [
    ['Place', place],
    ['Item', section.items[item].id],
    ['Section', `${section.type}, ${section.id}`],
    ['Coding path', section.itemsPlace == null ? null : `${section.itemsPlace}[${item}]`],
    ['Image', imageFact(section.items[item])],
    ['Frame', frame.map((number) => Math.round(number * 100) / 100).join(', ')],
  ].filter(([, value]) => value != null);
  const row = (className) => ([name, value]) => [
    make('dt', className, {}, [make('bdi', '', {}, [name])]), make('dd', className, {}, [value]),
  ];
  panel.append(
    make('dl', '', {}, [
      ...fieldsOf(section.items[item]).flatMap(row('field')), ...facts.flatMap(row('fact')),
    ]),
    make('div', 'actions', {}, [
      ...makeOpeners(line), makeCopier('Copy place', place), ...makeBack(index, item),
    ]));
}

/** The way back to the worst diagnostic of a cell. */
function makeBack(index, item) {
  const own = diagnosticOrder().find((number) => {
    const entry = content.diagnostics[number];
    return entry.section === index && (entry.item ?? 0) === item;
  });
  if (own == null) return [];
  const back = make('button', 'back', { type: 'button' }, ['Show its diagnostic']);
  back.addEventListener('click', () => showDiagnostic(own));
  return [back];
}

contentElement.addEventListener('click', (event) => {
  const cell = event.target.closest('.cell');
  if (cell) choose(Number(cell.dataset.section), Number(cell.dataset.item));
});
