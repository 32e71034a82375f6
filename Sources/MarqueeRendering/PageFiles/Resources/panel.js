// The panel: what is wrong, the worst first, and what can be done about it.

const severities = ['error', 'warning', 'note'];
let marks = new Map();

/** What is hidden of the list; an edit of the file does not change that. */
const filter = { severities: new Set(), rule: '' };

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

const counted = (count, word) => `${count} ${word}${count === 1 ? '' : 's'}`;

const countOf = (severity) => (
  content.diagnostics.filter((diagnostic) => diagnostic.severity === severity).length);

/** The diagnostics' numbers, the worst first, else as in the file. */
const diagnosticOrder = () => [...content.diagnostics.keys()].sort((a, b) => (
  severities.indexOf(content.diagnostics[a].severity)
    - severities.indexOf(content.diagnostics[b].severity) || a - b));

const isFiltered = ({ severity, rule }) => (
  filter.severities.has(severity) || (filter.rule !== '' && filter.rule !== rule));

function renderPanel() {
  const counts = severities.filter(countOf).map((severity) => counted(countOf(severity), severity));
  byId('summary').textContent = counts.length ? counts.join(', ') : 'No diagnostics';
  renderFilters();
  const shown = diagnosticOrder().filter((index) => !isFiltered(content.diagnostics[index]));
  byId('diagnostics').replaceChildren(...shown.map(makeDiagnostic));
  renderCell();
}

function renderFilters() {
  const filters = byId('filters');
  const focused = filters.contains(document.activeElement) ? document.activeElement.name : null;
  filters.replaceChildren();
  filters.hidden = content.diagnostics.length < 2;
  const rules = [...new Set(content.diagnostics.map(({ rule }) => rule))].sort();
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

function makeDiagnostic(index) {
  const diagnostic = content.diagnostics[index];
  const { section, item, band, severity, message, rule, place, fixes } = diagnostic;
  const isOnScreen = section != null || band != null;
  const words = [
    make('span', 'message', {}, [`${severity}: `, make('bdi', '', {}, [message])]),
    make('span', 'rule', {}, [rule]),
    make('span', 'place', {}, [place]),
    ...(isOnScreen ? [] : [make('span', 'remark', {}, ['Not on the screen'])]),
  ];
  // What leads nowhere is not a button, but it can be led to.
  const element = isOnScreen
    ? make('button', `diagnostic ${severity}`, { type: 'button' }, words)
    : make('div', `diagnostic elsewhere ${severity}`, { tabindex: '-1' }, words);
  if (isOnScreen) {
    element.addEventListener('click', () => {
      const shown = section == null ? revealBand(band) : reveal(section, item ?? 0);
      if (section != null) choose(section, item ?? 0);
      shown?.focus({ preventScroll: true });
    });
  }
  const row = make('li', '', { 'data-diagnostic': index }, [element]);
  if (fixes) row.append(make('ul', 'fixes', {}, fixes.map(makeFix)));
  return row;
}

/** A line with the part that differs from another line in bold. */
function changedRuns(text, other) {
  if (other == null) return [text];
  const [here, there] = [[...text], [...other]];
  let start = 0;
  while (start < here.length && here[start] === there[start]) start += 1;
  let same = 0;
  const limit = Math.min(here.length, there.length) - start;
  while (same < limit && here[here.length - 1 - same] === there[there.length - 1 - same]) same += 1;
  const end = here.length - same;
  const part = (from, to) => here.slice(from, to).join('');
  if (start === end) return [text];
  return [part(0, start), make('b', '', {}, [part(start, end)]), part(end, here.length)];
}

/** What a fix does to the lines of the file. The page writes nothing: `marquee fix` does. */
function makeFix({ title, line, removed, added }) {
  const row = (name, sign, other) => (text) => make(name, '', {}, [
    make('span', 'sign', {}, [sign]), ...changedRuns(text, other),
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
  const row = byId('diagnostics').querySelector(`[data-diagnostic="${index}"]`);
  row.scrollIntoView({ block: 'nearest' });
  row.firstElementChild.focus({ preventScroll: true });
}
