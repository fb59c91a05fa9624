import 'server-only';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { env } from '@/lib/env';
import { sampleMarket, type SampleMarket } from './sample-universe';

const sampleSeed = 'arthayatra';

let composed: { day: IsoDate; market: SampleMarket } | null = null;

/**
 * What the screens look at on a day. Null where the site shows real figures and nobody has brought any.
 * The composed market of a day is made once for each instance.
 */
export async function readMarket(today: IsoDate): Promise<SampleMarket | null> {
  if (!env.sources.isSample) return null;
  if (composed?.day !== today) {
    composed = { day: today, market: sampleMarket({ seed: sampleSeed, until: today }) };
  }
  return composed.market;
}
