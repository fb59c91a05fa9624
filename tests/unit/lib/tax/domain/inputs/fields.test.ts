import fc from 'fast-check';
import { readAge, readAmount, readFields, typedOf } from '@/lib/tax/domain/inputs/fields';
import { emptyInput, largestRupees } from '@/lib/tax/domain/inputs/input';
import { anyInput } from '../../any-input';

const gross = (text: string) => readAmount('salaryRupees.gross', text);

test.each([
  ['12.5L', 1_250_000],
  ['1.2 cr', 12_000_000],
  ['₹12,50,000', 1_250_000],
  ['4.35 lakh', 435_000],
  ['1,000.99', 1000],
  ['', 0],
  ['1000 crore', largestRupees],
])('%p is %p rupees', (text, rupees) => {
  expect(gross(text)).toEqual({ ok: true, value: rupees });
});

test.each([
  ['abc', 'not-a-number'],
  ['-5', 'negative'],
  ['1000.5 crore', 'too-large'],
])('%p is refused: %s', (text, problem) => {
  expect(gross(text)).toEqual({ ok: false, problem });
});

test('gains may be losses, down to a thousand crore', () => {
  expect(readAmount('gainsRupees.shortTermEquity', '-5,000')).toEqual({ ok: true, value: -5000 });
  expect(readAmount('gainsRupees.shortTermEquity', '-1001 crore')).toEqual({
    ok: false,
    problem: 'too-small',
  });
  expect(readAmount('lossesRupees.longTerm', '-5')).toEqual({ ok: false, problem: 'negative' });
});

test.each([
  ['', 30],
  ['60', 60],
  [' 1967-04-01 ', '1967-04-01'],
])('%p as an age is %p', (text, age) => {
  expect(readAge(text)).toEqual({ ok: true, value: age });
});

test.each(['sixty', '-1', '121', '60.5', '1967-02-30', '2967-01-01', '01-04-1967'])(
  '%p is no age',
  (text) => {
    expect(readAge(text)).toEqual({ ok: false, problem: 'not-an-age' });
  },
);

test('a problem belongs to its field and holds the input back', () => {
  const { age: _, ...chosen } = emptyInput(2026);
  const typed = {
    age: 'old',
    'salaryRupees.gross': 'x',
    'otherRupees.vda': '-1',
    'otherRupees.normal': '5',
  };
  expect(readFields(typed, chosen)).toEqual({
    problems: {
      age: 'not-an-age',
      'salaryRupees.gross': 'not-a-number',
      'otherRupees.vda': 'negative',
    },
    input: null,
  });
});

test('what is in the fields for an input is read back as the same input', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      expect(readFields(typedOf(input), input)).toEqual({ problems: {}, input });
    }),
  );
});

test('an empty form is the default person without income', () => {
  expect(typedOf(emptyInput(2026))).toEqual({ age: '30' });
  expect(readFields({}, emptyInput(2026)).input).toEqual(emptyInput(2026));
});
