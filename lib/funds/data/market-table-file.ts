import { z } from 'zod';
import { isoDateSchema } from '@/lib/calendar/iso-date-schema';
import { fileFormat } from '@/lib/funds/data/file-format';
import {
  peerReturnsSchema,
  peerYearSchema,
  type MarketTable,
} from '@/lib/funds/domain/market/market-table';
import { peerRollingSchema, peerSipsSchema } from '@/lib/funds/domain/market/peer-outcomes';
import { byPeriod } from '@/lib/funds/domain/market/scheme-figures';
import { plans } from '@/lib/funds/domain/scheme';
import { trailingPeriods } from '@/lib/funds/domain/returns-and-risk';
import { rounded } from '@/lib/rounded';

const maxBytes = 8 * 1024 * 1024;
/** Four decimals of a percentage: a hundred times finer than a page shows. */
const percentDecimals = 4;
/** What a rupee became, to a ten-thousandth of a paisa. */
const rupeeDecimals = 6;

const figure = z.number().nullable();
const place = z.int().positive().nullable();
/** One entry for each of `trailingPeriods`. */
const periods = <Value extends z.ZodType>(value: Value) =>
  z.array(value).length(trailingPeriods.length);

const peerGroupSchema = z.object({
  category: z.string(),
  plan: z.enum(plans).nullable(),
  indexFund: z.object({ code: z.int(), name: z.string() }).nullable(),
  returns: periods(peerReturnsSchema.nullable()),
  years: z.array(peerYearSchema),
  // A table of before November 2026 has none.
  rolling: peerRollingSchema.nullable().default(null),
  sips: z.array(peerSipsSchema).default([]),
});

/**
 * Each column of the schemes is a list: the name of each field is written once, and gzip finds similar values side by
 * side.
 */
const fileSchema = z.object({
  asOf: isoDateSchema,
  monthEnds: z.object({ first: isoDateSchema, last: isoDateSchema }).nullable(),
  // A table of before 26 November 2026 has none.
  daysSince: isoDateSchema.nullable().default(null),
  peerGroups: z.array(peerGroupSchema),
  schemes: z.object({
    codes: z.array(z.int().positive()),
    peerGroups: z.array(z.int().nonnegative().nullable()),
    returns: periods(z.array(figure)),
    places: periods(z.array(place)),
    volatility: z.array(figure),
    drawdown: z.array(figure),
    worstYears: z.array(z.int().nullable()),
    worstPercents: z.array(figure),
    since: z.array(isoDateSchema.nullable()),
  }),
});

type StoredTable = z.infer<typeof fileSchema>;

/** The figures of the market. */
export const marketTableFile = fileFormat(fileSchema, maxBytes, packed, unpacked);

function packed({ schemes, peerGroups, ...rest }: MarketTable): StoredTable {
  return {
    ...rest,
    peerGroups: peerGroups.map(({ returns, years, rolling, sips, ...group }) => ({
      ...group,
      returns: trailingPeriods.map((months) => {
        const of = returns[months];
        if (!of) return null;
        const { average, median, best, worst } = of;
        return {
          ...of,
          average: stored(average),
          median: stored(median),
          best: stored(best),
          worst: stored(worst),
        };
      }),
      years: years.map((year) => ({ ...year, average: stored(year.average) })),
      rolling: rolling && {
        ...rolling,
        worst: stored(rolling.worst),
        median: stored(rolling.median),
        best: stored(rolling.best),
        lossPercent: stored(rolling.lossPercent),
      },
      sips: sips.map(({ lossPercent, multiples, ...each }) => ({
        ...each,
        lossPercent: stored(lossPercent),
        multiples: multiples.map((multiple) => rounded(multiple, rupeeDecimals)),
      })),
    })),
    schemes: {
      codes: schemes.map(({ code }) => code),
      peerGroups: schemes.map(({ peerGroup }) => peerGroup),
      returns: trailingPeriods.map((months) =>
        schemes.map(({ returns }) => storedOrNull(returns[months])),
      ),
      places: trailingPeriods.map((months) => schemes.map(({ places }) => places[months])),
      volatility: schemes.map(({ volatilityPercent }) => storedOrNull(volatilityPercent)),
      drawdown: schemes.map(({ drawdownPercent }) => storedOrNull(drawdownPercent)),
      worstYears: schemes.map(({ worstYear }) => worstYear?.year ?? null),
      worstPercents: schemes.map(({ worstYear }) => storedOrNull(worstYear?.percent ?? null)),
      since: schemes.map(({ since }) => since),
    },
  };
}

function unpacked({ schemes, peerGroups, ...rest }: StoredTable): MarketTable {
  const count = schemes.codes.length;
  const { returns, places, ...columns } = schemes;
  const all = [...Object.values(columns), ...returns, ...places];
  if (all.some((column) => column.length !== count)) {
    throw new Error('Columns of different length');
  }
  const inOrder = <Value>(values: readonly Value[]) =>
    byPeriod((months) => values[trailingPeriods.indexOf(months)]!);
  return {
    ...rest,
    peerGroups: peerGroups.map((group) => ({ ...group, returns: inOrder(group.returns) })),
    schemes: schemes.codes.map((code, index) => {
      const worst = schemes.worstYears[index]!;
      return {
        code,
        peerGroup: schemes.peerGroups[index]!,
        returns: byPeriod((months) => returns[trailingPeriods.indexOf(months)]![index]!),
        places: byPeriod((months) => places[trailingPeriods.indexOf(months)]![index]!),
        volatilityPercent: schemes.volatility[index]!,
        drawdownPercent: schemes.drawdown[index]!,
        worstYear: worst === null ? null : { year: worst, percent: schemes.worstPercents[index]! },
        since: schemes.since[index]!,
      };
    }),
  };
}

function stored(percent: number): number {
  return rounded(percent, percentDecimals);
}

function storedOrNull(percent: number | null): number | null {
  return percent === null ? null : stored(percent);
}
