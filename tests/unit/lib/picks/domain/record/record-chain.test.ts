import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { nextEntry, stampOf, verifyChain } from '@/lib/picks/domain/record/record-chain';
import type { RecordEntry } from '@/lib/picks/domain/record/record-entry';
import { chainOf, listOf } from '../../recorded-examples';

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
  const newest = stampOf(chain[3]!);
  expect(newest).toEqual({
    sequence: 4,
    hash: chain[3]!.hash,
    ranOn: '2026-11-14',
    universeKind: chain[3]!.list.universeKind,
  });
  expect(verifyChain(chain)).toEqual({ isIntact: true, entries: 4, newest });
  expect(verifyChain([])).toEqual({ isIntact: true, entries: 0, newest: null });
});

test.each([
  ['a pick taken out', 3, 'content', (e: RecordEntry) => void e.list.picks.pop()],
  [
    'a pick put in',
    2,
    'content',
    (e: RecordEntry) => void e.list.picks.push(chain[3]!.list.picks[0]!),
  ],
  ['a number', 1, 'content', (e: RecordEntry) => void (e.list.picks[0]!.sides[0]!.number = 0.11)],
  ['the rule', 3, 'content', (e: RecordEntry) => void (e.list.ruleText = 'Price > 0')],
  ['the day', 2, 'content', (e: RecordEntry) => void (e.list.ranOn = '2026-11-08')],
  ['the hash', 4, 'content', (e: RecordEntry) => void (e.hash = 'f'.repeat(64))],
  ['the link', 4, 'previous', (e: RecordEntry) => void (e.previousHash = 'f'.repeat(64))],
  ['the number of the entry', 2, 'missing', (e: RecordEntry) => void (e.sequence = 7)],
  ['a field added', 1, 'shape', (e: RecordEntry) => void Object.assign(e.list, { note: 'x' })],
])('%s: the verification names entry %i (%s)', (_, sequence, problem, change) => {
  const entries = structuredClone(chain);
  change(entries[sequence - 1]!);
  expect(verifyChain(entries)).toEqual({ isIntact: false, sequence, problem });
});

test('a change that is hashed anew breaks the entry after it', () => {
  const entries = [...chain];
  entries[1] = rehashed(chain[1]!, listOf('quality', '2026-11-07', ['WINNER']));
  expect(verifyChain(entries)).toEqual({ isIntact: false, sequence: 3, problem: 'previous' });
});

test('a whole chain written anew is intact in itself, and has another newest hash', () => {
  const other = verifyChain(
    chainOf(listOf('graham', '2026-11-07', ['WINNER']), ...chain.slice(1).map(({ list }) => list)),
  );
  expect(other.isIntact && other.newest?.hash).not.toBe(chain[3]!.hash);
});

test('an entry left out, given twice or exchanged is found where it happens', () => {
  const [one, two, three, four] = chain as [RecordEntry, RecordEntry, RecordEntry, RecordEntry];
  const broken = (sequence: number) => ({ isIntact: false, sequence, problem: 'missing' });
  expect(verifyChain([two, three, four])).toEqual(broken(1));
  expect(verifyChain([one, three, four])).toEqual(broken(2));
  expect(verifyChain([one, one, two])).toEqual(broken(2));
  expect(verifyChain([one, three, two, four])).toEqual(broken(2));
});

test('nothing is dated back', () => {
  expect(() => nextEntry(listOf('a', '2026-11-13'), chain[3]!)).toThrow(/can follow/);
  const early = rehashed(chain[3]!, listOf('quality', '2026-01-01'));
  expect(verifyChain([...chain.slice(0, 3), early])).toEqual({
    isIntact: false,
    sequence: 4,
    problem: 'day',
  });
});

test('whichever text or number is changed, the entry is named', () => {
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
