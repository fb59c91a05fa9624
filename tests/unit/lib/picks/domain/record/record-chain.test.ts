import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { fuzzRuns } from '@/tests/factories/fuzz-runs';
import {
  canonicalJson,
  nextEntry,
  type Json,
  type RecordedList,
  type RecordEntry,
} from '@/lib/picks/domain/record/record-chain';
import {
  digestInMarket,
  digestOf,
  isOfUniverse,
  lastChanges,
  listsOfDay,
  type Side,
} from '@/lib/picks/domain/record/recorded-list';
import type { Universe, UniverseIdentity } from '@/lib/picks/domain/company/universe';
import { chainOf, listOf, verifyChain } from '../../recorded-examples';
import { companyOf, universeOf, yearOf } from '../../universe-examples';

const broken = (sequence: number, problem: string) => ({ isIntact: false, sequence, problem });

const chain = chainOf(
  listOf('graham', '2026-11-07'),
  listOf('quality', '2026-11-07', []),
  listOf('graham', '2026-11-14', ['BETA']),
  listOf('quality', '2026-11-14', ['GAMMA']),
);
/** An attacker who changes an entry and recomputes its hash. */
const rehashed = (entry: RecordEntry, list: RecordEntry['list']): RecordEntry => ({
  ...nextEntry(list, null),
  ...nextEntry(list, { ...entry, sequence: entry.sequence - 1, hash: entry.previousHash, list }),
});

test('a hash can be worked out with nothing but the entry and SHA-256', () => {
  const { picks, comparisons, ...rest } = listOf('a', '2026-11-07', []);
  const text =
    '{"list":{"asOf":"2026-11-07","companies":10,"comparisons":' +
    JSON.stringify([{ isNegated: false, text: 'Debt to equity < 0.5', unit: 'times' }]) +
    ',"failed":10,"notTaken":0,"picks":[],"priceLagDays":30,"ranOn":"2026-11-07","ranking":null,' +
    '"ruleText":"Debt to equity < 0.5","screenId":"a","undecided":0,"universeKind":"sample"},' +
    `"previousHash":"${'0'.repeat(64)}","sequence":1}`;
  const [entry] = chainOf({ picks, comparisons, ...rest });
  expect(entry?.hash).toBe(createHash('sha256').update(text).digest('hex'));
});

test('an untouched chain is intact, also an empty one', () => {
  const newest = { sequence: 4, ranOn: '2026-11-14', universeKind: 'sample' };
  const known = { entries: 4, newest: { ...newest, hash: chain[3]!.hash } };
  expect(verifyChain(chain)).toEqual({ isIntact: true, ...known });
  expect(verifyChain([])).toEqual({ isIntact: true, entries: 0, newest: null });
});

test.each([
  ['a pick taken out', 3, 'content', (e: RecordEntry) => void e.list.picks.pop()],
  ['the link', 4, 'previous', (e: RecordEntry) => void (e.previousHash = 'f'.repeat(64))],
  ['the number of the entry', 2, 'missing', (e: RecordEntry) => void (e.sequence = 7)],
  ['a field added', 1, 'shape', (e: RecordEntry) => void Object.assign(e.list, { note: 'x' })],
])('%s: the verification names entry %i (%s)', (_, sequence, problem, change) => {
  const entries = structuredClone(chain);
  change(entries[sequence - 1]!);
  expect(verifyChain(entries)).toEqual(broken(sequence, problem));
});

test('a change that is hashed anew breaks the entry after it', () => {
  const entries = [...chain];
  entries[1] = rehashed(chain[1]!, listOf('quality', '2026-11-07', ['WINNER']));
  expect(verifyChain(entries)).toEqual(broken(3, 'previous'));
});

test.each([
  ['the first left out', [1, 2, 3], 1],
  ['one left out', [0, 2, 3], 2],
  ['one given twice', [0, 0, 1], 2],
  ['two exchanged', [0, 2, 1, 3], 2],
])('with %s the chain breaks where it happens', (_, order, sequence) => {
  const entries = order.map((at) => chain[at]!);
  expect(verifyChain(entries)).toEqual(broken(sequence, 'missing'));
});

test('an entry that is dated before the one before it is refused', () => {
  expect(() => nextEntry(listOf('a', '2026-11-13'), chain[3]!)).toThrow(/can follow/);
  const early = rehashed(chain[3]!, listOf('quality', '2026-01-01'));
  expect(verifyChain([...chain.slice(0, 3), early])).toEqual(broken(4, 'day'));
});

test('the verification names the entry of which any text or number was changed', () => {
  const paths = leaves(chain);
  fc.assert(
    fc.property(fc.constantFrom(...paths), (path) => {
      const entries = structuredClone(chain);
      changeAt(entries, path);
      const verified = verifyChain(entries);
      expect(verified.isIntact ? 0 : verified.sequence).toBe(Number(path[0]) + 1);
    }),
  );
});

function leaves(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, part]) => leaves(part, [...path, key]));
}

function changeAt(value: unknown, [key = '', ...rest]: string[]): void {
  const parent = value as Record<string, unknown>;
  if (rest.length > 0) return changeAt(parent[key], rest);
  const old = parent[key];
  parent[key] =
    typeof old === 'number' ? old + 1 : typeof old === 'boolean' ? !old : `${String(old)}x`;
}

test('in the text that is hashed keys are sorted at every depth, lists are not', () => {
  const value = { b: [3, { z: null, a: true }], a: 'é"\n', A: 1e21 };
  expect(canonicalJson(value)).toBe('{"A":1e+21,"a":"é\\"\\n","b":[3,{"a":true,"z":null}]}');
});

test('the order in which a database gives the fields changes nothing, and nothing is lost', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      const text = canonicalJson(value as Json);
      expect(canonicalJson(reversed(value) as Json)).toBe(text);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    fuzzRuns(30),
  );
});

test.each([NaN, Infinity, -Infinity])('%s is refused', (number) => {
  expect(() => canonicalJson({ number })).toThrow(/JSON/);
});

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, reversed(part)]),
  );
}

describe('digest', () => {
  const side = (number: number | null, isMet: boolean | null): Side =>
    ({ number, threshold: 0.5, isMet }) as const;
  const before = listOf('low-debt', '2026-11-07', ['STAY', 'LEAVE']);
  const after = listOf('low-debt', '2026-11-14', ['COME', 'STAY']);
  const ranked = (list: RecordedList, take = 2, weight = 1): RecordedList => ({
    ...list,
    ranking: { criteria: [{ expressionText: 'Price', better: 'lower', weight }], take },
  });

  test('names who came and who left, with the condition that changed and its number on both days', () => {
    const sides = { INECOME: [side(0.8, false)], INELEAVE: [side(0.61, false)] };
    const asked: string[] = [];
    const digest = digestOf(before, after, (isin, day) => {
      asked.push(`${isin} ${day}`);
      return sides[isin as keyof typeof sides];
    });
    expect(asked.sort()).toEqual(['INECOME before', 'INELEAVE after']);
    const flip = { text: 'Debt to equity < 0.5', isNegated: false, unit: 'times' };
    const came = {
      ...{ isin: 'INECOME', symbol: 'COME', name: 'COME Limited', cause: 'rule' },
      flips: [{ ...flip, before: side(0.8, false), after: side(0.1, true) }],
    };
    const left = {
      ...{ isin: 'INELEAVE', symbol: 'LEAVE', name: 'LEAVE Limited', cause: 'rule' },
      flips: [{ ...flip, before: side(0.2, true), after: side(0.61, false) }],
    };
    expect(digest).toEqual({ stayed: 1, entries: [came], exits: [left] });
  });

  test('has only the conditions that changed', () => {
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
    const filed = (...profits: number[]) => ({
      years: profits.map((profit, at) => yearOf(2025 + at, `${2025 + at}-06-01`, profit)),
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
      const [march, july] = [on('2026-03-01'), on('2026-07-04')];
      const { entries, exits, stayed } = digestInMarket(march, july, universe);
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

  test('a company whose ISIN a split has changed neither comes nor goes', () => {
    const split = companyOf('SPLIT', { isin: 'INE123A01022' });
    const named = (list: RecordedList, isin: string): RecordedList => ({
      ...list,
      picks: list.picks.map((pick) => ({ ...pick, isin })),
    });
    const before = named(listOf('a', '2026-06-06', ['SPLIT']), 'INE123A01014');
    const after = named(listOf('a', '2026-07-04', ['SPLIT']), split.isin);
    const universe = universeOf([[split, {}]]);
    const unchanged = { entries: [], exits: [], stayed: 1 };
    expect(digestInMarket(before, after, universe)).toEqual(unchanged);
    // One that leaves is still found in the market, whose figures say nothing of its debt.
    const gone = digestInMarket(before, { ...after, picks: [] }, universe);
    expect(gone.exits).toMatchObject([{ isin: split.isin, cause: 'rule' }]);
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
      ['with new filings since', inUniverse(before, identity('Nifty 500', 'b')), true],
      ['of another name', inUniverse(before, identity('Nifty 50')), false],
      ['of the sample', before, false],
    ])('a list %s is of the universe: %s', (_, list, isOf) => {
      expect(isOfUniverse(list, universe)).toBe(isOf);
    });

    test('the last change of each screen is between its two newest lists of the universe shown', () => {
      const [shown, reimported] = [identity('Nifty 500'), identity('Nifty 500', 'b')];
      const lists = [
        inUniverse(listOf('a', '2026-11-21', ['ALPHA']), identity('Nifty 50')),
        inUniverse(listOf('a', '2026-11-14', ['ALPHA', 'BETA']), shown),
        inUniverse(listOf('once', '2026-11-14'), shown),
        listOf('a', '2026-11-10', ['GAMMA']),
        inUniverse(listOf('a', '2026-11-07', ['ALPHA']), reimported),
        inUniverse(listOf('a', '2026-11-01', []), shown),
      ];
      expect(lastChanges(lists, universe)).toMatchObject([
        { screenId: 'a', day: '2026-11-14', digest: { entries: [{ symbol: 'BETA' }], exits: [] } },
      ]);
    });
  });
});
