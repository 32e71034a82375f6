// What an app shows around the screen: the status bar, the navigation bar, the tab bar.

/** How far the bars of the app reach into the screen, in points. */
function currentBars() {
  const [top, largeTitle, bottom, contentStart] = currentDevice()[`${view.orientation}Bars`];
  return { top, largeTitle, bottom, contentStart };
}

function makeIcon(path, width, height, className) {
  return makeSVG('svg', {
    viewBox: `0 0 ${width} ${height}`, width, height, class: className,
  }, [makeSVG('path', { d: path })]);
}

/** Puts a line of text where it has room, with half a point more at its ends for rounding. */
function placeLine(element, [x, y, width, height]) {
  element.style.lineHeight = px(height);
  return place(element, [x - 0.5, y, width + 1, height]);
}

const makeTitle = (text) => make('span', 'bar-text', { dir: 'auto' }, [text]);

/** Draws the bars anew, and says where the content begins and ends. */
function renderChrome() {
  const { chrome } = content;
  const screen = currentScreen();
  const bars = currentBars();
  const style = byId('screen').style;
  style.setProperty('--bar-top', px(bars.top));
  style.setProperty('--large-title', px(bars.largeTitle));
  style.setProperty('--bar-bottom', px(bars.bottom));
  style.setProperty('--content-start', px(bars.contentStart));
  const [cutout, title, capsule, ...tabs] = currentDevice()[`${view.orientation}Frames`];
  style.setProperty('--title-start', px(title[0] ?? 0));
  byId('screen').classList.toggle('under-bars', bars.contentStart === 0 && screen.top > 0);
  const icons = make('span', 'icons', {}, chrome.status.map(
    ([width, path]) => makeIcon(path, width, 12, 'status-icon')));
  byId('status').replaceChildren(
    make('span', 'time', {}, [chrome.time]), icons, place(make('span', 'cutout'), cutout));
  const bar = byId('navigation');
  bar.hidden = chrome.title == null;
  bar.replaceChildren(placeLine(make('span', 'bar-title', {}, [makeTitle(chrome.title ?? '')]), title));
  byId('large-title')?.remove();
  if (bars.largeTitle > 0) {
    contentElement.before(make('div', '', { id: 'large-title', 'aria-hidden': 'true' }, [
      makeTitle(chrome.title),
    ]));
  }
  place(byId('tabs'), capsule).hidden = chrome.tabs.length === 0;
  byId('tabs').replaceChildren(...chrome.tabs.map((tab, index) => {
    const [frame, icon, label] = tabs.slice(3 * index, 3 * index + 3);
    const inside = ([x, y, ...size]) => [x - frame[0], y - frame[1], ...size];
    const [x, y, ...size] = frame;
    return place(make('span', tab.isSelected ? 'tab selected' : 'tab', {}, [
      ...(icon.length ? [place(makeIcon(tab.path, 24, 24, 'tab-icon'), inside(icon))] : []),
      placeLine(make('span', 'tab-title', {}, [makeTitle(tab.title)]), inside(label)),
    ]), [x - capsule[0], y - capsule[1], ...size]);
  }));
  showScrolling();
}

/** The bars stand out from what has moved below them. */
function showScrolling() {
  const { largeTitle, contentStart, top } = currentBars();
  const classes = byId('screen').classList;
  classes.toggle('scrolled', scroller.scrollTop > (contentStart === 0 ? top : 1));
  classes.toggle('title-gone', largeTitle === 0 || scroller.scrollTop > largeTitle - 8);
}
