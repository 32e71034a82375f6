// Lines of text, broken where the program breaks them. Widths are those that the program has measured
// with, and not those of the fonts on this machine, which may be others than a phone's.

/** Texts that wait until it is known how much room they have. */
const waitingTexts = new Map();

const knownPieces = ofContent(() => Object.entries(content.pieces).flatMap(
  ([kind, pieces]) => pieces.map(([text, ...widths]) => [text, { kind, widths }])));

/** A width in the font of a text, given for each weight. */
function widthIn(part, widths) {
  const size = content.fonts[part.s][categories.indexOf(view.text)];
  return (widths[content.weights.indexOf(part.w ?? 400)] * size) / content.wholeUnitSize;
}

/** The pieces that no break may divide, with their places in the text and their widths in points. */
function piecesOf(part) {
  const lengths = part.m ?? [...part.x].map((character) => character.length);
  let end = 0;
  const known = knownPieces();
  return lengths.map((length, index) => {
    const start = end;
    end += length;
    const text = part.x.slice(start, end);
    // An Arabic letter: 1 if it is joined with the next, and 2 if with the one before.
    const form = Number(part.f?.[index] ?? 0);
    const { kind, widths } = known.get(text + (form || ''));
    const width = widthIn(part, widths);
    const widthAtEnd = form & 1
      ? widthIn(part, known.get(text + (form & 2 || '')).widths) : width;
    return { kind, start, end, width, widthAtEnd };
  });
}

/** Puts as many pieces on each line as fit; spaces hang over the end. `LineBreaker.swift` says why. */
function breakLines(pieces, limit) {
  const lines = [];
  let start = 0;
  let width = 0;
  let opportunity = null;
  let index = 0;
  const close = (end, next) => {
    let last = end;
    while (last > start && pieces[last - 1].kind === 'space') last -= 1;
    lines.push(pieces.slice(start, last));
    start = next;
    width = 0;
    opportunity = null;
    index = next;
  };
  while (index < pieces.length) {
    const piece = pieces[index];
    if (index > start && content.breaks[pieces[index - 1].kind].includes(piece.kind)) {
      opportunity = index;
    }
    if (piece.kind === 'lineBreak') {
      close(index, index + 1);
    } else if (piece.kind !== 'space' && index > start && width + piece.width > limit + 0.001) {
      const next = opportunity ?? index;
      close(next, next);
    } else {
      width += piece.width;
      index += 1;
    }
  }
  if (start < pieces.length) close(pieces.length, pieces.length);
  return lines;
}

/** As many characters of what is left of a text as fit on its last line with three dots. */
function cutLine(pieces, limit, dots) {
  let taken = dots - 0.001;
  let end = 0;
  for (const [index, { kind, width, widthAtEnd }] of pieces.entries()) {
    if (kind === 'lineBreak' || taken > limit) break;
    if (kind !== 'space' && taken + widthAtEnd <= limit) end = index + 1;
    taken += width;
  }
  return pieces.slice(0, end);
}

/** A part of a text, with what is highlighted of it. */
function makeRuns(part, start, end) {
  const clamp = (place) => Math.min(Math.max(place, start), end);
  const [from, to] = (part.h ?? [end, end]).map(clamp);
  const [before, middle, behind] = [[start, from], [from, to], [to, end]]
    // A joiner can hold a line break in its line; it is drawn as a space, as in images.
    .map((range) => part.x.slice(...range).replace(/[\n\r\f]/g, ' '));
  return [before, middle && make('em', '', {}, [middle]), behind].filter(Boolean);
}

/**
 * Makes an element for each line. All of the text stays in the page, for those who search it or have
 * it read to them: the spaces between lines take no room, and what is cut off is not seen.
 */
function setLines(element, part, room) {
  const all = piecesOf(part);
  const lines = breakLines(all, room);
  const isCut = part.n != null && lines.length > part.n;
  const shown = isCut ? lines.slice(0, part.n) : lines;
  if (isCut) {
    const [first] = shown.pop();
    const rest = all.filter((piece) => piece.start >= first?.start);
    shown.push(cutLine(rest, room, widthIn(part, knownPieces().get('…').widths)));
  }
  let place = 0;
  const children = [];
  for (const pieces of shown) {
    const start = pieces[0]?.start ?? place;
    const end = pieces[pieces.length - 1]?.end ?? start;
    if (start > place) children[children.length - 1]?.append(makeUnseen(part, place, start));
    children.push(make('span', 'line', {}, makeRuns(part, start, end)));
    place = end;
  }
  const last = children[children.length - 1];
  if (isCut) last.classList.add('cut');
  if (place < part.x.length) last?.append(makeUnseen(part, place, part.x.length));
  element.replaceChildren(...children);
}

const makeUnseen = (part, start, end) => make('span', 'unseen', {}, [part.x.slice(start, end)]);

/** Fills in a text. One that is as wide as it needs gets its lines at once. */
function prepareText(element, part, isLoose) {
  if (isLoose) {
    setLines(element, part, Infinity);
  } else {
    element.textContent = part.x;
    waitingTexts.set(element, part);
  }
}

/** Breaks the texts that have been put into the page. */
function setWaitingTexts() {
  const texts = [...waitingTexts].filter(([element]) => element.isConnected);
  waitingTexts.clear();
  // All widths are read before anything changes, so that the page is laid out once.
  const rooms = texts.map(([element]) => roomOf(element));
  texts.forEach(([element, part], index) => (
    setLines(element, part.z ? { ...part, n: 1 } : part, rooms[index])));
  // The others have their heights now: what is left of a column is for the text that fits it.
  const fitting = texts.map(([element, part], index) => [element, part, rooms[index]])
    .filter(([, part]) => part.z);
  const counts = fitting.map(([element, part]) => Math.min(part.n ?? Infinity, fittingLines(element)));
  fitting.forEach(([element, part, room], index) => (
    setLines(element, { ...part, n: counts[index] }, room)));
}

/** The room of a text: its own width, or in a flow that of a whole line. */
function roomOf(element) {
  const width = (box) => parseFloat(getComputedStyle(box).width);
  const flow = element.closest('.flow');
  if (!flow) return width(element);
  let room = width(flow);
  for (let box = element.parentElement; box !== flow; box = box.parentElement) {
    const { paddingLeft, paddingRight } = getComputedStyle(box);
    room -= parseFloat(paddingLeft) + parseFloat(paddingRight);
  }
  return room;
}

/** How many lines have room in a column, where the text has one of them now. */
function fittingLines(element) {
  const left = [...element.parentElement.children]
    .filter((part) => part.matches('.filling:has(> .empty)'))
    .reduce((sum, space) => sum + parseFloat(getComputedStyle(space).height), 0);
  return 1 + Math.floor((left + 0.01) / parseFloat(getComputedStyle(element).lineHeight));
}
