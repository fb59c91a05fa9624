import 'server-only';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { env } from '@/lib/env';
import { readImportedUniverse } from './imported-source';
import { sampleMarket, type SampleMarket } from './sample-universe';

const sampleSeed = 'arthayatra';

let kept: { day: IsoDate; market: SampleMarket } | null = null;

/**
 * What the screens look at on a day: the composed market in sample mode, else the companies that the operator brought,
 * which come without a benchmark. Null where the site shows real figures and nobody has brought any. A day's market is
 * made once for each instance.
 */
export async function readMarket(today: IsoDate): Promise<SampleMarket | null> {
  if (kept?.day === today) return kept.market;
  const market = env.sources.isSample
    ? sampleMarket({ seed: sampleSeed, until: today })
    : await importedMarket(today);
  kept = market && { day: today, market };
  return market;
}

async function importedMarket(today: IsoDate): Promise<SampleMarket | null> {
  const universe = await readImportedUniverse(today);
  return universe && { universe, benchmark: [] };
}
