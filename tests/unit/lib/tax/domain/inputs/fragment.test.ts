import fc from 'fast-check';
import { amountFields, factFields } from '@/lib/tax/domain/inputs/field-names';
import { fragmentKeys, fragmentOf, inputOfFragment } from '@/lib/tax/domain/inputs/fragment';
import { emptyInput } from '@/lib/tax/domain/inputs/input';
import { anyInput } from '../../any-input';
import { person } from '../../people';

test('an input is short: what is empty is left out', () => {
  expect(fragmentOf(emptyInput(2026))).toBe('v=1&y=2026');
  const input = person(2025, {
    age: '1967-04-01',
    hraCity: 'pune',
    salaryRupees: { gross: 1_275_000 },
    gainsRupees: { longTermEquity: -5000 },
  });
  expect(fragmentOf(input)).toBe('v=1&y=2025&pa=1967-04-01&pc=pune&sg=1275000&gl=-5000');
});

test('nothing is lost on the way through the address', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      expect(inputOfFragment(`#${fragmentOf(input)}`)).toEqual(input);
    }),
  );
});

test('every field has a key of its own', () => {
  const fields = [...factFields, ...amountFields];
  expect(Object.keys(fragmentKeys).sort()).toEqual([...fields].sort());
  expect(new Set([...Object.values(fragmentKeys), 'v']).size).toBe(fields.length + 1);
});

test('unknown keys are ignored', () => {
  expect(inputOfFragment('v=1&y=2026&sg=500000&utm_source=x&zz=1')).toEqual(
    person(2026, { salaryRupees: { gross: 500_000 } }),
  );
});

test.each([
  '',
  '#',
  '#content',
  'v=2&y=2026&sg=1',
  'y=2026&sg=1',
  'v=1&sg=1',
  'v=1&y=2019',
  'v=1&y=x',
])('%p is none of ours', (fragment) => {
  expect(inputOfFragment(fragment)).toBeNull();
});

test.each([
  'sg=-1',
  'sg=1.5',
  'sg=1e9',
  'sg=0x10',
  'sg=10000000001',
  'sg=',
  'gs=-10000000001',
  'pa=121',
  'pa=1967-02-30',
  'pa=%3Cscript%3E',
  'pc=atlantis',
  'pr=toString',
  'pd=mild',
])('a value out of bounds (%s) counts as not given', (pair) => {
  expect(inputOfFragment(`v=1&y=2026&${pair}`)).toEqual(emptyInput(2026));
});

test('no text makes it throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(inputOfFragment(`v=1&y=2026&pa=${text}&${text}`)?.year ?? null).not.toBe(2019);
    }),
  );
});
