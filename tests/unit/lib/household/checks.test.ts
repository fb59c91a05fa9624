import { checkHousehold, checkIds, type CheckId, type Invested } from '@/lib/household/checks';
import { unansweredHousehold, type Household } from '@/lib/household/household';
import { readHousehold, typedOf } from '@/lib/household/read-household';

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

test('cover: ten years of income and what is owed; without dependants it is beside the point', () => {
  expect(check('term-cover')).toMatchObject({
    state: 'look',
    amounts: { wanted: 13_000_000, gap: 3_000_000 },
  });
  expect(check('term-cover', { termCoverRupees: 13_000_000 }).state).toBe('fine');
  expect(check('term-cover', { hasDependants: false }).state).toBe('beside');
  expect(check('term-cover', { termCoverRupees: null }).state).toBe('unknown');
});

test('the six-month fund counts instalments, which go on', () => {
  expect(check('six-months')).toMatchObject({
    state: 'look',
    amounts: { wanted: 360_000, gap: 120_000 },
    counts: { months: 4 },
  });
  expect(check('six-months', { savingsRupees: 360_000 }).state).toBe('fine');
});

test('instalments above 40 % of income are pointed at, 40 % is not', () => {
  expect(check('instalments', { monthlyEmiRupees: 40_000 }).state).toBe('fine');
  expect(check('instalments', { monthlyEmiRupees: 40_001 }).state).toBe('look');
  expect(check('instalments', { monthlyIncomeRupees: 0 }).state).toBe('unknown');
});

test('the unused limits of 80C and NPS come from the rows of law, in the old regime only', () => {
  expect(check('long-term-savings')).toMatchObject({
    state: 'look',
    amounts: { cap: 150_000, used: 110_000, room: 40_000 },
    law: { section: { act2025: '123, Schedule XV' } },
  });
  expect(check('own-pension')).toMatchObject({ state: 'fine', amounts: { room: 0 } });
  expect(check('long-term-savings', { longTermSavingsRupees: 900_000 }).amounts).toEqual({
    cap: 150_000,
    used: 150_000,
    room: 0,
  });
  expect(check('long-term-savings', { regime: 'new' }).state).toBe('beside');
});

test('one fund house above half of the funds is named', () => {
  expect(check('one-house')).toMatchObject({
    state: 'look',
    name: 'Udaharan',
    percents: { share: 75 },
  });
  expect(check('one-house', {}, null).state).toBe('unknown');
  const even = { ...invested, largestHouse: { name: 'Udaharan', rupees: 200_000 } };
  expect(check('one-house', {}, even).state).toBe('fine');
});

test('futures and options count against all that is at hand', () => {
  expect(check('derivatives').state).toBe('beside');
  const some = check('derivatives', { derivativesRupees: 60_000 });
  expect(some.state).toBe('look');
  expect(some.percents.share).toBeCloseTo(7.5, 10);
  expect(check('derivatives', { derivativesRupees: 30_000 }).state).toBe('fine');
});

test('accounts without a nominee are counted', () => {
  expect(check('nominees')).toMatchObject({ state: 'look', counts: { accounts: 2 } });
  expect(check('nominees', { accountsWithoutNominee: 0 }).state).toBe('fine');
});

test('what was typed is read in the words people use, each field with its own problem', () => {
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
