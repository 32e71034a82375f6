// The panel: what is wrong, and what the chosen cell is.

const severities = ['error', 'warning', 'note'];
let marks = new Map();

/** Notes the worst diagnostic of each cell. */
function indexDiagnostics() {
  marks = new Map();
  for (const { section, item, severity } of content.diagnostics) {
    if (section == null) continue;
    const key = `${section}/${item ?? 0}`;
    const known = marks.get(key);
    if (!known || severities.indexOf(severity) < severities.indexOf(known)) {
      marks.set(key, severity);
    }
  }
}

const severityOf = (section, item) => marks.get(`${section}/${item}`);

function renderPanel() {
  const counts = severities
    .map((severity) => [
      content.diagnostics.filter((diagnostic) => diagnostic.severity === severity).length,
      severity,
    ])
    .filter(([count]) => count > 0)
    .map(([count, severity]) => `${count} ${severity}${count === 1 ? '' : 's'}`);
  byId('summary').textContent = counts.length ? counts.join(', ') : 'No diagnostics';
  byId('diagnostics').replaceChildren(...content.diagnostics.map(makeDiagnostic));
  renderCell();
}

function makeDiagnostic(diagnostic) {
  const button = make('button', `diagnostic ${diagnostic.severity}`, { type: 'button' }, [
    make('span', 'message', {}, [`${diagnostic.severity}: ${diagnostic.message}`]),
    make('span', 'rule', {}, [diagnostic.rule]),
    make('span', 'place', {}, [diagnostic.place]),
  ]);
  if (diagnostic.section == null) button.classList.add('elsewhere');
  button.addEventListener('click', () => {
    if (diagnostic.section == null) return;
    const cell = reveal(diagnostic.section, diagnostic.item ?? 0);
    choose(diagnostic.section, diagnostic.item ?? 0);
    cell?.focus({ preventScroll: true });
  });
  return make('li', '', {}, [button]);
}

/** Scrolls to a cell, both ways. */
function reveal(index, item) {
  const placed = stack.placed[index];
  if (!placed) return null;
  const screen = currentScreen();
  const number = cellOfItem(index, item);
  const [x, y, width, height] = frameOf(placed.shape, number);
  if (x == null) return null;
  if (number !== item || shownItems.has(index)) showItem(index, item);
  const room = screen.height - screen.top - screen.bottom;
  const isInSight = placed.start + y >= scroller.scrollTop
    && placed.start + y + height <= scroller.scrollTop + room;
  if (!isInSight) scroller.scrollTop = placed.start + y - Math.max(0, (room - height) / 2);
  update();
  const entry = built.get(index);
  if (entry?.row) {
    setRowOffset(entry.row, x - placed.shape.scrolling.viewport[0] - (screen.width - width) / 2);
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

/** Makes a cell the chosen one, and tells what it is. */
function choose(index, item) {
  setView({ cell: content.sections[index]?.items[item]?.id ?? null });
  for (const entry of built.values()) {
    for (const cell of entry.cells.values()) cell.classList.remove('chosen');
  }
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
  const frame = frameOf(stack.placed[index].shape, cellOfItem(index, item));
  if (frame.length) frame[1] += stack.placed[index].start;
  const facts = [
    ['Item', section.items[item].id],
    ['Section', `${section.type}, ${section.id}`],
    ['Coding path', section.itemsPlace == null ? null : `${section.itemsPlace}[${item}]`],
    ['Place', line == null ? content.file : `${content.file}:${line}`],
    ['Frame', frame.map((number) => Math.round(number * 100) / 100).join(', ')],
  ].filter(([, value]) => value != null);
  panel.append(make('dl', '', {}, facts.flatMap(([name, value]) => [
    make('dt', '', {}, [name]), make('dd', '', {}, [value]),
  ])));
  const own = content.diagnostics
    .findIndex((entry) => entry.section === index && (entry.item ?? 0) === item);
  if (own < 0) return;
  const back = make('button', 'back', { type: 'button' }, ['Show its diagnostic']);
  back.addEventListener('click', () => {
    const button = byId('diagnostics').children[own].firstElementChild;
    button.scrollIntoView({ block: 'nearest' });
    button.focus();
  });
  panel.append(back);
}

contentElement.addEventListener('click', (event) => {
  const cell = event.target.closest('.cell');
  if (cell) choose(Number(cell.dataset.section), Number(cell.dataset.item));
});
