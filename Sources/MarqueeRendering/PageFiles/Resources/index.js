// The search of the index. The page is complete without it.

const query = document.getElementById('query');
const only = document.getElementById('only-problems');
const found = document.getElementById('found');
const cards = [...document.querySelectorAll('.card')];

/** A text without differences that nobody types. */
const plain = (text) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const words = JSON.parse(document.getElementById('words').textContent);
const texts = cards.map((card, index) => (
  plain(`${card.querySelector('strong').textContent} ${words[index]}`)));

const search = () => {
  const wanted = plain(query.value).split(/\s+/).filter(Boolean);
  let count = 0;
  cards.forEach((card, index) => {
    card.hidden = !wanted.every((word) => texts[index].includes(word));
    if (!card.hidden && (!only.checked || card.matches('.faulty'))) count += 1;
  });
  const isFiltered = wanted.length > 0 || only.checked;
  found.textContent = isFiltered ? `${count} of ${cards.length} shown` : '';
};

query.closest('label').hidden = false;
query.addEventListener('input', search);
only.addEventListener('change', search);
// A browser may have kept what was typed.
search();
document.documentElement.dataset.ready = 'true';
