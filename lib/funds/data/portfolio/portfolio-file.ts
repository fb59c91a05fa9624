import { z } from 'zod';
import { isoDateSchema } from '@/lib/calendar/iso-date-schema';
import { fileFormat } from '@/lib/funds/data/file-format';
import { coveragePercent, type Portfolio, type PortfolioEntry } from '@/lib/funds/domain/portfolio';
import { rounded } from '@/lib/rounded';
import { isIsin } from '@/lib/text/isin';

/** An index fund of the whole market has some 1,000 securities. */
const maxHoldings = 3_000;
const maxBytes = 8 * 1024 * 1024;
/** Houses print two to four decimals of a percentage. */
const percentDecimals = 6;

const codes = z.array(z.int().positive()).min(1).readonly();

const portfolioSchema = z.object({
  codes,
  name: z.string(),
  house: z.string(),
  asOf: isoDateSchema,
  fileName: z.string(),
  holdings: z.array(z.tuple([z.string(), z.string(), z.number()])).max(maxHoldings),
});

const indexSchema = z.object({
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

/** One portfolio; some 2 KB for 60 securities. */
export const portfolioFile = fileFormat(
  portfolioSchema,
  maxBytes,
  ({ holdings, ...rest }: Portfolio) => ({
    ...rest,
    holdings: holdings.map(({ isin, name, percent }): [string, string, number] => [
      isin,
      name,
      rounded(percent, percentDecimals),
    ]),
  }),
  ({ holdings, ...rest }): Portfolio => ({
    ...rest,
    holdings: holdings.map(([isin, name, percent]) => ({ isin, name, percent })),
  }),
);

export const portfolioIndexFile = fileFormat(
  indexSchema,
  maxBytes,
  (entries: readonly PortfolioEntry[]) => ({ entries: [...entries] }),
  ({ entries }): readonly PortfolioEntry[] => entries,
);

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
