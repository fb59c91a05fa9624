import type { z } from 'zod';
import { type IsoDate, formatDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import type { universeIdentitySchema } from '@/lib/picks/domain/record/record-chain';
import { shareOf, type Company } from './company';
import { rowHolding, type LawReference } from '@/lib/law/dated-row';
import { educationPriceLagDays } from '@/content/law/price-lag';
import { memoizeByObject } from '@/lib/memoize';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages/index';

/** A day's close in rupees, adjusted for splits, bonuses and rights up to the newest day. */
export type PricePoint = {
  date: IsoDate;
  closeRupees: number;
  /** Rupee crore that changed hands on the day; null where unknown. */
  tradedCrore: number | null;
};

/** Closes up to a day, or all, as values of their days. */
export function closesUntil(points: readonly PricePoint[] = [], to?: IsoDate): DatedValue[] {
  return points.flatMap(({ date, closeRupees }) =>
    to === undefined || date <= to ? [{ date, value: closeRupees }] : [],
  );
}

/** By the day of the closes: the day on which they were stored. */
export type LateDays = ReadonlyMap<IsoDate, IsoDate>;

export type UniverseIdentity = z.infer<typeof universeIdentitySchema>;
export type UniverseCoverage = UniverseIdentity['coverage'];

/** All data for screens, including companies no longer listed: without them the past looks better than it was. */
export type Universe = {
  /** `sample`: generated, under fictional names. */
  kind: 'sample' | 'imported';
  /** The identity of imported figures; the sample has none. */
  identity?: UniverseIdentity;
  companies: readonly Company[];
  /** By ISIN, oldest first. A company without prices is not in it. */
  prices: ReadonlyMap<string, readonly PricePoint[]>;
  /** By ISIN: the day from which prices are comparable, after a demerger. */
  priceBreaks?: ReadonlyMap<string, IsoDate>;
  /** The days whose closes arrived late: after paper trades at those of a later week could be shown. */
  lateDays?: LateDays;
  /** The first day whose closes are read; older ones are stored and not read. */
  closesFrom?: IsoDate | null;
  /** The last day with closes, where the exchange's files of the days after it are not found. */
  pricesEndOn?: IsoDate | null;
};

/**
 * The closes without those that arrived late, so that nothing that was shown without them changes.
 * @param knownOn closes that had arrived by this day stay
 */
export function timelyCloses<Close extends { date: IsoDate }>(
  closes: readonly Close[],
  { lateDays }: Pick<Universe, 'lateDays'>,
  knownOn?: IsoDate,
): readonly Close[] {
  if (!lateDays?.size) return closes;
  return closes.filter(({ date }) => {
    const storedOn = lateDays.get(date);
    return storedOn === undefined || (knownOn !== undefined && storedOn <= knownOn);
  });
}

/** The universe for a list of a past day, which shows what was known then: without closes that arrived late, after it. */
export function universeKnownOn(universe: Universe, day: IsoDate): Universe {
  if (!universe.lateDays?.size) return universe;
  const prices = new Map(
    [...universe.prices].map(([isin, points]) => [isin, timelyCloses(points, universe, day)]),
  );
  return { ...universe, prices };
}

const presentIsins = memoizeByObject(
  ({ companies }: Universe) => new Map(companies.map(({ isin }) => [shareOf(isin), isin])),
);

/**
 * The present ISIN of a share that is on record or saved under the one of its day: a split ends one ISIN and begins
 * another. The same ISIN where the universe does not have the share.
 */
export function presentIsin(universe: Universe, isin: string): string {
  return presentIsins(universe).get(shareOf(isin)) ?? isin;
}

/** What is on record or saved of shares, under their present ISINs. */
export function underPresentIsins<Item extends { isin: string }>(
  items: readonly Item[],
  universe: Universe,
): Item[] {
  return items.map((item) => ({ ...item, isin: presentIsin(universe, item.isin) }));
}

const maxDays = 365;

export type PriceLag = { days: number; reason: LawReference };

/**
 * How old prices must be on a day. Reasons beside real names teach with real securities, so the regulator's lag for
 * education is the least; the setting can only lengthen it.
 * @param wishedDays null where the operator has set nothing.
 */
export function priceLagOn(today: IsoDate, wishedDays: number | null): PriceLag {
  const { value, ...reason } = rowHolding(educationPriceLagDays, today);
  const wished = wishedDays !== null && Number.isInteger(wishedDays) ? wishedDays : value;
  return { days: Math.min(maxDays, Math.max(value, wished)), reason };
}

/**
 * The source of a list's figures, the permission for its prices and where these end too early, as pages and files print
 * them; none for samples.
 */
export function permissionOf(
  {
    universe: { kind, pricesEndOn },
    pricesLicence,
  }: { universe: Pick<Universe, 'kind' | 'pricesEndOn'>; pricesLicence: string | null },
  messages: Messages['picks']['universe'],
): readonly string[] {
  if (kind === 'sample') return [];
  return [
    messages.filings,
    pricesLicence ? fill(messages.prices, { licence: pricesLicence }) : messages.noPrices,
    ...(pricesEndOn ? [fill(messages.pricesEnd, { date: formatDate(pricesEndOn) })] : []),
  ];
}
