// The parts of a cell, one function for each kind. `Parts/CellPart.swift` says what they mean.

const svgSpace = 'http://www.w3.org/2000/svg';

function makeSVG(name, attributes, children = []) {
  const element = document.createElementNS(svgSpace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

const color = (role) => `var(--${role})`;

/**
 * Builds a part. `cell` has the width and height of the cell, the text that is spoken, and whether
 * the part is as wide as it needs.
 */
function build(part, cell) {
  const element = builders[part.k](part, cell);
  element.classList.add('part');
  return element;
}

/** The parts that show something of an item; all others hold or separate them. */
const hasContent = new Set(['text', 'image', 'stars', 'progress', 'ranked']);

/** The part that a cell is made of: what cells like it look like, with what its item shows. */
function partOf(item) {
  let next = 0;
  const fill = (part) => {
    if (hasContent.has(part.k)) {
      next += 1;
      return { ...part, ...item.v[next - 1] };
    }
    return part.p ? { ...part, p: part.p.map(fill) } : part;
  };
  item.c ??= fill(content.templates[item.t]);
  return item.c;
}

function container(part, cell, className) {
  const element = make('div', className, {}, part.p.map((child) => build(child, cell)));
  if (part.g) element.style.gap = px(part.g);
  return element;
}

const builders = {
  text: (part, cell) => buildText(part, cell),
  image: (part, cell) => buildImage(part, cell),
  row: (part, cell) => container(part, { ...cell, isLoose: true }, 'row'),
  flow: (part, cell) => container(part, { ...cell, isLoose: false }, 'flow'),
  column: (part, cell) => container(part, cell, 'column'),
  layers: (part, cell) => container(part, cell, 'layers'),
  filling: (part, cell) => container(part, { ...cell, isLoose: false }, 'filling'),
  cover(part, cell) {
    const element = container(part, cell, 'cover');
    element.style.height = px(coverHeight(part, cell));
    return element;
  },
  scrolling(part, cell) {
    const element = container(part, cell, 'scrolling');
    element.tabIndex = 0;
    return element;
  },
  inset(part, cell) {
    const element = container(part, cell, 'inset');
    const [top, leading, bottom, trailing] = part.i;
    element.style.paddingBlock = `${top}px ${bottom}px`;
    element.style.paddingInline = `${leading}px ${trailing}px`;
    return element;
  },
  sized(part, cell) {
    const isLoose = cell.isLoose && part.w == null;
    const element = container(part, { ...cell, isLoose }, 'sized');
    if (part.w != null) element.style.width = px(part.w);
    if (part.h != null) element.style.height = px(part.h);
    return element;
  },
  box(part, cell) {
    const element = container(part, cell, 'box');
    if (part.f) element.style.backgroundColor = color(part.f);
    if (part.b) element.style.boxShadow = `inset 0 0 0 1px ${color(part.b)}`;
    element.style.borderRadius = px(part.r);
    return element;
  },
  stars: buildStars,
  progress: buildProgress,
  ranked: buildRanked,
  shade: () => make('div', 'shade'),
  empty: () => make('div', 'empty'),
};

/** The height of a card's image. `ImageShare.swift` says why. */
function coverHeight({ o, s, h, l }, { width, height }) {
  const texts = s.reduce((sum, style) => sum + lineHeightOf(style), h);
  const least = Math.min(height * content.leastCover, height - l);
  const room = Math.max(height - texts, least, 0);
  return Math.min(room, o == null ? room : width / o);
}

const lineHeightOf = (style) => (
  content.fonts[style][categories.indexOf(view.text)] * content.lineHeight);

function buildText(part, cell) {
  const isLink = part.l && /^https?:\/\//i.test(part.l);
  const element = isLink
    ? make('a', 'text', { href: part.l, target: '_blank', rel: 'noopener noreferrer' })
    : make('p', 'text');
  element.style.fontSize = `var(--font-${part.s})`;
  element.style.fontWeight = part.w ?? 400;
  element.style.color = color(part.c ?? 'label');
  if (part.a) element.style.textAlign = part.a;
  if (part.d) element.dir = part.d;
  setLanguage(element, part.y);
  prepareText(element, part, cell.isLoose);
  return element;
}

/** Marks a text whose language is another than the screen's. `TextLanguage.swift` says why. */
function setLanguage(element, language) {
  const [outer] = content.language.split('-');
  const isOuter = language === outer || (language === 'zh' && ['ja', 'ko'].includes(outer));
  if (language && !isOuter) element.lang = language;
}

const images = ofContent(() => content.images.map(([name, ...files]) => [name, files]));

/** The file that the device shows, in light or dark; or a note on one that browsers do not show. */
function imageFile(name) {
  const [sources, picks, notes] = images().get(name) ?? [[], []];
  const device = content.devices.indexOf(currentDevice());
  const pick = picks[device]?.[currentAppearance() === 'dark' ? 1 : 0] ?? picks;
  return { source: sources[pick], note: notes?.[-2 - pick] };
}

function buildImage(part, cell) {
  const element = make('div', 'image');
  element.style.borderRadius = px(part.r ?? 0);
  fillImage(element, part, cell);
  return element;
}

function fillImage(element, part, cell) {
  const { source, note } = part.i == null ? {} : imageFile(part.i);
  const link = loadsImages && imageSizes.get(part.u) !== null ? part.u : null;
  element.replaceChildren();
  if (source ?? link) {
    const alt = cell.isImage ? cell.spoken : '';
    const image = make('img', '', {
      alt, decoding: 'async', draggable: 'false', referrerpolicy: link && 'no-referrer',
      src: source ?? link,
    });
    if (alt) setLanguage(image, cell.language);
    if (link) watchLinked(image, link, () => fillImage(element, part, cell));
    element.append(image);
  } else {
    element.classList.add(note ? 'noted' : 'missing');
    const words = [part.i && `“${part.i}”`, note ?? part.x].filter(Boolean);
    element.append(...words.map((word) => make('span', '', {}, [word])));
  }
}

/** The outline of a star around a point. */
function starPath(x, y, radius) {
  const points = content.star.corners.map(
    ([left, top]) => `${(x + left * radius).toFixed(3)} ${(y + top * radius).toFixed(3)}`);
  return `M${points.join('L')}Z`;
}

function buildStars(part) {
  const height = lineHeightOf(part.s);
  const pitch = Math.round(height * content.star.pitch);
  const count = part.n ?? 5;
  const path = Array.from({ length: count }, (_, index) => (
    starPath((index + 0.5) * pitch, height / 2, content.star.radius * pitch))).join('');
  const width = pitch * count;
  const box = { width, height, viewBox: `0 0 ${width} ${height}` };
  const empty = makeSVG('svg', box, [makeSVG('path', { d: path, class: 'star-empty' })]);
  const full = makeSVG('svg', box, [makeSVG('path', { d: path, class: 'star-full' })]);
  const value = Math.min(Math.max(part.v / count, 0), 1);
  const clip = make('div', 'clip', {}, [full]);
  clip.style.width = `${value * 100}%`;
  full.style.width = `${value && 100 / value}%`;
  const element = make('div', 'stars', { 'aria-hidden': 'true' }, [empty, clip]);
  element.style.width = px(width);
  element.style.height = px(height);
  return element;
}

function buildProgress(part) {
  const value = Math.min(Math.max(part.v, 0), 1);
  const filled = make('div', 'filled');
  filled.style.width = `${100 * value}%`;
  return make('div', 'progress', { 'aria-hidden': 'true' }, [filled]);
}

/** How a numeral and the poster beside it share a cell. `RankShape.swift` says why. */
function rankShape(rank, width, height) {
  const shape = content.rank;
  const signs = [...String(rank)];
  const numeral = signs.reduce((sum, sign) => sum + shape.widths[sign], 0);
  const covered = (shape.overlap * numeral) / signs.length;
  const poster = Math.min(width * shape.widestPoster, height * shape.posterRatio);
  const stroke = Math.min(shape.widestStroke, height * shape.strokePart);
  const room = width - poster;
  const largest = height * shape.largestFont;
  const fitting = room / Math.max(largest * (numeral - covered) + stroke / 2, 0.001);
  const narrowing = Math.min(Math.max(fitting, shape.narrowest), shape.widest);
  const smaller = (room / narrowing - stroke / 2) / (numeral - covered);
  const size = Math.max(0, Math.min(largest, smaller));
  const end = (stroke / 2 + numeral * size) * narrowing;
  const posterX = Math.min(room, end - covered * size * narrowing);
  return { poster, posterX, stroke, narrowing, size, end, baseline: height * (1 - shape.baseline) };
}

function buildRanked(part, cell) {
  const { width, height } = cell;
  const shape = rankShape(part.n, width, height);
  const isMirrored = view.direction === 'rtl';
  const x = isMirrored ? width - shape.end : shape.end;
  const numeral = makeSVG('text', {
    transform: `translate(${x} ${shape.baseline}) scale(${shape.narrowing} 1)`,
    'text-anchor': isMirrored ? 'start' : 'end',
    'font-size': shape.size,
    'stroke-width': shape.stroke,
    class: 'numeral',
  }, [String(part.n)]);
  const box = { width, height, viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' };
  const poster = buildImage(part, cell);
  poster.classList.add('part');
  poster.style.width = px(shape.poster);
  poster.style.insetInlineStart = px(shape.posterX);
  return make('div', 'ranked', {}, [makeSVG('svg', box, [numeral]), poster]);
}
