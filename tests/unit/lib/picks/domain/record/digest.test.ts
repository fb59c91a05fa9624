import { digestInMarket, digestOf, lastChanges, type Side } from '@/lib/picks/domain/record/digest';
import { isSameUniverse, listsOfDay } from '@/lib/picks/domain/record/recorded-list';
import type { RecordedList } from '@/lib/picks/domain/record/record-entry';
import { verifyChain } from '@/lib/picks/domain/record/record-chain';
import type { Universe, UniverseIdentity } from '@/lib/picks/domain/company/universe';
import { chainOf, listOf } from '../../recorded-examples';
import { companyOf, universeOf, yearOf } from '../../universe-examples';

const side = (number: number | null, isMet: boolean | null): Side =>
  ({ number, threshold: 0.5, isMet }) as const;
const before = listOf('low-debt', '2026-11-07', ['STAY', 'LEAVE']);
const after = listOf('low-debt', '2026-11-14', ['COME', 'STAY']);
const ranked = (list: RecordedList, take = 2, weight = 1): RecordedList => ({
  ...list,
  ranking: { criteria: [{ expressionText: 'Price', better: 'lower', weight }], take },
});

test('who came and who left, with the part of the rule that turned and both numbers', () => {
  const sides = { INECOME: [side(0.8, false)], INELEAVE: [side(0.61, false)] };
  const asked: string[] = [];
  const digest = digestOf(before, after, (isin, day) => {
    asked.push(`${isin} ${day}`);
    return sides[isin as keyof typeof sides];
  });
  expect(asked.sort()).toEqual(['INECOME before', 'INELEAVE after']);
  const flip = { text: 'Debt to equity < 0.5', isNegated: false, unit: 'times' };
  expect(digest).toEqual({
    stayed: 1,
    entries: [
      {
        ...{ isin: 'INECOME', symbol: 'COME', name: 'COME Limited', cause: 'rule' },
        ...{ placeBefore: null, placeAfter: 1 },
        flips: [{ ...flip, before: side(0.8, false), after: side(0.1, true) }],
      },
    ],
    exits: [
      {
        ...{ isin: 'INELEAVE', symbol: 'LEAVE', name: 'LEAVE Limited', cause: 'rule' },
        ...{ placeBefore: 2, placeAfter: null },
        flips: [{ ...flip, before: side(0.2, true), after: side(0.61, false) }],
      },
    ],
  });
});

test('only the comparisons that turned are reported', () => {
  const second = { text: 'Price > 10', isNegated: false, unit: 'rupees' } as const;
  const two = (list: RecordedList): RecordedList => ({
    ...list,
    comparisons: [...list.comparisons, second],
    picks: list.picks.map((pick) => ({ ...pick, sides: [...pick.sides, side(20, true)] })),
  });
  const { exits } = digestOf(two(before), two(after), () => [side(0.1, true), side(9, false)]);
  expect(exits[0]?.flips.map(({ text }) => text)).toEqual(['Price > 10']);
});

test.each<[string, RecordedList, RecordedList, Side[] | null, string, number]>([
  ['a number that is no longer known', before, after, [side(null, null)], 'rule', 1],
  ['a rule met on both days', ranked(before), ranked(after), [side(0.3, true)], 'ranking', 0],
  ['a company that was not looked at', before, after, null, 'absent', 0],
  ['another text', before, { ...after, ruleText: 'Price > 1' }, null, 'rewritten', 0],
  ['another number of places', ranked(before), ranked(after, 3), null, 'rewritten', 0],
  ['other weights', ranked(before), ranked(after, 2, 2), null, 'rewritten', 0],
  ['a list that was empty', { ...before, picks: [] }, after, [side(0.9, false)], 'rule', 1],
])('the cause of %s', (_, then, now, other, cause, flips) => {
  const ask = jest.fn(() => other);
  const { entries, exits } = digestOf(then, now, ask);
  for (const change of [...entries, ...exits]) {
    expect([change.cause, change.flips.length]).toEqual([cause, flips]);
  }
  expect(entries.length).toBeGreaterThan(0);
  // Numbers would explain nothing of a rewritten screen.
  expect(ask.mock.calls.length > 0).toBe(cause !== 'rewritten');
});

test('two equal lists have no changes, also when the database orders the fields differently', () => {
  const [{ weight, better, expressionText } = {}] = ranked(before).ranking!.criteria;
  const reordered = {
    ...before,
    ranking: { take: 2, criteria: [{ weight, better, expressionText }] },
  } as RecordedList;
  const { exits, ...none } = digestOf(ranked(before), reordered, () => null);
  expect([exits, none]).toEqual([[], { entries: [], stayed: 2 }]);
  const left = digestOf(ranked(before), { ...reordered, picks: [] }, () => [side(0.2, true)]);
  expect(left.exits.map(({ cause }) => cause)).toEqual(['ranking', 'ranking']);
});

const earns = { id: 'earns', ruleText: 'Net profit > 0 cr', ranking: null };

describe('in a market', () => {
  const prices = { '2026-01-01': 10, '2026-07-01': 10 };
  const filed = (before: number, later?: number) => ({
    years: [
      yearOf(2025, '2025-06-01', before),
      ...(later === undefined ? [] : [yearOf(2026, '2026-06-01', later)]),
    ],
  });
  const delisted = { on: '2026-06-15', reason: 'voluntary', lastRupees: 12 } as const;
  const universe = universeOf([
    [companyOf('SWITCHES', filed(5, -2)), prices],
    [companyOf('COMES', filed(-3, 4)), prices],
    [companyOf('STAYS', filed(5)), prices],
    [companyOf('GOES', { ...filed(5), delisted }), prices],
    [companyOf('NEW', { ...filed(1), listedOn: '2026-05-04' }), prices],
  ]);
  const on = (ranOn: '2026-03-01' | '2026-07-04') =>
    listsOfDay(universe, { ranOn, priceLagDays: 30 }, [earns])[0]!;

  test('a run goes on record with its rule, its counts and the numbers of each pick', () => {
    expect(on('2026-03-01')).toMatchObject({
      ...{ screenId: 'earns', ruleText: 'Net profit > 0 cr', universeKind: 'sample' },
      ...{ ranOn: '2026-03-01', companies: 4, failed: 1, undecided: 0 },
      comparisons: [{ text: 'Net profit > 0 cr', isNegated: false, unit: 'crore' }],
      picks: ['GOES', 'STAYS', 'SWITCHES'].map((symbol) => ({
        symbol,
        sides: [{ number: 5, threshold: 0, isMet: true }],
      })),
    });
  });

  test('changes have the numbers of both days, from what was public on each', () => {
    const { entries, exits, stayed } = digestInMarket(on('2026-03-01'), on('2026-07-04'), universe);
    const changes = [...entries, ...exits].map(({ symbol, cause, flips }) => [
      ...[symbol, cause],
      ...flips.map((flip) => [flip.before.number, flip.after.number]),
    ]);
    expect(changes.sort()).toEqual([
      ['COMES', 'rule', [-3, 4]],
      ['GOES', 'absent'],
      ['NEW', 'absent'],
      ['SWITCHES', 'rule', [5, -2]],
    ]);
    expect(stayed).toBe(1);
  });
});

describe('of an imported universe', () => {
  const identity = (name: string, digit = 'a'): UniverseIdentity => ({
    ...{ name, fingerprint: digit.repeat(64), importedOn: '2026-11-01' },
    coverage: { companies: 2, withYears: 1, years: 1, lateYears: 0, goneCompanies: 0 },
  });
  const inUniverse = (list: RecordedList, universe: UniverseIdentity): RecordedList => ({
    ...list,
    ...{ universeKind: 'imported', universe },
  });
  const universe: Universe = {
    ...universeOf([[companyOf('ALPHA', { years: [yearOf(2026, '2026-06-01', 5)] }), {}]]),
    ...{ kind: 'imported', identity: identity('Nifty 500') },
  };

  test('a list says which it is from, and its hash covers that', () => {
    const [list] = listsOfDay(universe, { ranOn: '2026-11-14', priceLagDays: 30 }, [earns]);
    expect(list).toMatchObject({ universeKind: 'imported', universe: identity('Nifty 500') });
    const [entry] = chainOf(list!);
    expect(verifyChain([entry]).isIntact).toBe(true);
    const other = { ...entry!, list: inUniverse(list!, identity('Nifty 500', 'b')) };
    expect(verifyChain([other])).toMatchObject({ isIntact: false, problem: 'content' });
  });

  test.each([
    ['new filings', inUniverse(before, identity('Nifty 500', 'b')), true],
    ['another name', inUniverse(before, identity('Nifty 50')), false],
    ['the sample', before, false],
  ])('%s: the same universe is %s', (_, other, isSame) => {
    const list = inUniverse(before, identity('Nifty 500'));
    expect(isSameUniverse(list, other)).toBe(isSame);
  });

  test('the last change of each screen is between its two newest lists of the universe shown', () => {
    const lists = [
      inUniverse(listOf('a', '2026-11-21', ['ALPHA']), identity('Nifty 50')),
      inUniverse(listOf('a', '2026-11-14', ['ALPHA', 'BETA']), identity('Nifty 500')),
      inUniverse(listOf('once', '2026-11-14'), identity('Nifty 500')),
      listOf('a', '2026-11-10', ['GAMMA']),
      inUniverse(listOf('a', '2026-11-07', ['ALPHA']), identity('Nifty 500', 'b')),
      inUniverse(listOf('a', '2026-11-01', []), identity('Nifty 500')),
    ];
    expect(lastChanges(lists, universe)).toMatchObject([
      { screenId: 'a', day: '2026-11-14', digest: { entries: [{ symbol: 'BETA' }], exits: [] } },
    ]);
  });
});
