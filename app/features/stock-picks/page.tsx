import type { Metadata } from 'next';
import { PicksFrame } from '@/components/picks/picks-frame';
import { PicksTabs } from '@/components/picks/picks-tabs';
import { RecentChanges } from '@/components/picks/recent-changes';
import { ScreensTable } from '@/components/picks/screens-table';
import { BreadcrumbData } from '@/components/shell/breadcrumbs';
import { Panel } from '@/components/ui/panel';
import { nameOf, readForPage, requireUser } from '@/lib/auth/server/session';
import { formatDate } from '@/lib/calendar/iso-date';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatFixed, formatNumber } from '@/lib/money/rupees';
import { picksPath } from '@/lib/picks/domain/company/paths';
import type { BackTest } from '@/lib/picks/domain/record/back-test';
import { lastChanges, type LastChange } from '@/lib/picks/domain/record/last-changes';
import { runScreen } from '@/lib/picks/domain/screen/run-screen';
import { screens } from '@/lib/picks/domain/screen/screens';
import { backTestsOf } from '@/lib/picks/server/back-test-source';
import { readLatestLists } from '@/lib/picks/server/record-store';
import { loadMarket, type Market } from '@/lib/picks/server/source';
import { loadBenchmark } from '@/lib/picks/server/benchmark';
import { loadFundValues } from '@/lib/funds/server/source';

const words = messages();
const { navigation, picks, picksScreens } = words;
const shownYears = 5;

export const metadata: Metadata = {
  title: navigation.titles.stockPicks,
  robots: { index: false, follow: false },
};

/** Every screen with the number of companies that pass today, entries and exits, and its back-test. */
export default async function StockPicksPage() {
  await requireUser();
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
        {market ? await overview(market) : null}
      </PicksFrame>
    </>
  );
}

async function overview(market: Market) {
  const [changes, benchmark] = await Promise.all([
    readChanges(market),
    loadBenchmark(market, loadFundValues),
  ]);
  const tests = backTestsOf(market, benchmark.values);
  const lines = screens
    .map(({ id, ...screen }) => {
      const result = runScreen({ id, ...screen }, market.rows, market.asOf);
      const digest = changes.find(({ screenId }) => screenId === id)?.digest;
      return {
        id,
        passed: result.passed.length + result.notTaken,
        companies: result.companies,
        changes: digest ? { entries: digest.entries.length, exits: digest.exits.length } : null,
        test: tests.get(id)?.find(({ years }) => years === shownYears) ?? null,
      };
    })
    .sort((one, other) => (picksScreens[one.id].name < picksScreens[other.id].name ? -1 : 1));
  return (
    <>
      <Panel
        label={picks.tabs.label}
        head={<PicksTabs current="screens" messages={picks.tabs} className="-mb-px self-end" />}
        foot={footOf(
          market,
          lines.map(({ test }) => test),
        )}
      >
        <ScreensTable lines={lines} messages={words} />
      </Panel>
      <RecentChanges changes={changes} messages={words} />
    </>
  );
}

function footOf({ asOf }: Market, tests: readonly (BackTest | null)[]): string {
  const market = tests.find((test) => test?.benchmark)?.benchmark;
  return fill(picks.list.table.foot, {
    date: formatDate(asOf),
    market: formatFixed(market ? 100 + market.percent : null, 2),
  });
}

/** Empty while the record cannot be read: the table then shows dashes. */
async function readChanges({ universe }: Market): Promise<LastChange[]> {
  try {
    const entries = await readLatestLists();
    return lastChanges(
      entries.map(({ list }) => list),
      universe,
    );
  } catch (error) {
    console.error('The record of the screens could not be read:', nameOf(error));
    return [];
  }
}
