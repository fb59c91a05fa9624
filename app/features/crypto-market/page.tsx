import type { Metadata } from 'next';
import { renderingTurn } from '@/app/rendering-turn';
import { PageTerms } from '@/components/education/page-terms';
import { CategoryTable } from '@/components/crypto/market/category-table';
import { GlobalStrip } from '@/components/crypto/market/global-strip';
import { MoodChart } from '@/components/crypto/market/mood-chart';
import { MoodGauge } from '@/components/crypto/market/mood-gauge';
import { MoversLists } from '@/components/crypto/market/movers-lists';
import { PageLinks } from '@/components/crypto/page-links';
import { TrendingList } from '@/components/crypto/market/trending-list';
import { ViewLinks } from '@/components/crypto/view-links';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { Card } from '@/components/ui/card/card';
import { PageHeader } from '@/components/ui/page-header';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { offeredCategories } from '@/lib/crypto/data/category-payload';
import { comparePath } from '@/lib/crypto/domain/compare';
import { changeWindows } from '@/lib/crypto/domain/coin';
import { cryptoPath, schedulePath } from '@/lib/crypto/domain/coin-path';
import { marketPath, readMarketQuery } from '@/lib/crypto/domain/market-query';
import { summariseMood } from '@/lib/crypto/domain/mood-summary';
import { minMoverVolumeRupees, moversOf } from '@/lib/crypto/domain/movers';
import {
  loadCategories,
  loadCategoryMembers,
  loadDollarRate,
  loadFearGreed,
  loadGlobal,
  loadMarket,
  loadTrending,
} from '@/lib/crypto/server/source';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { listMySavedItems } from '@/lib/saved/store';
import { alternative, coingecko } from '@/lib/sources/providers';
import { CoinsPart } from './coins-part';
import { DataStatusPart } from '../data-status-part';
import { Part, withHeadStart } from '@/app/early';
import { inCurrency } from './in-currency';
import { SourcedData } from '@/app/sourced-data';
import { type SearchParams, readQuery } from '@/lib/query-values';
import { RiskPart } from './risk-part';
import { YourCoinsPart } from './your-coins-part';

const { charts, crypto, navigation } = messages();

export const metadata: Metadata = {
  title: navigation.titles.cryptoMarket,
  description: crypto.description,
  alternates: { canonical: cryptoPath },
};

/**
 * The query alone decides what is listed; the list is the same for every visitor. Each part waits for its own
 * provider only.
 */
export default async function CryptoMarketPage({ searchParams }: { searchParams: SearchParams }) {
  const query = readMarketQuery(await readQuery(searchParams));
  const path = marketPath(query);
  const loads = {
    coins: Promise.all([
      loadMarket(),
      loadCategories(),
      query.category ? loadCategoryMembers(query.category) : null,
      query.currency === 'usd' ? loadDollarRate() : null,
    ]),
    global: loadGlobal(),
    movers: Promise.all([loadMarket(), query.currency === 'usd' ? loadDollarRate() : null]),
    trending: Promise.all([
      loadTrending(),
      loadMarket(),
      query.currency === 'usd' ? loadDollarRate() : null,
    ]),
    mood: loadFearGreed(),
    categories: loadCategories(),
    yours: Promise.all([listMySavedItems(), loadMarket()]),
  };
  const all = Promise.all(Object.values(loads)).then(() => true);
  const figures = await withHeadStart({ ...loads, all });
  await renderingTurn();
  return (
    <>
      <Breadcrumbs path={cryptoPath} siteUrl={env.siteUrl} />
      <PageHeader title={navigation.titles.cryptoMarket}>{crypto.lead}</PageHeader>
      <RiskPart />
      <PageLinks
        label={crypto.onThisPage.label}
        links={[
          { href: '#coins', text: crypto.onThisPage.coins },
          { href: '#movers', text: crypto.onThisPage.movers },
          { href: '#trending', text: crypto.onThisPage.trending },
          { href: '#mood', text: crypto.onThisPage.mood },
          { href: '#categories', text: crypto.onThisPage.categories },
          { href: comparePath, text: crypto.onThisPage.compare },
          { href: schedulePath, text: crypto.onThisPage.schedule },
        ]}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Card title={crypto.global.title} titleId="global-title">
          <Part figures={figures.global} skeleton={<Waiting lines={3} />}>
            {(global) => (
              <SourcedData loaded={global} sourceName={coingecko.name} retryPath={path}>
                {(data) => <GlobalStrip global={data} messages={crypto.global} />}
              </SourcedData>
            )}
          </Part>
        </Card>
        <Part figures={figures.yours} skeleton={null}>
          {([items, market]) => <YourCoinsPart items={items} market={market} />}
        </Part>
        <Card id="coins" title={crypto.table.title} titleId="coins-title">
          <Part figures={figures.coins} skeleton={<Waiting lines={20} />}>
            {([market, categories, members, rate]) => (
              <CoinsPart
                query={query}
                market={market}
                categories={categories}
                members={members}
                rate={rate}
              />
            )}
          </Part>
        </Card>
        <Card
          id="movers"
          title={crypto.movers.title}
          titleId="movers-title"
          description={fill(crypto.movers.text, { floor: formatLakhCrore(minMoverVolumeRupees) })}
          actions={
            <ViewLinks
              label={crypto.movers.window}
              links={changeWindows.map((window) => ({
                id: window,
                text: crypto.table.columns[window],
                href: `${marketPath(query, { moversWindow: window })}#movers`,
                isCurrent: window === query.moversWindow,
              }))}
            />
          }
        >
          <Part figures={figures.movers} skeleton={<Waiting lines={6} />}>
            {([market, rate]) => (
              <SourcedData loaded={market} sourceName={coingecko.name} retryPath={path}>
                {(data) => {
                  // The floor is one of rupees, so the coins are chosen before they are converted.
                  const movers = moversOf(data.coins, query.moversWindow);
                  const { currency, coins } = inCurrency(
                    { ...data, coins: [...movers.gainers, ...movers.losers] },
                    rate,
                  );
                  return (
                    <MoversLists
                      movers={{
                        gainers: coins.slice(0, movers.gainers.length),
                        losers: coins.slice(movers.gainers.length),
                      }}
                      window={query.moversWindow}
                      currency={currency}
                      messages={crypto.movers}
                    />
                  );
                }}
              </SourcedData>
            )}
          </Part>
        </Card>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
          <Card
            id="trending"
            title={crypto.trending.title}
            titleId="trending-title"
            description={crypto.trending.text}
          >
            <Part figures={figures.trending} skeleton={<Waiting lines={7} />}>
              {([trending, market, rate]) => (
                <SourcedData loaded={trending} sourceName={coingecko.name} retryPath={path}>
                  {(data) => {
                    const known = market.ok ? inCurrency(market.value.data, rate) : null;
                    return (
                      <TrendingList
                        trending={data}
                        marketCoins={known?.coins ?? []}
                        currency={known?.currency ?? 'inr'}
                        none={crypto.trending.none}
                      />
                    );
                  }}
                </SourcedData>
              )}
            </Part>
          </Card>
          <Card
            id="categories"
            title={crypto.categories.title}
            titleId="categories-title"
            description={crypto.categories.text}
          >
            <Part figures={figures.categories} skeleton={<Waiting lines={7} />}>
              {(categories) => (
                <SourcedData loaded={categories} sourceName={coingecko.name} retryPath={path}>
                  {(data) => (
                    <CategoryTable
                      categories={offeredCategories(data)}
                      hrefOf={(category) => `${marketPath(query, { category, words: '' })}#coins`}
                      messages={crypto.categories}
                    />
                  )}
                </SourcedData>
              )}
            </Part>
          </Card>
        </div>
        <Card id="mood" title={crypto.mood.title} titleId="mood-title">
          <Part figures={figures.mood} skeleton={<Waiting lines={8} />}>
            {(mood) => (
              <SourcedData loaded={mood} sourceName={alternative.name} retryPath={path}>
                {(history) => {
                  const summary = summariseMood(history);
                  return (
                    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
                      <div className="grid gap-6 lg:grid-cols-2">
                        {summary ? <MoodGauge summary={summary} messages={crypto.mood} /> : null}
                        <div className="grid max-w-prose content-start gap-2 text-sm text-ink-soft">
                          <h3 className="text-base text-ink">{crypto.mood.how}</h3>
                          {crypto.mood.howText.map((paragraph) => (
                            <p key={paragraph}>{paragraph}</p>
                          ))}
                        </div>
                      </div>
                      <MoodChart
                        history={history.slice(-90)}
                        messages={crypto.mood}
                        labels={charts.labels}
                      />
                    </div>
                  );
                }}
              </SourcedData>
            )}
          </Part>
        </Card>
      </div>
      <Part figures={figures.all} skeleton={null}>
        {() => <DataStatusPart />}
      </Part>
      <PageTerms page="/features/crypto-market" messages={messages().glossary} />
    </>
  );
}

function Waiting({ lines }: { lines: number }) {
  return (
    <>
      <Skeleton label={crypto.loading} lines={lines} />
      <noscript>{crypto.loadAgain}</noscript>
    </>
  );
}
