import { specifiedFundGains } from '@/content/law/capital-gains';
import { indexLots } from '@/content/law/contract-lots';
import { healthInsurance, longTermSavings, ownPension } from '@/content/law/deductions';
import { derivativeLosses } from '@/content/law/derivative-losses';
import { capitalLosses } from '@/content/law/losses';
import { instalmentOf, monthsUntilEmpty } from '@/lib/cashflow/annuity';
import { cagrPercent } from '@/lib/cashflow/cagr';
import type { Regime } from '@/lib/law/tax-years';
import { blackScholes } from '@/lib/options/domain/pricing/black';
import {
  payoffAtExpiry,
  worthAtExpiry,
  type Leg,
  type OptionLeg,
  type StockLeg,
} from '@/lib/options/domain/position/leg';
import { extremesOf, resultAt } from '@/lib/options/domain/position/piecewise-linear';
import { realReturnPercent } from '@/lib/sip/domain/real-value';
import { type AdvanceTaxFacts, advanceTaxSchedule } from '@/lib/tax/domain/advance-tax';
import { breakEvenDeductions } from '@/lib/tax/domain/break-even';
import { computeTax } from '@/lib/tax/domain/compute-tax';
import { hraExemption } from '@/lib/tax/domain/income';
import { defaultYear } from '@/lib/tax/domain/inputs/input';
import { advanceTaxInterest, lateReturnInterest } from '@/lib/tax/domain/late-payment';
import { lawOfYear } from '@/lib/tax/domain/law-of-year';
import * as quiz from './quiz-answers';

const { employerPension, interestTax, newTax, on, pay, person } = quiz;
const { salary, saved, savedBy, slabs, taxOf, textOf } = quiz;

/** The rate of the slab above 12 lakh. */
const rate12 =
  (slabs.find(({ aboveRupees }) => aboveRupees === 1_200_000)?.ratePercent ?? NaN) / 100;
const slabTax = (normal: number) =>
  computeTax(person({ otherRupees: { normal } }), 'new').slabTax.paise / 100;

const option = (
  side: OptionLeg['side'],
  kind: OptionLeg['kind'],
  strike: number,
  priceRupees: number,
): OptionLeg => ({
  ...{ side, kind, strike, priceRupees, lots: 1, unitsPerLot: 50 },
  ...{ expiry: '2026-11-26', volatility: 0 },
});
const shares: StockLeg = { side: 'buy', kind: 'stock', lots: 1, unitsPerLot: 50, priceRupees: 400 };
const at = (spot: number, ...legs: Leg[]) => resultAt(payoffAtExpiry(legs), spot);
const extremes = (...legs: Leg[]) => extremesOf(payoffAtExpiry(legs));
/** A right, not a duty, that is worth more after a fall. */
const gainsFromAFall = (leg: OptionLeg) =>
  at(90, leg) > at(110, leg) && extremes(leg).worstRupees !== 'unlimited';
function callPrice(days: number, volatility: number, spot = 500): number {
  const terms = { right: 'call', strike: 500, years: days / 365 } as const;
  return blackScholes(terms, { spot, dividendYield: 0, volatility, rate: 0.06 }).price;
}
const bought = option('buy', 'call', 500, 20);
const sold = option('sell', 'call', 500, 20);
const further = option('buy', 'call', 600, 8);
const covered = [shares, option('sell', 'call', 430, 7)] as const;
const spread = [bought, option('sell', 'call', 600, 8)] as const;

/** What the whole of an instalment loan costs in interest. */
const interestOf = (months: number) => instalmentOf(800_000, 10.5, months) * months - 800_000;
const flatInstalment = (800_000 * (1 + (7 / 100) * 5)) / 60;
const monthsAfterRise = monthsUntilEmpty(5_000_000, instalmentOf(5_000_000, 8.5, 240), 9.5);

/** Check-ups of parents use the cap of the parents. */
const bothCapsFull = { healthSelf: 25_000, healthParents: 25_000 };
const parents = (age?: 'from60') =>
  saved('old', { healthParents: 50_000 }, { healthSelf: 25_000 }, 2_000_000, age);
/** With rent from another house, so that interest on the home has something to be set against in both regimes. */
const homeLoan = (regime: Regime) =>
  savedBy({ houseRupees: { rentReceived: 600_000, selfOccupiedInterest: 200_000 } }, regime, {
    ...pay,
    houseRupees: { rentReceived: 600_000 },
  });
const renter = person({
  hraCity: 'pune',
  salaryRupees: { gross: 1_500_000, basicAndDa: 900_000, hraReceived: 360_000, rentPaid: 300_000 },
});
const hra = hraExemption(renter, lawOfYear(defaultYear).hra);
const taxedRent = (regime: Regime) =>
  computeTax(person({ houseRupees: { rentReceived: 300_000, letOutInterest: 0 } }), regime).income
    .grossTotalRupees;
const houseLoss = { houseRupees: { rentReceived: 0, letOutInterest: 120_000 } };
const shortGain = { ...pay, gainsRupees: { shortTermEquity: 100_000 } };
const longLoss = { gainsRupees: { shortTermEquity: 100_000, longTermEquity: -100_000 } };
const smallGain = { ...salary(900_000), gainsRupees: { shortTermEquity: 50_000 } };
const extraWork = interestTax(1_540_000) - interestTax(1_500_000);
const justAbove = computeTax(person({ otherRupees: { normal: 1_210_000 } }), 'new');
const breakEven = breakEvenDeductions(person(pay));
const breakEvenRupees = breakEven.kind === 'above' ? breakEven.deductionsRupees : NaN;
const oldAtBreakEven = taxOf(
  { ...pay, deductionsRupees: { other: breakEvenRupees + 1000 } },
  'old',
);

const owing: AdvanceTaxFacts = {
  ...{ year: defaultYear, taxAfterTdsRupees: 100_000 },
  ...{ isPresumptive: false, isExemptSenior: false },
};
const advanceLaw = lawOfYear(defaultYear).advanceTax.value;
const isExemptAt67 = advanceLaw.exemptFromAgeYears <= 67;
const septemberShare = advanceLaw.instalments[1]?.cumulativePercent ?? NaN;
const caughtUp = advanceTaxInterest(
  owing,
  [{ date: '2026-09-15', rupees: (septemberShare / 100) * owing.taxAfterTdsRupees }],
  '2027-03-31',
)
  .filter(({ kind }) => kind === 'deferment')
  .map(({ rupees }) => rupees);
const lateBy = (day: '2027-07-31' | '2027-08-01') =>
  lateReturnInterest({ ...owing, hasBusiness: false }, [], day).rupees +
  (advanceTaxInterest(owing, [], day).at(-1)?.rupees ?? NaN);

const optionsAndRisk = quiz.casesOf('options-and-risk', [
  [
    'what-an-option-is:q2',
    /^Buying a put$/,
    gainsFromAFall(option('buy', 'put', 100, 4)) &&
      !gainsFromAFall(option('buy', 'call', 100, 4)) &&
      !gainsFromAFall(option('sell', 'call', 100, 4)),
  ],
  ['what-an-option-is:q3', /^A loss, because the rise/, at(510, bought) < 0],
  ['what-an-option-is:q4', /a contract covers a whole lot/, on(indexLots.NIFTY).units > 1],
  ['what-moves-an-option-price:q1', worthAtExpiry(option('buy', 'put', 320, 26), 300)],
  [
    'what-moves-an-option-price:q2',
    /^Its time value shrinks, and faster/,
    callPrice(7, 0.25) - callPrice(0, 0.25) > callPrice(30, 0.25) - callPrice(23, 0.25) &&
      callPrice(30, 0.25) > callPrice(23, 0.25),
  ],
  [
    'what-moves-an-option-price:q3',
    /^Implied volatility dropped/,
    callPrice(29, 0.25, 505) < callPrice(30, 0.4, 500),
  ],
  ['selling-options-and-margin:q1', /^The premium$/, extremes(sold).bestRupees === 20 * 50],
  [
    'selling-options-and-margin:q5',
    /a known largest loss/,
    extremes(sold).worstRupees === 'unlimited' &&
      extremes(sold, further).worstRupees !== 'unlimited',
  ],
  ['costs-and-the-odds:q3', /^A large majority lost/, on(derivativeLosses).losersPercent > 80],
  [
    'limits-on-a-loss:q2',
    /^A fall of the share$/,
    at(200, ...covered) === at(200, shares) + 7 * 50 &&
      at(600, ...covered) >= 0 &&
      extremes(...covered).worstRupees !== 'unlimited',
  ],
  [
    'limits-on-a-loss:q3',
    /^It lowers the cost and caps the gain$/,
    at(400, ...spread) > at(400, bought) &&
      extremes(bought).bestRupees === 'unlimited' &&
      extremes(...spread).bestRupees !== 'unlimited',
  ],
  ['limits-on-a-loss:q4', /no largest loss/, extremes(sold).worstRupees === 'unlimited'],
  ['how-much-to-risk:q1', /^A doubling$/, cagrPercent(50, 100, 1) === 100],
]);

const protectionLoansRetirement = quiz.casesOf('protection-loans-retirement', [
  [
    'health-insurance-in-plain-words:q5',
    /^In the old regime only, up to a cap$/,
    saved('old', { healthSelf: 25_000 }) > 0 &&
      saved('old', { healthSelf: 90_000 }) === saved('old', { healthSelf: 25_000 }) &&
      saved('new', { healthSelf: 25_000 }) === 0,
  ],
  [
    'insurance-that-promises-a-return:q5',
    /^In the old regime, as far as there is space/,
    saved('old', { section80c: 100_000 }) > 0 &&
      saved('old', { section80c: 250_000 }, { section80c: 150_000 }) === 0 &&
      saved('new', { section80c: 100_000 }) === 0,
  ],
  ['how-a-loan-works:q2', /^It rises$/, interestOf(84) > interestOf(60)],
  ['how-a-loan-works:q3', /^The reducing one$/, instalmentOf(800_000, 10, 60) < flatInstalment],
  ['home-loan-decisions:q2', /^The loan now lasts longer$/, monthsAfterRise > 241],
  ['home-loan-decisions:q4', /^Nothing$/, homeLoan('new') === 0],
  ['how-much-for-retirement:q2', Math.round(realReturnPercent(9, 6))],
  [
    'how-much-for-retirement:q4',
    /^The employer’s payments/,
    savedBy(employerPension(100_000), 'new') > 0 &&
      saved('new', { section80c: 50_000, ownPension: 50_000 }) === 0,
  ],
]);

const tax = quiz.casesOf('tax', [
  [
    'how-income-tax-works:q1',
    /^Only the part that lies inside the higher slab$/,
    slabTax(1_240_000) - slabTax(1_200_000) === 40_000 * rate12,
  ],
  [
    'how-income-tax-works:q3',
    /^Interest has no standard deduction$/,
    interestTax(1_275_000) > 0 &&
      newTax(1_275_000) === 0 &&
      interestTax(1_275_000 - quiz.deduction) === 0 &&
      interestTax(1_200_000, 70) === 0,
  ],
  [
    'how-income-tax-works:q4',
    /^The marginal rate$/,
    Math.round(extraWork) === 40_000 * rate12 * quiz.cessFactor,
  ],
  [
    'how-income-tax-works:q5',
    /^It caps the tax at the income above the limit$/,
    justAbove.beforeCessParts / 100_000 === 10_000,
  ],
  [
    'new-or-old-regime:q2',
    /^The deductions at which both regimes cost the same$/,
    Math.abs(oldAtBreakEven - taxOf(pay, 'new')) < 1000,
  ],
  [
    'new-or-old-regime:q3',
    /^The employer’s payment/,
    savedBy(employerPension(140_000), 'new') > 0 &&
      saved('new', { healthSelf: 25_000, section80c: 150_000 }) === 0 &&
      newTax(1_500_000) === computeTax(renter, 'new').taxRupees,
  ],
  [
    'new-or-old-regime:q5',
    /break-even is far above its cap$/,
    breakEvenRupees > 2 * on(longTermSavings).capRupees,
  ],
  ['new-or-old-regime:q6', /saves no tax at all$/, saved('new', { section80c: 100_000 }) === 0],
  [
    'deductions-that-count:q1',
    /by a fifth of ₹50,000$/,
    saved('old', { other: 50_000 }, {}, 800_000) === 10_000,
  ],
  [
    'deductions-that-count:q2',
    /^Count what she already pays/,
    saved('old', { section80c: 150_000 }, { section80c: 120_000 }) > 0 &&
      saved('old', { section80c: 200_000 }, { section80c: 150_000 }) === 0,
  ],
  ['deductions-that-count:q3', /^In a second cap/, parents('from60') > parents()],
  [
    'deductions-that-count:q4',
    /^It counts, but only as far as the cap/,
    saved('old', { preventiveCheckup: 4000 }, { healthSelf: 20_000 }) ===
      saved('old', { other: 4000 }) &&
      saved('old', { preventiveCheckup: 4000 }, bothCapsFull) === 0,
  ],
  [
    'deductions-that-count:q5',
    /^The interest, without a cap/,
    saved('old', { educationLoan: 600_000 }) === saved('old', { other: 600_000 }),
  ],
  [
    'rent-and-home-loan:q1',
    /^It is the smallest of three figures$/,
    hra.rupees ===
      Math.min(hra.receivedRupees, hra.rentAboveShareRupees, hra.shareOfSalaryRupees) &&
      hra.rupees !== hra.shareOfSalaryRupees,
  ],
  [
    'rent-and-home-loan:q3',
    /^Neither interest nor principal/,
    homeLoan('new') === 0 && homeLoan('old') > 0 && saved('new', { section80c: 150_000 }) === 0,
  ],
  [
    'rent-and-home-loan:q4',
    /^The flat share of rent/,
    taxedRent('new') < 300_000 && taxedRent('old') < 300_000,
  ],
  [
    'rent-and-home-loan:q5',
    /^It cannot lower salary$/,
    savedBy(houseLoss, 'new') === 0 &&
      savedBy(houseLoss, 'old') > 0 &&
      savedBy(houseLoss, 'new', shortGain) === 0,
  ],
  [
    'tax-on-investments:q2',
    /^By slab, however long/,
    on(specifiedFundGains).unitsBoughtFrom <= '2025-01-01' &&
      on(specifiedFundGains).holds === 'over-65-percent-debt',
  ],
  [
    'tax-on-investments:q3',
    /^Nothing against that gain/,
    on(capitalLosses).longTermLowersOnlyLongTerm && savedBy(longLoss, 'new', shortGain) === 0,
  ],
  [
    'tax-on-investments:q6',
    /^The tax on the gain$/,
    taxOf(smallGain, 'new') > 0 && newTax(900_000) === 0,
  ],
  ['tds-and-advance-tax:q3', /^He has caught up/, (caughtUp[0] ?? NaN) > 0 && caughtUp[1] === 0],
  [
    'tds-and-advance-tax:q4',
    /^A resident of 67/,
    !advanceTaxSchedule({ ...owing, isExemptSenior: isExemptAt67 }).isDue &&
      advanceTaxSchedule(owing).isDue &&
      advanceTaxSchedule({ ...owing, isPresumptive: true }).isDue,
  ],
  [
    'tds-and-advance-tax:q6',
    /^A whole month more$/,
    lateBy('2027-08-01') - lateBy('2027-07-31') >= owing.taxAfterTdsRupees / 100,
  ],
  [
    'filing-your-return:q1',
    /^Yes, as income is above/,
    1_100_000 > (slabs[1]?.aboveRupees ?? NaN) && newTax(1_100_000) === 0,
  ],
  [
    'filing-your-return:q2',
    /^Each employer reckoned/,
    newTax(650_000) === 0 && newTax(1_300_000) > 0,
  ],
]);

test.each([...optionsAndRisk, ...protectionLoansRetirement, ...tax])(
  '$question: the option marked as right follows from its rule in this test',
  ({ follows, found, right }) => {
    expect([follows, found]).toEqual([true, right]);
  },
);

test('the people of the examples deduct no more than the caps allow', () => {
  const basket = on(longTermSavings).capRupees;
  const { belowSixtyRupees, fromSixtyRupees } = on(healthInsurance);
  const imran = basket + belowSixtyRupees;
  const devika = imran + fromSixtyRupees + on(ownPension).capRupees;
  expect(textOf('tax/new-or-old-regime')).toContain(`deductionsRupees={${imran}}`);
  expect(textOf('tax/deductions-that-count')).toContain(`deductionsRupees={${devika}}`);
});
