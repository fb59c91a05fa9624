import { createHash } from 'node:crypto';
import {
  recordEntrySchema,
  type RecordedList,
  type RecordEntry,
  type RecordStamp,
} from './record-entry';

/** What the first entry names as its predecessor. */
const beginning = '0'.repeat(64);

export type LinkProblem =
  /** An entry is not there, or one stands where another belongs. */
  | 'missing'
  /** It no longer has the shape of an entry. */
  | 'shape'
  /** Its content is not that of its hash. */
  | 'content'
  /** It does not name the hash of the one before it. */
  | 'previous'
  /** It is dated before the one before it. */
  | 'day';

export type Verification =
  | { isIntact: true; entries: number; newest: RecordStamp | null }
  /** `sequence` is the first link that does not hold; what comes after it is not judged. */
  | { isIntact: false; sequence: number; problem: LinkProblem };

/** The entry that a list becomes after the newest one. @throws for a list dated before it. */
export function nextEntry(list: RecordedList, newest: RecordEntry | null): RecordEntry {
  if (newest && list.ranOn < newest.list.ranOn) {
    throw new Error(`No list of ${list.ranOn} can follow one of ${newest.list.ranOn}`);
  }
  const content = {
    sequence: (newest?.sequence ?? 0) + 1,
    previousHash: newest?.hash ?? beginning,
    list,
  };
  return { ...content, hash: hashOf(content) };
}

export function stampOf({
  sequence,
  hash,
  list: { ranOn, universeKind },
}: RecordEntry): RecordStamp {
  return { sequence, hash, ranOn, universeKind };
}

/**
 * Verifies that each entry follows the one before it; `add` answers once one does not. A chain that was cut off at its end
 * verifies too: the hashes stored elsewhere (on the public page, in every CSV) reveal that.
 */
export function createLink() {
  let newest: RecordEntry | null = null;

  return {
    add(value: unknown): Extract<Verification, { isIntact: false }> | null {
      const sequence = (newest?.sequence ?? 0) + 1;
      const read = recordEntrySchema.safeParse(value);
      const problem = read.success ? problemOf(read.data, newest) : 'shape';
      if (problem) return { isIntact: false, sequence, problem };
      newest = read.success ? read.data : newest;
      return null;
    },
    intact: (): Verification => ({
      isIntact: true,
      entries: newest?.sequence ?? 0,
      newest: newest && stampOf(newest),
    }),
  };
}

function problemOf(entry: RecordEntry, previous: RecordEntry | null): LinkProblem | null {
  if (entry.sequence !== (previous?.sequence ?? 0) + 1) return 'missing';
  if (entry.previousHash !== (previous?.hash ?? beginning)) return 'previous';
  if (entry.hash !== hashOf(entry)) return 'content';
  return previous && entry.list.ranOn < previous.list.ranOn ? 'day' : null;
}

function hashOf({ sequence, previousHash, list }: Omit<RecordEntry, 'hash'>): string {
  return createHash('sha256').update(canonicalJson({ sequence, previousHash, list })).digest('hex');
}

export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/**
 * The one text of a value: no spaces, the keys of every object in the order of their UTF-16 units, numbers as
 * ECMAScript writes them (RFC 8785). Equal values have equal texts, however a database orders their fields.
 * @throws for a number that JSON has no word for.
 */
export function canonicalJson(value: Json): string {
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new Error(`JSON has no word for ${value}`);
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const fields = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key]!)}`);
  return `{${fields.join(',')}}`;
}

function isList(value: object): value is readonly Json[] {
  return Array.isArray(value);
}
