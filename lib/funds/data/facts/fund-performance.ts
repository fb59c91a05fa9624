import { z } from 'zod';
import type { IsoDate } from '@/lib/calendar/iso-date';
import {
  type benchmarkPeriods,
  riskLevels,
  type PerformanceFacts,
} from '@/lib/funds/domain/facts/scheme-facts';
import type { Reading } from '@/lib/sources/feed';
import { readRows } from '@/lib/sources/read-rows';

/** AMFI's numbers of categories and their kinds; open-ended schemes. */
export const performancePairs: readonly (readonly [category: number, kind: number])[] = [
  ...numbers(1, 12).map((kind) => [1, kind] as const),
  ...numbers(13, 29).map((kind) => [2, kind] as const),
  ...[...numbers(30, 35), 40].map((kind) => [3, kind] as const),
  ...numbers(36, 37).map((kind) => [4, kind] as const),
  ...numbers(38, 39).map((kind) => [5, kind] as const),
];

function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

export type PerformanceRow = { name: string } & PerformanceFacts;

/** The answers of a job that has not asked for all categories yet. */
export type PerformanceSoFar = {
  /** The day that was asked for. */
  day: IsoDate;
  /** The first so many of `performancePairs`. */
  answered: number;
  rows: readonly PerformanceRow[];
};

export const performanceSchema = z.object({
  validationMsg: z.string().optional(),
  data: z.array(z.unknown()).max(2_000).nullable(),
});

const figure = z.union([z.number(), z.string(), z.null()]).optional();

const rowSchema = z.object({
  schemeName: z.string().min(3).max(300),
  benchmark: z.string().max(300).nullish(),
  riskometerScheme: z.string().max(60).nullish(),
  riskometerBenchmark: z.string().max(60).nullish(),
  return1YearBenchmark: figure,
  return3YearBenchmark: figure,
  return5YearBenchmark: figure,
  return10YearBenchmark: figure,
});

const benchmarkFields = [
  'return1YearBenchmark',
  'return3YearBenchmark',
  'return5YearBenchmark',
  'return10YearBenchmark',
] as const satisfies readonly (keyof z.infer<typeof rowSchema>)[];
benchmarkFields satisfies { length: (typeof benchmarkPeriods)['length'] };

const riskWords = ['Low', 'Low to Moderate', 'Moderate', 'Moderately High', 'High', 'Very High'];
/** Beyond it a return of a benchmark was mistyped. */
const maxPercent = 500;

/** One category: a row for each scheme, both plans. Numbers are numbers, texts or null. */
export function readPerformance(
  { data, validationMsg }: z.infer<typeof performanceSchema>,
  asOf: IsoDate,
): Reading<readonly PerformanceRow[]> {
  if (validationMsg !== undefined && validationMsg !== 'SUCCESS') {
    throw new Error('performance: the request was not accepted');
  }
  const { rows, report } = readRows(data ?? [], rowSchema, {
    knownWords: {
      riskometerScheme: [...riskWords, ''],
      riskometerBenchmark: [...riskWords, ''],
    },
  });
  return {
    data: rows.map((row) => ({
      name: row.schemeName.trim(),
      benchmark: row.benchmark?.replace(/\s+/g, ' ').trim() || null,
      schemeRisk: riskLevelOf(row.riskometerScheme),
      benchmarkRisk: riskLevelOf(row.riskometerBenchmark),
      benchmarkReturns: benchmarkFields.map((field) => percentOf(row[field])),
    })),
    asOf,
    // Fields of returns that are not read are many, and no change of the format.
    report: { ...report, newFields: [] },
  };
}

function riskLevelOf(text: string | null | undefined) {
  const at = riskWords.findIndex((word) => word.toLowerCase() === text?.trim().toLowerCase());
  return riskLevels[at] ?? null;
}

function percentOf(value: z.infer<typeof figure>): number | null {
  const text = String(value ?? '').trim();
  if (!/^-?\d{1,4}(\.\d{1,12})?$/.test(text)) return null;
  return Math.abs(Number(text)) <= maxPercent ? Number(text) : null;
}
