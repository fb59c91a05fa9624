import { ReturnPair } from '@/components/dashboard/return-pair';
import { navJumpsWhileHeld } from '@/lib/dashboard/nav-jumps-while-held';
import { loadPositions, loadPriced } from '@/lib/dashboard/portfolio-source';
import { rangeStart } from '@/lib/dashboard/range';
import { twoReturns } from '@/lib/dashboard/two-returns';
import { messages } from '@/lib/messages';
import { defineCard } from '../card';

const { dashboard } = messages();

export const returnsCard = defineCard({
  id: 'returns',
  title: dashboard.titles.returns,
  width: 'half',
  audience: 'personal',
  lines: 16,
  load: async ({ items, range, today }) => {
    if (items === null) return null;
    const [positions, priced] = await Promise.all([loadPositions(items), loadPriced(items)]);
    const span = { from: rangeStart(range, today), to: today };
    const jumps = [...navJumpsWhileHeld(priced, span)].map(([code, jump]) => ({
      name: positions.find(({ holding }) => holding.instrumentId === code)?.name ?? code,
      jump,
    }));
    return { returns: jumps.length > 0 ? null : twoReturns(priced, span), jumps };
  },
  show: (known) =>
    known ? (
      <ReturnPair returns={known.returns} jumps={known.jumps} messages={dashboard.returns} />
    ) : (
      <p>{dashboard.accountUnavailable}</p>
    ),
});
