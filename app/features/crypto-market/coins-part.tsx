import { MarketFilter } from '@/components/crypto/market/market-filter';
import { MarketTable } from '@/components/crypto/market/market-table';
import { ViewLinks } from '@/components/crypto/view-links';
import { Alert } from '@/components/ui/alert';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { TextLink } from '@/components/ui/text-link';
import { formatDate } from '@/lib/calendar/iso-date';
import { offeredCategories, type CoinCategory } from '@/lib/crypto/data/category-payload';
import type { Market } from '@/lib/crypto/domain/coin';
import type { DollarRate } from '@/lib/crypto/data/exchange-rate-payload';
import { CsvLink } from '@/components/ui/files/csv-link';
import { cryptoPath } from '@/lib/crypto/domain/coin-path';
import { marketFilePath, marketPath, type MarketQuery } from '@/lib/crypto/domain/market-query';
import { coinsPerPage, sharedSymbolsOf, viewMarket } from '@/lib/crypto/domain/market-view';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatNumber } from '@/lib/money/rupees';
import { coingecko } from '@/lib/sources/providers';
import type { Loaded } from '@/lib/sources/sourced';
import { inCurrency } from './in-currency';
import { Note, SourcedData } from '@/app/sourced-data';

const { crypto } = messages();
const { table } = crypto;

/** The table of coins with what narrows, orders and pages it. */
export function CoinsPart({
  query,
  market,
  categories,
  members,
  rate,
}: {
  query: MarketQuery;
  market: Loaded<Market>;
  categories: Loaded<readonly CoinCategory[]>;
  /** Of the chosen category; null while none is chosen. */
  members: Loaded<readonly string[]> | null;
  /** Null where the page is in rupees. */
  rate: Loaded<DollarRate> | null;
}) {
  const offered = categories.ok ? offeredCategories(categories.value.data) : null;
  return (
    <>
      <MarketFilter query={query} categories={offered} messages={table} />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <ViewLinks
          label={crypto.currency.label}
          links={(['inr', 'usd'] as const).map((currency) => ({
            id: currency,
            text: crypto.currency[currency],
            href: `${marketPath(query, { currency })}#coins`,
            isCurrent: currency === query.currency,
          }))}
        />
        {rate ? <RateNote rate={rate} /> : null}
      </div>
      {members && !members.ok ? (
        <Alert tone="warn" className="mb-3">
          {table.filter.categoryProblem}
        </Alert>
      ) : null}
      <SourcedData loaded={market} sourceName={coingecko.name} retryPath={marketPath(query)}>
        {(data) => {
          const { currency, coins } = inCurrency(data, rate);
          const memberIds = members?.ok ? new Set(members.value.data) : null;
          const view = viewMarket(coins, query, memberIds);
          if (view.count === 0) return <NoCoin />;
          const from = (view.page - 1) * coinsPerPage + 1;
          return (
            <>
              <MarketTable
                caption={fill(table.caption, {
                  from,
                  to: from + view.coins.length - 1,
                  count: view.count,
                })}
                coins={view.coins}
                currency={currency}
                query={query}
                sharedSymbols={sharedSymbolsOf(data.coins)}
                messages={table}
              />
              <div className="flex flex-wrap items-center justify-between gap-3">
                {view.pageCount > 1 ? (
                  <Pagination
                    page={view.page}
                    pageCount={view.pageCount}
                    hrefOf={(page) => `${marketPath(query, { page })}#coins`}
                    labels={table.pages}
                  />
                ) : null}
                <CsvLink href={marketFilePath(query)} text={table.csv} />
              </div>
            </>
          );
        }}
      </SourcedData>
    </>
  );
}

function RateNote({ rate }: { rate: Loaded<DollarRate> }) {
  if (!rate.ok) return <Alert tone="warn">{crypto.currency.noRate}</Alert>;
  const { rupeesPerDollar, date } = rate.value.data;
  return (
    <div className="grid gap-1 text-sm text-ink-soft">
      <p>
        {fill(crypto.currency.rate, {
          rate: formatNumber(rupeesPerDollar, 2),
          date: formatDate(date),
        })}
      </p>
      <Note sourced={rate.value} />
    </div>
  );
}

function NoCoin() {
  return (
    <EmptyState
      title={table.none}
      action={<TextLink href={`${cryptoPath}#coins`}>{table.showAll}</TextLink>}
    >
      {table.noneText}
    </EmptyState>
  );
}
