import { OutOfSight } from '@/components/ui/loading/out-of-sight';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { PortfolioNote } from '@/components/funds/compare/overlap-part';
import { NoFigures, SourcePill } from '@/components/sources/sourced-data';
import { csvSourceOf } from '@/lib/sources/csv-origin';
import { CostAndFacts } from '@/components/funds/fund/cost-and-facts';
import { FundFacts, FundHeader } from '@/components/funds/fund/fund-identity';
import { WatchAction } from '@/components/holdings/watch-action';
import { FundFigures } from '@/components/funds/fund/fund-figures';
import { FundNotices, FundWarning } from '@/components/funds/fund/fund-notices';
import { FundOverview } from '@/components/funds/fund/fund-overview';
import { NoHistory } from '@/components/funds/fund/fund-nav';
import { SourceNote } from '@/components/sources/source-note';
import { PageHeader } from '@/components/ui/page-header';
import { transactionsHref } from '@/lib/dashboard/domain/dashboard-query';
import { ownFundOf } from '@/lib/dashboard/domain/own-fund';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { directoryOf } from '@/lib/funds/domain/list/list-lookup';
import { comparatorsOf } from '@/lib/funds/domain/comparators';
import { fundPath, readFundQuery, readFundTab } from '@/lib/funds/domain/fund-query';
import { factsOfScheme } from '@/lib/funds/domain/facts/scheme-facts';
import { otherPlanOf } from '@/lib/funds/domain/plan-gap';
import { readSchemeCode, type FundHistory, type Scheme } from '@/lib/funds/domain/scheme';
import { loadPortfolioEntry } from '@/lib/funds/server/portfolio-store';
import {
  loadMarket,
  loadMarketMemory,
  loadNavHistory,
  loadScheme,
  loadSchemeFacts,
  loadSchemeSummaries,
  loadSchemes,
  loadSeries,
} from '@/lib/funds/server/source';
import { fill } from '@/lib/messages/fill';
import { transactionsItemId } from '@/lib/holdings/transaction-items';
import { messages } from '@/lib/messages';
import { missingPathOf } from '@/lib/navigation/routes';
import { type SearchParams, readQuery } from '@/lib/query-values';
import { listMySavedItems } from '@/lib/saved/store';
import { amfi } from '@/lib/sources/providers';
import { figuresAgeSeconds } from '@/lib/sources/sourced';
import { fundsPath } from '@/lib/navigation/page-paths';

const { charts, fundFacts, funds, navigation, sources } = messages();

type PageProps = {
  params: Promise<{ schemeCode: string }>;
  searchParams: SearchParams;
};

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const code = readSchemeCode((await params).schemeCode);
  const scheme = code === null ? null : await loadScheme(code);
  if (!scheme?.ok) {
    const isMissing = !scheme || scheme.problem === 'not-found';
    return { title: isMissing ? funds.fund.missing.title : navigation.titles.mutualFunds };
  }
  const { name } = scheme.value.data;
  return {
    title: name,
    description: fill(funds.fund.description, { name }),
    alternates: { canonical: fundPath(scheme.value.data.code) },
  };
}

/**
 * One scheme, without Suspense: streamed parts need scripts to show, and after the response starts an unknown code can
 * no longer redirect to the page with status 404.
 */
export default async function FundPage({ params, searchParams }: PageProps) {
  const { schemeCode } = await params;
  const code = readSchemeCode(schemeCode);
  if (code === null) redirect(missingPathOf(fundsPath, schemeCode));
  const [query, found] = await Promise.all([readQuery(searchParams), loadScheme(code)]);
  if (!found.ok) {
    if (found.problem === 'not-found') redirect(missingPathOf(fundsPath, schemeCode));
    return (
      <>
        <PageHeader
          title={navigation.titles.mutualFunds}
          back={{ href: fundsPath, label: funds.fund.back }}
        />
        <NoFigures
          problem={found.problem}
          sourceName={amfi.name}
          retryPath={fundPath(code, readFundQuery(query))}
          messages={sources.missing}
        />
        <FundWarning messages={funds} />
      </>
    );
  }
  const scheme = found.value.data;
  const now = new Date();
  const typed = readFundQuery(query);
  const list = await loadSchemes();
  const listDay = list.ok ? list.value.data.asOf : dateInIndia(now);
  const otherScheme = list.ok ? otherPlanOf(scheme, list.value.data.schemes) : null;
  const [history, market, allSeries, memory, storedFacts, summaryOf, other, items, portfolio] =
    await Promise.all([
      loadNavHistory(scheme),
      loadMarket(),
      loadSeries(),
      loadMarketMemory(),
      loadSchemeFacts(),
      loadSchemeSummaries(),
      otherScheme && readFundTab(typed) === 'plans' ? loadHistoryOf(otherScheme) : null,
      listMySavedItems(),
      loadPortfolioEntry(code),
    ]);
  const comparators = comparatorsOf(scheme, allSeries);
  const series = history.ok ? history.value.data.series : [];
  const isCurrent = list.ok && list.value.data.schemes.some((each) => each.code === code);
  const ended = isCurrent ? null : memory.past.find((each) => each.code === code);
  const closedSince = ended ? (ended.goneSince ?? 'unknown') : null;
  const csvSource = history.ok ? csvSourceOf(history.value, charts.labels) : '';
  // The pill shows the stale source of the two.
  const shown = history.ok && found.value.status !== 'stale' ? history.value : found.value;
  // Sample data is sample data everywhere, so one note says it.
  const sourceNotes =
    history.ok && history.value.status !== 'sample' ? [found.value, history.value] : [found.value];
  const own = items.ok
    ? ownFundOf(
        items.value,
        { ...scheme, listDay: isCurrent ? listDay : null },
        series,
        dateInIndia(now),
      )
    : null;
  const facts = (
    <FundFacts
      scheme={scheme}
      since={series[0]?.date ?? null}
      listDay={listDay}
      sources={
        <>
          {portfolio ? <PortfolioNote code={code} entry={portfolio} /> : null}
          {sourceNotes.map((sourced, index) => (
            <SourceNote
              key={index}
              sourced={sourced}
              ageSeconds={figuresAgeSeconds(sourced, now.getTime())}
              messages={sources}
            />
          ))}
        </>
      }
    />
  );
  return (
    <>
      <FundHeader
        scheme={scheme}
        other={otherScheme}
        typed={typed}
        watch={
          <WatchAction
            item={{ assetClass: 'fund', instrumentId: String(code), name: scheme.name }}
            items={items}
            path={fundPath(code)}
            messages={funds.fund.watchlist}
            outcomes={funds.fund.watchOutcomes}
          />
        }
        pill={<SourcePill id="fund-source" sourced={shown} />}
      />
      <FundNotices
        scheme={scheme}
        series={series}
        isBehind={history.ok && history.value.data.isBehind}
        fate={{
          closedSince,
          corrections: memory.corrections.filter((each) => each.code === code),
          messages: fundFacts,
        }}
        listDay={listDay}
        messages={funds.fund}
      />
      <div className="grid grid-cols-1 gap-4">
        <FundOverview
          scheme={scheme}
          series={series}
          market={market}
          comparators={comparators}
          csvSource={csvSource}
          typed={typed}
          own={
            own && {
              held: own.held && {
                ...own.held,
                href: transactionsHref({
                  of: transactionsItemId({ assetClass: 'fund', instrumentId: String(code) }, 0),
                }),
              },
              trades: own.trades,
            }
          }
          noHistory={
            history.ok ? null : (
              <NoHistory
                newest={scheme}
                problem={history.problem}
                retryPath={fundPath(code, typed)}
                messages={{ fund: funds.fund, missing: sources.missing }}
              />
            )
          }
        />
        <OutOfSight>
          <CostAndFacts
            scheme={scheme}
            facts={factsOfScheme(storedFacts, code)}
            summary={summaryOf(scheme)}
            sourceName={found.value.status === 'sample' ? null : found.value.source.name}
          />
          {history.ok ? (
            <FundFigures
              scheme={scheme}
              series={series}
              market={market}
              comparators={comparators}
              csvSource={csvSource}
              other={other}
              typed={typed}
              listDay={listDay}
              facts={facts}
              schemes={list.ok ? (directoryOf(list.value.data).funds.get(code)?.schemes ?? []) : []}
            />
          ) : (
            facts
          )}
        </OutOfSight>
      </div>
      <FundWarning messages={funds} />
    </>
  );
}

async function loadHistoryOf(scheme: Scheme): Promise<FundHistory> {
  const history = await loadNavHistory(scheme);
  return { scheme, series: history.ok ? history.value.data.series : [] };
}
