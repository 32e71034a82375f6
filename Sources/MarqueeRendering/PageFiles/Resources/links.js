// Images by link, which the browser loads if somebody wants it to. The page's policy names the sites.

const sites = [...(document.querySelector('meta[http-equiv]')?.content ?? '')
  .matchAll(/https:\/\/([^\s;]+)/g)].map(([, site]) => site);
// Consent to some sites is none to others.
const consentKey = `marquee images ${sites.join(' ')}`;
let loadsImages = false;
/** The size of each image that was loaded; `null` for one that could not be. */
const imageSizes = new Map();

/** Shows the placeholder of an image that cannot be loaded, and the size of any other. */
function watchLinked(image, address, showPlaceholder) {
  const note = (size) => {
    const isChosen = image.closest('.chosen');
    imageSizes.set(address, size);
    if (!size) showPlaceholder();
    if (isChosen) renderCell();
  };
  image.addEventListener('load', () => note(`${image.naturalWidth} × ${image.naturalHeight} px`));
  image.addEventListener('error', () => note(null));
}

/** What the browser saw of an item's image. */
function imageFact({ v }) {
  const { u } = v.find((part) => imageSizes.has(part.u)) ?? {};
  return u && loadsImages ? imageSizes.get(u) ?? 'not loaded' : null;
}

if (sites.length) {
  // A browser may refuse to remember anything.
  try { loadsImages = localStorage.getItem(consentKey) === 'on'; } catch { /* As at first. */ }
  const box = make('input', '', { type: 'checkbox' });
  box.checked = loadsImages;
  box.addEventListener('input', (event) => {
    event.stopPropagation();
    loadsImages = box.checked;
    imageSizes.clear();
    try { localStorage.setItem(consentKey, loadsImages ? 'on' : 'off'); } catch { /* As before. */ }
    renderAll();
  });
  const place = sites.length === 1 ? sites[0] : `${sites.length} sites`;
  controls.append(make('label', 'check links', { title: `Load images from ${sites.join(', ')}` }, [
    box, make('span', '', {}, [`Load images from ${place}`]),
  ]));
}
