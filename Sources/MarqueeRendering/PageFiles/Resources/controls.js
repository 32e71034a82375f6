// The controls, and the room that the device gets.

const controls = byId('controls');

function renderControls() {
  byId('title').textContent = content.title;
  for (const [name, options] of Object.entries(choices)) {
    const control = controls.elements[name];
    if (control.type === 'checkbox') {
      control.checked = view[name] === 'on';
      continue;
    }
    control.replaceChildren(...options().map(([value, title]) => {
      const option = make('option', '', { value }, [title]);
      option.selected = value === view[name];
      return option;
    }));
  }
  byId('side').hidden = view.panel === 'off';
}

/** The device's size on the page; it is drawn in points and then scaled. */
function applyZoom() {
  const stage = byId('stage');
  const device = byId('device');
  device.style.zoom = 1;
  let scale = Number(view.zoom) / 100;
  if (view.zoom === 'fit') {
    const isNarrow = narrow.matches;
    const width = (stage.clientWidth - (isNarrow ? 8 : 48)) / device.offsetWidth;
    const height = (stage.clientHeight - 44) / device.offsetHeight;
    scale = Math.min(1, isNarrow ? width : Math.min(width, height));
  }
  device.style.zoom = Math.max(0.1, scale);
}

function renderAll() {
  document.documentElement.dataset.appearance = currentAppearance();
  renderControls();
  indexDiagnostics();
  makeBands();
  renderScreen();
  renderPanel();
  renderSheet();
  applyZoom();
}

controls.addEventListener('input', (event) => {
  const { name, type, checked, value } = event.target;
  setView({ [name]: type === 'checkbox' ? (checked ? 'on' : 'off') : value });
  renderAll();
});
controls.addEventListener('submit', (event) => event.preventDefault());
addEventListener('resize', () => {
  if (!printed) applyZoom();
});
darkSystem.addEventListener('change', () => {
  if (view.appearance === 'automatic') renderAll();
});
addEventListener('hashchange', () => {
  view = readView();
  renderAll();
});
