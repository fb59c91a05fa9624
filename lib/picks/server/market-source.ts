import 'server-only';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { env } from '@/lib/env';
import { readImportedUniverse } from './imported-source';
import { sampleMarket, type SampleMarket } from '@/lib/picks/sample/sample-universe';

const sampleSeed = 'arthayatra';

type DayMarket = SampleMarket & {
  /** False while prices are missing that the exchange has. Such a market is shown, but never recorded. */
  isWhole: boolean;
};

let cached: { day: IsoDate; market: DayMarket } | null = null;

/**
 * The market that the screens use on a day: the generated one in sample mode, else the operator's imported companies,
 * which come without a benchmark. Null where the site shows real figures and none are imported yet. A whole market is
 * computed once a day for each instance.
 */
export async function readMarket(today: IsoDate): Promise<DayMarket | null> {
  if (cached?.day === today) return cached.market;
  const market = env.sources.isSample
    ? { ...sampleMarket({ seed: sampleSeed, until: today }), isWhole: true }
    : await importedMarket(today);
  cached = market?.isWhole ? { day: today, market } : null;
  return market;
}

async function importedMarket(today: IsoDate): Promise<DayMarket | null> {
  const imported = await readImportedUniverse(today);
  return imported && { ...imported, benchmark: [] };
}
