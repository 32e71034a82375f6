// Rows that scroll sideways, with the resting places that the program has worked out.

/** How far a row is scrolled, in either direction of reading. */
const rowOffset = (row) => Math.abs(row.scrollLeft) - row.lead;

function setRowOffset(row, offset) {
  stopGlide(row);
  setStripPlace(row, offset + row.lead);
}

/**
 * Makes the scroller of a section. It is as wide as the screen, so that groups are seen up to the
 * edge, and everything in it stays where the frames say.
 */
function makeRow(shape, title) {
  const { viewport, runLength, rests, behavior } = shape.scrolling;
  const screen = currentScreen();
  const [, y, viewportWidth, height] = viewport;
  const row = make('div', `scrolls ${behavior}`, {
    tabindex: '-1', role: 'group', 'aria-label': `${title}, scrolls sideways`,
  });
  row.lead = Math.max(0, -(rests[0] ?? 0));
  const farthest = Math.max(0, runLength - viewportWidth, rests[rests.length - 1] ?? 0);
  row.end = farthest + row.lead;
  row.style.top = px(y);
  row.style.height = px(height);
  // Badges may be partly outside their cells.
  const reach = shape.badges.reduce((most, { frame: [, top, , length] }) => (
    Math.max(most, y - top, top + length - y - height)), 5);
  row.style.paddingBlock = px(reach);
  row.style.marginBlock = px(-reach);
  const run = make('ul', 'run', { role: 'list' });
  run.style.width = px(farthest + row.lead + screen.width);
  for (const rest of rests) {
    const mark = make('li', 'rest', { role: 'presentation', 'aria-hidden': 'true' });
    mark.style.insetInlineStart = px(rest + row.lead);
    run.append(mark);
  }
  row.append(run);
  row.run = run;
  row.shape = shape;
  row.addEventListener('keydown', (event) => moveByKey(event, row));
  return row;
}

/** Where the row stands when nobody has scrolled it. */
function firstOffset(shape) {
  const { rests } = shape.scrolling;
  return rests.reduce(
    (best, rest) => (Math.abs(rest) < Math.abs(best) ? rest : best), rests[0] ?? 0);
}

/** The places that keys lead to: those of rest, or else where cells begin. */
function keyStops(row) {
  const { rests, viewport } = row.shape.scrolling;
  if (rests.length) return rests;
  const starts = new Set();
  for (let index = 0; index < row.shape.cells.length; index += 4) {
    starts.add(Math.max(0, row.shape.cells[index] - viewport[0]));
  }
  return [...starts].sort((left, right) => left - right);
}

function moveByKey(event, row) {
  if (event.target !== row) return;
  const forward = view.direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = view.direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const stops = keyStops(row);
  const offset = rowOffset(row);
  let target;
  if (event.key === forward) target = stops.find((stop) => stop > offset + 1);
  else if (event.key === backward) target = stops.findLast((stop) => stop < offset - 1);
  else if (event.key === 'Home') [target] = stops;
  else if (event.key === 'End') target = stops[stops.length - 1];
  else return;
  event.preventDefault();
  if (target != null) glide(row, target + row.lead);
}
