import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { computedRules } from '@/components/education/computed-rules';
import { type IsoDate, longDate } from '@/lib/calendar/iso-date';
import { instalmentOf } from '@/lib/cashflow/annuity';
import { cagrPercent } from '@/lib/cashflow/cagr';
import { rollingReturns } from '@/lib/cashflow/rolling-returns';
import { annualRatePercent } from '@/lib/cashflow/xirr';
import { lessonsOf } from '@/lib/education/domain/course';
import { citedFigure } from '@/lib/education/domain/law-citation';
import { questionKey, type QuizQuestion } from '@/lib/education/domain/quiz';
import { loadCourse } from '@/lib/education/server/source';
import { advanceTax } from '@/content/law/advance-tax';
import { equityLongTermGains, specifiedFundGains } from '@/content/law/capital-gains';
import { healthAndEducationCess } from '@/content/law/cess';
import { rowHolding, rowOn, type DatedRow } from '@/lib/law/dated-row';
import { professionalTax } from '@/content/law/deductions';
import { providentFund, wages } from '@/content/law/everyday-rules';
import { shareBuyback } from '@/content/law/other-assets';
import { rebate } from '@/content/law/rebate';
import {
  securitiesTransactionTax,
  transactionTaxRounding,
} from '@/content/law/securities-transaction-tax';
import { newRegimeSlabs } from '@/content/law/slabs';
import { standardDeduction } from '@/content/law/standard-deduction';
import { stampDuty } from '@/content/law/trading-duties';
import { messages } from '@/lib/messages';
import { solveForGoal } from '@/lib/sip/domain/goal';
import { sellOldestFirst } from '@/lib/sip/domain/lots';
import { examplePlan, monthsPerYear, type SipPlan } from '@/lib/sip/domain/plan';
import { projectSip } from '@/lib/sip/domain/project';
import { inflatedRupees, realReturnPercent, realRupees } from '@/lib/sip/domain/real-value';
import { computeTax } from '@/lib/tax/domain/compute-tax';
import { defaultYear, emptyInput, type TaxInput } from '@/lib/tax/domain/inputs/input';

/**
 * The answers marked as right, of the paths first-salary, saving-and-funds and stocks, that follow from a formula or a
 * row of law, worked out again. A row of law that changes turns the question red whose answer rests on it.
 */
const today: IsoDate = '2026-11-23';
const on = <Value>(rows: readonly DatedRow<Value>[]): Value => rowHolding(rows, today).value;

const words: Readonly<Record<string, number>> = { two: 2, three: 3, five: 5, seven: 7, twelve: 12 };
const units: Readonly<Record<string, number>> = { lakh: 1e5, crore: 1e7 };

/** The numbers of a text, as they come; "₹8 lakh" is 800000, and a few are written as words. */
function numbersOf(text: string): number[] {
  return [...text.matchAll(/(\d[\d,]*(?:\.\d+)?|\b[a-z]+\b)(?: (lakh|crore))?/g)].flatMap(
    ([, word = '', unit = '']) => {
      const number = words[word] ?? Number(word.replace(/,/g, ''));
      return word === '' || Number.isNaN(number) ? [] : [number * (units[unit] ?? 1)];
    },
  );
}

/** What an option must say to be the right one: a number that it names, or words that no other option has. */
type Answer = number | RegExp;
type Case = (numbers: number[], question: QuizQuestion) => Answer;

/** The index of the only option that says so; of numbers, of the option whose first one is nearest. */
function optionThatSays({ options }: QuizQuestion, answer: Answer): number {
  if (typeof answer === 'number') {
    const distances = options.map(({ text }) =>
      Math.abs((numbersOf(text)[0] ?? Infinity) / answer - 1),
    );
    const nearest = Math.min(...distances);
    return nearest < 0.1 ? distances.indexOf(nearest) : -1;
  }
  const found = options.flatMap(({ text }, index) => (answer.test(text) ? [index] : []));
  return found.length === 1 ? found[0]! : -1;
}

const verdict = (isSo: boolean, then: RegExp, otherwise: RegExp): RegExp =>
  isSo ? then : otherwise;

function salaried(gross: number, section80c = 0): TaxInput {
  const empty = emptyInput(defaultYear);
  return {
    ...empty,
    salaryRupees: { ...empty.salaryRupees, gross },
    deductionsRupees: { ...empty.deductionsRupees, section80c },
  };
}

const newTax = (gross: number, section80c = 0) =>
  computeTax(salaried(gross, section80c), 'new').taxRupees;
const oldTax = (gross: number, section80c = 0) =>
  computeTax(salaried(gross, section80c), 'old').taxRupees;

const deduction = () => on(standardDeduction.new).rupees;
const cessFactor = () => 1 + on(healthAndEducationCess).ratePercent / 100;
/** A rate after the tax of a slab. */
const afterTax = (ratePercent: number, slabPercent: number) =>
  ratePercent * (1 - (slabPercent / 100) * cessFactor());

const plan = (details: Partial<SipPlan>) => projectSip({ ...examplePlan, ...details });
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function yearsToCrore(monthlyRupees: number): number {
  const terms = { ...examplePlan, monthlyRupees, annualReturnPercent: 10 };
  const found = solveForGoal(terms, 'months', { rupees: 1e7, inflationPercent: 0 });
  if (!found.ok) throw new Error(found.problem);
  return found.value.exact;
}

function textOf(id: string): string {
  return readFileSync(join(process.cwd(), 'content/lessons', `${id}.mdx`), 'utf8');
}

/** The numbers of a row of a table in a lesson, by the text of its first cell. */
function rowOf(id: string, name: string): number[] {
  const row = textOf(id)
    .split('\n')
    .find((line) => line.startsWith(`| ${name} `));
  if (!row) throw new Error(`No row ${name} in ${id}`);
  return numbersOf(row.slice(name.length + 2));
}

const statements = 'stocks/reading-the-statements';
const growth = (name: string) => {
  const [before = NaN, after = NaN] = rowOf(statements, name);
  return after / before;
};

/** A fund over six yearly days, and what two savers earn who put most of their money in at different times. */
const navs: readonly { date: IsoDate; value: number }[] = [
  { date: '2020-01-01', value: 100 },
  { date: '2021-01-01', value: 140 },
  { date: '2022-01-01', value: 100 },
  { date: '2023-01-01', value: 120 },
  { date: '2024-01-01', value: 140 },
  { date: '2025-01-01', value: 168.5 },
];
function rateOfPaying(rupeesByYear: readonly number[]): number {
  const end = navs.at(-1)!;
  const worth = rupeesByYear.reduce(
    (sum, rupees, year) => sum + (rupees / navs[year]!.value) * end.value,
    0,
  );
  const paid = rupeesByYear.map((rupees, year) => ({ date: navs[year]!.date, rupees: -rupees }));
  return annualRatePercent([...paid, { date: end.date, rupees: worth }])!;
}

const drawnDown = (returns: readonly number[]) =>
  returns.reduce((pot, percent) => (pot - 8) * (1 + percent / 100), 100);

const cases: Readonly<Record<string, Case>> = {
  'first-salary/reading-your-payslip:q2': () =>
    verdict(on(wages).leftOutAtMostPercent < 100, /counted on wages/, /a share of basic pay/),
  'first-salary/reading-your-payslip:q4': () => {
    // Each employer sees half of ₹15 lakh and counts every benefit once more.
    const missing = newTax(1_500_000) - 2 * newTax(750_000);
    return verdict(missing >= on(advanceTax).dueFromRupees, /^Too little tax/, /^Nothing/);
  },
  'first-salary/accounts-and-upi:q2': ([rate = NaN, inflation = NaN]) =>
    verdict(
      rate > 0 && realRupees(100 + rate, inflation, monthsPerYear) < 100,
      /^The balance grows but it buys less/,
      /^It keeps its buying power/,
    ),
  'first-salary/tax-from-first-salary:q1': () => {
    // Where the rebate ends, its relief takes more than a raise brings, but no slab does.
    const edges = on(newRegimeSlabs)
      .filter(({ aboveRupees }) => aboveRupees !== on(rebate.new).incomeLimitRupees)
      .map(({ aboveRupees }) => aboveRupees + deduction());
    const leaves = edges.every((edge) => newTax(edge + 10_000) - newTax(edge) < 10_000);
    return verdict(leaves, /only the part inside the new slab/, /his whole income/);
  },
  'first-salary/tax-from-first-salary:q2': () => {
    const edge = on(rebate.new).incomeLimitRupees + deduction();
    const above = newTax(edge + 1000);
    const isRelieved = newTax(edge) === 0 && above > 0 && above <= 1000 * cessFactor();
    return verdict(isRelieved, /^Relief keeps the tax near/, /^The full slab tax/);
  },
  'first-salary/tax-from-first-salary:q3': () => {
    const savesNothing = newTax(1_500_000, 150_000) === newTax(1_500_000);
    const isNewCheaper = newTax(1_500_000) < oldTax(1_500_000, 150_000);
    return verdict(savesNothing && isNewCheaper, /which regime costs less/, /highest deduction/);
  },
  'first-salary/credit-card-and-score:q3': () => {
    const card = instalmentOf(60_000, 42, 24);
    return verdict(instalmentOf(60_000, 15, 24) < card, /^A cheaper loan/, /minimum amount/);
  },
  'first-salary/time-and-inflation:q1': () => {
    const added = [0, 10, 20].map((start) => 1.08 ** (start + 10) - 1.08 ** start);
    return [/^The first/, /^Each decade/, /^The last/][added.indexOf(Math.max(...added))]!;
  },
  'first-salary/time-and-inflation:q2': ([years = NaN]) => {
    expect(cagrPercent(1, 2, years)).toBeCloseTo(26, 0);
    return 72 / years;
  },
  'first-salary/time-and-inflation:q3': ([rate = NaN, inflation = NaN]) => {
    const top = on(newRegimeSlabs).at(-1)!.ratePercent;
    const before = realReturnPercent(rate, inflation);
    const after = realReturnPercent(afterTax(rate, top), inflation);
    return verdict(before < 1 && after < 0, /^Close to nothing/, /^A gain of 6.5%/);
  },
  'first-salary/time-and-inflation:q4': () => {
    const divya = plan({ monthlyRupees: 3000, annualReturnPercent: 10, months: 360 });
    const nikhil = plan({ monthlyRupees: 9000, annualReturnPercent: 10, months: 180 });
    const isTime =
      divya.valueRupees > nikhil.valueRupees && divya.investedRupees < nikhil.investedRupees;
    return verdict(isTime, /more years to grow/, /better rate/);
  },

  'saving-and-funds/deposits-and-small-savings:q4': () => {
    const isOldAlone =
      newTax(2_000_000, 150_000) === newTax(2_000_000) &&
      oldTax(2_000_000, 150_000) < oldTax(2_000_000);
    return verdict(isOldAlone, /^It gives no deduction/, /^It gives the deduction/);
  },
  'saving-and-funds/deposits-and-small-savings:q5': () => {
    const left = on(newRegimeSlabs).map(({ ratePercent }) => afterTax(7, ratePercent) - 6);
    const differs = left.some((gain) => gain > 0) && left.some((gain) => gain < 0);
    return verdict(differs, /^Their slabs differ/, /pay richer people more/);
  },
  'saving-and-funds/what-a-fund-is:q2': (numbers) => {
    // The same pot of ₹1 crore in units of either price; what it holds gains a tenth.
    const [low, high] = numbers.map((nav) => 1.1e7 / (1e7 / nav) / nav);
    return verdict(Math.abs(low! - high!) < 1e-9, /same percentage/, /The one at/);
  },
  'saving-and-funds/what-a-fund-is:q3': () => {
    const [pot, unitCount, added] = [1e7, 250_000, 1e7];
    const nav = pot / unitCount;
    const after = (pot + added) / (unitCount + added / nav);
    return verdict(Math.abs(after - nav) < 1e-9, /^Nothing/, /^It (rises|falls|doubles)/);
  },
  'saving-and-funds/what-a-fund-is:q4': ([payout]) => new RegExp(`falls by about ₹${payout} `),
  'saving-and-funds/kinds-of-funds-and-risk:q3': (_, { options }) => {
    const durations = options.map(({ text }) => numbersOf(text)[0] ?? 1 / 365);
    const [second = NaN, most = NaN] = [...durations].sort((one, other) => one - other).slice(1);
    expect(Math.round((second / most) * 5)).toBe(1); // "about a fifth"
    return most;
  },
  'saving-and-funds/kinds-of-funds-and-risk:q4': ([fall = NaN]) => cagrPercent(100 - fall, 100, 1),
  'saving-and-funds/cost-of-a-fund:q4': () => {
    const of = (annualReturnPercent: number) => plan({ annualReturnPercent, months: 300 });
    const lost = of(11.8).valueRupees - of(10).valueRupees;
    return verdict(lost > of(10).investedRupees, /a large sum over decades/, /A portfolio earns/);
  },
  'saving-and-funds/sip-and-lump-sum:q1': () => {
    const lesson = 'saving-and-funds/sip-and-lump-sum';
    const rows = ['June', 'July', 'August', 'September', 'October'].map((month) =>
      rowOf(lesson, month),
    );
    for (const [nav = NaN, bought] of rows) expect(bought).toBe(2000 / nav);
    const cost = 2000 / mean(rows.map(([, bought = NaN]) => bought));
    const average = mean(rows.map(([nav = NaN]) => nav));
    return verdict(cost < average, /bought more units/, /discount/);
  },
  'saving-and-funds/sip-and-lump-sum:q2': () => {
    // ₹50, then ₹40, then ₹25: more units at each instalment, and a loss all the same.
    const bought = [2000 / 50, 2000 / 40, 2000 / 25];
    const worth = bought.reduce((sum, count) => sum + count, 0) * 25;
    return verdict(worth < 6000 && bought[2]! > bought[0]!, /^Prevent a loss/, /^Buy more units/);
  },
  'saving-and-funds/sip-and-lump-sum:q3': () =>
    verdict(yearsToCrore(20_000) > yearsToCrore(10_000) / 2, /last years of a long plan/, /Tax/),
  'saving-and-funds/sip-and-lump-sum:q4': () => {
    const stepped = plan({ yearlyStepUpPercent: 10, months: 360 });
    const last = stepped.years.at(-1)!.instalmentRupees;
    return verdict(last > 10 * 10_000, /instalment in its last year/, /day of the month/);
  },
  'saving-and-funds/measuring-returns:q1': (numbers) => {
    const [percent = NaN] = numbers;
    const rates = [2, 12].map((years) => cagrPercent(100, 100 + percent, years));
    return verdict(rates[0]! > 20 && rates[1]! < 5, /^The period$/, /number of investors/);
  },
  'saving-and-funds/measuring-returns:q2': () => {
    const flows = Array.from({ length: 60 }, (_, month) => {
      const date = new Date(Date.UTC(2020, month, 1)).toISOString().slice(0, 10) as IsoDate;
      return { date, rupees: -1000 };
    });
    const days = (date: IsoDate) => (Date.parse('2025-01-01') - Date.parse(date)) / 86_400_000;
    const worth = flows.reduce((sum, { date }) => sum + 1000 * 1.1 ** (days(date) / 365), 0);
    const rate = annualRatePercent([...flows, { date: '2025-01-01', rupees: worth }])!;
    const isFound = Math.abs(rate - 10) < 1e-6;
    return verdict(isFound && cagrPercent(60_000, worth, 5) < 6, /^XIRR$/, /^CAGR/);
  },
  'saving-and-funds/measuring-returns:q3': (numbers) => {
    const fund = cagrPercent(navs[0]!.value, navs.at(-1)!.value, 5);
    expect(fund).toBeCloseTo(
      numbers.find((number) => number === 11)!,
      1,
    );
    const beforeFall = rateOfPaying([20, 80]);
    const beforeRise = rateOfPaying([20, 0, 80]);
    expect(beforeFall).toBeCloseTo(6, 0);
    return verdict(beforeFall < fund && beforeRise > fund, /shortly before a fall/, /always lower/);
  },
  'saving-and-funds/measuring-returns:q4': () => {
    const { minPercent, maxPercent } = rollingReturns(navs, 2)!;
    return verdict(maxPercent - minPercent > 10, /day of starting/, /expense ratio/);
  },
  'saving-and-funds/goals-and-mix:q1': ([cost = NaN]) =>
    verdict(
      inflatedRupees(cost, 8, 12 * monthsPerYear) > 2 * cost,
      /^Its likely cost/,
      /its price/,
    ),
  'saving-and-funds/selling-a-fund:q2': () => {
    const lots = Array.from({ length: 36 }, (_, boughtInMonth) => ({
      boughtInMonth,
      units: 10,
      costRupees: 1000,
    }));
    const sold = sellOldestFirst(lots)(360 / 5);
    return verdict(sold.at(-1)!.boughtInMonth === 7, /^The oldest$/, /^The newest$/);
  },
  'saving-and-funds/selling-a-fund:q3': ([received = NaN, cost = NaN]) => {
    const { ratePercent, yearlyExemptionRupees } = on(equityLongTermGains);
    expect(ratePercent * yearlyExemptionRupees).toBeGreaterThan(0); // "a yearly free amount"
    return received - cost;
  },
  'saving-and-funds/selling-a-fund:q4': () => {
    const { unitsBoughtFrom } = on(specifiedFundGains);
    return verdict('2024-11-23' >= unitsBoughtFrom, /^At her slab/, /long-term gain/);
  },
  'saving-and-funds/selling-a-fund:q5': () => {
    const [sold] = sellOldestFirst([{ boughtInMonth: 0, units: 100, costRupees: 4000 }])(10);
    const gain = 10 * 46 - sold!.costRupees;
    return verdict(gain > 0 && sold!.costRupees > 0, /part of it gain/, /^Gain alone/);
  },
  'saving-and-funds/selling-a-fund:q6': () => {
    const years = [-20, -10, 10, 15, 20, 25];
    const isWorse = drawnDown(years) < drawnDown([...years].reverse());
    return verdict(isWorse, /gone when prices return/, /^Tax/);
  },

  'stocks/what-a-share-is:q2': ([percent = NaN, faceValue = NaN]) => (percent / 100) * faceValue,
  'stocks/what-a-share-is:q5': () => {
    const [earnings, multiple] = [15, 20];
    const later = (2 * earnings * multiple) / earnings;
    return verdict(later === 2 * multiple, /change of the multiple/, /Growth of the earnings/);
  },
  'stocks/how-a-trade-works:q2': () => {
    const [bid = NaN, , ask = NaN] = rowOf('stocks/how-a-trade-works', '300');
    const lost = ask - bid;
    expect(lost).toBeCloseTo(0.4, 9);
    return verdict(lost > 0, /^The spread$/, /^Nothing/);
  },
  'stocks/how-a-trade-works:q6': () => {
    const charged = [on(securitiesTransactionTax.equityDelivery), on(stampDuty.equityDelivery)];
    const areShown = charged.every(({ ratePercent }) => ratePercent > 0);
    expect(on(transactionTaxRounding).toMultipleOfRupees).toBe(1); // "rounded to the rupee"
    return verdict(areShown, /^The spread$/, /^(Stamp|Securities)/);
  },
  'stocks/corporate-actions:q2': ([, dividend]) => new RegExp(`lower by about ${dividend}$`),
  'stocks/corporate-actions:q3': () => {
    const [count, price] = [200, 500];
    const later = { count: 2 * count, price: (count * price) / (2 * count) };
    const isThinner = later.count * later.price === count * price;
    return verdict(isThinner, /^The count has doubled and the price has halved/, /twice as much/);
  },
  'stocks/corporate-actions:q5': () => {
    const [old, offered, ratio] = [450, 300, 2];
    const after = (ratio * old + offered) / (ratio + 1);
    expect(after).toBe(400);
    const right = (after - offered) / ratio;
    const losesNothing = after + right === old && after < old;
    return verdict(losesNothing, /^Selling the right/, /^Doing nothing/);
  },
  'stocks/corporate-actions:q6': () => {
    const { from, section } = rowHolding(shareBuyback, today);
    const isSale = from === '2026-04-01' && section.act2025 === '69';
    return verdict(isSale, /^As the price of a sale/, /^As a dividend/);
  },
  'stocks/reading-the-statements:q1': () => {
    const costs = growth('Materials, wages and other running costs') / growth('Revenue');
    expect(growth('Tax')).toBeCloseTo(growth('Profit before tax'), 9);
    const isInterest = growth('Interest') === 3 && costs < 1;
    return verdict(isInterest, /^Interest, which tripled/, /^Running costs/);
  },
  'stocks/reading-the-statements:q3': ([profit = NaN, cash = NaN], { options }) => {
    const [, depreciation = NaN] = rowOf(statements, 'Depreciation');
    const tied = profit / units.crore! + depreciation - cash;
    expect(options.find(({ isRight }) => isRight)?.why).toContain(`${tied} crore`);
    return verdict(tied > 0, /goods on shelves/, /dividends/);
  },
  'stocks/price-and-value:q1': ([price = NaN, earned = NaN]) =>
    new RegExp(`^${price / earned} and ${(100 * earned) / price}%$`),
  'stocks/price-and-value:q2': (numbers) => {
    const [, before = NaN, after = NaN] = numbers;
    const change = (2 * after) / before;
    return verdict(change === 1, /^It ended where it began$/, /^It (doubled|fell)/);
  },
  'stocks/risk-and-spreading:q2': () =>
    verdict(cagrPercent(50, 100, 1) === 100, /^Double$/, /^Rise by/),
};

/** Figures of law that an explanation names, in words. */
const explanations: readonly (readonly [key: string, says: string])[] = [
  [
    'first-salary/reading-your-payslip:q2',
    { 50: 'never less than half of all pay' }[on(wages).leftOutAtMostPercent] ?? 'another share',
  ],
  [
    'stocks/corporate-actions:q6',
    (() => {
      const { from, to } = rowOn(shareBuyback, '2025-11-23')!;
      const month = (date: string) => longDate(date).replace(/^\d+ /, '');
      return `${month(from)} to ${month(to!)}`;
    })(),
  ],
];

async function allQuestions(): Promise<Map<string, QuizQuestion>> {
  const lessons = lessonsOf(await loadCourse());
  return new Map(
    lessons.flatMap(({ id, questions }) =>
      questions.map((question) => [questionKey(id, question.id), question] as const),
    ),
  );
}

test('a right answer that is wrong is found', () => {
  const options = ['About 50%', 'About 67%'].map((text, index) => ({
    text,
    isRight: index === 0,
    why: 'a reason of some length',
    paragraph: 'a',
  }));
  const question = { id: 'q1', skill: 's', question: 'A fund falls by 40%.', options };
  expect(optionThatSays(question, 200 / 3)).toBe(1);
  expect(optionThatSays(question, 90)).toBe(-1);
  expect(optionThatSays(question, /^About/)).toBe(-1);
  expect(numbersOf('₹8 lakh in two years at 7.5%, 1,20,000 of them')).toEqual([
    800_000, 2, 7.5, 120_000,
  ]);
});

test.each(Object.entries(cases))(
  '%s: the answer marked as right is the right one',
  async (key, answer) => {
    const question = (await allQuestions()).get(key);
    if (!question) throw new Error(`No question ${key}`);
    const right = question.options.findIndex(({ isRight }) => isRight);
    const derived = optionThatSays(question, answer(numbersOf(question.question), question));
    expect(question.options[derived]?.text).toBe(question.options[right]!.text);
  },
);

test.each(explanations)('%s: its explanations name the figure of the law', async (key, says) => {
  const question = (await allQuestions()).get(key);
  expect(question?.options.map(({ why }) => why).join(' ')).toContain(says);
});

test('figures that a lesson types are those of the rows', () => {
  const { wageCeilingRupees, sharePercent } = on(providentFund);
  const payslip = textOf('first-salary/reading-your-payslip');
  expect(payslip).toContain(`rupees={${wageCeilingRupees}} percent={${sharePercent}}`);
  expect(payslip).toContain(`Own provident fund, ${sharePercent}% of wages`);
  // ₹200 a month is less than a State may take in a year.
  expect(payslip).toMatch(/Professional tax of her State +\| ₹200 is taken out/);
  expect(200 * monthsPerYear).toBeLessThanOrEqual(on(professionalTax).capRupees);
  const leftOut = (54_000 * on(wages).leftOutAtMostPercent) / 100;
  expect(payslip).toContain(`₹${(34_000 - leftOut).toLocaleString('en-IN')} of it would count`);
  const { ratePercent } = on(securitiesTransactionTax.equityDelivery);
  const trade = textOf('stocks/how-a-trade-works');
  expect(trade).toContain(`rupees={100000} percent={${ratePercent}}`);
  expect(trade).not.toMatch(/rupeesPerCrore" \/> rupees/);
  const context = { today, messages: messages().education.computed };
  for (const [row, field] of [
    ['securities-transaction-tax#securitiesTransactionTax', 'equityIntraday.ratePercent'],
    ['trading-duties#stampDuty', 'equityDelivery.ratePercent'],
    ['trading-duties#stampDuty', 'equityIntraday.ratePercent'],
  ] as const) {
    expect(trade).toContain(`row="${row}" field="${field}"`);
    const { figure } = citedFigure(row, field, today);
    expect(computedRules.law!({ row, field }, context)).toBe(`${figure}%`);
  }
});
