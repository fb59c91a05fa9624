import type { ReactNode } from 'react';
import { HonestHead } from '@/components/picks/honest-head';
import { PicksTabs, type PicksTab } from '@/components/picks/picks-tabs';
import { SourcePill } from '@/components/sources/source-pill';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { formatDate } from '@/lib/calendar/iso-date';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { picksPath } from '@/lib/picks/domain/company/paths';
import type { Market } from '@/lib/picks/server/source';
import { sampleCredit } from '@/lib/sources/sourced';

const words = messages();
const { navigation, picks } = words;

const back = { href: picksPath, label: navigation.titles.stockPicks };

/** What every page of stock picks begins with: its title row, who we are not, how old prices are. */
export function PicksFrame({
  title,
  isBelow = false,
  aside,
  actions,
  market,
  tab,
  children,
}: {
  title: string;
  /** A page below the list of screens has the way back to it. */
  isBelow?: boolean;
  aside?: ReactNode;
  actions?: ReactNode;
  /** Null until the operator has imported figures: the page then says only that. */
  market: Market | null;
  /** The tab of a page that is one and has no panel to hold the tabs. */
  tab?: PicksTab;
  children?: ReactNode;
}) {
  return (
    <>
      <PageHeader
        title={title}
        back={isBelow ? back : undefined}
        aside={aside}
        actions={
          <>
            {market ? (
              <span className="text-xs text-ink-soft max-lg:hidden">
                {fill(picks.head.pricesOf, { date: formatDate(market.pricesTo) })}
              </span>
            ) : null}
            {market?.universe.kind === 'sample' ? samplePill(market) : null}
            {actions}
          </>
        }
      />
      <HonestHead
        lag={market?.lag ?? null}
        isSample={market?.universe.kind === 'sample'}
        messages={words}
      />
      {tab ? (
        <PicksTabs current={tab} messages={picks.tabs} className="mb-4 border-b border-line" />
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {market ? null : <EmptyState title={picks.none.title}>{picks.none.text}</EmptyState>}
        {children}
      </div>
    </>
  );
}

/** Generated for the day, so it is as fresh as the page. */
function samplePill({ pricesTo }: Market) {
  return (
    <SourcePill
      id="picks-source"
      sourced={{ source: sampleCredit, asOf: pricesTo, fetchedAt: pricesTo, status: 'sample' }}
      ageSeconds={0}
      messages={words.sources}
    />
  );
}
