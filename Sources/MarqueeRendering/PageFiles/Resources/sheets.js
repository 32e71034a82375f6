// On a narrow page the controls are folded, and the panel is a sheet that comes from below.

const narrow = matchMedia('(max-width: 760px), (max-height: 480px)');
const viewButton = byId('view-button');
const side = byId('side');
const handle = byId('handle');

function setOpen(button, element, isOpen) {
  button.setAttribute('aria-expanded', String(isOpen));
  element.classList.toggle('open', isOpen);
}

const isOpen = (element) => element.classList.contains('open');

/** The number of diagnostics is on the handle, for all else is hidden until it is opened. */
function renderSheet() {
  byId('handle-title').textContent = byId('summary').textContent;
}

/** Opens the panel, and moves the page so that the chosen cell is above it. */
function openSheet() {
  if (!narrow.matches || side.hidden) return;
  setOpen(handle, side, true);
  const cell = contentElement.querySelector('.cell.chosen');
  if (!cell) return;
  const covered = cell.getBoundingClientRect().bottom + 8 - side.getBoundingClientRect().top;
  if (covered > 0) scrollBy({ top: covered, behavior: calm.matches ? 'instant' : 'smooth' });
}

/** Puts the focus on the first of the controls. */
function focusControls() {
  if (narrow.matches) viewButton.focus();
  else controls.elements[0].focus();
}

viewButton.addEventListener('click', () => setOpen(viewButton, controls, !isOpen(controls)));
handle.addEventListener('click', () => setOpen(handle, side, !isOpen(side)));
contentElement.addEventListener('click', (event) => {
  if (event.target.closest('.cell')) openSheet();
});
byId('diagnostics').addEventListener('click', () => openSheet());
controls.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || !narrow.matches) return;
  setOpen(viewButton, controls, false);
  viewButton.focus();
});
side.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  if (narrow.matches) {
    setOpen(handle, side, false);
    handle.focus();
  } else {
    focusControls();
  }
});
byId('skip').addEventListener('click', () => {
  openSheet();
  (side.hidden ? byId('controls').elements[0] : byId('summary')).focus();
});
