import { OutOfSight } from '@/components/ui/loading/out-of-sight';
import type { Metadata } from 'next';
import { PicksFrame, PicksTabs } from '@/components/picks/picks-frame';
import { RecentChanges } from '@/components/picks/list-changes';
import { ScreenListTools, ScreensTable } from '@/components/picks/screens-table';
import { BreadcrumbData } from '@/components/shell/breadcrumbs';
import { EmptyState } from '@/components/ui/empty-state';
import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import { readForPage, requireUser } from '@/lib/auth/server/session';
import { formatDate } from '@/lib/calendar/iso-date';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatFixed, formatNumber } from '@/lib/money/rupees';
import { readCompanyList, readSort, type ListSort } from '@/lib/picks/domain/company/company-list';
import { picksPath } from '@/lib/picks/domain/company/paths';
import { screenColumns, screensNamed, sortedScreens } from '@/lib/picks/domain/screen/screen-line';
import { screens } from '@/lib/picks/domain/screen/screens';
import { loadScreenLines } from '@/lib/picks/server/screen-lines';
import { loadMarket, type Market } from '@/lib/picks/server/source';
import { loadFundValues } from '@/lib/funds/server/source';
import { type SearchParams, readQuery } from '@/lib/query-values';
import { membersMetadata } from '@/lib/navigation/members-metadata';

const { navigation, picks, picksScreens } = messages();

export const metadata: Metadata = {
  title: navigation.titles.stockPicks,
  ...membersMetadata,
};

/** Every screen with the number of companies that pass today, entries and exits, and its back-test. */
export default async function StockPicksPage({ searchParams }: { searchParams: SearchParams }) {
  await requireUser();
  const query = await readQuery(searchParams);
  const { words: searched } = readCompanyList(query);
  const sort = readSort(query, screenColumns);
  const market = await readForPage(() => loadMarket(new Date()));
  return (
    <>
      <BreadcrumbData path={picksPath} siteUrl={env.siteUrl} />
      <PicksFrame
        title={navigation.titles.stockPicks}
        aside={
          market ? (
            <span className="text-xs text-ink-soft max-md:hidden">
              {fill(picks.list.size, {
                screens: screens.length,
                companies: formatNumber(market.rows.length),
              })}
            </span>
          ) : null
        }
        market={market}
        tab={market ? undefined : 'screens'}
      >
        {market ? await overview(market, searched, sort) : null}
      </PicksFrame>
    </>
  );
}

async function overview(market: Market, searched: string, sort: ListSort | null) {
  const { lines, changes, benchmark } = await loadScreenLines(market, picksScreens, loadFundValues);
  return (
    <>
      <Panel
        label={picks.tabs.label}
        head={<PicksTabs current="screens" className="-mb-px self-end" />}
        tools={<ScreenListTools words={searched} sort={sort} />}
        foot={fill(picks.list.table.foot, {
          date: formatDate(market.asOf),
          market: formatFixed(benchmark ? 100 + benchmark.percent : null, 2),
        })}
      >
        <ScreensTable
          lines={sortedScreens(screensNamed(lines, searched, picksScreens), sort, picksScreens)}
          searched={searched}
          sort={sort}
          empty={
            <div className="p-4 md:p-5">
              <EmptyState
                drawing="search"
                title={picks.list.noMatchTitle}
                action={<TextLink href={picksPath}>{picks.list.clear}</TextLink>}
              >
                {picks.list.noMatchText}
              </EmptyState>
            </div>
          }
        />
      </Panel>
      <OutOfSight>
        <RecentChanges changes={changes} />
      </OutOfSight>
    </>
  );
}
