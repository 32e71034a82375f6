// A button that saves the device as an image.

const saveButton = make('button', 'save', { type: 'button' }, ['Save PNG']);
const saveRemark = make('span', 'save-remark', { role: 'status' });
controls.append(saveButton, saveRemark);

/** A file's name that says what the image shows. */
function imageFileName() {
  const words = [content.title, view.device];
  if (view.orientation !== 'portrait') words.push(view.orientation);
  words.push(currentAppearance());
  if (view.text !== defaults.text) words.push(view.text);
  if (view.direction !== content.direction) words.push(view.direction);
  return `${words.join('.').replace(/[^\p{L}\p{N}\p{M}._ -]+/gu, '-').replace(/^[.-]+/, '')}.png`;
}

const canvasBlob = (canvas) => new Promise((resolve, reject) => {
  canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no image'))), 'image/png');
});

async function saveImage() {
  saveRemark.textContent = '';
  await Promise.allSettled([...byId('device').querySelectorAll('img')].map((image) => image.decode()));
  try {
    const address = URL.createObjectURL(await canvasBlob(drawDevice()));
    const link = make('a', '', { href: address, download: imageFileName() });
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
    saveRemark.textContent = 'Saved';
  } catch (error) {
    // A browser lets no page that was opened as a file read the images beside it.
    if (contentElement.querySelector('[referrerpolicy]')) {
      saveRemark.textContent = 'Not saved: no page may save images of other sites';
      return;
    }
    saveRemark.textContent = error.name === 'SecurityError'
      ? 'Not saved: the images are files, which only a page from a web server may save. Serve this '
        + 'folder, or make pages with the images inside: marquee preview --output'
      : 'Not saved: the image is too large for this browser';
  }
}

saveButton.addEventListener('click', saveImage);
