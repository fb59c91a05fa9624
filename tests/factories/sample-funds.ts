import { shiftMonths } from '@/lib/calendar/months';
import { parseNavAll, type NavAll } from '@/lib/funds/data/nav-all';
import { marketOf, type Market } from '@/lib/funds/domain/market/market';
import { marketTable } from '@/lib/funds/domain/market/market-table';
import { byPeriod } from '@/lib/funds/domain/market/scheme-figures';
import { inNode } from '../unit/scripts/in-node';

export const sampleDay = '2026-11-20';

/** The list of all generated schemes, read as AMFI's: tests/upstream/schemes.mjs. */
export async function sampleFunds(): Promise<NavAll> {
  const text = await inNode<string>(`
    import { navAll } from './tests/upstream/schemes.mjs';
    answer(navAll({ nowMs: Date.parse('${sampleDay}T12:00:00Z') }));
  `);
  return parseNavAll(text, { today: sampleDay, newest: '2026-11-23' });
}

/** A market in which every scheme has a return of every period. */
export function sampleMarket({ schemes }: NavAll): Market {
  const navs = new Map(schemes.flatMap(({ code, nav }) => (nav === null ? [] : [[code, nav]])));
  const anchors = byPeriod((months) => ({
    date: shiftMonths(sampleDay, -months),
    navs: new Map([...navs].map(([code, nav]) => [code, nav / (1 + ((code * 7) % 90) / 100)])),
  }));
  const latest = { date: sampleDay, navs } as const;
  return marketOf(marketTable(schemes, { latest, anchors, monthEnds: [] }, sampleDay));
}
