import 'server-only';
import { cache } from 'react';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import { shiftMonths } from '@/lib/calendar/months';
import { dayCloses } from '@/lib/crypto/domain/price-points';
import { loadLongestHistory, loadMarket } from '@/lib/crypto/server/source';
import { isDormant, type Scheme } from '@/lib/funds/domain/scheme';
import { loadNavHistory, loadSchemes } from '@/lib/funds/server/source';
import type { SavedItem } from '@/lib/saved/saved-item';
import { demoItems, demoMonths, type DemoInstrument } from '@/lib/dashboard/data/demo-household';

/** How many funds are looked at; those that began later are passed over. */
const maxCandidates = 6;
const coinsNamed = 3;

/** The sample household of `?demo=1`, of a guest's first page and of the demo member: one set for all. */
export const loadDemoItems = cache(async (now: Date): Promise<SavedItem[]> => {
  const today = dateInIndia(now);
  const [list, market] = await Promise.all([loadSchemes(), loadMarket()]);
  const schemes = list.ok ? list.value.data.schemes : [];
  const named = market.ok ? market.value.data.coins.slice(0, coinsNamed) : [];
  const since = shiftMonths(today, -demoMonths);
  const listDay = list.ok ? list.value.data.asOf : today;
  const [flexiCap, largeCap, shortDebt, coins] = await Promise.all([
    fundOf(schemes, { category: /^Equity - Flexi Cap/, place: 0, since, listDay }),
    fundOf(schemes, { category: /^Equity - Large Cap/, place: 1, since, listDay }),
    fundOf(schemes, { category: /^Debt - (Short Term|Corporate)/, place: 2, since, listDay }),
    Promise.all(
      named.map(async ({ id }, index) => ({
        id,
        // Only the first is held.
        prices: index === 0 ? await closesOf(id) : [],
      })),
    ),
  ]);
  return demoItems({ flexiCap, largeCap, shortDebt, coins }, now);
});

/** Each fund is of another house: every third house of the list, from this place on. */
const fundsHeld = 3;

/** The first direct growth fund of a category with prices since a day; else the one whose prices go back furthest. */
async function fundOf(
  schemes: readonly Scheme[],
  wanted: { category: RegExp; place: number; since: IsoDate; listDay: IsoDate },
): Promise<DemoInstrument | null> {
  const { category, place, since, listDay } = wanted;
  const candidates = schemes
    .filter(
      (scheme) =>
        category.test(scheme.category) &&
        scheme.plan === 'direct' &&
        scheme.option === 'growth' &&
        !isDormant(scheme, listDay),
    )
    .filter((_, index) => index % fundsHeld === place)
    .slice(0, maxCandidates);
  let oldest: DemoInstrument | null = null;
  for (const scheme of candidates) {
    const history = await loadNavHistory(scheme);
    const prices = history.ok ? history.value.data.series : [];
    const [first] = prices;
    if (!first) continue;
    const fund = { id: String(scheme.code), prices };
    if (first.date <= since) return fund;
    if (!oldest || first.date < (oldest.prices[0]?.date ?? listDay)) oldest = fund;
  }
  return oldest;
}

async function closesOf(id: string): Promise<DemoInstrument['prices']> {
  const history = await loadLongestHistory(id);
  return history.ok ? dayCloses(history.value.data) : [];
}
