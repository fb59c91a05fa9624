import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { WatchButton } from '@/components/holdings/watch-button';
import { PicksFrame } from '@/components/picks/picks-frame';
import {
  CompanyPrice,
  CompanyStats,
  DelistedNote,
  OldFiguresNote,
  PriceBreakNote,
  sectorText,
} from '@/components/picks/company-head';
import { CompanyOverview, StandingList } from '@/components/picks/company-overview';
import { PeerCard, CompanyPriceChart } from '@/components/picks/company-peers';
import { PositionBox } from '@/components/picks/position-box';
import { RatioTables, TenYearTable } from '@/components/picks/company-tables';
import { ShareNotesPanel } from '@/components/picks/share-notes-panel';
import { Card } from '@/components/ui/card/card';
import { PageTabs } from '@/components/ui/page-tabs';
import { readForPage, requireUser } from '@/lib/auth/server/session';
import { periodStart, readPeriod } from '@/lib/calendar/period';
import { messages } from '@/lib/messages';
import { missingPathOf } from '@/lib/navigation/routes';
import type { Company } from '@/lib/picks/domain/company/company';
import { presentIsin } from '@/lib/picks/domain/company/universe';
import { indexedPrices } from '@/lib/picks/domain/company/indexed-prices';
import {
  companyPath,
  companyPeriods,
  companyTabs,
  picksPath,
  readPart,
  readPeers,
  type CompanyPeriod,
  type CompanyTab,
} from '@/lib/picks/domain/company/paths';
import { othersOfSector, peersOf, rowCalled } from '@/lib/picks/domain/company/peers';
import type { RatioRow } from '@/lib/picks/domain/ratios/ratio-row';
import { screens } from '@/lib/picks/domain/screen/screens';
import { loadMarket, pricesOf, type Market } from '@/lib/picks/server/source';
import { savedForShareOf } from '@/lib/picks/data/saved-for-share';
import { standingOf } from '@/lib/picks/domain/screen/run-screen';
import { savePeers } from '@/lib/picks/server/actions';
import { readMyPicks, withPresentIsins } from '@/lib/picks/server/store';
import { tenYears } from '@/lib/picks/domain/company/company-tables';
import { type SearchParams, readQuery } from '@/lib/query-values';
import { newSavedId } from '@/lib/saved/saved-item';
import { loadBenchmark, type Benchmark } from '@/lib/picks/server/benchmark';
import { loadFundValues } from '@/lib/funds/server/source';
import { membersMetadata } from '@/lib/navigation/members-metadata';

const { picks, picksOwn } = messages();
const proposedLines = 2;

type PageProps = { params: Promise<{ isin: string }>; searchParams: SearchParams };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  await requireUser();
  const market = await readForPage(() => loadMarket(new Date()));
  const company = companyIn(market, (await params).isin);
  return {
    title: company?.name ?? picks.missing.title,
    ...membersMetadata,
  };
}

/** A company: prices, nine ratios and red flags first, the rest in tabs. */
export default async function CompanyPage({ params, searchParams }: PageProps) {
  const member = await requireUser();
  const [{ isin }, query] = await Promise.all([params, readQuery(searchParams)]);
  const [market, mine] = await Promise.all([
    readForPage(() => loadMarket(new Date())),
    readMyPicks(member),
  ]);
  const company = companyIn(market, isin);
  if (!market || !company) redirect(missingPathOf(picksPath, isin));
  const row = market.rows.find((each) => each.isin === company.isin) ?? null;
  const saved = mine.ok
    ? savedForShareOf(withPresentIsins(mine.value, market.universe), company.isin)
    : null;
  const asked = readPeers(query);
  // The peers in the query take precedence over the saved ones.
  const typed = asked ?? savedPeersOf(market, saved?.peers ?? null);
  // A delisted company has only its financial years and notes.
  const tabs = row ? companyTabs : (['years', 'notes'] as const);
  const tab = readPart<CompanyTab>(query.tab ?? (asked ? 'peers' : undefined), tabs);
  const period = readPeriod(query.range, companyPeriods, '5y');
  // An address from before a split.
  if (company.isin !== isin.toUpperCase()) {
    redirect(companyPath(company.isin, tab, asked ?? [], period));
  }
  const listed =
    row &&
    listedParts(market, await loadBenchmark(market, loadFundValues), company, row, {
      typed,
      isSaved: asked === null && typed !== null,
      canSave: saved !== null,
      period,
      hrefOf: (each) => companyPath(company.isin, tab, asked ?? [], each),
    });
  const panels: Record<CompanyTab, ReactNode> = {
    screens: listed?.screens,
    years: (
      <TenYearTable
        company={company.name}
        tenYears={tenYears(company, market.asOf)}
        isFromFilings={market.universe.kind === 'imported'}
        messages={picks}
      />
    ),
    ratios: row ? (
      <RatioTables
        row={row}
        own={mine.ok ? mine.value.ratios : []}
        asOf={market.asOf}
        messages={picks}
      />
    ) : null,
    peers: listed?.peers,
    position: listed?.position,
    notes: <ShareNotesPanel isin={company.isin} savedForShare={saved} newNoteId={newSavedId()} />,
  };
  return (
    <PicksFrame
      title={company.name}
      isBelow
      aside={
        <>
          <span className="text-xs text-ink-soft max-md:hidden">
            {sectorText(company, picks.company)}
          </span>
          {row ? <CompanyPrice row={row} pageDate={market.pricesTo} messages={picks} /> : null}
        </>
      }
      actions={
        saved ? (
          <WatchButton
            assetClass="share"
            instrumentId={company.isin}
            watchedItemId={saved.watchedItemId}
            newItemId={newSavedId()}
            messages={{
              watch: picksOwn.notes.watch,
              unwatch: picksOwn.notes.unwatch,
              outcomes: picksOwn.notes.outcomes,
            }}
          />
        ) : null
      }
      market={market}
    >
      <DelistedNote company={company} messages={picks.company} />
      <PriceBreakNote
        brokenOn={market.universe.priceBreaks?.get(company.isin) ?? null}
        messages={picks.company}
      />
      {row ? <OldFiguresNote row={row} asOf={market.asOf} messages={picks.company} /> : null}
      {listed?.overview}
      <div id="parts" className="scroll-mt-20">
        <PageTabs
          label={picks.company.tabs.label}
          tabs={tabs.map((each) => ({
            id: each,
            title: picks.company.tabs[each],
            href: `${companyPath(company.isin, each, asked ?? [], period)}#parts`,
          }))}
          current={tab}
          className="mb-4 border-b border-line"
        />
        {panels[tab]}
      </div>
    </PicksFrame>
  );
}

function companyIn(market: Market | null, isin: string): Company | null {
  if (!market) return null;
  const wanted = presentIsin(market.universe, isin.toUpperCase());
  return market.universe.companies.find((company) => company.isin === wanted) ?? null;
}

type PeerChoice = {
  /** Null: the site proposes peers. */
  typed: readonly string[] | null;
  /** The choice is the saved one. */
  isSaved: boolean;
  /** False while the account cannot be reached. */
  canSave: boolean;
};

type PeriodChoice = { period: CompanyPeriod; hrefOf: (period: CompanyPeriod) => string };

/** The saved peers as the form shows them, by symbol; null where none of them is listed any longer. */
function savedPeersOf({ rows }: Market, isins: readonly string[] | null): readonly string[] | null {
  const known = (isins ?? []).flatMap((isin) => rowCalled(isin, rows)?.symbol ?? []);
  return known.length > 0 ? known : null;
}

function listedParts(
  market: Market,
  { fundName, values: benchmark }: Benchmark,
  company: Company,
  row: RatioRow,
  { typed, isSaved, canSave, period, hrefOf }: PeerChoice & PeriodChoice,
) {
  const { rows, asOf, lag } = market;
  const proposed = peersOf(row, rows);
  const named = typed?.map((text) => ({ text, row: rowCalled(text, rows) }));
  const chosen = named?.flatMap((peer) => (peer.row && peer.row !== row ? [peer.row] : []));
  const peers = chosen ? [...new Set(chosen)] : proposed;
  // Two proposed peers at most: more lines are hard to read. All of them where the reader chose them.
  const drawn = chosen ? peers : peers.slice(0, proposedLines);
  const { market: sampleMarketName, marketShort, fundShort } = picks.company.chart;
  const benchmarkNames = {
    name: fundName ?? sampleMarketName,
    short: fundName ? fundShort : marketShort,
  };
  const standings = screens.map((screen) => standingOf(screen, row, rows, asOf));
  return {
    overview: (
      <div className="grid grid-cols-1 items-start gap-4 max-lg:gap-3 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="min-w-0 lg:col-span-4">
          <CompanyStats row={row} messages={picks} />
        </div>
        {/* On phones between the ratios and the flags, so that the first screen shows both. */}
        <div className="min-w-0 lg:col-span-8 lg:col-start-5 lg:row-span-2 lg:row-start-1">
          <CompanyPriceChart
            names={[
              { name: row.name, short: row.symbol },
              ...(benchmark.length > 0 ? [benchmarkNames] : []),
              ...drawn.map((peer) => ({ name: peer.name, short: peer.symbol })),
            ]}
            rows={indexedPrices(
              [
                pricesOf(market, row.isin),
                ...(benchmark.length > 0 ? [benchmark] : []),
                ...drawn.map(({ isin }) => pricesOf(market, isin)),
              ],
              {
                from: periodStart(period, market.pricesTo) ?? market.pricesTo,
                to: market.pricesTo,
              },
            )}
            period={period}
            hrefOf={hrefOf}
            lagDays={lag.days}
          />
        </div>
        <div className="min-w-0 lg:col-span-4 lg:col-start-1">
          <CompanyOverview company={company} row={row} standings={standings} />
        </div>
      </div>
    ),
    screens: <StandingList company={company.name} standings={standings} />,
    peers: (
      <PeerCard
        row={row}
        peers={peers}
        fields={
          named?.map((peer) => ({ text: peer.text, isUnknown: peer.text !== '' && !peer.row })) ??
          proposed.map(({ symbol }) => ({ text: symbol, isUnknown: false }))
        }
        choice={typed === null ? 'proposed' : isSaved ? 'saved' : 'chosen'}
        saveAction={canSave ? savePeers : null}
        nearby={othersOfSector(row, rows)}
      />
    ),
    position: (
      <Card
        title={picks.company.position.title}
        titleId="position-title"
        description={picks.company.position.text}
      >
        <PositionBox tradedCrore={row.values.tradedValue} messages={picks.company.position} />
        <p className="mt-3 hidden text-sm noscript:block">{picks.company.position.needsScripts}</p>
      </Card>
    ),
  };
}
