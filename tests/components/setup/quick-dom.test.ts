/** jsdom's own `control` of a label is untouched: both ways of asking must agree. */
const labelled: Readonly<Record<string, string>> = {
  'two labels, in the order of the page':
    '<label for="a">1</label><input id="a"><label for="a">2</label>',
  'a label around its control, and one that names it':
    '<label for="a">1</label><label>2 <select id="a"></select></label>',
  'a label around two controls': '<label>A <input><textarea></textarea></label>',
  'a label around one control that names another': '<label for="b">A <input></label><input id="b">',
  'a label whose control is missing': '<label for="none">A <input></label>',
  'a hidden input in a label, before the one that is seen':
    '<label>A <input type="hidden"><input></label>',
  'an id used twice': '<label for="a">A</label><input id="a"><input id="a">',
  'an id that another element has first': '<label for="a">A</label><p id="a"></p><input id="a">',
};

test.each(Object.entries(labelled))('%s', (_, html) => {
  document.body.innerHTML = html;
  const labels = [...document.querySelectorAll('label')];
  const controls = [
    ...document.querySelectorAll<HTMLInputElement>('input, select, textarea, button'),
  ];
  const byLabel = controls.map((control) => labels.filter((label) => label.control === control));
  expect(controls.map(({ labels }) => [...(labels ?? [])])).toEqual(byLabel);
});

test('labels follow each change of the document', () => {
  document.body.innerHTML = '<label for="a">A</label><label for="b">B</label><input id="a">';
  const [first, second] = document.querySelectorAll('label');
  const box = document.querySelector('input')!;
  const labels = () => [...(box.labels ?? [])];
  expect(labels()).toEqual([first]);
  second!.htmlFor = 'a';
  expect(labels()).toEqual([first, second]);
  box.id = 'b';
  expect(labels()).toEqual([]);
  first!.append(box);
  first!.removeAttribute('for');
  expect(labels()).toEqual([first]);
});

test('a hidden input has no labels', () => {
  document.body.innerHTML = '<label for="a">A</label><input type="hidden" id="a">';
  expect(document.querySelector('input')?.labels).toBeNull();
});

test('a control outside of the document has its label', () => {
  const form = document.createElement('form');
  form.innerHTML = '<label for="a">A</label><input id="a">';
  expect([...(form.querySelector('input')?.labels ?? [])]).toEqual([form.querySelector('label')]);
});

test('an id is found inside of what is searched, and first in the order of the page', () => {
  document.body.innerHTML = '<p id="a"></p><div id="b"><i id="a"></i><b id="a"></b></div>';
  const part = document.querySelector('div')!;
  expect(document.body.querySelector('[id="a"]')?.tagName).toBe('P');
  expect(part.querySelector('[id="a"]')?.tagName).toBe('I');
  expect(part.querySelector('[id="b"]')).toBeNull();
  expect(part.querySelector('[id="c"], b')?.tagName).toBe('B');
  part.remove();
  expect(part.querySelector('[id="a"]')?.tagName).toBe('I');
});

test('a style follows each change of the document', () => {
  document.body.innerHTML = '<div><p>A</p></div>';
  const [part, text] = [document.querySelector('div')!, document.querySelector('p')!];
  const display = () => window.getComputedStyle(text).display;
  expect(display()).toBe('block');
  text.hidden = true;
  expect(display()).toBe('none');
  text.hidden = false;
  text.style.display = 'inline';
  expect(display()).toBe('inline');
  const sheet = document.createElement('style');
  sheet.textContent = 'div { visibility: hidden }';
  document.head.append(sheet);
  expect(window.getComputedStyle(text).visibility).toBe('hidden');
  sheet.remove();
  expect(window.getComputedStyle(text).visibility).toBe('visible');
  part.remove();
  expect(window.getComputedStyle(text).display).toBe('inline');
});

test.each([
  '<p>A</p>',
  '<p hidden>A</p>',
  '<input type="hidden">',
  '<input type="text">',
  '<dialog><b>A</b></dialog>',
  '<dialog open><b>A</b></dialog>',
  '<ruby><rp>A</rp><rt>A</rt></ruby>',
  '<rt>A</rt>',
  '<svg><title>A</title><g></g></svg>',
  '<div style="visibility: hidden; pointer-events: none"><p>A</p></div>',
  '<p style="opacity: 0">A</p>',
])('of %s a style says what jsdom works out', (html) => {
  document.body.innerHTML = html;
  const elements = [...document.body.querySelectorAll('*')];
  const properties = ['display', 'visibility', 'opacity', 'pointer-events', 'color', 'margin-top'];
  const styles = () =>
    elements.map((element) => {
      const style = window.getComputedStyle(element);
      return properties.map((name) => [style.getPropertyValue(name), Reflect.get(style, name)]);
    });
  const quick = styles();
  // With a sheet in the document jsdom works each style out.
  const sheet = document.createElement('style');
  document.head.append(sheet);
  expect(quick).toEqual(styles());
  sheet.remove();
});
