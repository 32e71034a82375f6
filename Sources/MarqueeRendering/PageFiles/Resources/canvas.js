// The device as an image: what the page shows, drawn on a canvas from where its elements are. An SVG
// with HTML in it would be shorter, but some browsers let nobody read a canvas that has drawn one.

/** Parts of the page that a phone does not show. */
const unsaved = '.arrow, .others, .drawn, .mark, .leads, .unseen, .rest, .band';

/** Where the device is while its marks are collected. */
let deviceOrigin = { x: 0, y: 0 };

const fromDevice = ({ left, top, width, height }) => (
  { x: left - deviceOrigin.x, y: top - deviceOrigin.y, width, height });

/** A corner's radius in pixels, no larger than its box allows. */
function radiusOf(style, { width, height }) {
  const [words] = style.borderTopLeftRadius.split(' ');
  const value = parseFloat(words) || 0;
  const radius = words.endsWith('%') ? (value / 100) * Math.min(width, height) : value;
  return Math.min(radius, width / 2, height / 2);
}

function trace(context, { x, y, width, height, radius = 0 }, inset = 0) {
  context.beginPath();
  context.roundRect(
    x + inset, y + inset, Math.max(0, width - 2 * inset), Math.max(0, height - 2 * inset),
    Math.max(0, radius - inset));
}

/** Collects what an element draws, and what is inside it. */
function collect(element, state, marks) {
  if (element.matches(unsaved)) return;
  const style = getComputedStyle(element);
  if (style.display === 'none' || style.visibility === 'hidden') return;
  const alpha = state.alpha * Number(style.opacity);
  const z = style.zIndex === 'auto' ? state.z : Number(style.zIndex);
  if (alpha === 0) return;
  const own = { z, alpha, clips: state.clips };
  const add = (draw, more = own) => marks.push({ ...more, draw });
  if (element instanceof SVGElement) {
    collectShapes(element, add);
    return;
  }
  const box = fromDevice(element.getBoundingClientRect());
  box.radius = radiusOf(style, box);
  collectBox(style, box, add, !element.matches('.cell'));
  const isCut = style.overflowX !== 'visible';
  const inner = isCut ? { ...own, clips: [...own.clips, box] } : own;
  if (element instanceof HTMLImageElement) {
    add((context) => drawFitted(context, element, box), inner);
    return;
  }
  if (!element.matches('.cell')) collectGenerated(element, '::before', box, inner, marks);
  for (const node of element.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) collectText(node, element, style, add, inner);
    else if (node.nodeType === Node.ELEMENT_NODE) collect(node, inner, marks);
  }
  if (element.matches('.line.cut')) collectDots(element, style, add, inner);
  if (!element.matches('.cell')) collectGenerated(element, '::after', box, inner, marks);
}

/** A box that only the style makes; it has a place of its own. */
function collectGenerated(element, name, around, state, marks) {
  const style = getComputedStyle(element, name);
  if (['none', 'normal'].includes(style.content) || style.position !== 'absolute') return;
  const box = {
    x: around.x + parseFloat(style.left), y: around.y + parseFloat(style.top),
    width: parseFloat(style.width), height: parseFloat(style.height),
  };
  if (Object.values(box).some(Number.isNaN)) return;
  box.radius = radiusOf(style, box);
  const z = style.zIndex === 'auto' ? state.z : Number(style.zIndex);
  collectBox(style, box, (draw) => marks.push({ ...state, z, draw }), true);
}

const transparent = /^(transparent|rgba\(.*, 0\)|rgb\(.* \/ 0\)|color\(.* \/ 0\))$/;

function collectBox(style, box, add, hasRings) {
  const blur = /blur\(([\d.]+)px\)/.exec(style.backdropFilter ?? '');
  if (blur) add((context, scale) => drawBlurred(context, box, blur[1] * scale));
  if (!transparent.test(style.backgroundColor)) {
    add((context) => {
      context.fillStyle = style.backgroundColor;
      trace(context, box);
      context.fill();
    });
  }
  const stops = style.backgroundImage.startsWith('linear-gradient(')
    ? [...style.backgroundImage.matchAll(/(rgba?\([^)]*\)) ([\d.]+)%/g)] : [];
  if (stops.length) {
    add((context) => {
      const gradient = context.createLinearGradient(0, box.y, 0, box.y + box.height);
      for (const [, tone, place] of stops) gradient.addColorStop(place / 100, tone);
      context.fillStyle = gradient;
      trace(context, box);
      context.fill();
    });
  }
  if (hasRings) collectRings(style, box, add);
}

/** Lines around a box: a border, and shadows that are sharp. */
function collectRings(style, box, add) {
  const line = (tone, width, inset, dash = []) => add((context) => {
    context.strokeStyle = tone;
    context.lineWidth = width;
    context.setLineDash(dash);
    trace(context, box, inset);
    context.stroke();
  });
  for (const shadow of style.boxShadow.split(/,(?![^(]*\))/)) {
    const found = /^\s*(.*?) (\S+)px (\S+)px (\S+)px (\S+)px( inset)?$/.exec(shadow);
    if (!found || [found[2], found[3], found[4]].some((length) => Number(length) !== 0)) continue;
    const width = Number(found[5]);
    line(found[1], width, found[6] ? width / 2 : -width / 2);
  }
  const width = parseFloat(style.borderTopWidth);
  if (width > 0 && ['solid', 'dashed'].includes(style.borderTopStyle)) {
    const dash = style.borderTopStyle === 'dashed' ? [3 * width, 2 * width] : [];
    line(style.borderTopColor, width, width / 2, dash);
  }
}

/** Blurs what is drawn already; a browser that cannot leaves it sharp. */
function drawBlurred(context, box, radius) {
  trace(context, box);
  context.clip();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.filter = `blur(${radius}px)`;
  context.drawImage(context.canvas, 0, 0);
}

/** Draws an image as large as it takes to cover a box, or as fits into it. */
function drawFitted(context, image, box) {
  const { naturalWidth, naturalHeight } = image;
  if (!naturalWidth || !naturalHeight) return;
  const choose = content.imageFit === 'fit' ? Math.min : Math.max;
  const scale = choose(box.width / naturalWidth, box.height / naturalHeight);
  const width = Math.min(naturalWidth, box.width / scale);
  const height = Math.min(naturalHeight, box.height / scale);
  context.drawImage(
    image, (naturalWidth - width) / 2, (naturalHeight - height) / 2, width, height,
    box.x + (box.width - width * scale) / 2, box.y + (box.height - height * scale) / 2,
    width * scale, height * scale);
}

function setFont(context, style) {
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.fontKerning = 'none';
  context.textRendering = 'optimizeSpeed';
  context.direction = style.direction;
  context.textAlign = 'left';
}

/** The parts of a text by the lines that they are in, with their boxes. */
function linesOf(node) {
  const range = document.createRange();
  const boxOf = (start, end) => {
    range.setStart(node, start);
    range.setEnd(node, end);
    return range.getBoundingClientRect();
  };
  const whole = boxOf(0, node.length);
  const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
  if (tops.size < 2) return [[node.data, whole]];
  const lines = [];
  for (let end = 1, start = 0; end <= node.length; end += 1) {
    const isLast = end === node.length;
    if (isLast || boxOf(start, end + 1).height > whole.height / tops.size + 2) {
      lines.push([node.data.slice(start, end), boxOf(start, end)]);
      start = end;
    }
  }
  return lines;
}

/** Draws words at the start of a box, on the line that its font has in it. */
function drawWords(context, words, style, box, end = null) {
  setFont(context, style);
  context.fillStyle = style.color;
  const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = context.measureText(words);
  const base = box.y + (box.height - above - below) / 2 + above;
  context.fillText(words, end == null ? box.x : end - context.measureText(words).width, base);
}

/** As many characters as fit, with dots after them. */
function shortened(context, words, style, width) {
  setFont(context, style);
  if (context.measureText(words).width <= width + 0.5) return words;
  const characters = [...words];
  while (characters.length && context.measureText(`${characters.join('')}…`).width > width) {
    characters.pop();
  }
  return `${characters.join('')}…`;
}

function collectText(node, element, style, add, state) {
  if (!node.data.trim()) return;
  const isShortened = style.textOverflow === 'ellipsis';
  const width = element.clientWidth;
  for (const [words, box] of linesOf(node)) {
    const place = fromDevice(box);
    add((context) => {
      const text = isShortened ? shortened(context, words, style, width) : words;
      drawWords(context, text, style, place);
    }, state);
  }
}

/** The dots after a text that is cut; the style makes them. */
function collectDots(element, style, add, state) {
  const last = [...element.childNodes].findLast(
    (node) => !(node instanceof Element && node.matches(unsaved)));
  const range = document.createRange();
  if (last) range.selectNodeContents(last);
  const box = fromDevice(last ? range.getBoundingClientRect() : element.getBoundingClientRect());
  const isMirrored = style.direction === 'rtl';
  add((context) => drawWords(
    context, '…', style, { ...box, x: box.x + box.width }, isMirrored ? box.x : null), state);
}

/** The outlines and numerals of a drawing. */
function collectShapes(svg, add) {
  const box = fromDevice(svg.getBoundingClientRect());
  const [left, top, width, height] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
  for (const shape of svg.children) {
    const style = getComputedStyle(shape);
    const matrix = shape.transform?.baseVal.consolidate()?.matrix;
    add((context) => {
      context.translate(box.x, box.y);
      if (width && height) context.scale(box.width / width, box.height / height);
      context.translate(-(left || 0), -(top || 0));
      if (matrix) context.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f);
      context.lineWidth = parseFloat(style.strokeWidth);
      context.lineCap = style.strokeLinecap;
      context.lineJoin = style.strokeLinejoin;
      context.fillStyle = style.fill;
      context.strokeStyle = style.stroke;
      drawShape(context, shape, style);
    });
  }
}

function drawShape(context, shape, style) {
  const hasFill = style.fill !== 'none';
  const hasStroke = style.stroke !== 'none';
  if (shape.localName === 'path') {
    const path = new Path2D(shape.getAttribute('d'));
    if (hasFill) context.fill(path, style.fillRule);
    if (hasStroke) context.stroke(path);
  } else if (shape.localName === 'text') {
    setFont(context, style);
    context.direction = 'ltr';
    context.textAlign = style.textAnchor === 'end' ? 'right' : 'left';
    // The line is behind the numeral, as the style has it.
    if (hasStroke) context.strokeText(shape.textContent, 0, 0);
    if (hasFill) context.fillText(shape.textContent, 0, 0);
  }
}

/** The device as it is seen, in the pixels of its screen. */
function drawDevice() {
  const device = byId('device');
  const stage = byId('stage');
  const { scale } = currentDevice();
  const { zoom } = device.style;
  const [left, top] = [stage.scrollLeft, stage.scrollTop];
  const marks = [];
  device.style.zoom = 1;
  const frame = device.getBoundingClientRect();
  // A point on each side is for the line around the device.
  deviceOrigin = { x: frame.left - 1, y: frame.top - 1 };
  collect(device, { z: 0, alpha: 1, clips: [] }, marks);
  device.style.zoom = zoom;
  stage.scrollTo(left, top);
  const canvas = make('canvas', '', {
    width: Math.round((frame.width + 2) * scale), height: Math.round((frame.height + 2) * scale),
  });
  const context = canvas.getContext('2d');
  for (const { alpha, clips, draw } of marks.sort((one, other) => one.z - other.z)) {
    context.save();
    context.scale(scale, scale);
    for (const clip of clips) {
      trace(context, clip);
      context.clip();
    }
    context.globalAlpha = alpha;
    draw(context, scale);
    context.restore();
  }
  return canvas;
}
