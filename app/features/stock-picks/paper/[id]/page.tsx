import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { PaperCosts } from '@/components/picks/paper/paper-costs';
import { PaperHoldings, PaperTrades } from '@/components/picks/paper/paper-tables';
import { paperFacts } from '@/components/picks/paper/paper-facts';
import { PaperSummary, PaperWaiting } from '@/components/picks/paper/paper-summary';
import { PicksFrame } from '@/components/picks/picks-frame';
import { Alert } from '@/components/ui/alert';
import { CsvLink } from '@/components/ui/files/csv-link';
import { PageTabs } from '@/components/ui/page-tabs';
import { Panel } from '@/components/ui/panel';
import { readForPage, requireUser } from '@/lib/auth/server/session';
import { formatDate } from '@/lib/calendar/iso-date';
import { loadFundValues } from '@/lib/funds/server/source';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { missingPathOf } from '@/lib/navigation/routes';
import {
  paperPath,
  paperTradesPath,
  paperViewPath,
  paperViews,
  picksPath,
  readPart,
  type PaperView,
} from '@/lib/picks/domain/company/paths';
import type { PaperFigures } from '@/lib/picks/domain/paper/paper-result';
import { benchmarkName } from '@/lib/picks/server/benchmark';
import { loadPapers, readMyPapers } from '@/lib/picks/server/paper-source';
import { loadMarket } from '@/lib/picks/server/source';
import { type SearchParams, readQuery } from '@/lib/query-values';
import { membersMetadata } from '@/lib/navigation/members-metadata';

const { picksOwn, picksPaper } = messages();
const { page } = picksPaper;

const back = { href: paperPath, label: picksPaper.title };

type PageProps = { params: Promise<{ id: string }>; searchParams: SearchParams };

export const metadata: Metadata = {
  title: picksPaper.title,
  ...membersMetadata,
};

/** One paper portfolio: value, index fund and their lines first; holdings, trades, costs and method in tabs. */
export default async function PaperPortfolioPage({ params, searchParams }: PageProps) {
  const member = await requireUser();
  const [{ id }, query] = await Promise.all([params, readQuery(searchParams)]);
  const [market, mine] = await Promise.all([
    readForPage(() => loadMarket(new Date())),
    readMyPapers(member),
  ]);
  if (!mine.ok) {
    return (
      <PicksFrame title={picksPaper.title} backTo={back} market={market}>
        <Alert tone="warn">{picksOwn.own.accountDown}</Alert>
      </PicksFrame>
    );
  }
  const portfolio = mine.value.find((each) => each.id === id);
  if (!portfolio) redirect(missingPathOf(picksPath, id));
  const loaded = market && (await loadPapers([portfolio], market, loadFundValues));
  const result = loaded?.papers[0]?.result ?? null;
  const figures = result?.figures ?? null;
  const { title, amountRupees, startsOn } = portfolio;
  const view = readPart(query.view, paperViews);
  return (
    <PicksFrame
      title={title}
      backTo={back}
      aside={<span className="text-xs text-ink-soft max-md:hidden">{paperFacts(portfolio)}</span>}
      market={market}
    >
      {market && loaded && !result ? <Alert tone="warn">{page.recordDown}</Alert> : null}
      {market && result && !figures ? (
        <PaperWaiting
          startsOn={startsOn}
          asOf={market.asOf}
          lagDays={market.lag.days}
          hasPrices={market.universe.prices.size > 0}
          hasList={result.pending.length > 0}
        />
      ) : null}
      {market && loaded && result && figures ? (
        <>
          <PaperSummary
            figures={figures}
            amountRupees={amountRupees}
            fundName={benchmarkName(market, loaded.benchmark, picksOwn.record.backTest)}
            isFund={market.universe.kind !== 'sample'}
            lagDays={market.lag.days}
          />
          <Panel
            id="parts"
            className="scroll-mt-20"
            label={page.views[view]}
            head={
              <PageTabs
                label={page.views.label}
                tabs={paperViews.map((each) => ({
                  id: each,
                  title: page.views[each],
                  href: paperViewPath(id, each),
                  count: countOf(each, figures),
                }))}
                current={view}
                className="-mb-px self-end"
              />
            }
            tools={<CsvLink href={paperTradesPath(id)} text={page.trades.csv} isIcon />}
            foot={
              <>
                {result.pending.length > 0 ? `${pendingText(result.pending)} ` : null}
                {page.disclaimer}
              </>
            }
          >
            {partOf(view, figures)}
          </Panel>
        </>
      ) : null}
    </PicksFrame>
  );
}

function partOf(view: PaperView, figures: PaperFigures): ReactNode {
  if (view === 'trades') return <PaperTrades trades={figures.trades} />;
  if (view === 'costs') {
    return <PaperCosts figures={figures} />;
  }
  if (view === 'holdings') return <PaperHoldings figures={figures} />;
  return (
    <ul className="list-disc gap-x-10 p-4 pl-9 text-sm md:p-5 md:pl-10 lg:columns-2">
      {page.method.map((line) => (
        <li key={line} className="mb-2 max-w-prose break-inside-avoid">
          {line}
        </li>
      ))}
    </ul>
  );
}

function countOf(view: PaperView, { holdings, trades }: PaperFigures): string | undefined {
  if (view === 'holdings') return `${holdings.length}`;
  return view === 'trades' ? `${trades.length}` : undefined;
}

const daysNamed = 3;

function pendingText(days: readonly Parameters<typeof formatDate>[0][]): string {
  const named = days.slice(0, daysNamed).map((day) => formatDate(day));
  const dates = named.join(', ');
  const more = days.length - named.length;
  return fill(page.pending, {
    dates: more > 0 ? fill(page.more, { dates, count: more }) : dates,
  });
}
