import type { Metadata } from 'next';
import { CompareChart } from '@/components/crypto/compare/compare-chart';
import { CompareForm } from '@/components/crypto/compare/compare-form';
import { ViewLinks } from '@/components/crypto/view-links';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card/card';
import { PageHeader } from '@/components/ui/page-header';
import { Skeleton } from '@/components/ui/loading/skeleton';
import {
  comparePath,
  comparePathOf,
  daysOfRange,
  indexDays,
  offeredCompareRanges,
  readCompareQuery,
  type CompareQuery,
} from '@/lib/crypto/domain/compare';
import { dayCloses, lastDays } from '@/lib/crypto/domain/day-closes';
import { hasWholeHistories } from '@/lib/crypto/server/source';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { coingecko } from '@/lib/sources/providers';
import { CoinCrumbs } from '../coin-crumbs';
import { Part, withHeadStart } from '@/app/early';
import { Note, SourcedData } from '@/app/sourced-data';
import { type SearchParams, readQuery } from '@/lib/query-values';
import { RiskPart } from '../risk-part';
import { WeekInstead } from '../week-instead';
import { comparedHistories, type CoinHistory } from './compared-histories';

const { charts, crypto } = messages();
const { compare: words } = crypto;

export const metadata: Metadata = {
  title: words.title,
  description: words.lead,
  alternates: { canonical: comparePath },
};

/** Up to four coins from the same start. Which ones stands in the query. */
export default async function ComparePage({ searchParams }: { searchParams: SearchParams }) {
  const query = readCompareQuery(
    await readQuery(searchParams),
    offeredCompareRanges(hasWholeHistories()),
  );
  const path = comparePathOf(query);
  const figures = await withHeadStart({ compared: comparedHistories(query.words) });
  return (
    <>
      <CoinCrumbs name={words.title} />
      <PageHeader title={words.title}>{words.lead}</PageHeader>
      <RiskPart />
      <Card>
        <Part
          figures={figures.compared}
          skeleton={
            <>
              <Skeleton label={crypto.loading} lines={12} />
              <noscript>{crypto.loadAgain}</noscript>
            </>
          }
        >
          {({ market, unknown, histories, weekBecause }) => (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
              <CompareForm
                query={query}
                coins={market.ok ? market.value.data.coins : []}
                messages={words}
              />
              {unknown.length > 0 ? (
                <Alert tone="warn">{fill(words.unknown, { words: unknown.join(', ') })}</Alert>
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
            </div>
          )}
        </Part>
      </Card>
    </>
  );
}

/** The drawing of those whose history is there, and who is missing. */
function Compared({
  query,
  histories,
}: {
  query: CompareQuery;
  histories: readonly CoinHistory[];
}) {
  if (histories.length === 0) return null;
  const known = histories.flatMap(({ coin, history }) =>
    history.ok ? [{ coin, history: history.value }] : [],
  );
  const missing = histories.filter(({ history }) => !history.ok);
  const [one] = known;
  if (!one) {
    return (
      <SourcedData
        loaded={histories[0]!.history}
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
      <ViewLinks
        label={words.ranges}
        links={offeredCompareRanges(hasWholeHistories()).map((range) => ({
          id: range,
          text: crypto.coin.chart.range[range],
          href: comparePathOf({ ...query, range }),
          isCurrent: range === query.range,
        }))}
      />
      {missing.length > 0 ? (
        <Alert tone="warn">
          {fill(words.missing, { names: missing.map(({ coin }) => coin.name).join(', ') })}
        </Alert>
      ) : null}
      {days ? (
        <CompareChart
          coins={known.map(({ coin }) => coin)}
          days={days}
          messages={words}
          labels={charts.labels}
        />
      ) : (
        <Alert tone="warn">{words.nothingShared}</Alert>
      )}
      <Note sourced={one.history} />
    </>
  );
}
