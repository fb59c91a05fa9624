import { createHash } from 'node:crypto';
import fc from 'fast-check';
import {
  canonicalJson,
  nextEntry,
  verifyChain,
  type Json,
} from '@/lib/picks/domain/record/record-chain';
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
  const newest = { sequence: 4, ranOn: '2026-11-14', universeKind: 'sample' };
  expect(verifyChain(chain)).toEqual({
    isIntact: true,
    entries: 4,
    newest: { ...newest, hash: chain[3]!.hash },
  });
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
  expect(verifyChain(entries)).toEqual({ isIntact: false, sequence, problem });
});

test('a change that is hashed anew breaks the entry after it', () => {
  const entries = [...chain];
  entries[1] = rehashed(chain[1]!, listOf('quality', '2026-11-07', ['WINNER']));
  expect(verifyChain(entries)).toEqual({ isIntact: false, sequence: 3, problem: 'previous' });
});

test.each([
  ['the first left out', [1, 2, 3], 1],
  ['one left out', [0, 2, 3], 2],
  ['one given twice', [0, 0, 1], 2],
  ['two exchanged', [0, 2, 1, 3], 2],
])('with %s the chain breaks where it happens', (_, order, sequence) => {
  const entries = order.map((at) => chain[at]!);
  expect(verifyChain(entries)).toEqual({ isIntact: false, sequence, problem: 'missing' });
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
