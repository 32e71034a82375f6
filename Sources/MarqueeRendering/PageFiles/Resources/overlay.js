// The layout drawn over the screen: insets, groups, and frames with their numbers.

function drawOverlay(index, entry) {
  const { shape } = stack.placed[index];
  const section = content.sections[index];
  const lead = entry.row ? entry.row.lead : 0;
  const above = entry.row ? shape.scrolling.viewport[1] : 0;
  const whole = make('div', 'drawn section-frame', { 'aria-hidden': 'true' });
  whole.append(make('b', '', {}, [`${index} ${section.type}`]));
  entry.element.append(whole);
  for (const [side, style] of insetBands(shape, section.insets ?? [0, 0, 0, 0])) {
    const band = make('div', `drawn inset-frame ${side}`, { 'aria-hidden': 'true' });
    Object.assign(band.style, style);
    entry.element.append(band);
  }
  for (let group = 0; group < shape.groups.length; group += 4) {
    const frame = shape.groups.slice(group, group + 4);
    entry.list.append(outline('group-frame', frame, lead, above, ''));
  }
  for (let item = 0; item < shape.cells.length / 4; item += 1) {
    const frame = frameOf(shape, item);
    entry.list.append(outline('item-frame', frame, lead, above, String(item)));
  }
}

function outline(className, frame, lead, above, words) {
  const [, , width, height] = frame;
  const element = place(make('li', `drawn ${className}`, {
    role: 'presentation', 'aria-hidden': 'true',
  }), frame, lead, above);
  if (words) {
    const size = `${Math.round(width * 100) / 100} × ${Math.round(height * 100) / 100}`;
    element.append(make('b', '', {}, [words]), make('small', '', {}, [size]));
  }
  return element;
}

/** The section's content insets, as bands along its edges; a header lies outside of them. */
function insetBands(shape, [top, leading, bottom, trailing]) {
  const header = shape.boundary.find((item) => item.isHeader);
  const start = header ? header.frame[1] + header.frame[3] : 0;
  const length = shape.length - start;
  return [
    ['top', { top: px(start), insetInline: '0', height: px(top) }],
    ['bottom', { top: px(start + length - bottom), insetInline: '0', height: px(bottom) }],
    ['leading', { top: px(start), insetInlineStart: '0', width: px(leading), height: px(length) }],
    ['trailing', { top: px(start), insetInlineEnd: '0', width: px(trailing), height: px(length) }],
  ].filter(([, style]) => style.height !== '0px' && style.width !== '0px');
}
