import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { SourcePill, SourcedData, StreamedPart } from '@/components/sources/sourced-data';
import { csvSourceOf } from '@/lib/sources/csv-origin';
import { PeriodChips } from '@/components/charts/price-figure';
import { CoinFigures, HeldRow } from '@/components/crypto/coin/coin-figures';
import { PriceChart, DrawdownTab, PriceHead } from '@/components/crypto/coin/price-chart';
import { CoinActions, PurchasesTab } from '@/components/crypto/coin/purchases-tab';
import { ConverterTab, RulesTab, SaleTab } from '@/components/crypto/coin/rules-tab';
import { FiguresSkeleton } from '@/components/crypto/market/market-frame';
import { RiskNotice, WeekInstead } from '@/components/crypto/notices';
import { Credit } from '@/components/sources/source-note';
import { Card } from '@/components/ui/card/card';
import { PageHeader } from '@/components/ui/page-header';
import { PageTabs } from '@/components/ui/page-tabs';
import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import { dateInIndia, formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { coinPath, cryptoPath, type Coin } from '@/lib/crypto/domain/coin';
import {
  coinPathOf,
  coinTabs,
  hiddenPairs,
  offeredRanges,
  priceRanges,
  readCoinQuery,
  type CoinQuery,
  type CoinTab,
  type PriceRange,
} from '@/lib/crypto/domain/coin-query';
import { comparePathOf } from '@/lib/crypto/domain/compare';
import { formatPrice } from '@/lib/crypto/domain/format-price';
import { vdaLawOn } from '@/lib/crypto/domain/vda-law';
import {
  hasWholeHistories,
  loadCoin,
  loadDollarRate,
  loadLongestHistory,
  loadRangeHistory,
} from '@/lib/crypto/server/source';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { missingPathOf } from '@/lib/navigation/routes';
import { listMySavedItems } from '@/lib/saved/store';
import { coingecko } from '@/lib/sources/providers';
import type { Sourced } from '@/lib/sources/sourced';
import { type SearchParams, readQuery } from '@/lib/query-values';
import { type Early, withRenderDeadline } from '@/lib/render-deadline';

const { charts, crypto, periods, sources } = messages();
const { coin: coinMessages } = crypto;

const back = { href: cryptoPath, label: coinMessages.back };

type CoinPageProps = {
  params: Promise<{ coin: string }>;
  searchParams: SearchParams;
};

export async function generateMetadata({ params }: CoinPageProps): Promise<Metadata> {
  const id = decodedSegment((await params).coin);
  const coin = await loadCoin(id);
  if (!coin.ok)
    return {
      title: coin.problem === 'not-found' ? coinMessages.missing.title : coinMessages.noName,
    };
  const { name, symbol } = coin.value.data;
  return {
    title: fill(coinMessages.title, { name, symbol }),
    description: fill(coinMessages.description, { name, symbol }),
    alternates: { canonical: coinPath(id) },
  };
}

/** Element ids that older links use as anchors. */
const anchors: Record<CoinTab, string> = {
  sale: 'sale',
  drawdown: 'falls',
  purchases: 'yours',
  converter: 'convert',
  rules: 'rules',
};

/** One coin. It is looked up before the response starts, so that an unknown coin gets the status 404. */
export default async function CoinPage({ params, searchParams }: CoinPageProps) {
  const id = decodedSegment((await params).coin);
  const ranges = offeredRanges(priceRanges, hasWholeHistories());
  const query = readCoinQuery(await readQuery(searchParams), ranges);
  const { range, typed } = query;
  const address = coinPathOf(id, query);
  const today = dateInIndia(new Date());
  const loaded = await loadCoin(id);
  if (!loaded.ok && loaded.problem === 'not-found') redirect(missingPathOf(cryptoPath, id));
  if (!loaded.ok) {
    return (
      <>
        <PageHeader title={coinMessages.noName} back={back} />
        <SourcedData loaded={loaded} sourceName={coingecko.name} retryPath={address}>
          {() => null}
        </SourcedData>
      </>
    );
  }
  const coin = loaded.value.data;
  const tabs = coinTabs.filter((each) => each !== 'converter' || coin.price);
  const tab = tabs.includes(query.tab) ? query.tab : 'sale';
  const hrefOf = (changes: Partial<{ range: PriceRange; tab: CoinTab }>) =>
    coinPathOf(id, { range, tab, typed, ...changes });
  const figures = await withRenderDeadline({
    prices: loadRangeHistory(loaded.value, range),
    long: tab === 'drawdown' ? loadLongestHistory(id) : Promise.resolve(null),
    rate: loadDollarRate(),
    items: listMySavedItems(),
  });
  const rate = figures.rate.arrived?.ok ? figures.rate.arrived.value.data : null;
  const dollars =
    rate && coin.price !== null
      ? fill(coinMessages.figures.dollars, {
          price: formatPrice(coin.price / rate.rupeesPerDollar, 'usd'),
          date: formatDate(rate.date),
        })
      : null;
  const purchasesHref = `${hrefOf({ tab: 'purchases' })}#${anchors.purchases}`;
  const actions = (
    <StreamedPart figures={figures.items} skeleton={null}>
      {(items) => (
        <CoinActions
          coinId={coin.id}
          items={items}
          address={address}
          purchasesHref={purchasesHref}
        />
      )}
    </StreamedPart>
  );
  return (
    <>
      <PageHeader
        title={fill(coinMessages.title, { name: coin.name, symbol: coin.symbol })}
        back={back}
        actions={
          <>
            <div className="flex gap-2 max-lg:hidden">{actions}</div>
            <div className="max-sm:ml-auto">
              <SourcePill id="coin-source" sourced={loaded.value} />
            </div>
          </>
        }
      />
      <RiskNotice law={vdaLawOn(today).law} />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-12">
        <Card id="price" className="lg:col-span-8">
          <div className="card-head">
            <PriceHead coin={coin} dollars={dollars} />
            <div className="no-print flex max-w-full flex-wrap items-center gap-2">
              <PeriodChips
                periods={ranges}
                current={range}
                hrefOf={(each) => hrefOf({ range: each })}
                messages={periods}
              />
              <TextLink
                href={comparePathOf({ words: [coin.id], range: '1y' })}
                className="ml-1 text-xs"
              >
                {coinMessages.compare}
              </TextLink>
            </div>
            {/* On phones they are here, because the title row is too narrow. */}
            <div className="no-print flex gap-2 lg:hidden">{actions}</div>
          </div>
          <StreamedPart figures={figures.prices} skeleton={<FiguresSkeleton lines={14} />}>
            {({ history, weekBecause }) => (
              <SourcedData
                loaded={history}
                sourceName={coingecko.name}
                retryPath={address}
                pageStatus={loaded.value.status}
              >
                {(points, sourced) => (
                  <>
                    {weekBecause ? <WeekInstead because={weekBecause} retryPath={address} /> : null}
                    <PriceChart
                      coin={coin}
                      points={points}
                      csvSource={csvSourceOf(sourced, charts.labels)}
                    />
                  </>
                )}
              </SourcedData>
            )}
          </StreamedPart>
        </Card>
        <Card className="lg:col-span-4">
          <CoinFigures coin={coin}>
            <StreamedPart figures={figures.items} skeleton={null}>
              {(items) => <HeldRow coin={coin} items={items} purchasesHref={purchasesHref} />}
            </StreamedPart>
          </CoinFigures>
        </Card>
      </div>
      <Panel
        id={anchors[tab]}
        label={coinMessages.tabs[tab]}
        className="mt-4"
        head={
          <PageTabs
            label={coinMessages.tabs.label}
            tabs={tabs.map((each) => ({
              id: each,
              title: coinMessages.tabs[each],
              href: `${hrefOf({ tab: each })}#${anchors[each]}`,
            }))}
            current={tab}
            className="-mb-px self-end"
          />
        }
        foot={
          loaded.value.source.url ? (
            <Credit source={loaded.value.source} messages={sources.note} />
          ) : null
        }
      >
        <div className="p-4 md:p-5">
          <OpenTab
            tab={tab}
            address={address}
            query={query}
            coin={loaded.value}
            today={today}
            long={figures.long}
            items={figures.items}
          />
        </div>
      </Panel>
    </>
  );
}

/** The open tab. A tab that needs further figures waits for them apart from the page. */
function OpenTab({
  tab,
  address,
  query,
  coin,
  today,
  long,
  items,
}: {
  tab: CoinTab;
  /** Of the page, with its query. */
  address: string;
  query: CoinQuery;
  coin: Sourced<Coin>;
  today: IsoDate;
  long: Early<Awaited<ReturnType<typeof loadLongestHistory>> | null>;
  items: Early<Awaited<ReturnType<typeof listMySavedItems>>>;
}) {
  const vda = vdaLawOn(today);
  const { id, symbol, price } = coin.data;
  const path = coinPath(id);
  const { typed } = query;
  switch (tab) {
    case 'sale':
      return (
        <SaleTab
          vda={vda}
          path={path}
          otherParams={hiddenPairs(query, 'sale')}
          symbol={symbol}
          typed={typed}
          priceRupees={price}
        />
      );
    case 'drawdown':
      return (
        <StreamedPart figures={long} skeleton={<FiguresSkeleton lines={12} />}>
          {(history) =>
            history ? (
              <SourcedData
                loaded={history}
                sourceName={coingecko.name}
                retryPath={address}
                pageStatus={coin.status}
              >
                {(points, sourced) => (
                  <DrawdownTab
                    coin={coin.data}
                    points={points}
                    csvSource={csvSourceOf(sourced, charts.labels)}
                  />
                )}
              </SourcedData>
            ) : null
          }
        </StreamedPart>
      );
    case 'purchases':
      return (
        <StreamedPart figures={items} skeleton={<FiguresSkeleton lines={6} />}>
          {(saved) => (
            <PurchasesTab
              coin={coin.data}
              items={saved}
              address={address}
              law={vda.law}
              today={today}
            />
          )}
        </StreamedPart>
      );
    case 'converter':
      return (
        <ConverterTab
          path={path}
          otherParams={hiddenPairs(query, 'converter')}
          coin={coin}
          typed={typed}
          tdsPercent={vda.law.tdsPercent}
        />
      );
    case 'rules':
      return <RulesTab rows={vda.rows} coinId={id} sourceName={coin.source.name} />;
  }
}

/** An address that cannot be decoded names no coin. */
function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
