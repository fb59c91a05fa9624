import { fileOf, hasField, hiddenTextOf, shortTextOf, textOf, textsOf } from '@/lib/form-text';

const form = new FormData();
form.set('name', '₹'.repeat(400));
form.append('point', 'one');
form.append('point', 'two');
form.set('file', new File(['a,b'], 'a.csv'));

test('a field is cut to its bytes, between two characters', () => {
  expect(textOf(form, 'name', 7)).toBe('₹₹');
  expect(shortTextOf(form, 'name')).toHaveLength(266);
  expect(hiddenTextOf(form, 'name')).toHaveLength(33);
  expect(textOf(form, 'nothing', 7)).toBe('');
});

test('a field that occurs several times has so many values', () => {
  expect(textsOf(form, 'point', { maxCount: 5, maxBytes: 100 })).toEqual(['one', 'two']);
  expect(textsOf(form, 'point', { maxCount: 1, maxBytes: 2 })).toEqual(['on']);
});

test('a file is no text, and a text is no file', () => {
  expect(fileOf(form, 'file')?.name).toBe('a.csv');
  expect(fileOf(form, 'name')).toBeNull();
  expect(textOf(form, 'file', 100)).toBe('');
  expect([hasField(form, 'file'), hasField(form, 'nothing')]).toEqual([true, false]);
});

test.each([[undefined], [null], ['text'], [5], [{}], [[]]])('%j has no fields', (sent) => {
  const noForm = sent as unknown as FormData;
  expect([textOf(noForm, 'name', 10), shortTextOf(noForm, 'name')]).toEqual(['', '']);
  expect(textsOf(noForm, 'name', { maxCount: 1, maxBytes: 10 })).toEqual([]);
  expect(fileOf(noForm, 'name')).toBeNull();
  expect(hasField(noForm, 'name')).toBe(false);
});
