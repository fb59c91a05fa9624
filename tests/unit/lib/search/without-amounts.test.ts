import fc from 'fast-check';
import { holdsAmount, withoutAmounts } from '@/lib/search/without-amounts';

test.each([
  ['tax on 15 lakh', 'tax on'],
  ['tax on ₹15,00,000/-', 'tax on'],
  ['tax on Rs. 15L', 'tax on'],
  ['tax on inr1500000', 'tax on'],
  ['sip10000', 'sip'],
  ['sip 10000 12% 15y', 'sip'],
  ['salary १५ lakh', 'salary'],
  ['salary １５００００', 'salary'],
  ['salary ১৫', 'salary'],
  ['fifteen lakh salary', 'salary'],
  ['twenty five lakh salary', 'salary'],
  ['dhai crore flat', 'flat'],
  ['1.2 cr flat', 'flat'],
  ['-5 lakh', ''],
  ['50 lakh', ''],
  ['top 50 lakh', 'top'],
  ['nifty 24,000', 'nifty'],
])('%s: only "%s" leaves the browser', (query, sent) => {
  expect(withoutAmounts(query)).toBe(sent);
  expect(holdsAmount(query)).toBe(true);
});

test.each([
  ['parag flexi dir', 'parag flexi dir'],
  ['what is 87A', 'what is 87a'],
  ['section 156', 'section 156'],
  ['80CCD(1B)', '80ccd(1b)'],
  ['Nifty 50 index fund', 'nifty 50 index fund'],
  ['nifty next 50', 'nifty next 50'],
  ['lakh to million', 'lakh to million'],
  ['आयकर', 'आयकर'],
])('%s holds no amount', (query, sent) => {
  expect(withoutAmounts(query)).toBe(sent);
  expect(holdsAmount(query)).toBe(false);
});

const amount = fc
  .tuple(
    fc.constantFrom('', '₹', 'Rs ', 'rs.', 'INR '),
    fc.integer({ min: 501, max: 99_999_999 }),
    fc.constantFrom('', ' lakh', 'k', 'cr', '/-', '.50', ' crore', '%', ' years', 'x', '+'),
  )
  .map(([sign, value, unit]) => ({ text: `${sign}${value}${unit}`, digits: String(value) }));
const word = fc.constantFrom('tax', 'sip', 'on', 'salary', 'what', 'nifty', 'top', 'goal', 'ka');

test('no amount leaves the browser, whatever text surrounds it', () => {
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 3 }),
      amount,
      fc.array(word, { maxLength: 3 }),
      (before, { text, digits }, after) => {
        const sent = withoutAmounts([...before, text, ...after].join(' '));
        expect(sent).not.toContain(digits);
        expect(sent).not.toMatch(/\d/);
      },
    ),
  );
});
