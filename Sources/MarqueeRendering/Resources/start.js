// The first view of the page.

setView({});
renderAll();
{
  const chosen = findChosen();
  if (chosen) reveal(chosen.index, chosen.item);
}
document.fonts.ready.then(() => {
  document.documentElement.dataset.ready = 'true';
});
