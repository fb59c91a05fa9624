import {
  checkHousehold,
  checkIds,
  type CheckId,
  type CheckState,
  type Invested,
} from '@/lib/household/checks';
import { unansweredHousehold, withoutPastYear, type Household } from '@/lib/household/household';
import { readHousehold, typedOf } from '@/lib/household/read-household';
import { answersIn, householdItemOf } from '@/lib/household/saved-household';

const today = '2026-11-21';
const answered: Household = {
  monthlyIncomeRupees: 100_000,
  monthlySpendRupees: 40_000,
  monthlyEmiRupees: 20_000,
  savingsRupees: 240_000,
  loansRupees: 1_000_000,
  hasDependants: true,
  termCoverRupees: 10_000_000,
  regime: 'old',
  longTermSavingsRupees: 110_000,
  ownPensionRupees: 50_000,
  derivativesRupees: 0,
  accountsWithoutNominee: 2,
};
const invested: Invested = {
  totalRupees: 500_000,
  fundsRupees: 400_000,
  largestHouse: { name: 'Udaharan', rupees: 300_000 },
  inDoubt: [],
  unpriced: [],
  unpricedFunds: [],
};

function check(id: CheckId, changes: Partial<Household> = {}, of: Invested | null = invested) {
  const found = checkHousehold({ ...answered, ...changes }, of, today).find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
}

test('without an answer nothing is checked and nothing is guessed', () => {
  const checks = checkHousehold(unansweredHousehold, null, today);
  expect(checks.map(({ id }) => id)).toEqual([...checkIds]);
  expect(checks.every(({ state }) => state === 'unknown')).toBe(true);
});

test.each<[CheckId, Partial<Household>, CheckState]>([
  // Ten years of income and what is owed; without dependants it is beside the point.
  ['term-cover', {}, 'look'],
  ['term-cover', { termCoverRupees: 13_000_000 }, 'fine'],
  ['term-cover', { hasDependants: false }, 'beside'],
  ['term-cover', { termCoverRupees: null }, 'unknown'],
  ['term-cover', { loansRupees: null, termCoverRupees: 12_000_000 }, 'unknown'],
  // Six months of spending and instalments, which go on.
  ['six-months', {}, 'look'],
  ['six-months', { savingsRupees: 360_000 }, 'fine'],
  ['six-months', { savingsRupees: 240_000, monthlyEmiRupees: null }, 'unknown'],
  // Without spending there is no number of months to state.
  ['six-months', { monthlySpendRupees: 0, monthlyEmiRupees: 0 }, 'unknown'],
  // Above 40 % of income, not at 40 %.
  ['instalments', { monthlyEmiRupees: 40_000 }, 'fine'],
  ['instalments', { monthlyEmiRupees: 40_001 }, 'look'],
  ['instalments', { monthlyIncomeRupees: 0 }, 'unknown'],
  // The unused limits of 80C and NPS, in the old regime only.
  ['long-term-savings', {}, 'look'],
  ['long-term-savings', { regime: 'new' }, 'beside'],
  ['own-pension', {}, 'fine'],
  // Futures and options against all that is at hand.
  ['derivatives', {}, 'beside'],
  ['derivatives', { derivativesRupees: 60_000 }, 'look'],
  ['derivatives', { derivativesRupees: 30_000 }, 'fine'],
  ['nominees', {}, 'look'],
  ['nominees', { accountsWithoutNominee: 0 }, 'fine'],
])('%s with %j: %s', (id, changes, state) => {
  expect(check(id, changes).state).toBe(state);
});

test('each check has the figures of its sentence', () => {
  expect(check('term-cover').amounts).toMatchObject({ wanted: 13_000_000, gap: 3_000_000 });
  const months = { amounts: { wanted: 360_000, gap: 120_000 }, counts: { months: 4 } };
  expect(check('six-months')).toMatchObject(months);
  expect(check('long-term-savings')).toMatchObject({
    amounts: { cap: 150_000, used: 110_000, room: 40_000 },
    law: { section: { act2025: '123, Schedule XV' } },
  });
  const max = check('long-term-savings', { longTermSavingsRupees: 900_000 }).amounts;
  expect(max).toEqual({ cap: 150_000, used: 150_000, room: 0 });
  const { percents } = check('derivatives', { derivativesRupees: 60_000 });
  expect(percents.share).toBeCloseTo(7.5, 10);
  expect(check('nominees').counts).toEqual({ accounts: 2 });
});

test('futures and options are no share of assets of which nothing else is known', () => {
  const changes = { derivativesRupees: 60_000, savingsRupees: null };
  expect(check('derivatives', changes, null).state).toBe('unknown');
  expect(check('derivatives', changes).percents.share).toBeCloseTo((60 / 560) * 100, 10);
});

test('what has no price is named beside the shares that leave it out, and is nothing to count', () => {
  const changes = { derivativesRupees: 60_000 };
  const of = { ...invested, unpriced: ['Bitcoin', 'Old Fund'], unpricedFunds: ['Old Fund'] };
  expect(check('one-house', changes, of).unpriced).toEqual(['Old Fund']);
  expect(check('derivatives', changes, of).unpriced).toEqual(['Bitcoin', 'Old Fund']);
  expect(check('nominees', changes, of).unpriced).toEqual([]);
  const nothingPriced = { ...of, totalRupees: 0, fundsRupees: 0, largestHouse: null };
  expect(check('one-house', changes, nothingPriced).state).toBe('unknown');
  const unanswered = { ...changes, savingsRupees: null };
  expect(check('derivatives', unanswered, nothingPriced).state).toBe('unknown');
});

test.each([
  ['2027-03-31', 110_000],
  ['2027-04-01', null],
] as const)('an investment under 80C of this year is, on %s, %p', (day, rupees) => {
  // In India it is 1 April 2026 from 18:30 UTC on.
  const saved = { ...householdItemOf(answered), updatedAt: new Date('2026-03-31T18:30:00Z') };
  const { household, answeredOn } = answersIn([saved], day);
  expect(answeredOn).toBe('2026-04-01');
  expect(household).toEqual({
    ...answered,
    longTermSavingsRupees: rupees,
    ownPensionRupees: rupees && answered.ownPensionRupees,
  });
});

test('answers in a browser without a day, or of the last tax year, are asked for again', () => {
  const typed = { longTermSavingsRupees: '1.1 lakh', savingsRupees: '2 lakh' };
  const kept = { savingsRupees: '2 lakh', longTermSavingsRupees: '', ownPensionRupees: '' };
  expect(withoutPastYear(typed, { savedOn: '2026-04-01', today }, '')).toEqual(typed);
  expect(withoutPastYear(typed, { savedOn: '2026-03-31', today }, '')).toEqual(kept);
  expect(withoutPastYear(typed, { savedOn: null, today }, '')).toEqual(kept);
});

test('one fund house above half of the funds is named', () => {
  const named = { state: 'look', name: 'Udaharan', percents: { share: 75 } };
  expect(check('one-house')).toMatchObject(named);
  expect(check('one-house', {}, null).state).toBe('unknown');
  const even = { ...invested, largestHouse: { name: 'Udaharan', rupees: 200_000 } };
  expect(check('one-house', {}, even).state).toBe('fine');
});

test('amounts are read as people write them, each field with its own problem', () => {
  const { household, problems } = readHousehold({
    monthlyIncomeRupees: '1.2 lakh',
    monthlySpendRupees: 'a lot',
    savingsRupees: '-5',
    accountsWithoutNominee: '1.5',
    hasDependants: 'yes',
    regime: 'neither',
  });
  expect(household).toEqual({
    ...unansweredHousehold,
    monthlyIncomeRupees: 120_000,
    hasDependants: true,
  });
  expect(problems).toEqual({
    monthlySpendRupees: 'not-a-number',
    savingsRupees: 'below-zero',
    accountsWithoutNominee: 'not-whole',
  });
  expect(readHousehold(typedOf(answered))).toEqual({ household: answered, problems: {} });
});
