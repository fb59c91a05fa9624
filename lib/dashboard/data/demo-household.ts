import 'server-only';
import { dayMs, shiftDays } from '@/lib/calendar/day-count';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import { shiftMonths } from '@/lib/calendar/months';
import { valueFrom, type DatedValue } from '@/lib/cashflow/dated-value';
import type { AskedIn, LearningEvent } from '@/lib/education/domain/learning/progress';
import { questionsOf, type CourseQuestion, type LearningPath } from '@/lib/education/domain/course';
import type { AssetClass, Transaction } from '@/lib/holdings/holding';
import { transactionsItemOf, watchedItemOf } from '@/lib/holdings/saved-holding';
import { priceListItemOf, targetItemOf } from '@/lib/holdings/saved-wishes';
import { transactionsItemId } from '@/lib/holdings/transaction-items';
import { householdItemOf } from '@/lib/household/saved-household';
import { paperItemOf } from '@/lib/picks/data/saved-paper';
import type { SavedItem } from '@/lib/saved/saved-item';
import { savedItemOf } from '@/lib/sip/data/saved-plan';
import { startInputs } from '@/lib/sip/domain/inputs/inputs';
import { randomFrom } from '@/lib/random-from';
import { savedCalculationOf } from '@/lib/tax/data/saved-calculation';
import { defaultYear, exampleInput } from '@/lib/tax/domain/inputs/input';
import { fragmentOf } from '@/lib/tax/domain/inputs/fragment';

/** How long the sample household has used the site. */
export const demoMonths = 60;

/** The random seed. */
const seed = 2021;

/** An instrument with its prices, oldest first; the household leaves out one without prices. */
export type DemoInstrument = { id: string; prices: readonly DatedValue[] };

export type DemoMarket = {
  flexiCap: DemoInstrument | null;
  largeCap: DemoInstrument | null;
  shortDebt: DemoInstrument | null;
  /** The largest first: the first is held, the others are watched. */
  coins: readonly DemoInstrument[];
};

type Purchase = { monthsAgo: number; rupees: number };
/** What came in later. */
type Receipt = Purchase & { type: 'sell' | 'dividend' };

/** The demo's record of the screens begins then (scripts/picks-jobs.mjs). */
const paperDays = 24 * 7;

const share = 'SAMPLE';
/** What the share was bought and sold for. */
const shareDeals = [
  { monthsAgo: 20, rupees: 1_450 },
  { monthsAgo: 5, rupees: 1_690 },
] as const;
const sharePrices = [
  { monthsAgo: 8, rupees: 1_610 },
  { monthsAgo: 0, rupees: 1_728 },
] as const;
const gold = 'Gold coins';
/** Rupees a gram, as its owner typed them. */
const goldPrices = [
  { monthsAgo: 49, rupees: 5_050 },
  { monthsAgo: 43, rupees: 5_400 },
  { monthsAgo: 37, rupees: 6_050 },
  { monthsAgo: 31, rupees: 6_700 },
  { monthsAgo: 25, rupees: 7_500 },
  { monthsAgo: 19, rupees: 8_900 },
  { monthsAgo: 13, rupees: 10_400 },
  { monthsAgo: 7, rupees: 10_900 },
  { monthsAgo: 0, rupees: 11_500 },
] as const;

/**
 * The sample household: five years of generated purchases and some sales at the real prices of their days, with plans,
 * a target and answers, as a member's saved items. They belong to no real person. The same day and prices give the same
 * items, and the same item has the same id on every day.
 */
export function demoItems(market: DemoMarket, now: Date): SavedItem[] {
  const today = dateInIndia(now);
  const dayOf = (monthsAgo: number) => shiftMonths(today, -monthsAgo);
  const items = [
    ...holdings(market, dayOf),
    ...typedPrices(dayOf),
    ...watched(market),
    ...answers(),
    paperItemOf({
      id: demoId(18, 0),
      title: 'Magic formula on paper',
      source: { kind: 'screen', screenId: 'magic-formula' },
      startsOn: shiftDays(today, -paperDays),
      amountRupees: 200_000,
      weighting: 'equal',
      brokerageRupees: 20,
    }),
  ];
  return [
    ...items.flatMap((item) => (item ? { ...item, updatedAt: now } : [])),
    ...plans().flatMap(({ item, begunMonthsAgo }) =>
      item ? { ...item, updatedAt: new Date(`${dayOf(begunMonthsAgo)}T06:00:00Z`) } : [],
    ),
  ];
}

type DayOf = (monthsAgo: number) => IsoDate;

function holdings({ flexiCap, largeCap, shortDebt, coins }: DemoMarket, dayOf: DayOf) {
  const random = randomFrom(seed);
  /** The amount with a random variation, rounded to ₹500. */
  const about = (rupees: number) => Math.round((rupees * (0.9 + 0.2 * random())) / 500) * 500;
  const lumps = (from: number, count: number, every: number, rupees: number): Purchase[] =>
    Array.from({ length: count }, (_, index) => ({
      monthsAgo: from - index * every,
      rupees: about(rupees),
    }));
  const sip = (months: number, rupees: (monthsAgo: number) => number): Purchase[] =>
    Array.from({ length: months }, (_, index) => ({
      monthsAgo: months - index,
      rupees: rupees(months - index),
    }));
  const deposit = (id: string): DemoInstrument => ({ id, prices: [] });
  const pricesOf = (prices: readonly Purchase[]) =>
    prices.map(({ monthsAgo, rupees }) => ({ date: dayOf(monthsAgo), value: rupees }));
  const held: [AssetClass, DemoInstrument | null, Purchase[], Receipt[]?][] = [
    [
      'fund',
      flexiCap,
      sip(demoMonths, (monthsAgo) => (monthsAgo > 36 ? 6_000 : 8_000)),
      [
        { type: 'sell', monthsAgo: 20, rupees: 60_000 },
        { type: 'sell', monthsAgo: 3, rupees: 45_000 },
      ],
    ],
    ['fund', largeCap, sip(36, () => 4_000)],
    ['fund', shortDebt, lumps(50, 3, 14, 55_000)],
    ['coin', coins[0] ?? null, lumps(11, 2, 6, 25_000)],
    [
      'share',
      { id: share, prices: pricesOf(shareDeals) },
      [{ monthsAgo: 20, rupees: 58_000 }],
      [
        { type: 'dividend', monthsAgo: 13, rupees: 640 },
        { type: 'sell', monthsAgo: 5, rupees: 16_900 },
        { type: 'dividend', monthsAgo: 1, rupees: 540 },
      ],
    ],
    ['gold', { id: gold, prices: pricesOf(goldPrices) }, lumps(49, 4, 12, 28_000)],
    ['deposit', deposit('Public Provident Fund 7.1%'), lumps(56, 5, 12, 55_000)],
    ['deposit', deposit('Sample Bank FD 7.25%'), [{ monthsAgo: 30, rupees: 150_000 }]],
    // Closed, with two years of interest, when the deposit above was opened.
    [
      'deposit',
      deposit('Sample Bank FD 6.8%'),
      [{ monthsAgo: 54, rupees: 80_000 }],
      [{ type: 'sell', monthsAgo: 30, rupees: 91_250 }],
    ],
  ];
  return held.flatMap(([assetClass, instrument, bought, received = []], index) => {
    if (!instrument) return [];
    const entered = [...bought.map((each) => ({ type: 'buy' as const, ...each })), ...received];
    const transactions = entered.flatMap((each, place) =>
      transactionOf(demoId(index + 1, place), assetClass, instrument, {
        ...each,
        day: dayOf(each.monthsAgo),
      }),
    );
    const known = { assetClass, instrumentId: instrument.id };
    return transactions.length > 0
      ? [transactionsItemOf(transactionsItemId(known, 0), known, transactions)]
      : [];
  });
}

/** What the share and a gram of gold cost, as their owner typed it. */
function typedPrices(dayOf: DayOf) {
  return [
    { assetClass: 'share' as const, instrumentId: share, prices: sharePrices },
    { assetClass: 'gold' as const, instrumentId: gold, prices: goldPrices },
  ].map(({ prices, ...instrument }) =>
    priceListItemOf(
      instrument,
      new Map(prices.map(({ monthsAgo, rupees }) => [dayOf(monthsAgo), rupees])),
    ),
  );
}

function watched({ flexiCap, largeCap, coins }: DemoMarket) {
  return [
    ...coins
      .slice(0, 3)
      .map(({ id }, index) =>
        watchedItemOf(demoId(13, index), { assetClass: 'coin', instrumentId: id }),
      ),
    ...[flexiCap, largeCap].map(
      (fund, index) =>
        fund && watchedItemOf(demoId(14, index), { assetClass: 'fund', instrumentId: fund.id }),
    ),
  ];
}

function answers() {
  return [
    targetItemOf({ equity: 55, debt: 25, gold: 8, coins: 2, mixed: 0, cash: 10 }),
    householdItemOf({
      monthlyIncomeRupees: 120_000,
      monthlySpendRupees: 52_000,
      monthlyEmiRupees: 9_000,
      savingsRupees: 268_000,
      loansRupees: 120_000,
      hasDependants: true,
      termCoverRupees: 15_000_000,
      regime: 'new',
      longTermSavingsRupees: 112_000,
      ownPensionRupees: 0,
      derivativesRupees: 0,
      accountsWithoutNominee: 2,
    }),
    savedCalculationOf(demoId(17, 0), 'Salary and rent', fragmentOf(exampleInput(defaultYear))),
  ];
}

function plans() {
  const home = { monthlyRupees: 6_000, years: 12, goalRupees: 1_200_000 };
  const retirement = { monthlyRupees: 4_000, years: 25, stepUp: 5 };
  return [
    {
      item: savedItemOf(demoId(15, 0), 'A home in twelve years', { ...startInputs, ...home }),
      begunMonthsAgo: demoMonths,
    },
    {
      item: savedItemOf(demoId(16, 0), 'Retirement', { ...startInputs, ...retirement }),
      begunMonthsAgo: 36,
    },
  ];
}

/** A transaction at the first price on its day or later; a deposit is counted in rupees. None without a price. */
function transactionOf(
  id: string,
  assetClass: AssetClass,
  instrument: DemoInstrument,
  { type, day, rupees }: { type: 'buy' | Receipt['type']; day: IsoDate; rupees: number },
): Transaction[] {
  const entered = { id, type, rupees, account: null };
  if (type === 'dividend') return [{ ...entered, on: day, quantity: 0 }];
  const price =
    assetClass === 'deposit' ? { date: day, value: 1 } : valueFrom(instrument.prices, day);
  if (!price) return [];
  const quantity = Number((rupees / price.value).toFixed(6));
  return quantity > 0 ? [{ ...entered, on: price.date, quantity }] : [];
}

/** The number of first lessons per path that were read, with their quizzes answered. */
const lessonsRead = [
  { path: 'first-salary', count: 7 },
  { path: 'saving-and-funds', count: 4 },
] as const;
/** Three evenings ago the last; two lessons a week before that. */
const lastLessonDaysAgo = 3;
const daysBetweenLessons = 3.5;
/** Every nth answer is wrong, so that there is something to review. */
const oneWrongIn = 7;

/** Of the first thing that was learnt. */
export const demoEventId = demoId(20, 0);

/** Two evenings ago each question of the first path was asked again and answered right: its certificate is earned. */
const reviewDaysAgo = 2;

/** What the household's member learnt, lesson by lesson and in one review, as the browser would have reported it. */
export function demoLearning(course: readonly LearningPath[], now: Date): LearningEvent[] {
  const [firstPath = [], ...others] = lessonsRead.map(
    ({ path, count }) => course.find(({ slug }) => slug === path)?.lessons.slice(0, count) ?? [],
  );
  const lessons = [...firstPath, ...others.flat()];
  const random = randomFrom(seed);
  const momentOf = (daysAgo: number) => now.getTime() - Math.round(daysAgo * dayMs);
  const answersTo = (
    questions: readonly CourseQuestion[],
    asked: { block: number; atMs: number; askedIn: AskedIn; isRight: () => boolean },
  ) =>
    questions.map(({ key, options }, index): LearningEvent => {
      const isRight = asked.isRight();
      return {
        id: demoId(asked.block, index),
        atMs: asked.atMs + (index + 1) * 60_000,
        kind: 'answered',
        question: key,
        option: options.findIndex((option) => option.isRight === isRight),
        askedIn: asked.askedIn,
      };
    });
  return [
    ...lessons.flatMap((lesson, place): LearningEvent[] => {
      const atMs = momentOf(lastLessonDaysAgo + (lessons.length - 1 - place) * daysBetweenLessons);
      return [
        { id: demoId(20, place), atMs, kind: 'read', lesson: lesson.id, heading: null },
        ...answersTo(questionsOf([lesson]), {
          block: 21 + place,
          atMs,
          askedIn: 'quiz',
          isRight: () => random() * oneWrongIn >= 1,
        }),
      ];
    }),
    ...answersTo(questionsOf(firstPath), {
      block: 21 + lessons.length,
      atMs: momentOf(reviewDaysAgo),
      askedIn: 'review',
      isRight: () => true,
    }),
  ];
}

/** The same for the same thing on every day: seeding again adds nothing. */
export function demoId(block: number, index: number): string {
  const [high, low] = [block, index].map((count) => String(count).padStart(6, '0'));
  return `00000000-0000-4000-9000-${high}${low}`;
}
