import 'server-only';
import { z } from 'zod';
import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { env } from '@/lib/env';
import { storageBucket } from '@/lib/firebase/admin';
import { load } from '@/lib/sources/load';
import { withTimeout } from '@/lib/timeout';
import type { Company } from '@/lib/picks/domain/company/company';
import type { CorporateAction } from '@/lib/picks/domain/company/corporate-action';
import { bhavcopyFeed } from '@/lib/picks/data/feeds';
import { importedUniverse, type ClosesOfDay } from '@/lib/picks/data/imported-universe';
import { priceLagOn } from '@/lib/picks/domain/company/price-lag';
import type { Universe } from '@/lib/picks/domain/company/universe';

const storageTimeoutMs = 15_000;
/** A year for momentum and the high, and a month before it. */
const weeksOfPrices = 57;
const askedAtOnce = 4;

/** What scripts/picks-import.mjs wrote, after the checks of readFundamentals and readActions. */
const importSchema = <T>() =>
  z.object({
    version: z.literal(1),
    importedAt: z.iso.datetime(),
    rows: z.custom<T[]>(Array.isArray),
  });

type Imported = {
  universe: Universe;
  /** False while the prices of some week are missing: price ratios may then be wrong. */
  isWhole: boolean;
};

/**
 * The companies that the operator imported (`npm run picks:import`); null while there are none. Prices only under a
 * licence (NSE_PRICES_LICENCE) and only as old as the lag asks: without it every ratio of a price is unknown.
 */
export async function readImportedUniverse(today: IsoDate): Promise<Imported | null> {
  const companies = await readRows<Company>('fundamentals');
  if (!companies) return null;
  const actions = (await readRows<CorporateAction>('actions')) ?? [];
  const { nsePricesLicence, priceLagDays } = env.picks;
  const lag = priceLagOn(today, priceLagDays);
  const newest = dateOfDayNumber(dayNumberOf(today) - lag.days);
  const weeks = nsePricesLicence ? await weeklyCloses(newest) : [];
  const days = weeks.filter((week) => week !== null && week !== 'unanswered');
  return {
    universe: importedUniverse(companies, actions, days, newest),
    isWhole: !weeks.includes('unanswered'),
  };
}

async function readRows<T>(name: 'fundamentals' | 'actions'): Promise<T[] | null> {
  const file = storageBucket().file(`picks/${name}.json`);
  const [isThere] = await withTimeout(file.exists(), storageTimeoutMs);
  if (!isThere) return null;
  const [bytes] = await withTimeout(file.download(), storageTimeoutMs);
  return importSchema<T>().parse(JSON.parse(bytes.toString('utf8'))).rows;
}

/** Null for a week without trade. */
type Week = ClosesOfDay | null | 'unanswered';

/** The last day of trade of each week, as far as the exchange answers; a few at a time. */
async function weeklyCloses(newest: IsoDate): Promise<Week[]> {
  const last = dayNumberOf(newest);
  // 2 January 1970, day 1, was a Friday.
  const friday = last - ((last - 1) % 7);
  const fridays = Array.from({ length: weeksOfPrices }, (_, week) => friday - 7 * week);
  const found: Week[] = [];
  for (let at = 0; at < fridays.length; at += askedAtOnce) {
    found.push(...(await Promise.all(fridays.slice(at, at + askedAtOnce).map(closesOfWeek))));
  }
  return found;
}

/** Friday, else the days before it: a holiday has no file. */
async function closesOfWeek(friday: number): Promise<Week> {
  for (const daysBefore of [0, 1, 2]) {
    const date = dateOfDayNumber(friday - daysBefore);
    const answer = await load(bhavcopyFeed(date));
    if (answer.ok) return { date, closes: answer.value.data };
    if (answer.problem !== 'not-found') return 'unanswered';
  }
  return null;
}
