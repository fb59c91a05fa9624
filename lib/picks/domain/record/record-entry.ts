import { z } from 'zod';
import { isoDateSchema } from '@/lib/calendar/iso-date-schema';
import type { RatioUnit } from '@/lib/picks/domain/ratios/ratio-list';

/** Never shortened: what was once written must be readable for ever. */
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
