import { groupBy } from '@/lib/group-by';
import { z } from 'zod';
import { gunzipJson, gzipJson } from '@/lib/gzip-json';
import { type Company, shareOf } from '@/lib/picks/domain/company/company';
import {
  type CorporateAction,
  adjustPrices,
  adjustShares,
  lastBreak,
} from '@/lib/picks/domain/company/corporate-action';
import type { UniverseIdentity, PricePoint, Universe } from '@/lib/picks/domain/company/universe';
import { universeIdentitySchema } from '@/lib/picks/domain/record/record-chain';
import { isoDateSchema } from '@/lib/calendar/iso-date-schema';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { ShareClose } from './feeds';
import { ratioRows } from '@/lib/picks/domain/ratios/ratio-row';
import { worksWithoutPrices } from '@/lib/picks/domain/screen/reasons';
import { runScreen } from '@/lib/picks/domain/screen/run-screen';
import { screens } from '@/lib/picks/domain/screen/screens';
import { compareTexts } from '@/lib/text/compare-texts';

/** In Cloud Storage: what the site screens. Replaced as a whole, so that no page ever reads half an import. */
export const universePath = 'picks/universe.json.gz';

/** 5,000 companies of ten years are 30 MB. */
const maxUniverseBytes = 200 * 1024 * 1024;

type StoredUniverse = {
  identity: UniverseIdentity;
  companies: readonly Company[];
  actions: readonly CorporateAction[];
};

/** The companies and actions were checked by the readers of the import and are not checked again. */
const universeSchema = z.object({
  version: z.literal(1),
  identity: universeIdentitySchema,
  companies: z.custom<Company[]>(Array.isArray),
  actions: z.custom<CorporateAction[]>(Array.isArray),
});

export function writeUniverseFile({
  identity,
  companies,
  actions,
}: StoredUniverse): Promise<Buffer> {
  return gzipJson({ version: 1, identity, companies, actions });
}

/** @throws where the file is damaged or of another version. */
export async function readUniverseFile(bytes: Uint8Array): Promise<StoredUniverse> {
  const { identity, companies, actions } = universeSchema.parse(
    await gunzipJson(bytes, maxUniverseBytes),
  );
  return { identity, companies, actions };
}

export type ClosesOfDay = {
  date: IsoDate;
  closes: readonly ShareClose[];
  /** The day on which they were first stored; absent where that is not known. */
  storedOn?: IsoDate | undefined;
};

/** 2,600 shares are 80 KB. */
const maxClosesBytes = 8 * 1024 * 1024;

const closesSchema = z.object({
  version: z.literal(1),
  date: isoDateSchema,
  storedOn: isoDateSchema.optional(),
  /** By ISIN: the close in rupees, and the crore that changed hands. */
  closes: z.record(
    z.string().regex(/^IN[A-Z0-9]{10}$/),
    z.tuple([z.number().positive(), z.number().min(0).nullable()]),
  ),
});

export function writeClosesFile({ date, closes, storedOn }: ClosesOfDay): Promise<Buffer> {
  const byIsin = Object.fromEntries(
    closes.map(({ isin, closeRupees, tradedCrore }) => [
      isin,
      [closeRupees, tradedCrore === null ? null : Number(tradedCrore.toFixed(4))],
    ]),
  );
  return gzipJson({ version: 1, date, storedOn, closes: byIsin });
}

/** @throws where the file is damaged, or of another day or version. */
export async function readClosesFile(bytes: Uint8Array, day: IsoDate): Promise<ClosesOfDay> {
  const { date, closes, storedOn } = closesSchema.parse(await gunzipJson(bytes, maxClosesBytes));
  if (date !== day) throw new Error(`Closes of ${date} in the file of ${day}`);
  return {
    date,
    storedOn,
    closes: Object.entries(closes).map(([isin, [closeRupees, tradedCrore]]) => ({
      isin,
      closeRupees,
      tradedCrore,
    })),
  };
}

/**
 * The operator's companies with the exchange's closes, both in the shares of the newest close. A company has the closes
 * of all the ISINs that its share has had: a split ends one and begins another. On a day that has closes of both, the
 * present ISIN counts.
 * @param days in any order; empty without a licence. @param today until when shares are adjusted without prices.
 */
export function importedUniverse(
  companies: readonly Company[],
  actions: readonly CorporateAction[],
  days: readonly ClosesOfDay[],
  today: IsoDate,
  identity?: UniverseIdentity,
): Universe {
  const traded = tradedByShare(days, new Set(companies.map(({ isin }) => isin)));
  const actionsOf = groupBy(actions, ({ isin }) => shareOf(isin));
  const prices = new Map<string, readonly PricePoint[]>();
  const priceBreaks = new Map<string, IsoDate>();
  const adjusted = companies.map((company) => {
    const { isin, years } = company;
    const own = actionsOf.get(shareOf(isin)) ?? [];
    const points = traded.get(shareOf(isin)) ?? [];
    const last = points.at(-1)?.date;
    if (last) {
      prices.set(isin, adjustPrices(points, own));
      const brokenOn = lastBreak(own, last);
      if (brokenOn && points[0]!.date < brokenOn) priceBreaks.set(isin, brokenOn);
    }
    return { ...company, years: adjustShares(years, own, last ?? today, points) };
  });
  return { kind: 'imported', identity, companies: adjusted, prices, priceBreaks };
}

function tradedByShare(
  days: readonly ClosesOfDay[],
  currentIsins: ReadonlySet<string>,
): Map<string, PricePoint[]> {
  const byShare = new Map<string, PricePoint[]>();
  const inOrder = days.toSorted((one, other) => compareTexts(one.date, other.date));
  for (const { date, closes } of inOrder) {
    for (const { isin, closeRupees, tradedCrore } of closes) {
      const share = shareOf(isin);
      const points = byShare.get(share) ?? [];
      const point = { date, closeRupees, tradedCrore };
      if (points.at(-1)?.date !== date) points.push(point);
      else if (currentIsins.has(isin)) points[points.length - 1] = point;
      byShare.set(share, points);
    }
  }
  return byShare;
}

type ScreenCoverage = {
  id: string;
  worksWithoutPrices: boolean;
  companies: number;
  /** For how many of them the figures decide whether they pass. */
  decided: number;
  passed: number;
};

/** How many imported companies each screen can decide without prices. */
export function screenCoverage(
  { companies, actions }: Pick<StoredUniverse, 'companies' | 'actions'>,
  today: IsoDate,
): ScreenCoverage[] {
  const rows = ratioRows(importedUniverse(companies, actions, [], today), {
    asOf: today,
    priceLagDays: 0,
  });
  return screens.map((screen) => {
    const result = runScreen(screen, rows, today);
    return {
      id: screen.id,
      worksWithoutPrices: worksWithoutPrices(screen),
      companies: result.companies,
      decided: result.companies - result.undecided,
      passed: result.passed.length + result.notTaken,
    };
  });
}
