import type { Viewer } from '@/lib/dashboard/domain/dashboard-query';
import { loadFundValues } from '@/lib/funds/server/source';
import { papersIn } from '@/lib/picks/data/saved-paper';
import { loadPapers } from '@/lib/picks/server/paper-source';
import { loadMarket } from '@/lib/picks/server/source';

const mostShown = 5;

/** A member's newest paper portfolios; null where there are none. Not computed for the sample household. */
export async function loadPaperLines({ kind, items, now }: Viewer) {
  const portfolios = kind === 'member' ? papersIn(items ?? []).slice(0, mostShown) : [];
  const market = portfolios.length > 0 ? await loadMarket(now) : null;
  if (!market) return null;
  const { papers } = await loadPapers(portfolios, market, loadFundValues);
  return {
    isSample: market.universe.kind === 'sample',
    lines: papers.map(({ portfolio: { id, title }, result }) => ({
      id,
      title,
      gainPercent: result?.figures?.paper.gainPercent ?? null,
      fundPercent: result?.figures?.fund?.gainPercent ?? null,
      valuedOn: result?.figures?.valuedOn ?? null,
    })),
  };
}
