// The wall: the size of its images, which of them are shown, and one of them large.

const byId = (id) => document.getElementById(id);
const all = [...document.querySelectorAll('.variant')];
const controls = byId('wall-controls').elements;
const large = byId('large');
const usualSizes = all.map((variant) => {
  const image = variant.querySelector('svg');
  return { image, width: image.width.baseVal.value, height: image.height.baseVal.value };
});
const darkSystem = matchMedia('(prefers-color-scheme: dark)');
const usualSummary = byId('summary').textContent;
let shown = all;
let current = 0;

function showAppearance() {
  const { value } = controls.appearance;
  const automatic = darkSystem.matches ? 'dark' : 'light';
  document.documentElement.dataset.appearance = value === 'automatic' ? automatic : value;
}

function showSize() {
  const scale = Number(controls.size.value) / 100;
  for (const { image, width, height } of usualSizes) {
    image.setAttribute('width', width * scale);
    image.setAttribute('height', height * scale);
  }
}

function showFilter() {
  const isFiltered = controls.problems.checked;
  shown = all.filter((variant) => !isFiltered || variant.dataset.problems !== '0');
  for (const variant of all) variant.hidden = !shown.includes(variant);
  for (const group of document.querySelectorAll('.device-group')) {
    group.hidden = !group.querySelector('.variant:not([hidden])');
  }
  byId('summary').textContent = isFiltered
    ? `${shown.length} of ${all.length} variants are shown` : usualSummary;
}

/** Shows a variant large; the first follows the last. */
function enlarge(index) {
  if (shown.length === 0) return;
  current = (index + shown.length) % shown.length;
  const variant = shown[current];
  const image = variant.querySelector('svg').cloneNode(true);
  image.removeAttribute('width');
  image.removeAttribute('height');
  byId('variant-image').replaceChildren(image);
  byId('variant-title').textContent = variant.querySelector('.caption').textContent;
  const problems = [...variant.querySelectorAll('.problems > li')];
  byId('variant-problems').replaceChildren(...problems.map((problem) => problem.cloneNode(true)));
  const link = variant.querySelector('.open');
  byId('variant-open').hidden = !link;
  if (link) byId('variant-open').href = link.href;
  if (!large.open) large.showModal();
}

const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

for (const variant of all) {
  variant.querySelector('.thumbnail').addEventListener(
    'click', () => enlarge(shown.indexOf(variant)));
  // Without scripts it is the only way to the interactive page.
  const link = variant.querySelector('.open');
  if (link) link.hidden = true;
}
byId('previous').addEventListener('click', () => enlarge(current - 1));
byId('next').addEventListener('click', () => enlarge(current + 1));
byId('close').addEventListener('click', () => large.close());
large.addEventListener('click', (event) => {
  if (event.target === large) large.close();
});
large.addEventListener('keydown', (event) => {
  if (!(event.key in steps) || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  enlarge(current + steps[event.key]);
});
large.addEventListener('close', () => {
  byId('variant-image').replaceChildren();
  shown[current].querySelector('.thumbnail').focus();
});
controls.size.addEventListener('input', showSize);
controls.problems.addEventListener('change', showFilter);
controls.appearance.addEventListener('change', showAppearance);
darkSystem.addEventListener('change', showAppearance);
byId('wall-controls').addEventListener('submit', (event) => event.preventDefault());
byId('wall-controls').hidden = false;
// Two phones fit beside each other on a phone.
if (innerWidth <= 480) controls.size.value = '80';
// A browser keeps what was chosen before the page was loaded again.
showAppearance();
showSize();
showFilter();
document.fonts.ready.then(() => { document.documentElement.dataset.ready = 'true'; });
