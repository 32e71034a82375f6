// From the page to an editor. Only a page that was made with an editor knows where the file is.

/** Addresses that would run something in the page, or show another one. */
const refusedSchemes = [
  'about:', 'blob:', 'data:', 'file:', 'filesystem:', 'ftp:', 'http:', 'https:', 'javascript:',
  'vbscript:', 'view-source:', 'ws:', 'wss:',
];

const quoted = (path) => `'${path.replaceAll("'", "'\\''")}'`;

/** The address or the command that opens a place; a file without lines is opened at its start. */
function editorTarget(line, column) {
  const { way, template, path } = content.editor;
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  const words = {
    path: way === 'command' ? quoted(path) : encoded, line: line ?? 1, column: column ?? 1,
  };
  const target = template.replace(/\{(path|line|column)\}/g, (_, name) => words[name]);
  if (way === 'command') return target;
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(target)?.[0].toLowerCase();
  return scheme && !refusedSchemes.includes(scheme) ? target : null;
}

/** What leads to an editor: nothing without one. */
function makeOpeners(line, column) {
  if (!content.editor) return [];
  const target = editorTarget(line, column);
  if (target == null) return [];
  return content.editor.way === 'command'
    ? [makeCopier('Copy command', target)]
    : [make('a', 'button open', { href: target }, ['Open'])];
}

/** A button that copies a text, and says so. */
function makeCopier(title, text) {
  const button = make('button', 'copy', { type: 'button' }, [title]);
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(text);
      button.textContent = 'Copied';
    } catch {
      button.textContent = 'Not copied';
    }
    setTimeout(() => { button.textContent = title; }, 1500);
  });
  return button;
}
