// The first view of the page.

// Without scripts these parts would be empty, so that they are not shown until now.
for (const part of document.querySelectorAll('body > [hidden]')) part.hidden = false;
setView({});
renderAll();
{
  const chosen = findChosen();
  if (chosen) reveal(chosen.index, chosen.item);
}
document.fonts.ready.then(() => {
  document.documentElement.dataset.ready = 'true';
});
