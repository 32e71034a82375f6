// Changes of the content while the page is open. Without a server a page cannot be told of them, but
// it may load scripts: a short one again and again, and a long one when that tells of a new version.

const scripts = byId('data').dataset;
/** How often a page that is seen asks for a new version, and one that is not, in milliseconds. */
const interval = () => (document.hidden ? 500 : 16);
let version = null;

function load(source, then) {
  const script = make('script', '', { src: `${source}?${Date.now()}` });
  const end = () => {
    script.remove();
    then?.();
  };
  script.addEventListener('load', end);
  script.addEventListener('error', end);
  document.head.append(script);
}

function watch() {
  load(scripts.versionScript, () => setTimeout(watch, interval()));
}

if (scripts.versionScript) {
  window.marqueeVersion = (number) => {
    if (version !== null && number !== version) load(scripts.contentScript);
    version = number;
  };
  window.marqueeContent = (changed) => {
    content = changed;
    view = readView();
    renderAll();
    document.documentElement.dataset.version = version;
  };
  watch();
}
