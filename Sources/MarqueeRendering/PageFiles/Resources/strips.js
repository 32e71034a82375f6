// Moving what scrolls sideways by hand: with the mouse and with arrows.
// A strip is a row of a section, or a part of a cell that scrolls.

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** How far a mouse is moved before it drags; less is a click. */
const dragThreshold = 5;
/** How far a strip goes on after a drag, in milliseconds of its speed; that of `UIScrollView`. */
const glideTime = 499;
/** The speed, in points a millisecond, that turns a page. */
const turningSpeed = 0.3;

const glides = new Map();
let drag = null;

const stripPlace = (strip) => Math.abs(strip.scrollLeft);
const stripEnd = (strip) => strip.scrollWidth - strip.clientWidth;

function setStripPlace(strip, place) {
  strip.scrollLeft = view.direction === 'rtl' ? -place : place;
}

function stopGlide(strip) {
  cancelAnimationFrame(glides.get(strip));
  glides.delete(strip);
  strip.classList.remove('moving');
}

/** Moves a strip to a place, at once if nothing may move. While it moves, nothing snaps. */
function glide(strip, wanted) {
  stopGlide(strip);
  const end = Math.min(Math.max(wanted, 0), stripEnd(strip));
  const start = stripPlace(strip);
  if (calm.matches || Math.abs(end - start) < 1) {
    setStripPlace(strip, end);
    return;
  }
  const duration = Math.min(600, 250 + Math.abs(end - start) / 3);
  const began = performance.now();
  strip.classList.add('moving');
  const step = (now) => {
    const part = Math.min(1, Math.max(0, now - began) / duration);
    setStripPlace(strip, start + (end - start) * (1 - (1 - part) ** 3));
    if (part < 1) glides.set(strip, requestAnimationFrame(step));
    else stopGlide(strip);
  };
  glides.set(strip, requestAnimationFrame(step));
}

/** The innermost strip around an element that has anything to scroll. */
function stripAround(element) {
  let strip = element.closest('.scrolls, .scrolling');
  while (strip && stripEnd(strip) < 1) strip = strip.parentElement.closest('.scrolls, .scrolling');
  return strip;
}

/** Where a strip comes to rest that is let go at a place, with a speed. */
function restAfter(strip, from, place, speed) {
  const reached = place + speed * glideTime;
  const rests = strip.shape?.scrolling.rests.map((rest) => rest + strip.lead) ?? [];
  if (!rests.length) return reached;
  const nearest = (wanted) => rests.reduce((best, rest, index) => (
    Math.abs(rest - wanted) < Math.abs(rests[best] - wanted) ? index : best), 0);
  if (strip.shape.scrolling.behavior === 'continuousGroupLeadingBoundary') {
    return rests[nearest(reached)];
  }
  const start = nearest(from);
  const turned = Math.abs(speed) > turningSpeed ? start + Math.sign(speed) : nearest(place);
  const wanted = Math.min(Math.max(turned, start - 1), start + 1);
  return rests[Math.min(Math.max(wanted, 0), rests.length - 1)];
}

function beginDrag(event) {
  if (event.button !== 0 || event.pointerType !== 'mouse') return;
  const strip = stripAround(event.target);
  if (!strip) return;
  stopGlide(strip);
  drag = {
    strip,
    pointer: event.pointerId,
    x: event.clientX,
    from: stripPlace(strip),
    // The device is scaled, and so is everything in it.
    scale: (strip.getBoundingClientRect().width / strip.offsetWidth)
      * (view.direction === 'rtl' ? 1 : -1),
    isMoving: false,
    places: [],
  };
}

function continueDrag(event) {
  if (!drag || event.pointerId !== drag.pointer) return;
  const distance = event.clientX - drag.x;
  if (!drag.isMoving) {
    if (Math.abs(distance) < dragThreshold) return;
    drag.isMoving = true;
    drag.strip.setPointerCapture(drag.pointer);
    drag.strip.classList.add('moving', 'dragged');
    getSelection()?.removeAllRanges();
  }
  const place = drag.from + distance / drag.scale;
  setStripPlace(drag.strip, place);
  drag.places.push({ place, time: event.timeStamp });
}

function endDrag(event) {
  if (!drag || event.pointerId !== drag.pointer) return;
  const { strip, from, isMoving, places } = drag;
  drag = null;
  if (!isMoving) return;
  strip.classList.remove('dragged');
  swallowClick(strip);
  const recent = places.filter(({ time }) => event.timeStamp - time < 100);
  const [first] = recent;
  const last = recent[recent.length - 1];
  const time = last ? last.time - first.time : 0;
  const speed = time > 0 ? (last.place - first.place) / time : 0;
  glide(strip, restAfter(strip, from, stripPlace(strip), speed));
}

/** The click that ends a drag chooses nothing and follows no link. */
function swallowClick(strip) {
  const swallow = (event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  strip.addEventListener('click', swallow, { capture: true });
  setTimeout(() => strip.removeEventListener('click', swallow, { capture: true }));
}

scroller.addEventListener('pointerdown', beginDrag);
addEventListener('pointermove', continueDrag);
addEventListener('pointerup', endDrag);
addEventListener('pointercancel', endDrag);
scroller.addEventListener('dragstart', (event) => {
  if (stripAround(event.target)) event.preventDefault();
});

/** Puts an arrow at each edge of a row that has something to scroll. */
function addArrows(entry) {
  const { row } = entry;
  row.arrows = row.end < 1 ? [] : [['back', 'Scroll back'], ['on', 'Scroll on']].map(
    ([name, title]) => {
      const arrow = make('button', `arrow ${name}`, {
        type: 'button', tabindex: '-1', 'aria-label': title, title,
      });
      arrow.style.top = px(row.shape.scrolling.viewport[1] + row.shape.scrolling.viewport[3] / 2);
      arrow.addEventListener('click', () => turnPage(row, name === 'on'));
      return arrow;
    });
  entry.element.append(...row.arrows);
  row.addEventListener('scroll', () => updateArrows(row, stripPlace(row)), { passive: true });
  updateArrows(row, firstOffset(row.shape) + row.lead);
}

/** Switches an arrow off that leads nowhere. */
function updateArrows(row, place) {
  if (!row.arrows.length) return;
  const [back, on] = row.arrows;
  back.disabled = place < 1;
  on.disabled = place > row.end - 1;
}

/** Moves a row by a page, or to the next place where it rests. */
function turnPage(row, isForward) {
  const { behavior, viewport } = row.shape.scrolling;
  const stops = keyStops(row).map((stop) => stop + row.lead);
  const place = stripPlace(row);
  const ahead = isForward
    ? stops.filter((stop) => stop > place + 1)
    : stops.filter((stop) => stop < place - 1).reverse();
  const isPaged = behavior !== 'continuous' && behavior !== 'continuousGroupLeadingBoundary';
  const within = isPaged ? [] : ahead.filter((stop) => Math.abs(stop - place) <= viewport[2]);
  const wanted = within[within.length - 1] ?? ahead[0] ?? (isForward ? row.end : 0);
  glide(row, wanted);
}
