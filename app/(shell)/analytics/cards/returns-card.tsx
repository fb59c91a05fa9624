import { ReturnPair } from '@/components/dashboard/return-pair';
import { loadPriced } from '@/lib/dashboard/portfolio-source';
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
  load: async ({ items, range, today }) =>
    items && {
      returns: twoReturns(await loadPriced(items), { from: rangeStart(range, today), to: today }),
    },
  show: (known) =>
    known ? (
      <ReturnPair returns={known.returns} words={dashboard.returns} />
    ) : (
      <p>{dashboard.shelfUnavailable}</p>
    ),
});
