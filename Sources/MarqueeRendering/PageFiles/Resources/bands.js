// What the file has in place of a section, and what the page says of the screen as a whole. Nothing
// vanishes without a word.

let bands = [];

/** Makes the bands; `placeBands` puts them between the sections. */
function makeBands() {
  for (const element of bands) element.remove();
  bands = content.bands.map((band) => {
    const element = makeLeading(`band ${band.severity}`, band.diagnostic, [
      make('strong', '', {}, [`${band.severity}: `, make('bdi', '', {}, [band.title]), ', ',
        make('bdi', '', {}, [band.place])]),
      make('span', 'message', {}, [band.message]),
    ]);
    if (band.isWhole) element.classList.add('whole');
    return element;
  });
  makeBanner();
}

/** A button that leads to a diagnostic; without one, words alone. */
function makeLeading(className, diagnostic, children) {
  if (diagnostic == null) return make('div', className, {}, children);
  const button = make('button', className, { type: 'button' }, children);
  button.addEventListener('click', () => showDiagnostic(diagnostic));
  return button;
}

/** Puts each band where it belongs among the sections, for the eye and for who reads in order. */
function placeBands() {
  if (!bands.length) return;
  const indices = [...built.keys()].sort((a, b) => a - b);
  for (const [number, element] of bands.entries()) {
    const { before, height } = content.bands[number];
    element.style.top = px(stack.bandStarts[number] + 8);
    element.style.height = px(height - 16);
    const index = indices.find((candidate) => candidate >= before);
    const next = index == null ? null : built.get(index).element;
    const isThere = element.parentNode === contentElement && follows(element, next);
    if (!isThere && !element.contains(document.activeElement)) {
      contentElement.insertBefore(element, next);
    }
  }
}

/** Whether only bands are between an element and the one that it belongs before. */
function follows(element, next) {
  let after = element.nextElementSibling;
  while (after?.classList.contains('band')) after = after.nextElementSibling;
  return after === next;
}

/** Says on the screen that it is an earlier one. */
function makeBanner() {
  byId('banner').replaceChildren();
  if (!content.isOutOfDate) return;
  const worst = diagnosticOrder()[0];
  const { message, place } = content.diagnostics[worst] ?? {};
  byId('banner').append(makeLeading('banner', worst, [
    make('strong', '', {}, ['Out of date']),
    make('span', 'message', {}, message == null ? ['The file cannot be read.'] : [
      make('bdi', '', {}, [place]), ': ', make('bdi', '', {}, [message]),
    ]),
  ]));
}

/** Scrolls to a band. */
function revealBand(number) {
  scrollInSight(stack.bandStarts[number], content.bands[number].height);
  return bands[number];
}
