import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { isIsoDate } from '@/lib/calendar/read-iso-date';
import {
  benchmarkPeriods,
  riskLevels,
  type FactSection,
  type StoredFacts,
} from '@/lib/funds/domain/facts/scheme-facts';

const [compress, decompress] = [promisify(gzip), promisify(gunzip)];

/** Some 2 MB for 14,000 schemes. */
const maxBytes = 16 * 1024 * 1024;

const day = z.custom<IsoDate>((value) => typeof value === 'string' && isIsoDate(value));
const percent = z.number().nullable();
const risk = z.enum(riskLevels).nullable();

const factSchemas = {
  master: z.object({ launchDate: day.nullable(), minimumRupees: z.number().positive().nullable() }),
  averageAum: z.object({ crore: z.number().positive() }),
  ter: z.object({
    percent: z.number().positive(),
    date: day,
    basePercent: percent,
    brokeragePercent: percent,
    transactionPercent: percent,
    leviesPercent: percent,
  }),
  performance: z.object({
    benchmark: z.string().nullable(),
    schemeRisk: risk,
    benchmarkRisk: risk,
    benchmarkReturns: z.array(percent).length(benchmarkPeriods.length).readonly(),
  }),
};

/** Plans and options of a fund share their facts: each stands once, and a scheme names its place in the list. */
const sectionSchema = <Facts>(facts: z.ZodType<Facts>) =>
  z
    .object({
      asOf: day,
      fetchedAt: z.iso.datetime(),
      facts: z.array(facts),
      /** In the order of codes: each as its distance from the one before. */
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

type FileSection<Facts> = {
  asOf: IsoDate;
  fetchedAt: string;
  facts: Facts[];
  codeSteps: number[];
  places: number[];
};

/** The facts of all schemes as JSON under gzip, whose own checksum reveals a damaged file. */
export async function writeFactsFile(stored: StoredFacts): Promise<Buffer> {
  const file: z.infer<typeof fileSchema> = {
    version: 1,
    master: packed(stored.master),
    averageAum: packed(stored.averageAum),
    ter: packed(stored.ter),
    performance: packed(stored.performance),
  };
  return compress(JSON.stringify(file));
}

/** @throws for a damaged file, or one of another release. */
export async function readFactsFile(bytes: Buffer): Promise<StoredFacts> {
  const text = await decompress(bytes, { maxOutputLength: maxBytes });
  const file = fileSchema.parse(JSON.parse(text.toString('utf8')));
  return {
    master: unpacked(file.master),
    averageAum: unpacked(file.averageAum),
    ter: unpacked(file.ter),
    performance: unpacked(file.performance),
  };
}

function packed<Facts>(section: FactSection<Facts> | null): FileSection<Facts> | null {
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
  const codeSteps = rows.map(([code], index) => code - (rows[index - 1]?.[0] ?? 0));
  return { asOf, fetchedAt, facts, codeSteps, places };
}

function unpacked<Facts>(section: FileSection<Facts> | null): FactSection<Facts> | null {
  if (!section) return null;
  const { asOf, fetchedAt, facts, codeSteps, places } = section;
  const byCode = new Map<number, Facts>();
  let code = 0;
  for (const [index, step] of codeSteps.entries()) {
    code += step;
    byCode.set(code, facts[places[index]!]!);
  }
  return { asOf, fetchedAt, byCode };
}
