import { Converter } from '@/components/crypto/coin/converter';
import { DrawdownChart } from '@/components/crypto/coin/drawdown-chart';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { formatDate } from '@/lib/calendar/iso-date';
import { formatAsOf } from '@/lib/calendar/moment-in-india';
import type { Coin } from '@/lib/crypto/domain/coin';
import type { CoinTab, CoinTyped } from '@/lib/crypto/domain/coin-query';
import { dayCloses } from '@/lib/crypto/domain/day-closes';
import { formatPrice } from '@/lib/crypto/domain/format-price';
import { worstTwelveMonths } from '@/lib/crypto/domain/worst-year';
import type { loadLongestHistory } from '@/lib/crypto/server/source';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatSignedPercent } from '@/lib/money/signed-percent';
import type { listMySavedItems } from '@/lib/saved/store';
import { coingecko } from '@/lib/sources/providers';
import type { Sourced } from '@/lib/sources/sourced';
import { type Early, Part } from '@/app/early';
import { SourcedData } from '@/app/sourced-data';
import { vdaLawToday } from '../vda-law-today';
import { RulesPart } from './rules-part';
import { SalePart } from './sale-part';
import { YoursPart } from './yours-part';

const { charts, crypto } = messages();
const { coin: words } = crypto;

type QueryParams = readonly (readonly [name: string, value: string])[];

/** The open tab of a coin's page. */
export function TabPart({
  tab,
  path,
  otherParams,
  coin,
  typed,
  long,
  items,
}: {
  tab: CoinTab;
  /** Of the page, without its query. */
  path: string;
  /** What the query says of range and tab. */
  otherParams: QueryParams;
  coin: Sourced<Coin>;
  typed: CoinTyped;
  long: Early<Awaited<ReturnType<typeof loadLongestHistory>> | null>;
  items: Early<Awaited<ReturnType<typeof listMySavedItems>>>;
}) {
  const { price, symbol, name } = coin.data;
  switch (tab) {
    case 'sale':
      return (
        <SalePart
          path={path}
          otherParams={otherParams}
          symbol={symbol}
          typed={typed}
          priceRupees={price}
        />
      );
    case 'drawdown':
      return (
        <Part figures={long} skeleton={<Skeleton label={crypto.loading} lines={12} />}>
          {(history) =>
            history ? (
              <SourcedData
                loaded={history}
                sourceName={coingecko.name}
                retryPath={path}
                pageStatus={coin.status}
              >
                {(points) => {
                  const closes = dayCloses(points);
                  const worst = worstTwelveMonths(closes);
                  return (
                    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
                      <p className="max-w-prose text-sm">
                        {words.drawdown.text}{' '}
                        <b className="font-semibold">
                          {worst
                            ? fill(words.drawdown.worst, {
                                change: formatSignedPercent(worst.changePercent, 1),
                                end: formatDate(worst.end),
                              })
                            : words.drawdown.noYear}
                        </b>
                      </p>
                      <DrawdownChart
                        name={name}
                        closes={closes}
                        messages={words.drawdown}
                        labels={charts.labels}
                      />
                    </div>
                  );
                }}
              </SourcedData>
            ) : null
          }
        </Part>
      );
    case 'purchases':
      return (
        <Part figures={items} skeleton={<Skeleton label={crypto.loading} lines={6} />}>
          {(saved) => <YoursPart coin={coin.data} items={saved} />}
        </Part>
      );
    case 'converter':
      return price ? (
        <div className="grid max-w-3xl gap-3">
          <p className="text-sm text-ink-soft">
            {fill(words.convert.text, {
              symbol,
              price: formatPrice(price, 'inr'),
              asOf: formatAsOf(coin.asOf),
            })}
          </p>
          <Converter
            action={`${path}#convert`}
            otherParams={otherParams}
            symbol={symbol}
            priceRupees={price}
            tdsPercent={vdaLawToday().law.tdsPercent}
            first={{ coins: typed.coins || '1', rupees: typed.rupees || '10,000' }}
            messages={{
              coins: fill(words.convert.coins, { symbol }),
              rupees: words.convert.rupees,
              afterTds: words.convert.afterTds,
              submit: words.convert.submit,
              problems: words.problems,
            }}
          />
        </div>
      ) : null;
    case 'rules':
      return <RulesPart coinId={coin.data.id} sourceName={coin.source.name} />;
  }
}
