import { afterTaxRupeesAt } from '@/lib/sip/domain/lots';
import { answerOf } from '@/lib/sip/domain/answer';
import { startInputs } from '@/lib/sip/domain/inputs/inputs';
import { conventionOf } from '@/lib/sip/domain/inputs/plans';

const today = '2026-11-21';
const inputs = { ...startInputs, lumpSumRupees: 100_000, stepUp: 10, topUp1Rupees: 50_000 };
const answered = answerOf({ ...inputs, topUp1Month: 30 }, today).main;
const at = (month: number, main = answered) => {
  if (!main.redemption) throw new Error('Tax was left out');
  return afterTaxRupeesAt(main.plan, month, main.redemption.law, conventionOf(inputs));
};

it('ends where the tax of the whole plan ends', () => {
  expect(Math.round(at(240))).toBe(answered.redemption?.valueAfterTaxRupees);
});

it('begins with the lump sum, which has no gain yet', () => {
  expect(at(0)).toBe(100_000);
});

it('taxes the gain of the first year as short-term: 20%, ₹1,619, and 4% cess, ₹65', () => {
  const { main } = answerOf(startInputs, today);
  expect(main.projection.years[0]).toMatchObject({ valueRupees: 128_093, gainRupees: 8093 });
  expect(Math.round(at(12, main))).toBe(128_093 - 1619 - 65);
});
