// Ways from a screen to others: where items and headers lead, the pages beside this one, and what is
// said of a screen that is gone.

const destinations = ofContent(() => (content.destinations ?? []).map(
  (entry) => [`${entry.section}/${entry.item ?? ''}`, entry]));
const destinationOf = (section, item) => destinations().get(`${section}/${item ?? ''}`);

function makeDestination({ title, address }, className, words) {
  const isHere = address.startsWith('#');
  const label = isHere ? 'Show where this leads' : `Open the screen ${title}`;
  return make('a', className, {
    href: address, title: label, 'aria-label': words.length ? null : label, 'data-leads': '',
  }, words);
}

/** Puts a link on a cell or header that leads somewhere. */
function addDestination(element, section, item) {
  const destination = destinationOf(section, item);
  if (destination) element.append(makeDestination(destination, 'leads', []));
}

/** Says in the panel where the chosen cell leads. */
function showDestination() {
  const panel = byId('cell');
  const chosen = findChosen();
  const destination = chosen && destinationOf(chosen.index, chosen.item);
  if (!destination || panel.querySelector('.leads-to')) return;
  const words = destination.address.startsWith('#') ? 'a place on this screen' : destination.title;
  panel.append(make('p', 'leads-to', {}, [
    'Leads to ', makeDestination(destination, '', [words]),
  ]));
}

// The panel is written anew for each cell.
new MutationObserver(showDestination).observe(byId('cell'), { childList: true });

/** Another page shows the same device in the same way. */
function keepView(link) {
  const words = new URLSearchParams(location.hash.slice(1));
  words.delete('cell');
  const wanted = new URLSearchParams(link.hash.slice(1));
  if (wanted.has('cell')) words.set('cell', wanted.get('cell'));
  link.hash = words.toString();
}

function follow(event) {
  const link = event.target.closest('a[data-leads], #pages a[rel]');
  if (!link) return;
  if (!link.getAttribute('href').startsWith('#')) {
    keepView(link);
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  setView({ cell: new URLSearchParams(link.hash.slice(1)).get('cell') });
  const chosen = findChosen();
  if (!chosen) return;
  const cell = reveal(chosen.index, chosen.item);
  choose(chosen.index, chosen.item);
  cell?.focus({ preventScroll: true });
}

addEventListener('click', follow, { capture: true });
addEventListener('auxclick', follow, { capture: true });
{
  const pages = byId('pages');
  const heading = make('div', 'heading');
  if (pages) {
    byId('title').before(heading);
    heading.append(pages, byId('title'));
  }
}

// As many scripts as must be missing before a screen is taken for gone, and how often they are looked
// for then, in milliseconds.
const mostMisses = 5;
const goneInterval = 1000;
let misses = 0;
const goneNotice = make('p', 'gone', { role: 'alert' });

/** Notes whether the page's script is there; gives the time until it is to be loaded again. */
function noteScript(isThere, usual) {
  misses = isThere ? 0 : misses + 1;
  const isGone = misses > mostMisses;
  if (isGone !== goneNotice.isConnected) {
    document.documentElement.classList.toggle('screen-gone', isGone);
    if (!isGone) goneNotice.remove();
    else {
      goneNotice.replaceChildren(
        'This screen is gone: ', make('bdi', '', {}, [content.file]),
        ' was renamed or deleted. ', make('a', '', { href: scripts.index }, ['All screens']));
      document.body.prepend(goneNotice);
    }
  }
  return isGone ? goneInterval : usual;
}
