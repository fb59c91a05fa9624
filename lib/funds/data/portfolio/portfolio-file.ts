import { z } from 'zod';
import { gunzipJson, gzipJson } from '@/lib/gzip-json';
import { isoDateSchema } from '@/lib/calendar/iso-date-schema';
import { coveragePercent, type Portfolio, type PortfolioEntry } from '@/lib/funds/domain/portfolio';
import { rounded } from '@/lib/rounded';
import { isIsin } from '@/lib/text/isin';

/** An index fund of the whole market has some 1,000 securities. */
const maxHoldings = 3_000;
const maxBytes = 8 * 1024 * 1024;
/** Houses print two to four decimals of a percentage. */
const percentDecimals = 6;

const codes = z.array(z.int().positive()).min(1);

const portfolioSchema = z.object({
  version: z.literal(1),
  codes,
  name: z.string(),
  house: z.string(),
  asOf: isoDateSchema,
  fileName: z.string(),
  holdings: z.array(z.tuple([z.string(), z.string(), z.number()])).max(maxHoldings),
});

const indexSchema = z.object({
  version: z.literal(1),
  entries: z.array(
    z.object({
      key: z.int().positive(),
      codes,
      asOf: isoDateSchema,
      count: z.int().positive(),
      coveragePercent: z.number(),
    }),
  ),
});

/** One portfolio as JSON under gzip, whose own checksum reveals a damaged file. Some 2 KB for 60 securities. */
export async function writePortfolioFile({ holdings, ...rest }: Portfolio): Promise<Buffer> {
  const file: z.infer<typeof portfolioSchema> = {
    version: 1,
    ...rest,
    codes: [...rest.codes],
    holdings: holdings.map(({ isin, name, percent }) => [
      isin,
      name,
      rounded(percent, percentDecimals),
    ]),
  };
  return gzipJson(file);
}

/** @throws for a damaged file, or one of another release. */
export async function readPortfolioFile(bytes: Buffer): Promise<Portfolio> {
  const {
    version: _,
    holdings,
    ...rest
  } = portfolioSchema.parse(await gunzipJson(bytes, maxBytes));
  return {
    ...rest,
    holdings: holdings.map(([isin, name, percent]) => ({ isin, name, percent })),
  };
}

export async function writePortfolioIndex(entries: readonly PortfolioEntry[]): Promise<Buffer> {
  return gzipJson({ version: 1, entries });
}

/** @throws for a damaged file, or one of another release. */
export async function readPortfolioIndex(bytes: Buffer): Promise<readonly PortfolioEntry[]> {
  return indexSchema.parse(await gunzipJson(bytes, maxBytes)).entries;
}

export function entryOf(key: number, { codes, asOf, holdings }: Portfolio): PortfolioEntry {
  const coverage = rounded(coveragePercent(holdings), percentDecimals);
  return { key, codes, asOf, count: holdings.length, coveragePercent: coverage };
}

/** Whether two portfolios say the same, whichever file they came in. */
export function isSamePortfolio(one: Portfolio, other: Portfolio): boolean {
  const textOf = ({ asOf, holdings }: Portfolio) =>
    JSON.stringify([
      asOf,
      holdings.map(({ isin, percent }) => [isin, rounded(percent, percentDecimals)]),
    ]);
  return textOf(one) === textOf(other);
}

/** The largest request that sends one portfolio: 3,000 holdings with names of Indian length. */
export const maxSentBytes = 500_000;

const text = z.string().trim().min(1);

/** What `npm run funds:portfolios` sends of one sheet. */
export const sentPortfolioSchema = z.object({
  fileName: text.max(200),
  titles: z.array(text.max(500)).max(20),
  asOf: isoDateSchema,
  holdings: z
    .array(
      z.object({
        isin: z.string().refine(isIsin),
        name: text.max(200),
        percent: z.number().min(-101).max(101),
      }),
    )
    .min(1)
    .max(maxHoldings),
});

export type SentPortfolio = z.infer<typeof sentPortfolioSchema>;
