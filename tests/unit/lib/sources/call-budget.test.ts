import { cryptoFeeds, historyFeed, marketFeed } from '@/lib/crypto/data/feeds';
import { createCallBudget, type CallBudget } from '@/lib/sources/call-budget';
import { coingecko } from '@/lib/sources/providers';

const monthSeconds = 31 * 86_400;
const freeCallsAMonth = 10_000;
const budget = coingecko.budget as CallBudget;

// A month of refusals throws 300,000 times, and each stack that is taken costs more than the call.
const stackTraceLimit = Error.stackTraceLimit;
beforeAll(() => {
  Error.stackTraceLimit = 0;
});
afterAll(() => {
  Error.stackTraceLimit = stackTraceLimit;
});

/** However visitors use the site. */
const maxCallsAMonth = ({ essentialPerDay, essentialAtOnce, extraPerDay }: CallBudget) =>
  essentialAtOnce + 31 * (essentialPerDay + extraPerDay);

const callsADay = (freshForSeconds: number) => 86_400 / freshForSeconds;

test('the plan of CoinGecko lasts a month of 31 days with any use', () => {
  expect(maxCallsAMonth(budget)).toBe(9_994);
  expect(maxCallsAMonth(budget)).toBeLessThanOrEqual(freeCallsAMonth);
});

test('lists that are constantly visited fit, and leave calls for the histories of coins', () => {
  const lists = cryptoFeeds.filter(({ provider }) => provider.id === 'coingecko');
  const others = lists.filter(({ isEssential }) => !isEssential);
  expect(lists.filter(({ isEssential }) => isEssential)).toEqual([marketFeed]);
  expect(callsADay(marketFeed.freshForSeconds)).toBe(budget.essentialPerDay);
  const otherCalls = others.reduce((sum, feed) => sum + callsADay(feed.freshForSeconds), 0);
  expect(otherCalls).toBe(20);
  expect(budget.extraPerDay - otherCalls).toBeGreaterThanOrEqual(60);
  for (const feed of [...others, historyFeed('a', '1'), historyFeed('a', 'max')]) {
    expect(feed.freshForSeconds).toBeGreaterThanOrEqual(3_600);
    expect(feed.isEssential).toBe(false);
  }
});

test('a provider that is asked again and again for a month stays within the plan', () => {
  const everySeconds = 60;
  let nowMs = 0;
  const spend = createCallBudget(budget, () => new Date(nowMs));
  let calls = 0;
  for (let second = 0; second < monthSeconds; second += everySeconds) {
    nowMs = second * 1000;
    for (const isEssential of [true, false]) {
      try {
        spend(isEssential);
        calls += 1;
      } catch {
        // refused: no call
      }
    }
  }
  expect(calls).toBeLessThanOrEqual(maxCallsAMonth(budget));
  expect(calls).toBeGreaterThan(9_900);
});

test('what the others spend never takes a call from the market', () => {
  const spend = createCallBudget(budget, () => new Date(0));
  for (let call = 0; call < budget.extraPerDay; call += 1) spend(false);
  expect(() => spend(false)).toThrow('limited');
  expect(() => spend(true)).not.toThrow();
});

test('a clock that is set back gives no calls and takes none', () => {
  let nowMs = 1_000_000;
  const spend = createCallBudget({ ...budget, essentialAtOnce: 1 }, () => new Date(nowMs));
  spend(true);
  nowMs = 0;
  expect(() => spend(true)).toThrow('limited');
  nowMs = 360_001;
  expect(() => spend(true)).not.toThrow();
});
