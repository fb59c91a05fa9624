import { SourcedData } from '@/app/sourced-data';
import { FundSummary } from '@/components/dashboard/fund-summary';
import { dashboardHref } from '@/lib/dashboard/range';
import { loadFundCount } from '@/lib/dashboard/source';
import { messages } from '@/lib/messages';
import { amfi } from '@/lib/sources/providers';
import { defineCard } from '../card';

const { dashboard } = messages();

export const fundsCard = defineCard({
  id: 'funds',
  title: dashboard.titles.funds,
  width: 'half',
  audience: 'everyone',
  lines: 6,
  load: loadFundCount,
  show: (loaded, viewer) => (
    <SourcedData loaded={loaded} sourceName={amfi.name} retryPath={dashboardHref(viewer)}>
      {(count) => <FundSummary count={count} messages={dashboard.market.funds} />}
    </SourcedData>
  ),
});
