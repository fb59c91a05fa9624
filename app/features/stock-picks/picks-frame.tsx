import type { ComponentProps, ReactNode } from 'react';
import { HonestHead } from '@/components/picks/honest-head';
import { PicksTabs } from '@/components/picks/picks-tabs';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { messages } from '@/lib/messages';
import { homePath } from '@/lib/navigation/routes';
import { picksPath } from '@/lib/picks/domain/company/paths';
import type { Market } from '@/lib/picks/server/source';

const words = messages();
const { navigation, picks, shell } = words;

/** What every page below the list begins with: the way back, who we are not, how old prices are. */
export function PicksFrame({
  id,
  title,
  lead,
  market,
  tab = null,
  children,
}: {
  id: string;
  title: string;
  lead?: ReactNode;
  /** Null until the operator has imported figures: the page then says only that. */
  market: Market | null;
  /** The tab of the page itself. */
  tab?: ComponentProps<typeof PicksTabs>['current'];
  children?: ReactNode;
}) {
  return (
    <>
      <Breadcrumb
        label={shell.breadcrumbs}
        className="no-print mb-3"
        steps={[
          { id: 'home', title: navigation.home, href: homePath },
          { id: 'stock-picks', title: navigation.titles.stockPicks, href: picksPath },
          { id, title },
        ]}
      />
      <PageHeader title={title}>{lead}</PageHeader>
      <HonestHead
        lag={market?.lag ?? null}
        isSample={market?.universe.kind === 'sample'}
        messages={words}
      />
      <PicksTabs current={tab} messages={picks.tabs} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {market ? null : <EmptyState title={picks.none.title}>{picks.none.text}</EmptyState>}
        {children}
      </div>
    </>
  );
}
