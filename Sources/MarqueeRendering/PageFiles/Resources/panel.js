// The panel: what is wrong, the worst first, and what can be done about it.

const severities = ['error', 'warning', 'note'];
let marks = new Map();

/** What is hidden of the list; an edit of the file does not change that. */
const filter = { severities: new Set(), rule: '' };

/** The number of the diagnostic that somebody was led to last; its row is marked. */
let current = null;

/** Notes the worst diagnostic of each cell. */
function indexDiagnostics() {
  content.diagnostics = unpackDiagnostics(content.diagnostics);
  if (!content.diagnostics[current]) current = null;
  marks = new Map();
  for (const index of diagnosticOrder().reverse()) {
    const { section, item, severity } = content.diagnostics[index];
    if (section != null) marks.set(`${section}/${item ?? 0}`, severity);
  }
}

const severityOf = (section, item) => marks.get(`${section}/${item}`);

const counted = (count, word) => `${count} ${word}${count === 1 ? '' : 's'}`;

const diagnosticsHere = () => content.diagnostics.filter(({ v }) => isHere(v));

const countOf = (severity) => (
  diagnosticsHere().filter((diagnostic) => diagnostic.severity === severity).length);

/** The diagnostics, one for each message of a value. */
const unpackDiagnostics = (packed) => packed.flatMap(({ in: messages, ...value }) => (
  messages?.map(([message, set]) => ({ ...value, message, v: content.viewSets[set] })) ?? [value]));

/** Whether the view that is shown is in a list of runs; a list that is missing has all views. */
function isHere(runs) {
  const device = content.devices.findIndex(({ name }) => name === view.device);
  const turned = view.orientation === 'portrait' ? 0 : 1;
  const here = (device * 2 + turned) * categories.length + categories.indexOf(view.text);
  return !runs || runs.some((first, place) => (
    place % 2 === 0 && here >= first && here < first + runs[place + 1]));
}

/** The numbers of the view's diagnostics, the worst first, else as in the file. */
const diagnosticOrder = () => [...content.diagnostics.keys()]
  .filter((number) => isHere(content.diagnostics[number].v)).sort((a, b) => (
    severities.indexOf(content.diagnostics[a].severity)
      - severities.indexOf(content.diagnostics[b].severity) || a - b));

const isFiltered = ({ severity, rule }) => (
  filter.severities.has(severity) || (filter.rule !== '' && filter.rule !== rule));

/** The numbers of the diagnostics that are shown; those with the same words are one row. */
function shownRows() {
  const rows = {};
  for (const index of diagnosticOrder()) {
    const { severity, rule, message } = content.diagnostics[index];
    if (!isFiltered({ severity, rule })) (rows[`${severity} ${rule} ${message}`] ??= []).push(index);
  }
  return Object.values(rows);
}

function renderPanel() {
  const counts = severities.filter(countOf).map((severity) => counted(countOf(severity), severity));
  const summary = counts.length ? counts.join(', ') : 'No diagnostics';
  byId('summary').textContent = isHere(content.judged) ? summary : `${summary}; this view is not judged`;
  renderFilters();
  byId('diagnostics').replaceChildren(...shownRows().map(makeDiagnostic));
  if (current != null) mark(current);
  renderCell();
}

function renderFilters() {
  const filters = byId('filters');
  const focused = filters.contains(document.activeElement) ? document.activeElement.name : null;
  filters.replaceChildren();
  const here = diagnosticsHere();
  filters.hidden = here.length < 2;
  const rules = [...new Set(here.map(({ rule }) => rule))].sort();
  if (!rules.includes(filter.rule)) filter.rule = '';
  for (const severity of severities.filter(countOf)) {
    const chip = make('button', `chip ${severity}`, {
      type: 'button', name: severity, 'aria-pressed': String(!filter.severities.has(severity)),
    }, [counted(countOf(severity), severity)]);
    chip.addEventListener('click', () => {
      if (!filter.severities.delete(severity)) filter.severities.add(severity);
      renderPanel();
    });
    filters.append(chip);
  }
  if (rules.length > 1) {
    const options = ['', ...rules].map((rule) => {
      const option = make('option', '', { value: rule }, [rule || 'All rules']);
      option.selected = rule === filter.rule;
      return option;
    });
    const select = make('select', '', { name: 'rule', 'aria-label': 'Rule' }, options);
    select.addEventListener('change', () => {
      filter.rule = select.value;
      renderPanel();
    });
    filters.append(select);
  }
  if (focused) filters.querySelector(`[name="${focused}"]`)?.focus();
}

function makeDiagnostic(numbers) {
  const diagnostic = content.diagnostics[numbers[0]];
  const { severity, message, rule, place, fixes } = diagnostic;
  const isOnScreen = numbers.some((number) => isShown(content.diagnostics[number]));
  const count = numbers.length;
  const words = [
    make('span', 'message', {}, [
      count > 1 ? `${count} × ${severity}: ` : `${severity}: `, make('bdi', '', {}, [message]),
    ]),
    make('span', 'rule', {}, [rule]),
    make('span', 'place', {}, [count > 1 ? `${place} and ${count - 1} more` : place]),
    ...(isOnScreen ? [] : [make('span', 'remark', {}, ['Not on the screen'])]),
  ];
  // What leads nowhere is not a button, but it can be led to.
  const element = isOnScreen
    ? make('button', `diagnostic ${severity}`, { type: 'button' }, words)
    : make('div', `diagnostic elsewhere ${severity}`, { tabindex: '-1' }, words);
  // Each click on a row leads to the next place of its diagnostics.
  element.addEventListener('click', () => lead(numbers[(numbers.indexOf(current) + 1) % count]));
  const row = make('li', '', { 'data-diagnostic': numbers.join(' ') }, [element]);
  if (fixes) row.append(make('ul', 'fixes', {}, fixes.map(makeFix)));
  return row;
}

const isShown = ({ section, band }) => section != null || band != null;

/** Leads to what a diagnostic is about, or else to its row, and marks the row. */
function lead(index) {
  const { section, item, band } = content.diagnostics[index];
  const row = mark(index);
  let shown = band == null ? null : revealBand(band);
  if (section != null) {
    shown = reveal(section, item ?? 0);
    choose(section, item ?? 0);
  }
  (shown ?? row.firstElementChild).focus({ preventScroll: true });
}

/** Makes a diagnostic the current one, and marks its row, if there is one. */
function mark(index) {
  current = index;
  const list = byId('diagnostics');
  list.querySelector('[aria-current]')?.removeAttribute('aria-current');
  const row = list.querySelector(`[data-diagnostic~="${current}"]`);
  row?.firstElementChild.setAttribute('aria-current', 'true');
  row?.scrollIntoView({ block: 'nearest' });
  return row;
}

/** N and P lead to the next diagnostic and to the previous one, wherever the focus is. */
document.addEventListener('keydown', (event) => {
  const step = { n: 1, p: -1 }[event.key.toLowerCase()];
  const isText = event.target.matches('input, select, textarea');
  if (!step || isText || event.altKey || event.ctrlKey || event.metaKey) return;
  const numbers = shownRows().flat();
  const place = numbers.indexOf(current);
  const next = place < 0 && step < 0 ? numbers.length - 1 : place + step;
  if (numbers.length) lead(numbers[(next + numbers.length) % numbers.length]);
});

/** A line with the part that differs from another line in bold. */
function changedRuns(text, other) {
  const [here, there] = [[...text], [...other]];
  const start = sharedLength(here, there);
  const end = here.length - sharedLength(here.slice(start).reverse(), there.slice(start).reverse());
  const [before, changed, after] = [[0, start], [start, end], [end]]
    .map((range) => here.slice(...range).join(''));
  return [before, ...(changed ? [make('b', '', {}, [changed])] : []), after];
}

/** How many signs two lists have in common at their start. */
function sharedLength(one, other) {
  const end = one.findIndex((sign, index) => sign !== other[index]);
  return end < 0 ? one.length : end;
}

/** What a fix does to the lines of the file. The page writes nothing: `marquee fix` does. */
function makeFix({ title, line, removed, added }) {
  const row = (name, sign, other) => (text) => make(name, '', {}, [
    make('span', 'sign', {}, [sign]), ...(other == null ? [text] : changedRuns(text, other)),
  ]);
  const isPair = removed.length === 1 && added.length === 1;
  const rows = [
    ...removed.map(row('del', '−', isPair ? added[0] : null)),
    ...added.map(row('ins', '+', isPair ? removed[0] : null)),
  ];
  const words = line == null ? 'Fix: ' : `Fix in line ${line}: `;
  return make('li', 'fix', {}, [
    make('span', 'title', {}, [words, make('bdi', '', {}, [title])]),
    ...(rows.length ? [make('div', 'diff', {}, rows)] : []),
  ]);
}

/** Leads to a diagnostic in the list, whatever is hidden. */
function showDiagnostic(index) {
  const diagnostic = content.diagnostics[index];
  if (!diagnostic) return;
  if (view.panel === 'off') {
    setView({ panel: 'on' });
    renderAll();
  }
  if (isFiltered(diagnostic)) {
    filter.severities.delete(diagnostic.severity);
    filter.rule = '';
    renderPanel();
  }
  mark(index).firstElementChild.focus({ preventScroll: true });
}
