import fc from 'fast-check';
import { newToAccount } from '@/lib/saved/guest-items';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const item = (id: string, kind: string, data: unknown, day = 1) => ({
  id,
  kind,
  data,
  updatedAt: at(day),
});

test('by id the newest wins', () => {
  const account = [item('a', 'holding', 1, 5)];
  expect(newToAccount([item('a', 'holding', 2, 4)], account)).toEqual([]);
  expect(newToAccount([item('a', 'holding', 2, 5)], account)).toEqual([]);
  expect(newToAccount([item('a', 'holding', 2, 6)], account)).toHaveLength(1);
});

test('a coin that is watched already, or twice in the browser, is watched once', () => {
  const watched = (id: string) => item(id, 'watchlist', { assetClass: 'coin', instrumentId: 'x' });
  const inOtherOrder = item('b', 'watchlist', { instrumentId: 'x', assetClass: 'coin' });
  expect(newToAccount([inOtherOrder], [watched('a')])).toEqual([]);
  expect(newToAccount([watched('a'), inOtherOrder], [])).toEqual([watched('a')]);
});

test('a fund that a browser saved with its name is the one that the account watches without', () => {
  const watched = { assetClass: 'fund', instrumentId: '7' };
  const named = item('b', 'watchlist', { ...watched, name: 'Udaharan Flexi Cap Fund' });
  expect(newToAccount([named], [item('a', 'watchlist', watched)])).toEqual([]);
  expect(newToAccount([named], [])).toEqual([named]);
  // The name of a plan tells it from others.
  const plan = (id: string, name: string) => item(id, 'sip-plan', { name });
  expect(newToAccount([plan('d', 'x')], [plan('c', 'y')])).toHaveLength(1);
});

test('a plan that the account has with its start is the one that a browser saved', () => {
  const plan = { title: 'House', query: 'm=5000' };
  const account = [item('a', 'sip-plan', { ...plan, startsOn: '2026-05-05' })];
  expect(newToAccount([item('b', 'sip-plan', plan)], account)).toEqual([]);
});

test('two equal purchases are two purchases', () => {
  const lot = (id: string) => item(id, 'holding', { lots: [{ quantity: 1 }] });
  expect(newToAccount([lot('b')], [lot('a')])).toHaveLength(1);
});

test('merging the same items again adds nothing', () => {
  const items = fc.array(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      kind: fc.constantFrom('watchlist', 'holding', 'sip-plan'),
      data: fc.record({ x: fc.integer({ max: 2, min: 0 }) }),
      updatedAt: fc.integer({ min: 1, max: 9 }).map(at),
    }),
  );
  const merge = (account: readonly ReturnType<typeof item>[], brought: typeof account) => {
    const byId = new Map(account.map((each) => [each.id, each]));
    for (const each of newToAccount(brought, account)) byId.set(each.id, each);
    return [...byId.values()];
  };
  const distinct = items.map((list) => [...new Map(list.map((each) => [each.id, each])).values()]);
  fc.assert(
    fc.property(distinct, distinct, (account, brought) => {
      const once = merge(account, brought);
      expect(newToAccount(brought, once)).toEqual([]);
    }),
  );
});
