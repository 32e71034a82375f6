// Changes of the content while the page is open, and lines that somebody wants to see. Without a
// server a page cannot be told of them, but it may load scripts: short ones again and again, and a
// long one when there is a new version.

const scripts = byId('data').dataset;
/** How often a page that is seen asks for a new version, and one that is not, in milliseconds. */
const interval = () => (document.hidden ? 500 : 16);
/** How many times the version is looked at before the line is. */
const showInterval = 3;
let version = null;
let showNumber = null;

function load(source, then) {
  const script = make('script', '', { src: `${source}?${Date.now()}` });
  const end = (event) => {
    script.remove();
    then?.(event.type === 'load');
  };
  script.addEventListener('load', end);
  script.addEventListener('error', end);
  document.head.append(script);
}

function watch(count) {
  const asksForLine = count % showInterval === 0;
  const next = (wait) => setTimeout(watch, wait, count + 1);
  if (asksForLine) load(scripts.showScript, () => next(0));
  else load(scripts.versionScript, (isThere) => next(noteScript(isThere, interval())));
}

if (scripts.versionScript) {
  window.marqueeVersion = (number) => {
    if (version !== null && number !== version) load(scripts.contentScript);
    version = number;
  };
  window.marqueeContent = (changed) => {
    const chosen = findChosen();
    content = changed;
    view = readView();
    if (chosen && !findChosen()) setView({ cell: findAgain(chosen) });
    renderAll();
    document.documentElement.dataset.version = version;
  };
  window.marqueeShow = (number, line) => {
    if (showNumber !== null && number !== showNumber) showLine(line);
    showNumber = number;
  };
  watch(1);
}
