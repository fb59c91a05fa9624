import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { renderingTurn } from '@/app/rendering-turn';
import { CoinFigures } from '@/components/crypto/coin/coin-figures';
import { Converter } from '@/components/crypto/coin/converter';
import { DrawdownChart } from '@/components/crypto/coin/drawdown-chart';
import { PriceChart } from '@/components/crypto/coin/price-chart';
import { ViewLinks } from '@/components/crypto/view-links';
import { Card } from '@/components/ui/card/card';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { formatDate } from '@/lib/calendar/iso-date';
import { formatAsOf } from '@/lib/calendar/moment-in-india';
import { offeredPriceRanges, readCoinQuery, usualRange } from '@/lib/crypto/domain/coin-query';
import { comparePathOf } from '@/lib/crypto/domain/compare';
import { dayCloses } from '@/lib/crypto/domain/day-closes';
import { formatPrice } from '@/lib/crypto/domain/format-price';
import { coinPath, cryptoPath } from '@/lib/crypto/domain/coin-path';
import {
  hasWholeHistories,
  loadCoin,
  loadDollarRate,
  loadLongestHistory,
} from '@/lib/crypto/server/source';
import { worstTwelveMonths } from '@/lib/crypto/domain/worst-year';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatSignedPercent } from '@/lib/money/signed-percent';
import { missingPathOf } from '@/lib/navigation/routes';
import { listMySavedItems } from '@/lib/saved/store';
import { coingecko } from '@/lib/sources/providers';
import { Part, withHeadStart } from '@/app/early';
import { SourcedData } from '@/app/sourced-data';
import { type SearchParams, readQuery } from '@/lib/query-values';
import { RiskPart } from '../risk-part';
import { WeekInstead } from '../week-instead';
import { CoinCrumbs } from '../coin-crumbs';
import { rangeHistory } from './range-history';
import { SalePart } from './sale-part';
import { YoursPart } from './yours-part';
import { vdaLawToday } from '../vda-law-today';

const { charts, crypto } = messages();
const { coin: words } = crypto;

type CoinPageProps = {
  params: Promise<{ coin: string }>;
  searchParams: SearchParams;
};

export async function generateMetadata({ params }: CoinPageProps): Promise<Metadata> {
  const id = idOf((await params).coin);
  const coin = await loadCoin(id);
  if (!coin.ok) return { title: coin.problem === 'not-found' ? words.missing.title : words.noName };
  const { name, symbol } = coin.value.data;
  return {
    title: fill(words.title, { name, symbol }),
    description: fill(words.description, { name, symbol }),
    alternates: { canonical: coinPath(id) },
  };
}

/** One coin. It is looked up before anything is sent, so that an unknown one leads to a true 404. */
export default async function CoinPage({ params, searchParams }: CoinPageProps) {
  const id = idOf((await params).coin);
  const ranges = offeredPriceRanges(hasWholeHistories());
  const { range, typed } = readCoinQuery(await readQuery(searchParams), ranges);
  const path = coinPath(id);
  const loaded = await loadCoin(id);
  if (!loaded.ok && loaded.problem === 'not-found') redirect(missingPathOf(cryptoPath, id));
  if (!loaded.ok) {
    return (
      <>
        <CoinCrumbs name={words.noName} />
        <PageHeader title={words.noName} />
        <SourcedData loaded={loaded} sourceName={coingecko.name} retryPath={path}>
          {() => null}
        </SourcedData>
      </>
    );
  }
  const coin = loaded.value.data;
  const figures = await withHeadStart({
    prices: rangeHistory(loaded.value, range),
    long: loadLongestHistory(id),
    rate: loadDollarRate(),
    items: listMySavedItems(),
  });
  const rate = figures.rate.arrived?.ok ? figures.rate.arrived.value.data : null;
  const dollars =
    rate && coin.price !== null
      ? fill(words.figures.dollars, {
          price: formatPrice(coin.price / rate.rupeesPerDollar, 'usd'),
          date: formatDate(rate.date),
        })
      : null;
  await renderingTurn();
  return (
    <>
      <CoinCrumbs name={coin.name} />
      <PageHeader title={fill(words.title, { name: coin.name, symbol: coin.symbol })}>
        {fill(words.lead, { id: coin.id })}{' '}
        <TextLink href={comparePathOf({ words: [coin.id], range: '1y' })}>{words.compare}</TextLink>
      </PageHeader>
      <RiskPart />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Card title={words.figures.title} titleId="figures-title">
          <SourcedData loaded={loaded} sourceName={coingecko.name} retryPath={path}>
            {() => (
              <CoinFigures
                coin={coin}
                dollars={dollars}
                messages={words.figures}
                windowNames={crypto.table.columns}
              />
            )}
          </SourcedData>
        </Card>
        <Card
          id="price"
          title={words.chart.title}
          titleId="price-title"
          actions={
            <ViewLinks
              label={words.chart.ranges}
              links={ranges.map((each) => ({
                id: each,
                text: words.chart.range[each],
                href: `${each === usualRange ? path : `${path}?range=${each}`}#price`,
                isCurrent: each === range,
              }))}
            />
          }
        >
          <Part figures={figures.prices} skeleton={<Waiting lines={12} />}>
            {({ history, weekBecause }) => (
              <SourcedData loaded={history} sourceName={coingecko.name} retryPath={path}>
                {(points) => (
                  <>
                    {weekBecause ? <WeekInstead because={weekBecause} retryPath={path} /> : null}
                    <PriceChart
                      name={coin.name}
                      points={points}
                      messages={words.chart}
                      labels={charts.labels}
                    />
                  </>
                )}
              </SourcedData>
            )}
          </Part>
        </Card>
        <Card
          id="falls"
          title={words.drawdown.title}
          titleId="falls-title"
          description={words.drawdown.text}
        >
          <Part figures={figures.long} skeleton={<Waiting lines={12} />}>
            {(history) => (
              <SourcedData loaded={history} sourceName={coingecko.name} retryPath={path}>
                {(points) => {
                  const closes = dayCloses(points);
                  const worst = worstTwelveMonths(closes);
                  return (
                    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
                      <p className="max-w-prose font-semibold">
                        {worst
                          ? fill(words.drawdown.worst, {
                              change: formatSignedPercent(worst.changePercent, 1),
                              end: formatDate(worst.end),
                            })
                          : words.drawdown.noYear}
                      </p>
                      <DrawdownChart
                        name={coin.name}
                        closes={closes}
                        messages={words.drawdown}
                        labels={charts.labels}
                      />
                    </div>
                  );
                }}
              </SourcedData>
            )}
          </Part>
        </Card>
        <Card
          id="sale"
          title={words.sale.title}
          titleId="sale-title"
          description={fill(words.sale.text, { symbol: coin.symbol })}
        >
          <SalePart path={path} typed={typed} priceRupees={coin.price} />
        </Card>
        {coin.price ? (
          <Card
            id="convert"
            title={fill(words.convert.title, { symbol: coin.symbol })}
            titleId="convert-title"
            description={fill(words.convert.text, {
              price: formatPrice(coin.price, 'inr'),
              asOf: formatAsOf(loaded.value.asOf),
            })}
          >
            <div className="max-w-3xl">
              <Converter
                action={`${path}#convert`}
                symbol={coin.symbol}
                priceRupees={coin.price}
                tdsPercent={vdaLawToday().law.tdsPercent}
                first={{ coins: typed.coins || '1', rupees: typed.rupees || '10,000' }}
                messages={{
                  coins: fill(words.convert.coins, { symbol: coin.symbol }),
                  rupees: words.convert.rupees,
                  afterTds: words.convert.afterTds,
                  submit: words.convert.submit,
                  problems: words.problems,
                }}
              />
            </div>
          </Card>
        ) : null}
        <Card id="yours" title={crypto.yours.coinTitle} titleId="yours-title">
          <Part figures={figures.items} skeleton={<Waiting lines={4} />}>
            {(items) => <YoursPart coin={coin} items={items} />}
          </Part>
        </Card>
      </div>
    </>
  );
}

/** An address that cannot be decoded names no coin. */
function idOf(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

function Waiting({ lines }: { lines: number }) {
  return (
    <>
      <Skeleton label={crypto.loading} lines={lines} />
      <noscript>{crypto.loadAgain}</noscript>
    </>
  );
}
