import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cagrPercent } from '@/lib/cashflow/cagr';
import { instalmentOf, monthsUntilEmpty } from '@/lib/cashflow/annuity';
import { lessonsOf } from '@/lib/education/domain/course';
import { loadCourse } from '@/lib/education/server/source';
import { specifiedFundGains } from '@/content/law/capital-gains';
import { healthAndEducationCess } from '@/content/law/cess';
import { indexLots } from '@/content/law/contract-lots';
import type { DatedRow } from '@/lib/law/dated-row';
import { healthInsurance, longTermSavings, ownPension } from '@/content/law/deductions';
import { derivativeLosses } from '@/content/law/derivative-losses';
import { capitalLosses } from '@/content/law/losses';
import { newRegimeSlabs } from '@/content/law/slabs';
import { standardDeduction } from '@/content/law/standard-deduction';
import type { Regime } from '@/lib/law/regime';
import { blackScholes } from '@/lib/options/domain/pricing/black';
import { payoffAtExpiry, worthAtExpiry } from '@/lib/options/domain/position/expiry-payoff';
import type { Leg, OptionLeg, StockLeg } from '@/lib/options/domain/position/leg';
import { extremesOf, resultAt } from '@/lib/options/domain/position/piecewise-linear';
import { realReturnPercent } from '@/lib/sip/domain/real-value';
import {
  type AdvanceTaxFacts,
  advanceTaxInterest,
  advanceTaxSchedule,
} from '@/lib/tax/domain/advance-tax';
import { breakEvenDeductions } from '@/lib/tax/domain/break-even';
import { computeTax } from '@/lib/tax/domain/compute-tax';
import { hraExemption } from '@/lib/tax/domain/income';
import {
  type AmountGroup,
  type Amounts,
  defaultYear,
  emptyInput,
  type TaxInput,
} from '@/lib/tax/domain/inputs/input';
import { lateReturnInterest } from '@/lib/tax/domain/late-payment';
import { lawOfYear } from '@/lib/tax/domain/law-of-year';

/**
 * Which options of a quiz are right, worked out with our own functions and the newest rows of law, and not read from
 * the quiz: an answer marked as right that the law or the arithmetic contradicts turns red.
 */

type Changes = Partial<Pick<TaxInput, 'age' | 'hraCity' | 'parentsAge'>> & {
  [Group in AmountGroup]?: Partial<Amounts[Group]>;
};

/** A resident below 60 without any income, but for what is given. */
function person(changes: Changes): TaxInput {
  const empty = emptyInput(defaultYear);
  return Object.entries(changes).reduce<TaxInput>(
    (input, [name, value]) => ({
      ...input,
      [name]: typeof value === 'object' ? { ...empty[name as AmountGroup], ...value } : value,
    }),
    empty,
  );
}

function taxOf(changes: Changes, regime: Regime): number {
  return computeTax(person(changes), regime).taxRupees;
}

const salary = (gross: number) => ({ salaryRupees: { gross } });

/** Whole rupees that a deduction takes off the tax before cess; at 20 lakh the last rupees bear 30 % in the old regime. */
function saved(
  regime: Regime,
  deductionsRupees: Partial<Amounts['deductionsRupees']>,
  base: Partial<Amounts['deductionsRupees']> = {},
  gross = 2_000_000,
  parentsAge: TaxInput['parentsAge'] = 'below60',
): number {
  const parts = (deductions: Partial<Amounts['deductionsRupees']>) =>
    computeTax(person({ ...salary(gross), parentsAge, deductionsRupees: deductions }), regime)
      .beforeCessParts / 100_000;
  return Math.round(parts(base) - parts({ ...base, ...deductionsRupees }));
}

function newest<Value>(rows: readonly DatedRow<Value>[]): Value {
  const last = rows.at(-1);
  if (!last) throw new Error('No row');
  return last.value;
}

function option(side: 'buy' | 'sell', kind: 'call' | 'put', strike: number, priceRupees: number) {
  const leg: OptionLeg = {
    side,
    kind,
    strike,
    priceRupees,
    lots: 1,
    unitsPerLot: 50,
    expiry: '2026-11-26',
    volatility: 0,
  };
  return leg;
}

const shares: StockLeg = { side: 'buy', kind: 'stock', lots: 1, unitsPerLot: 50, priceRupees: 400 };

function at(spot: number, ...legs: Leg[]): number {
  return resultAt(payoffAtExpiry(legs), spot);
}

function extremes(...legs: Leg[]) {
  return extremesOf(payoffAtExpiry(legs));
}

function isRightThatGainsFromAFall(leg: OptionLeg): boolean {
  return at(90, leg) > at(110, leg) && extremes(leg).worstRupees !== 'unlimited';
}

function callPrice(days: number, volatility: number, spot = 500): number {
  const terms = { right: 'call', strike: 500, years: days / 365 } as const;
  return blackScholes(terms, { spot, dividendYield: 0, volatility, rate: 0.06 }).price;
}

const boughtCall = option('buy', 'call', 500, 20);
const soldCall = option('sell', 'call', 500, 20);
const furtherCall = option('buy', 'call', 600, 8);
const coveredCall = [shares, option('sell', 'call', 430, 7)] as const;
const spread = [boughtCall, option('sell', 'call', 600, 8)] as const;

/** What the whole of an instalment loan costs in interest. */
const interestOf = (months: number) => instalmentOf(800_000, 10.5, months) * months - 800_000;
const flatInstalment = (800_000 * (1 + (7 / 100) * 5)) / 60;
const reducingInstalment = instalmentOf(800_000, 10, 60);
const monthsAfterRise = monthsUntilEmpty(5_000_000, instalmentOf(5_000_000, 8.5, 240), 9.5);
const realGrowth = Math.round(realReturnPercent(9, 6));

/** Check-ups of parents use the cap of the parents. */
const bothCapsFull = { healthSelf: 25_000, healthParents: 25_000 };
/** With rent from another house, so that interest on the home has something to be set against in both regimes. */
const letHouse = { ...salary(2_000_000), houseRupees: { rentReceived: 600_000 } };
const homeAndLetHouse = {
  ...salary(2_000_000),
  houseRupees: { rentReceived: 600_000, selfOccupiedInterest: 200_000 },
};
const savedByHomeLoan = (regime: Regime) =>
  taxOf(letHouse, regime) - taxOf(homeAndLetHouse, regime);

const renter = person({
  hraCity: 'pune',
  salaryRupees: { gross: 1_500_000, basicAndDa: 900_000, hraReceived: 360_000, rentPaid: 300_000 },
});
const hra = hraExemption(renter, lawOfYear(defaultYear).hra);
const hraParts = [hra.receivedRupees, hra.rentAboveShareRupees, hra.shareOfSalaryRupees];

const letFlat = { houseRupees: { rentReceived: 300_000, letOutInterest: 0 } };
const taxedRent = (regime: Regime) => computeTax(person(letFlat), regime).income.grossTotalRupees;
const houseLoss = { houseRupees: { rentReceived: 0, letOutInterest: 120_000 } };
const savedByHouseLoss = (regime: Regime) =>
  taxOf(salary(2_000_000), regime) - taxOf({ ...salary(2_000_000), ...houseLoss }, regime);

const pay = salary(2_000_000);
const shortGain = { ...pay, gainsRupees: { shortTermEquity: 100_000 } };
const withLongLoss = {
  ...pay,
  gainsRupees: { shortTermEquity: 100_000, longTermEquity: -100_000 },
};
const smallGain = { ...salary(900_000), gainsRupees: { shortTermEquity: 50_000 } };
const onlyGain = taxOf(smallGain, 'new') - taxOf(salary(900_000), 'new');

const slabTaxOf = (totalRupees: number) =>
  computeTax(person({ otherRupees: { normal: totalRupees } }), 'new').slabTax.paise / 100;
const interest = (normal: number, age = 45) => taxOf({ age, otherRupees: { normal } }, 'new');
const extraWork = interest(1_540_000) - interest(1_500_000);
const cessPercent = newest(healthAndEducationCess).ratePercent;
const justAbove = computeTax(person({ otherRupees: { normal: 1_210_000 } }), 'new');
const slabAbove12Lakh = newest(newRegimeSlabs).find(({ aboveRupees }) => aboveRupees === 1_200_000);

const breakEven = breakEvenDeductions(person(pay));
const breakEvenRupees = breakEven.kind === 'above' ? breakEven.deductionsRupees : NaN;
const oldTaxAtBreakEven = taxOf(
  { ...pay, deductionsRupees: { other: breakEvenRupees + 1000 } },
  'old',
);

const savedInNewRegime = (changes: Changes) =>
  taxOf(pay, 'new') - taxOf({ ...pay, ...changes }, 'new');

const owing: AdvanceTaxFacts = {
  year: defaultYear,
  taxAfterTdsRupees: 100_000,
  isPresumptive: false,
  isExemptSenior: false,
};
const owesInAdvance = (facts: Partial<AdvanceTaxFacts>) =>
  advanceTaxSchedule({ ...owing, ...facts }).isDue;
const septemberShare = lawOfYear(defaultYear).advanceTax.value.instalments[1]?.cumulativePercent;
const caughtUp = advanceTaxInterest(
  owing,
  [{ date: '2026-09-15', rupees: ((septemberShare ?? NaN) / 100) * owing.taxAfterTdsRupees }],
  '2027-03-31',
).deferment.instalments.map(({ interestRupees }) => interestRupees);
const lateBy = (day: '2027-07-31' | '2027-08-01') =>
  lateReturnInterest({ ...owing, hasBusiness: false }, [], day).rupees +
  advanceTaxInterest(owing, [], day).default.rupees;
const costOfADay = lateBy('2027-08-01') - lateBy('2027-07-31');
const interestOfAMonth = owing.taxAfterTdsRupees / 100;

/** Of each question the options that can be worked out, and whether each is right. */
const answers: Readonly<Record<string, Readonly<Record<string, boolean>>>> = {
  'options-and-risk/what-an-option-is:q2': {
    'Buying a call': isRightThatGainsFromAFall(option('buy', 'call', 100, 4)),
    'Selling a call': isRightThatGainsFromAFall(option('sell', 'call', 100, 4)),
    'Buying a put': isRightThatGainsFromAFall(option('buy', 'put', 100, 4)),
  },
  'options-and-risk/what-an-option-is:q3': {
    'A loss, because the rise above the strike was smaller than the premium':
      at(510, boughtCall) < 0,
    'A gain, because the share ended above the strike': at(510, boughtCall) > 0,
    'Neither gain nor loss': at(510, boughtCall) === 0,
  },
  'options-and-risk/what-an-option-is:q4': {
    'Because a contract covers a whole lot, and the sum it stands for is larger still':
      newest(indexLots.NIFTY).units > 1,
    'Because the premium is paid back at expiry': at(400, boughtCall) === 0,
  },
  'options-and-risk/what-moves-an-option-price:q1': Object.fromEntries(
    ['26', '6', '20', '0'].map((text) => [
      text,
      worthAtExpiry(option('buy', 'put', 320, 26), 300) === Number(text),
    ]),
  ),
  'options-and-risk/what-moves-an-option-price:q2': {
    'Its time value shrinks, and faster the closer expiry is':
      callPrice(7, 0.25) - callPrice(0, 0.25) > callPrice(30, 0.25) - callPrice(23, 0.25) &&
      callPrice(30, 0.25) > callPrice(23, 0.25),
    'Nothing, because the share has not moved': callPrice(14, 0.25) === callPrice(7, 0.25),
    'It gains, because waiting is rewarded': callPrice(7, 0.25) > callPrice(14, 0.25),
  },
  'options-and-risk/what-moves-an-option-price:q3': {
    'Implied volatility dropped once the news was known':
      callPrice(29, 0.25, 505) < callPrice(30, 0.4, 500),
    'Calls fall when shares rise': callPrice(30, 0.4, 505) < callPrice(30, 0.4, 500),
  },
  'options-and-risk/selling-options-and-margin:q1': {
    'The premium': extremes(soldCall).bestRupees === 20 * 50,
    'The strike less the premium': extremes(soldCall).bestRupees === (500 - 20) * 50,
    'There is no limit': extremes(soldCall).bestRupees === 'unlimited',
  },
  'options-and-risk/selling-options-and-margin:q5': {
    'It gives the pair a known largest loss':
      extremes(soldCall).worstRupees === 'unlimited' &&
      extremes(soldCall, furtherCall).worstRupees !== 'unlimited',
    'It doubles the premium': at(400, soldCall, furtherCall) === 2 * at(400, soldCall),
    'It removes every risk': at(700, soldCall, furtherCall) >= 0,
  },
  'options-and-risk/costs-and-the-odds:q3': {
    'A large majority lost money after costs': newest(derivativeLosses).losersPercent > 80,
    'About half of them won': Math.abs(newest(derivativeLosses).losersPercent - 50) < 10,
    'Most won, and a few large losses spoilt the total':
      newest(derivativeLosses).losersPercent < 50,
  },
  'options-and-risk/limits-on-a-loss:q2': {
    'A fall of the share': at(200, ...coveredCall) === at(200, shares) + 7 * 50,
    'A sharp rise of the share': at(600, ...coveredCall) < 0,
    'An unlimited loss on the call': extremes(...coveredCall).worstRupees === 'unlimited',
  },
  'options-and-risk/limits-on-a-loss:q3': {
    'It raises both the cost and the largest gain': at(400, ...spread) < at(400, boughtCall),
    'It lowers the cost and caps the gain':
      at(400, ...spread) > at(400, boughtCall) &&
      extremes(boughtCall).bestRupees === 'unlimited' &&
      extremes(...spread).bestRupees !== 'unlimited',
    'It removes the chance of a loss': at(400, ...spread) >= 0,
  },
  'options-and-risk/limits-on-a-loss:q4': {
    'There is no largest loss that could be named in advance':
      extremes(soldCall).worstRupees === 'unlimited',
    'The loss stops at the edge of the picture': at(5000, soldCall) === at(1000, soldCall),
  },
  'options-and-risk/how-much-to-risk:q1': {
    'Half again': cagrPercent(50, 100, 1) === 50,
    'A doubling': cagrPercent(50, 100, 1) === 100,
  },
  'protection-loans-retirement/health-insurance-in-plain-words:q5': {
    'In the old regime only, up to a cap':
      saved('old', { healthSelf: 25_000 }) > 0 &&
      saved('old', { healthSelf: 90_000 }) === saved('old', { healthSelf: 25_000 }) &&
      saved('new', { healthSelf: 25_000 }) === 0,
    'In both, without a cap': saved('new', { healthSelf: 25_000 }) > 0,
    'In the new regime only': saved('old', { healthSelf: 25_000 }) === 0,
  },
  'protection-loans-retirement/insurance-that-promises-a-return:q5': {
    'In the old regime, as far as there is space under the cap':
      saved('old', { section80c: 100_000 }) > 0 &&
      saved('old', { section80c: 250_000 }, { section80c: 150_000 }) === 0,
    'In both regimes, always': saved('new', { section80c: 100_000 }) > 0,
  },
  'protection-loans-retirement/how-a-loan-works:q2': {
    'It falls, because each instalment is smaller': interestOf(84) < interestOf(60),
    'It stays the same, because the rate does': interestOf(84) === interestOf(60),
    'It rises': interestOf(84) > interestOf(60),
  },
  'protection-loans-retirement/how-a-loan-works:q3': {
    'The flat one, since 7 is less than 10': flatInstalment < reducingInstalment,
    'The reducing one': reducingInstalment < flatInstalment,
    'They cost the same once all instalments are paid': reducingInstalment === flatInstalment,
  },
  'protection-loans-retirement/home-loan-decisions:q2': {
    'Nothing, because the rate is fixed for you': Math.round(monthsAfterRise) === 240,
    'The loan now lasts longer': monthsAfterRise > 241,
  },
  'protection-loans-retirement/home-loan-decisions:q4': {
    'All of it': savedByHomeLoan('new') > savedByHomeLoan('old'),
    Nothing: savedByHomeLoan('new') === 0,
    'The same as in the old regime': savedByHomeLoan('new') === savedByHomeLoan('old'),
  },
  'protection-loans-retirement/how-much-for-retirement:q2': Object.fromEntries(
    [15, 9, 3].map((percent) => [`${percent} per cent`, realGrowth === percent]),
  ),
  'protection-loans-retirement/how-much-for-retirement:q4': {
    'Your own payments into the provident fund': saved('new', { section80c: 50_000 }) > 0,
    'Your own further payments into the NPS': saved('new', { ownPension: 50_000 }) > 0,
    "The employer's payments into your NPS, up to a share of pay":
      savedInNewRegime({
        salaryRupees: { gross: 2_000_000, basicAndDa: 1_000_000, employerPension: 100_000 },
      }) > 0,
  },
  'tax/how-income-tax-works:q1': {
    'All of her income':
      slabTaxOf(1_240_000) === 1_240_000 * ((slabAbove12Lakh?.ratePercent ?? NaN) / 100),
    'None, because a raise is taxed a year later': slabTaxOf(1_240_000) === slabTaxOf(1_190_000),
    'Only the part that lies inside the higher slab':
      slabTaxOf(1_240_000) - slabTaxOf(1_200_000) ===
      40_000 * ((slabAbove12Lakh?.ratePercent ?? NaN) / 100),
  },
  'tax/how-income-tax-works:q3': {
    'Interest is never covered by any rebate': interest(1_200_000) > 0,
    'Interest is taxed at one flat rate': interest(3_200_000) === 2 * interest(1_600_000),
    'Interest has no standard deduction':
      interest(1_275_000) > 0 &&
      taxOf(salary(1_275_000), 'new') === 0 &&
      interest(1_275_000 - newest(standardDeduction.new).rupees) === 0,
    'The rebate is for people below 60 only': interest(1_200_000, 70) > 0,
  },
  'tax/how-income-tax-works:q4': {
    'The effective rate': extraWork === (40_000 * interest(1_500_000)) / 1_500_000,
    'The marginal rate':
      Math.round(extraWork) ===
      40_000 * ((slabAbove12Lakh?.ratePercent ?? NaN) / 100) * (1 + cessPercent / 100),
    'The rate of cess': extraWork === (40_000 * cessPercent) / 100,
  },
  'tax/how-income-tax-works:q5': {
    'It gives the full rebate a little above the limit': justAbove.taxRupees === 0,
    'It caps the tax at the income above the limit': justAbove.beforeCessParts / 100_000 === 10_000,
  },
  'tax/new-or-old-regime:q2': {
    'The deductions at which both regimes cost the same':
      Math.abs(oldTaxAtBreakEven - taxOf(pay, 'new')) < 1000,
    'The largest deduction that the law allows to you':
      saved('old', { other: breakEvenRupees + 100_000 }) ===
      saved('old', { other: breakEvenRupees }),
    'The standard deduction of the old regime':
      breakEvenRupees === newest(standardDeduction.old).rupees,
    'The deduction at which the tax of the year is zero': oldTaxAtBreakEven === 0,
  },
  'tax/new-or-old-regime:q3': {
    'House rent allowance':
      taxOf({ ...salary(1_500_000) }, 'new') > computeTax(renter, 'new').taxRupees,
    'A premium for health insurance of the family': saved('new', { healthSelf: 25_000 }) > 0,
    'Tax-saving funds under section 80C': saved('new', { section80c: 150_000 }) > 0,
    "The employer's payment into your NPS account":
      savedInNewRegime({
        salaryRupees: { gross: 2_000_000, basicAndDa: 1_000_000, employerPension: 140_000 },
      }) > 0,
  },
  'tax/new-or-old-regime:q5': {
    'Because it counts only half at higher incomes':
      saved('old', { section80c: 150_000 }) === saved('old', { other: 75_000 }),
    'Because the break-even is far above its cap':
      breakEvenRupees > 2 * newest(longTermSavings).capRupees,
    'Because 80C is closed to people above 15 lakh': saved('old', { section80c: 150_000 }) === 0,
    'Because the standard deduction is lost in the old regime':
      newest(standardDeduction.old).rupees === 0,
  },
  'tax/new-or-old-regime:q6': {
    'In the new regime it saves no tax at all': saved('new', { section80c: 100_000 }) === 0,
    'It saves the same tax in both regimes':
      saved('new', { section80c: 100_000 }) === saved('old', { section80c: 100_000 }),
  },
  'tax/deductions-that-count:q1': {
    'It lowers the tax by a fifth of 50,000':
      saved('old', { other: 50_000 }, {}, 800_000) === 10_000,
    'It lowers the tax by 50,000': saved('old', { other: 50_000 }, {}, 800_000) === 50_000,
    'It lowers the tax by whatever your average rate is':
      saved('old', { other: 50_000 }, {}, 800_000) ===
      (50_000 * taxOf(salary(800_000), 'old')) / 800_000,
  },
  'tax/deductions-that-count:q2': {
    'Count what she already pays and decide only about the rest':
      saved('old', { section80c: 150_000 }, { section80c: 120_000 }) > 0 &&
      saved('old', { section80c: 200_000 }, { section80c: 150_000 }) === 0,
  },
  'tax/deductions-that-count:q3': {
    'Inside the cap of your own family':
      saved('old', { healthParents: 50_000 }, { healthSelf: 25_000 }, 2_000_000, 'from60') === 0,
    'In a second cap, the higher one for a parent of 60 or more':
      saved('old', { healthParents: 50_000 }, { healthSelf: 25_000 }, 2_000_000, 'from60') >
      saved('old', { healthParents: 50_000 }, { healthSelf: 25_000 }),
    'Not at all, because only your own cover counts':
      saved('old', { healthParents: 50_000 }, {}, 2_000_000, 'from60') === 0,
  },
  'tax/deductions-that-count:q4': {
    'It counts, but only as far as the cap has room':
      saved('old', { preventiveCheckup: 4000 }, { healthSelf: 20_000 }) ===
        saved('old', { other: 4000 }) &&
      saved('old', { preventiveCheckup: 4000 }, bothCapsFull) === 0,
    'It always comes on top of the premium cap':
      saved('old', { preventiveCheckup: 4000 }, bothCapsFull) > 0,
    'It counts under 80C': saved('old', { preventiveCheckup: 4000 }, { section80c: 150_000 }) === 0,
  },
  'tax/deductions-that-count:q5': {
    'Both, up to a common cap':
      saved('old', { educationLoan: 600_000 }) === saved('old', { educationLoan: 300_000 }),
    'The interest, without a cap, for eight years':
      saved('old', { educationLoan: 600_000 }) === saved('old', { other: 600_000 }),
  },
  'tax/rent-and-home-loan:q1': {
    'It is the largest of three figures': hra.rupees === Math.max(...hraParts),
    'It is always half of basic pay': hra.rupees === hra.shareOfSalaryRupees,
    'It is the smallest of three figures': hra.rupees === Math.min(...hraParts),
    'It is whatever rent you pay': hra.rupees === 300_000,
  },
  'tax/rent-and-home-loan:q3': {
    'Neither interest nor principal lowers the tax':
      savedByHomeLoan('new') === 0 && saved('new', { section80c: 150_000 }) === 0,
    'Interest is deducted without a cap': savedByHomeLoan('new') > savedByHomeLoan('old'),
    'Only the principal counts': saved('new', { section80c: 150_000 }) > 0,
    'Interest counts up to the cap and principal does not':
      savedByHomeLoan('new') === savedByHomeLoan('old'),
  },
  'tax/rent-and-home-loan:q4': {
    'Nothing, as there are no bills': taxedRent('new') === 300_000,
    'The flat share of rent after municipal taxes':
      taxedRent('new') < 300_000 && taxedRent('old') < 300_000,
  },
  'tax/rent-and-home-loan:q5': {
    'It cannot lower salary': savedByHouseLoss('new') === 0 && savedByHouseLoss('old') > 0,
    'It lowers salary by up to 2 lakh': savedByHouseLoss('new') > 0,
    'It lowers capital gains first':
      taxOf({ ...shortGain, ...houseLoss }, 'new') < taxOf(shortGain, 'new'),
  },
  'tax/tax-on-investments:q2': {
    'By slab, however long they were held':
      newest(specifiedFundGains).unitsBoughtFrom <= '2025-01-01' &&
      newest(specifiedFundGains).holds === 'over-65-percent-debt',
    'At the long-term rate of shares': newest(specifiedFundGains).unitsBoughtFrom > '2025-12-31',
  },
  'tax/tax-on-investments:q3': {
    'Nothing against that gain; it may be carried forward':
      newest(capitalLosses).longTermLowersOnlyLongTerm &&
      taxOf(withLongLoss, 'new') === taxOf(shortGain, 'new'),
    'Lower the short-term gain': taxOf(withLongLoss, 'new') < taxOf(shortGain, 'new'),
    'Lower your salary':
      taxOf({ ...pay, gainsRupees: { longTermEquity: -100_000 } }, 'new') < taxOf(pay, 'new'),
  },
  'tax/tax-on-investments:q6': {
    'The tax on the gain': onlyGain > 0 && onlyGain === taxOf(smallGain, 'new'),
    'Nothing, the rebate covers both': taxOf(smallGain, 'new') === 0,
    'Tax on the salary only': taxOf(salary(900_000), 'new') > 0,
  },
  'tax/tds-and-advance-tax:q3': {
    'He must still pay the June part separately': (caughtUp[1] ?? NaN) > 0,
    'He has caught up, and only the June part bore interest':
      (caughtUp[0] ?? NaN) > 0 && caughtUp[1] === 0,
  },
  'tax/tds-and-advance-tax:q4': {
    'A salaried person of 35 with large rent income': !owesInAdvance({}),
    'A resident of 67 with pension and interest and no business': !owesInAdvance({
      isExemptSenior: lawOfYear(defaultYear).advanceTax.value.exemptFromAgeYears <= 67,
    }),
    'A doctor of 45 on presumptive taxation': !owesInAdvance({ isPresumptive: true }),
  },
  'tax/tds-and-advance-tax:q6': {
    'A thirtieth of a month': costOfADay > 0 && costOfADay < interestOfAMonth,
    'A whole month more': costOfADay >= interestOfAMonth,
    'Nothing, there is a day of grace': costOfADay === 0,
  },
  'tax/filing-your-return:q1': {
    'Yes, as income is above the exemption':
      1_100_000 > (newest(newRegimeSlabs)[1]?.aboveRupees ?? NaN) &&
      taxOf(salary(1_100_000), 'new') === 0,
  },
  'tax/filing-your-return:q2': {
    'Each employer reckoned as if it were the only one':
      taxOf(salary(650_000), 'new') === 0 && taxOf(salary(1_300_000), 'new') > 0,
  },
};

test.each(Object.entries(answers))('%s: what is marked as right is right', async (key, options) => {
  const [id, question] = key.split(':');
  const lesson = lessonsOf(await loadCourse()).find((each) => each.id === id);
  const asked = lesson?.questions.find((each) => each.id === question);
  const marked = (text: string) => asked?.options.find((each) => each.text === text)?.isRight;
  expect(Object.values(options).filter(Boolean)).toHaveLength(1);
  for (const [text, isRight] of Object.entries(options)) {
    expect([text, marked(text)]).toEqual([text, isRight]);
  }
});

test('what people of the examples deduct is no more than the caps allow', () => {
  const textOf = (slug: string) =>
    readFileSync(join(process.cwd(), 'content/lessons/tax', `${slug}.mdx`), 'utf8');
  const basket = newest(longTermSavings).capRupees;
  const { belowSixtyRupees, fromSixtyRupees } = newest(healthInsurance);
  const imran = basket + belowSixtyRupees;
  const devika = imran + fromSixtyRupees + newest(ownPension).capRupees;
  expect(textOf('new-or-old-regime')).toContain(`deductionsRupees={${imran}}`);
  expect(textOf('deductions-that-count')).toContain(`deductionsRupees={${devika}}`);
});
