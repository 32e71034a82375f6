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
  style.setProperty('--safe-leading', px(screen.leading));
  byId('screen').classList.toggle('under-bars', bars.contentStart === 0 && screen.top > 0);
  const icons = make('span', 'icons', {}, chrome.status.map(
    ([width, path]) => makeIcon(path, width, 12, 'status-icon')));
  byId('status').replaceChildren(make('span', 'time', {}, [chrome.time]), icons);
  const bar = byId('navigation');
  bar.hidden = chrome.title == null;
  bar.replaceChildren(make('span', 'bar-title', {}, [chrome.title ?? '']));
  byId('large-title')?.remove();
  if (bars.largeTitle > 0) {
    contentElement.before(make('div', '', { id: 'large-title', 'aria-hidden': 'true' }, [
      make('span', '', {}, [chrome.title]),
    ]));
  }
  byId('tabs').hidden = chrome.tabs.length === 0;
  byId('tabs').replaceChildren(...chrome.tabs.map((tab) => make(
    'span', tab.isSelected ? 'tab selected' : 'tab', {},
    [makeIcon(tab.path, 24, 24, 'tab-icon'), make('span', '', {}, [tab.title])])));
  showScrolling();
}

/** The bars stand out from what has moved below them. */
function showScrolling() {
  const { largeTitle, contentStart, top } = currentBars();
  const classes = byId('screen').classList;
  classes.toggle('scrolled', scroller.scrollTop > (contentStart === 0 ? top : 1));
  classes.toggle('title-gone', largeTitle === 0 || scroller.scrollTop > largeTitle - 8);
}
