import fc from 'fast-check';
import { fragmentKeys } from '@/lib/tax/domain/inputs/fragment';
import { toolFragmentOf, toolTextsOf } from '@/lib/tax/domain/inputs/tool-texts';

test('amounts go as digits, blank fields and mistakes stay out', () => {
  expect(
    toolFragmentOf({
      costToCompany: '20L',
      gratuity: '',
      tds: 'much',
      whatIfKind: 'raise',
      settledOn: '2027-02-30',
      filedOn: '2027-07-31',
    }),
  ).toBe('&tc=2000000&tk=raise&tl=2027-07-31');
  expect(toolFragmentOf({})).toBe('');
});

test('what went out comes back', () => {
  const texts = {
    employeeEpf: '90000',
    bonusMonth: '10',
    isPresumptive: 'yes',
    advanceRegime: 'old',
    paidByYearEnd: '5000',
  };
  expect(toolTextsOf(`#v=1&y=2026&sg=1${toolFragmentOf(texts)}`)).toEqual(texts);
});

test('no key of a tool is a key of an income', () => {
  const all = toolFragmentOf({
    costToCompany: '1',
    employerEpf: '1',
    tds: '1',
    filedOn: '2027-07-31',
  });
  const keys = [...new URLSearchParams(all).keys()];
  expect(keys.every((key) => key.startsWith('t'))).toBe(true);
  expect(Object.values(fragmentKeys).filter((key) => key.startsWith('t'))).toEqual([]);
});

test.each(['tc=-5', 'tc=11,000%20cr', 'tm=13', 'tk=toString', 'tp=1', 'ts=%3Cb%3E'])(
  '%s counts as not given',
  (pair) => {
    expect(toolTextsOf(`v=1&y=2026&${pair}`)).toEqual({});
  },
);

test('no text makes it throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(typeof toolTextsOf(`tc=${text}&${text}`)).toBe('object');
    }),
  );
});
