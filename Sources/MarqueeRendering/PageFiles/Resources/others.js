// Sections that show one of their items: which others there are. A phone shows no such dots, so they
// appear where somebody points at the section, or is in it with the keyboard.

/** As many items as there is room for with a dot each; more are in a list. */
const mostDots = 12;

function addOthers(index, entry) {
  const section = content.sections[index];
  if (!section.showsOne || section.items.length < 2) return;
  const { shape } = stack.placed[index];
  const frame = frameOf(shape, 0);
  if (!frame.length) return;
  const others = make('div', 'others', {
    role: 'group', 'aria-label': `Items of ${titleOf(index)}; one of them is shown`,
  });
  const titles = section.items.map((item, number) => (
    `${number + 1} of ${section.items.length}: ${item.x}`));
  const show = (item) => {
    showItem(index, item);
    setWaitingTexts();
  };
  if (section.items.length <= mostDots) {
    others.append(...titles.map((title, item) => {
      const dot = make('input', 'dot', {
        type: 'radio', name: `others-${index}`, 'aria-label': title, title, value: item,
      });
      dot.addEventListener('change', () => show(item));
      return dot;
    }));
  } else {
    const options = titles.map((title, item) => make('option', '', { value: item }, [title]));
    const list = make('select', '', { 'aria-label': 'Item' }, options);
    list.addEventListener('change', () => show(Number(list.value)));
    others.append(list);
  }
  // Half of it is below the cell, for many cells have words at their lower end.
  others.style.top = px(frame[1] + frame[3]);
  entry.others = others;
  entry.element.append(others);
  updateOthers(index, entry);
}

/** Marks the item that is shown. */
function updateOthers(index, entry) {
  if (!entry.others) return;
  const item = itemOfCell(index, 0);
  const [first] = entry.others.children;
  if (first.type === 'radio') entry.others.children[item].checked = true;
  else first.value = item;
}
