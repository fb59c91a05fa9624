import { categoryMembersFeed, cryptoFeeds, historyFeed, marketFeed } from '@/lib/crypto/data/feeds';
import { createCallBudget, type CallBudget } from '@/lib/sources/call-budget';
import { planPartOf } from '@/lib/sources/feed';
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
const maxCallsAMonth = ({
  essentialPerDay,
  essentialAtOnce,
  listsPerDay,
  itemsPerDay,
}: CallBudget) => essentialAtOnce + 31 * (essentialPerDay + listsPerDay + itemsPerDay);

const callsADay = (freshForSeconds: number) => 86_400 / freshForSeconds;

test('the plan of CoinGecko lasts a month of 31 days with any use', () => {
  expect(maxCallsAMonth(budget)).toBe(9_994);
  expect(maxCallsAMonth(budget)).toBeLessThanOrEqual(freeCallsAMonth);
});

test('lists that are constantly visited fit, and the histories of coins have their own calls', () => {
  const lists = cryptoFeeds.filter(({ provider }) => provider.id === 'coingecko');
  const others = lists.filter((feed) => planPartOf(feed) === 'lists');
  expect(lists.filter((feed) => planPartOf(feed) === 'essential')).toEqual([marketFeed]);
  expect(others).toHaveLength(lists.length - 1);
  expect(callsADay(marketFeed.freshForSeconds)).toBe(budget.essentialPerDay);
  const otherCalls = others.reduce((sum, feed) => sum + callsADay(feed.freshForSeconds), 0);
  expect(otherCalls).toBe(20);
  expect(budget.listsPerDay).toBeGreaterThanOrEqual(otherCalls);
  expect(budget.itemsPerDay).toBeGreaterThanOrEqual(60);
  const items = [historyFeed('a', '1'), historyFeed('a', 'max'), categoryMembersFeed('a')];
  expect(items.map(planPartOf)).toEqual(['items', 'items', 'items']);
  for (const feed of [...others, ...items]) {
    expect(feed.freshForSeconds).toBeGreaterThanOrEqual(3_600);
  }
});

test('a provider that is asked again and again for a month stays within the plan', () => {
  const everySeconds = 60;
  let nowMs = 0;
  const spend = createCallBudget(budget, () => new Date(nowMs));
  let calls = 0;
  for (let second = 0; second < monthSeconds; second += everySeconds) {
    nowMs = second * 1000;
    for (const part of ['essential', 'lists', 'items'] as const) {
      try {
        spend(part);
        calls += 1;
      } catch {
        // refused: no call
      }
    }
  }
  expect(calls).toBeLessThanOrEqual(maxCallsAMonth(budget));
  expect(calls).toBeGreaterThan(9_900);
});

test('a visitor who opens every coin takes no call from the lists and the market', () => {
  const spend = createCallBudget(budget, () => new Date(0));
  for (let call = 0; call < budget.itemsPerDay; call += 1) spend('items');
  expect(() => spend('items')).toThrow('limited');
  for (let call = 0; call < budget.listsPerDay; call += 1) spend('lists');
  expect(() => spend('lists')).toThrow('limited');
  expect(() => spend('essential')).not.toThrow();
});

test('a clock that is set back gives no calls and takes none', () => {
  let nowMs = 1_000_000;
  const spend = createCallBudget({ ...budget, essentialAtOnce: 1 }, () => new Date(nowMs));
  spend('essential');
  nowMs = 0;
  expect(() => spend('essential')).toThrow('limited');
  nowMs = 360_001;
  expect(() => spend('essential')).not.toThrow();
});
