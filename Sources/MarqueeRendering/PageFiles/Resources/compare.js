// Two versions side by side: the ring of a change, and the slider between them.

const byId = (id) => document.getElementById(id);
const [sides, controls, sliding, range, split] =
  ['sides', 'controls', 'sliding', 'range', 'split'].map(byId);

// The part of the old version that is seen, from the left.
const show = (part) => {
  split.value = part;
  sides.style.setProperty('--split', `${part}%`);
};

const choose = (ring) => {
  for (const chosen of document.querySelectorAll('.ring.chosen')) {
    chosen.classList.remove('chosen');
  }
  const name = ring.id.replace(/^(before|after)-/, '');
  for (const side of ['before', 'after']) byId(`${side}-${name}`)?.classList.add('chosen');
  if (controls && sliding.checked) show(ring.closest('.before') ? 100 : 0);
  ring.scrollIntoView({ block: 'center', inline: 'nearest' });
  ring.focus({ preventScroll: true });
};

byId('changes').addEventListener('click', (event) => {
  const link = event.target.closest('a[href^="#"]');
  const ring = link && byId(link.hash.slice(1));
  if (!ring) return;
  event.preventDefault();
  choose(ring);
});

if (controls) {
  controls.hidden = false;
  show(50);
  sliding.addEventListener('change', () => {
    sides.classList.toggle('sliding', sliding.checked);
    range.hidden = !sliding.checked;
  });
  split.addEventListener('input', () => show(split.value));
}
document.documentElement.dataset.ready = '';
