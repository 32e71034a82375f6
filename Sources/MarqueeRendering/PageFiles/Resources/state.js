// What the page shows, and how: `content` comes from the program, `view` from the address.

let content = JSON.parse(document.getElementById('data').textContent);

const categories = [
  'extraSmall', 'small', 'medium', 'large', 'extraLarge', 'extraExtraLarge',
  'extraExtraExtraLarge', 'accessibilityMedium', 'accessibilityLarge', 'accessibilityExtraLarge',
  'accessibilityExtraExtraLarge', 'accessibilityExtraExtraExtraLarge',
];

const choices = {
  device: () => content.devices.map((device) => [device.name, device.title]),
  orientation: () => [['portrait', 'Portrait'], ['landscape', 'Landscape']],
  appearance: () => [['automatic', 'Automatic'], ['light', 'Light'], ['dark', 'Dark']],
  text: () => categories.map((name, index) => [name, textTitle(index)]),
  direction: () => [['ltr', 'Left to right'], ['rtl', 'Right to left']],
  zoom: () => [
    ['fit', 'Fit'], ['50', '50 %'], ['75', '75 %'], ['100', '100 %'], ['150', '150 %'],
    ['200', '200 %'],
  ],
  overlay: () => [['off', ''], ['on', '']],
  panel: () => [['on', ''], ['off', '']],
};

const defaults = {
  orientation: 'portrait', text: 'large', zoom: 'fit', overlay: 'off',
  panel: 'on',
  get appearance() { return content.appearance; },
  get direction() { return content.direction; },
};

function textTitle(index) {
  const step = index < 7 ? index - 3 : index - 6;
  const sign = step > 0 ? '+' : '';
  if (index >= 7) return `Accessibility ${step}`;
  return step === 0 ? 'Standard' : `${sign}${step}`.replace('-', '−');
}

/** The view that the address asks for; anything it does not know is the default. */
function readView() {
  const wanted = new URLSearchParams(location.hash.slice(1));
  const view = {};
  for (const [name, allowed] of Object.entries(choices)) {
    const values = allowed().map(([value]) => value);
    const value = wanted.get(name);
    view[name] = values.includes(value) ? value : defaults[name] ?? values[0];
  }
  view.cell = wanted.get('cell');
  return view;
}

let view = readView();

/** Changes some of the view, and the address with it. */
function setView(changes) {
  view = { ...view, ...changes };
  const words = new URLSearchParams();
  for (const [name, value] of Object.entries(view)) {
    const usual = defaults[name] ?? (choices[name] ? choices[name]()[0][0] : null);
    if (value != null && value !== usual) words.set(name, value);
  }
  const address = words.toString();
  history.replaceState(null, '', address ? `#${address}` : location.pathname + location.search);
}

const byId = (id) => document.getElementById(id);

/** A map that is made of the content, and made anew when that is another one. */
function ofContent(entries) {
  let [of, map] = [null, null];
  return () => {
    if (of !== content) [of, map] = [content, new Map(entries())];
    return map;
  };
}

/** Makes an element with a class, attributes and children; text is never read as markup. */
function make(name, className, attributes = {}, children = []) {
  const element = document.createElement(name);
  if (className) element.className = className;
  for (const [key, value] of Object.entries(attributes)) {
    if (value != null) element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}

const darkSystem = matchMedia('(prefers-color-scheme: dark)');

/** Light or dark: what was chosen, or else what the system has. */
function currentAppearance() {
  if (view.appearance !== 'automatic') return view.appearance;
  return darkSystem.matches ? 'dark' : 'light';
}

const px = (length) => `${length}px`;

/** Puts an element where a frame says; `lead` and `above` are what its row has before it. */
function place(element, [x, y, width, height], lead = 0, above = 0) {
  element.style.insetInlineStart = px(x + lead);
  element.style.top = px(y - above);
  element.style.width = px(width);
  element.style.height = px(height);
  return element;
}

function currentDevice() {
  return content.devices.find((device) => device.name === view.device);
}

/** The device's screen as it is held: its size, and what hardware and bars cover. */
function currentScreen() {
  const [width, height, top, leading, bottom, trailing] = currentDevice()[view.orientation];
  return { width, height, top, leading, bottom, trailing };
}

/** The shape of each section, and where it begins; bands move down what follows them. */
function currentStack() {
  const category = categories.indexOf(view.text);
  const solution = content.solutions[`${view.device}/${view.orientation}`];
  const stack = content.stacks[solution[category]];
  const bandStarts = [];
  let start = 0;
  const addBands = (end) => {
    while (content.bands[bandStarts.length]?.before <= end) {
      const { height } = content.bands[bandStarts.length];
      bandStarts.push(start);
      start += height;
    }
  };
  const placed = stack.map((shapeIndex, index) => {
    addBands(index);
    const shape = unpackShape(content.shapes[shapeIndex]);
    const section = { shape, start };
    start += shape.length;
    return section;
  });
  addBands(Infinity);
  return { placed, bandStarts, length: start };
}

/** The numbers of frames, four for each; `JSONWriter+Frames.swift` says how they are written. */
function unpackFrames([count, x, y, widths, heights, gap]) {
  const at = (values, index) => {
    if (!Array.isArray(values)) return values;
    return values.length < count ? values[0] + index * values[1] : values[index];
  };
  const frames = [];
  let next = y;
  for (let index = 0; index < count; index += 1) {
    const height = at(heights, index);
    const top = gap == null ? at(y, index) : next;
    next = top + height + gap;
    frames.push(at(x, index), top, at(widths, index), height);
  }
  return frames;
}

/** Makes the frames of a shape ready to be used, once. */
function unpackShape(shape) {
  if (shape.scrolling) Object.assign(shape.scrolling, content.runs[shape.scrolling.run]);
  if (shape.isUnpacked) return shape;
  shape.isUnpacked = true;
  shape.cells = unpackFrames(shape.cells);
  shape.groups = shape.groups ? unpackFrames(shape.groups) : shape.cells;
  shape.boundary ??= [];
  shape.backgrounds ??= [];
  shape.badges = Object.entries(shape.badges ?? {}).flatMap(([caption, packed]) => {
    const frames = unpackFrames(packed);
    return Array.from({ length: packed[0] }, (_, number) => (
      { caption, frame: frames.slice(4 * number, 4 * number + 4) }));
  });
  return shape;
}

const frameOf = (shape, item) => shape.cells.slice(4 * item, 4 * item + 4);
