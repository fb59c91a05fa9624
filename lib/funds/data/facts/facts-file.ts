import { z } from 'zod';
import { isoDateSchema } from '@/lib/calendar/iso-date-schema';
import { fileFormat } from '@/lib/funds/data/file-format';
import { codesOf, stepsOf } from '@/lib/funds/data/nav-files';
import {
  factSchemas,
  type FactSection,
  type StoredFacts,
} from '@/lib/funds/domain/facts/scheme-facts';
import { performancePairs, type PerformanceSoFar } from './fund-performance';
import {
  storedSummariesSchema,
  type StoredSummaries,
} from '@/lib/funds/domain/facts/scheme-summaries';

/** Some 2 MB for 14,000 schemes. */
const maxBytes = 16 * 1024 * 1024;

/** Plans and options of a fund share their facts: each is stored once, and a scheme holds its place in the list. */
const sectionSchema = <Facts>(facts: z.ZodType<Facts>) =>
  z
    .object({
      asOf: isoDateSchema,
      fetchedAt: z.iso.datetime(),
      facts: z.array(facts),
      /** As `stepsOf` writes them. */
      codeSteps: z.array(z.int().positive()),
      places: z.array(z.int().nonnegative()),
    })
    .refine(
      ({ codeSteps, places }) => codeSteps.length === places.length,
      'codes and places differ',
    )
    .refine(({ facts, places }) => places.every((at) => at < facts.length), 'a place without facts')
    .nullable();

const fileSchema = z.object({
  master: sectionSchema(factSchemas.master),
  averageAum: sectionSchema(factSchemas.averageAum),
  ter: sectionSchema(factSchemas.ter),
  performance: sectionSchema(factSchemas.performance),
});

type FileSection<Facts> = z.infer<ReturnType<typeof sectionSchema<Facts>>>;

/** The facts of all schemes. */
export const factsFile = fileFormat(
  fileSchema,
  maxBytes,
  ({ master, averageAum, ter, performance }: StoredFacts) => ({
    master: packed(master),
    averageAum: packed(averageAum),
    ter: packed(ter),
    performance: packed(performance),
  }),
  ({ master, averageAum, ter, performance }) => ({
    master: unpacked(master),
    averageAum: unpacked(averageAum),
    ter: unpacked(ter),
    performance: unpacked(performance),
  }),
);

function packed<Facts>(section: FactSection<Facts> | null): FileSection<Facts> {
  if (!section) return null;
  const { asOf, fetchedAt, byCode } = section;
  const rows = [...byCode].sort(([one], [other]) => one - other);
  const placeOf = new Map<string, number>();
  const facts: Facts[] = [];
  const places = rows.map(([, own]) => {
    const key = JSON.stringify(own);
    const known = placeOf.get(key);
    if (known !== undefined) return known;
    placeOf.set(key, facts.length);
    return facts.push(own) - 1;
  });
  return { asOf, fetchedAt, facts, codeSteps: stepsOf(rows.map(([code]) => code)), places };
}

function unpacked<Facts>(section: FileSection<Facts>): FactSection<Facts> | null {
  if (!section) return null;
  const { asOf, fetchedAt, facts, codeSteps, places } = section;
  const byCode = new Map(
    codesOf(codeSteps).map((code, index) => [code, facts[places[index]!]!] as const),
  );
  return { asOf, fetchedAt, byCode };
}

export const summariesFile = fileFormat(
  storedSummariesSchema,
  maxBytes,
  (stored: StoredSummaries) => stored,
  (stored) => stored,
);

const performanceFileSchema = z.object({
  soFar: z
    .object({
      day: isoDateSchema,
      answered: z.int().min(1).max(performancePairs.length),
      rows: z.array(factSchemas.performance.extend({ name: z.string() })).readonly(),
    })
    .nullable(),
});

export const performanceFile = fileFormat(
  performanceFileSchema,
  maxBytes,
  (soFar: PerformanceSoFar | null) => ({ soFar }),
  ({ soFar }) => soFar,
);
