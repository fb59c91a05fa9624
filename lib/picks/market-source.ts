import 'server-only';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { env } from '@/lib/env';
import { readImportedUniverse } from './imported-source';
import { sampleMarket, type SampleMarket } from './sample-universe';

const sampleSeed = 'arthayatra';

type DayMarket = SampleMarket & {
  /** False while prices are missing that the exchange would have. Such a market is shown, never put on record. */
  isWhole: boolean;
};

let kept: { day: IsoDate; market: DayMarket } | null = null;

/**
 * What the screens look at on a day: the composed market in sample mode, else the companies that the operator brought,
 * which come without a benchmark. Null where the site shows real figures and nobody has brought any. A day's market is
 * made once for each instance, when it is whole.
 */
export async function readMarket(today: IsoDate): Promise<DayMarket | null> {
  if (kept?.day === today) return kept.market;
  const market = env.sources.isSample
    ? { ...sampleMarket({ seed: sampleSeed, until: today }), isWhole: true }
    : await importedMarket(today);
  kept = market?.isWhole ? { day: today, market } : null;
  return market;
}

async function importedMarket(today: IsoDate): Promise<DayMarket | null> {
  const imported = await readImportedUniverse(today);
  return imported && { ...imported, benchmark: [] };
}
