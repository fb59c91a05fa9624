import type { Metadata } from 'next';
import { offeredRanges } from '@/lib/crypto/domain/coin-query';
import { SourcePill, SourcedData, StreamedPart } from '@/components/sources/sourced-data';
import { csvSourceOf } from '@/lib/sources/csv-origin';
import { CompareChart, CompareForm } from '@/components/crypto/compare/compare-chart';
import { PeriodChips } from '@/components/charts/price-figure';
import { MarketPanel, FiguresSkeleton } from '@/components/crypto/market/market-frame';
import { RiskNotice, WeekInstead } from '@/components/crypto/notices';
import { Credit } from '@/components/sources/source-note';
import { Alert } from '@/components/ui/alert';
import { PageHeader } from '@/components/ui/page-header';
import { dateInIndia } from '@/lib/calendar/iso-date';
import {
  comparePath,
  comparePathOf,
  daysOfRange,
  indexDays,
  compareRanges,
  readCompareQuery,
  type CompareQuery,
} from '@/lib/crypto/domain/compare';
import { cryptoPath } from '@/lib/crypto/domain/coin';
import { dayCloses, lastDays } from '@/lib/crypto/domain/price-points';
import { readMarketQuery } from '@/lib/crypto/domain/market-query';
import { vdaLawOn } from '@/lib/crypto/domain/vda-law';
import {
  hasWholeHistories,
  loadComparedHistories,
  type CoinHistory,
} from '@/lib/crypto/server/source';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { coingecko } from '@/lib/sources/providers';
import { leastCurrent } from '@/lib/sources/sourced';
import { type SearchParams, readQuery } from '@/lib/query-values';
import { withRenderDeadline } from '@/lib/render-deadline';

const { charts, crypto, periods, sources } = messages();
const { compare } = crypto;

export const metadata: Metadata = {
  title: compare.title,
  description: compare.lead,
  alternates: { canonical: comparePath },
};

/** Up to four coins, which the query names, from the same first day. */
export default async function ComparePage({ searchParams }: { searchParams: SearchParams }) {
  const ranges = offeredRanges(compareRanges, hasWholeHistories());
  const query = readCompareQuery(await readQuery(searchParams), ranges);
  const path = comparePathOf(query);
  const figures = await withRenderDeadline({ compared: loadComparedHistories(query.words) });
  return (
    <>
      <PageHeader
        title={compare.title}
        back={{ href: cryptoPath, label: crypto.coin.back }}
        actions={
          <StreamedPart figures={figures.compared} skeleton={null}>
            {({ market, histories }) => {
              const known = histories.flatMap(({ history }) => (history.ok ? [history.value] : []));
              const main = leastCurrent(known) ?? (market.ok ? market.value : null);
              return main ? <SourcePill id="compare-source" sourced={main} /> : null;
            }}
          </StreamedPart>
        }
      />
      <RiskNotice law={vdaLawOn(dateInIndia(new Date())).law} />
      <MarketPanel
        current="compare"
        query={readMarketQuery({})}
        tools={
          <PeriodChips
            periods={ranges}
            current={query.range}
            hrefOf={(range) => comparePathOf({ ...query, range })}
            messages={periods}
          />
        }
      >
        <div className="p-4 md:p-5">
          <StreamedPart figures={figures.compared} skeleton={<FiguresSkeleton lines={16} />}>
            {({ market, words: named, unknown, histories, weekBecause }) => (
              // On a phone the fields are below the chart, which is the answer.
              <div className="grid grid-cols-1 gap-4">
                <p className="text-sm text-ink-soft">{compare.lead}</p>
                <CompareForm
                  query={{ ...query, words: named }}
                  coins={market.ok ? market.value.data.coins : []}
                />
                {unknown.length > 0 ? (
                  <Alert tone="warn">{fill(compare.unknown, { words: unknown.join(', ') })}</Alert>
                ) : null}
                {market.ok ? (
                  <>
                    {weekBecause ? <WeekInstead because={weekBecause} retryPath={path} /> : null}
                    <Compared query={query} histories={histories} />
                  </>
                ) : (
                  <SourcedData loaded={market} sourceName={coingecko.name} retryPath={path}>
                    {() => null}
                  </SourcedData>
                )}
                {market.ok ? (
                  <p className="text-xs text-ink-soft empty:hidden">
                    <Credit source={market.value.source} messages={sources.note} />
                  </p>
                ) : null}
              </div>
            )}
          </StreamedPart>
        </div>
      </MarketPanel>
    </>
  );
}

/** The chart of the coins whose history is known, and the names of the others. */
function Compared({
  query,
  histories,
}: {
  query: CompareQuery;
  histories: readonly CoinHistory[];
}) {
  const [first] = histories;
  if (!first) return null;
  const known = histories.flatMap(({ coin, history }) =>
    history.ok ? [{ coin, history: history.value }] : [],
  );
  const missing = histories.filter(({ history }) => !history.ok);
  if (known.length === 0) {
    return (
      <SourcedData
        loaded={first.history}
        sourceName={coingecko.name}
        retryPath={comparePathOf(query)}
      >
        {() => null}
      </SourcedData>
    );
  }
  const days = indexDays(
    known.map(({ history }) => dayCloses(lastDays(history.data, daysOfRange[query.range]))),
  );
  return (
    <>
      {missing.length > 0 ? (
        <Alert tone="warn">
          {fill(compare.missing, { names: missing.map(({ coin }) => coin.name).join(', ') })}
        </Alert>
      ) : null}
      {days ? (
        <CompareChart
          coins={known.map(({ coin }) => coin)}
          days={days}
          csvSource={csvSourceOf(leastCurrent(known.map(({ history }) => history))!, charts.labels)}
        />
      ) : (
        <Alert tone="warn">{compare.nothingShared}</Alert>
      )}
    </>
  );
}
