import { z } from 'zod';
import { gunzipJson, gzipJson } from '@/lib/gzip-json';
import { isoDateSchema } from '@/lib/calendar/iso-date-schema';
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
  version: z.literal(1),
  master: sectionSchema(factSchemas.master),
  averageAum: sectionSchema(factSchemas.averageAum),
  ter: sectionSchema(factSchemas.ter),
  performance: sectionSchema(factSchemas.performance),
});

type FileSection<Facts> = z.infer<ReturnType<typeof sectionSchema<Facts>>>;

/** The facts of all schemes as JSON under gzip, whose own checksum reveals a damaged file. */
export async function writeFactsFile(stored: StoredFacts): Promise<Buffer> {
  const file: z.infer<typeof fileSchema> = {
    version: 1,
    master: packed(stored.master),
    averageAum: packed(stored.averageAum),
    ter: packed(stored.ter),
    performance: packed(stored.performance),
  };
  return gzipJson(file);
}

/** @throws for a damaged file, or one of another release. */
export async function readFactsFile(bytes: Buffer): Promise<StoredFacts> {
  const file = fileSchema.parse(await gunzipJson(bytes, maxBytes));
  return {
    master: unpacked(file.master),
    averageAum: unpacked(file.averageAum),
    ter: unpacked(file.ter),
    performance: unpacked(file.performance),
  };
}

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

const summariesFileSchema = storedSummariesSchema.extend({ version: z.literal(1) });

export async function writeSummariesFile(stored: StoredSummaries): Promise<Buffer> {
  return gzipJson({ version: 1, ...stored });
}

/** @throws for a damaged file, or one of another release. */
export async function readSummariesFile(bytes: Buffer): Promise<StoredSummaries> {
  const { version: _, ...stored } = summariesFileSchema.parse(await gunzipJson(bytes, maxBytes));
  return stored;
}

const performanceFileSchema = z.object({
  version: z.literal(1),
  soFar: z
    .object({
      day: isoDateSchema,
      answered: z.int().min(1).max(performancePairs.length),
      rows: z.array(factSchemas.performance.extend({ name: z.string() })),
    })
    .nullable(),
});

export async function writePerformanceFile(soFar: PerformanceSoFar | null): Promise<Buffer> {
  return gzipJson({ version: 1, soFar });
}

/** @throws for a damaged file, or one of another release. */
export async function readPerformanceFile(bytes: Buffer): Promise<PerformanceSoFar | null> {
  return performanceFileSchema.parse(await gunzipJson(bytes, maxBytes)).soFar;
}
