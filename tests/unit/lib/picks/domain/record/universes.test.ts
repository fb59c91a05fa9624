import { lastChanges } from '@/lib/picks/domain/record/digest';
import { isSameUniverse, listsOfDay } from '@/lib/picks/domain/record/recorded-list';
import { verifyChain } from '@/lib/picks/domain/record/record-chain';
import type { RecordedList } from '@/lib/picks/domain/record/record-entry';
import type { Universe, UniverseIdentity } from '@/lib/picks/domain/company/universe';
import { chainOf, listOf } from '../../recorded-examples';
import { companyOf, universeOf, yearOf } from '../../universe-examples';

const identity = (name: string, digit = 'a'): UniverseIdentity => ({
  name,
  fingerprint: digit.repeat(64),
  importedOn: '2026-11-01',
  coverage: { companies: 2, withYears: 1, years: 1, lateYears: 0, goneCompanies: 0 },
});
const inUniverse = (list: RecordedList, universe: UniverseIdentity): RecordedList => ({
  ...list,
  universeKind: 'imported',
  universe,
});
const universe: Universe = {
  ...universeOf([[companyOf('ALPHA', { years: [yearOf(2026, '2026-06-01', 5)] }), {}]]),
  kind: 'imported',
  identity: identity('Nifty 500'),
};

test('a list on record says from which universe it is, and its hash covers that', () => {
  const screen = { id: 'earns', ruleText: 'Net profit > 0 cr', ranking: null };
  const [list] = listsOfDay(universe, { ranOn: '2026-11-14', priceLagDays: 30 }, [screen]);
  expect(list).toMatchObject({ universeKind: 'imported', universe: identity('Nifty 500') });
  const [entry] = chainOf(list!);
  expect(verifyChain([entry]).isIntact).toBe(true);
  const other = { ...entry!, list: inUniverse(list!, identity('Nifty 500', 'b')) };
  expect(verifyChain([other])).toMatchObject({ isIntact: false, problem: 'content' });
});

test('new filings make no new universe, another name does', () => {
  const list = inUniverse(listOf('a', '2026-11-07'), identity('Nifty 500'));
  const grown = inUniverse(listOf('a', '2026-11-14'), identity('Nifty 500', 'b'));
  expect(isSameUniverse(list, grown)).toBe(true);
  expect(isSameUniverse(list, inUniverse(list, identity('Nifty 50')))).toBe(false);
  expect(isSameUniverse(list, listOf('a', '2026-11-07'))).toBe(false);
});

test('entries and exits are between lists of the universe that is shown', () => {
  const lists = [
    inUniverse(listOf('a', '2026-11-21', ['ALPHA']), identity('Nifty 50')),
    inUniverse(listOf('a', '2026-11-14', ['ALPHA', 'BETA']), identity('Nifty 500')),
    listOf('a', '2026-11-10', ['GAMMA']),
    inUniverse(listOf('a', '2026-11-07', ['ALPHA']), identity('Nifty 500', 'b')),
  ];
  const [change, ...others] = lastChanges(lists, universe);
  expect(others).toEqual([]);
  expect(change).toMatchObject({ day: '2026-11-14' });
  expect(change!.digest.entries.map(({ symbol }) => symbol)).toEqual(['BETA']);
});
