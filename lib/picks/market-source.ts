import 'server-only';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { env } from '@/lib/env';
import { readImportedUniverse } from './imported-source';
import { sampleMarket, type SampleMarket } from './sample-universe';

const sampleSeed = 'arthayatra';
/** So long does an instance use what it read: a new import shows within this time. */
const keptMs = 15 * 60_000;

let composed: { day: IsoDate; market: SampleMarket } | null = null;
let imported: { day: IsoDate; readAt: number; market: SampleMarket | null } | null = null;

/**
 * What the screens look at on a day. Null where the site shows real figures and nobody has brought any. An imported
 * market has no benchmark of its own: empty. The composed market of a day is made once for each instance.
 * @throws when what was imported cannot be read.
 */
export async function readMarket(today: IsoDate): Promise<SampleMarket | null> {
  if (!env.sources.isSample) return readImported(today);
  if (composed?.day !== today) {
    composed = { day: today, market: sampleMarket({ seed: sampleSeed, until: today }) };
  }
  return composed.market;
}

async function readImported(today: IsoDate): Promise<SampleMarket | null> {
  const isKept = imported?.day === today && Date.now() - imported.readAt < keptMs;
  if (!imported || !isKept) {
    const universe = await readImportedUniverse(today);
    const market = universe && { universe, benchmark: [] };
    imported = { day: today, readAt: Date.now(), market };
  }
  return imported.market;
}
