import { z } from 'zod';
import { isoDateSchema } from '@/lib/calendar/iso-date-schema';
import type { RatioUnit } from '@/lib/picks/domain/ratios/ratio-list';
import { createHash } from 'node:crypto';

/** Never remove a unit: entries that have it must stay readable. */
const units = [
  'percent',
  'crore',
  'rupees',
  'times',
  'days',
  'years',
  'count',
  'yes-no',
  'number',
] as const satisfies readonly RatioUnit[];

const text = z.string().min(1).max(4_000);
const count = z.int().min(0);
const number = z.number().nullable();

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** How much of a market the figures cover, for the reader of a list. */
const coverageSchema = z.strictObject({
  /** Companies of the imported lists and filings. */
  companies: count,
  /** Those with a fiscal year: the others cannot be screened. */
  withYears: count,
  /** Fiscal years of all companies together. */
  years: count,
  /** Years published later than 60 days after their end (regulation 33 of SEBI's LODR). */
  lateYears: count,
  /** Companies that are no longer listed. With none of them a back-test looks better than any investor did. */
  goneCompanies: count,
});

/** Which companies and figures a list was made from. */
export const universeIdentitySchema = z.strictObject({
  /** The operator's; lists of different names are never compared. */
  name: text,
  /** SHA-256 of the imported files. */
  fingerprint: hash,
  importedOn: isoDateSchema,
  coverage: coverageSchema,
});

/** A company on a list: where it stood, and the two sides of each comparison of the rule on that day. */
const pickSchema = z.strictObject({
  isin: text,
  symbol: text,
  name: text,
  place: z.int().min(1),
  score: number,
  /** In the order of the list's `comparisons`. */
  sides: z.array(z.strictObject({ number, threshold: number, isMet: z.boolean().nullable() })),
});

/**
 * What a screen picked on a day, with the rule as it then was. No prices: those of a day follow from the ISIN, and
 * who may see them is another question.
 */
const recordedListSchema = z.strictObject({
  screenId: text,
  ruleText: text,
  ranking: z
    .strictObject({
      criteria: z.array(
        z.strictObject({
          expressionText: text,
          better: z.enum(['higher', 'lower']),
          weight: z.number(),
        }),
      ),
      take: z.int().min(1).nullable(),
    })
    .nullable(),
  universeKind: z.enum(['sample', 'imported']),
  /** Which imported companies and figures; lists of the sample and those before November 2026 have none. */
  universe: universeIdentitySchema.optional(),
  /** The day in India on which the screen ran. */
  ranOn: isoDateSchema,
  /** The day whose public figures and prices it looked at. */
  asOf: isoDateSchema,
  /** How old the prices at least were on that day. */
  priceLagDays: count,
  companies: count,
  failed: count,
  undecided: count,
  /** Met the rule, but ranked below the companies that were taken. */
  notTaken: count,
  comparisons: z.array(z.strictObject({ text, isNegated: z.boolean(), unit: z.enum(units) })),
  picks: z.array(pickSchema),
});

export type RecordedList = z.infer<typeof recordedListSchema>;
export type RecordedPick = z.infer<typeof pickSchema>;

/** Strict: an unknown field also counts as a change. */
export const recordEntrySchema = z.strictObject({
  /** 1 is the first. */
  sequence: z.int().min(1),
  previousHash: hash,
  list: recordedListSchema,
  /** SHA-256 of the canonical JSON of the other three. */
  hash,
});

export type RecordEntry = z.infer<typeof recordEntrySchema>;

/** The public part of an entry: it names no company and no screen. */
export type RecordStamp = Pick<RecordEntry, 'sequence' | 'hash'> &
  Pick<RecordedList, 'ranOn' | 'universeKind'>;

/** What the first entry names as its predecessor. */
const beginning = '0'.repeat(64);

type LinkProblem =
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
 * @throws for a number that JSON cannot express.
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
