import { lateReturnInterest, type LateReturnFacts } from '@/lib/tax/domain/late-payment';

const facts: LateReturnFacts = { year: 2026, taxAfterTdsRupees: 1_00_050, hasBusiness: false };

/** Section 423 as printed by caclubindia.com: 1 % a month or part of one on the tax not paid by the due date. */
test.each([
  ['2027-07-31', 0],
  ['2027-08-01', 1],
  ['2027-08-31', 1],
  ['2027-09-01', 2],
  ['2028-01-15', 6],
] as const)('a return filed on %s is %p months late', (filedOn, months) => {
  const interest = lateReturnInterest(facts, [], filedOn);
  expect(interest).toMatchObject({ dueOn: '2027-07-31', months, rupees: months * 1000 });
  expect(interest.law.section).toEqual({ act1961: '234A', act2025: '423' });
});

test('with business the return is due a month later, and an extension counts', () => {
  expect(lateReturnInterest({ ...facts, hasBusiness: true }, [], '2027-08-31').rupees).toBe(0);
  const extended = { ...facts, year: 2024 } as const;
  expect(lateReturnInterest(extended, [], '2025-09-16').months).toBe(0);
  expect(lateReturnInterest(extended, [], '2025-09-17').months).toBe(1);
  expect(lateReturnInterest(extended, [], '2025-10-16').months).toBe(1);
  expect(lateReturnInterest(extended, [], '2025-10-17').months).toBe(2);
});

test('what is paid by the due date bears none, what is paid after it bears all', () => {
  const paid = (date: '2027-07-31' | '2027-08-01') =>
    lateReturnInterest(facts, [{ date, rupees: 60_000 }], '2027-08-20').missingRupees;
  expect(paid('2027-07-31')).toBe(40_000);
  expect(paid('2027-08-01')).toBe(1_00_000);
});
