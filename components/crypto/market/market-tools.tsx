import { HiddenInputs } from '@/components/forms/hidden-inputs';
import { Icon } from '@/components/ui/icon';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { optionsOf, Select } from '@/components/ui/fields/select';
import { CsvLink } from '@/components/ui/files/csv-link';
import { Popover } from '@/components/ui/overlay/popover';
import { ViewChips } from '@/components/ui/page-tabs';
import { FilterChips } from '@/components/ui/table/filter-chips';
import { RouteLink } from '@/components/ui/route-link';
import { SearchField } from '@/components/ui/search-field';
import { TextLink } from '@/components/ui/text-link';
import type { CoinCategory } from '@/lib/crypto/data/trending-payload';
import { cryptoPath } from '@/lib/crypto/domain/coin';
import {
  marketColumns,
  marketFilePath,
  marketPath,
  optionalColumns,
  queryPairs,
  type MarketQuery,
  type OptionalColumn,
} from '@/lib/crypto/domain/market-query';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';

const { table, currency } = messages().crypto;
const { filter, columns } = table;
const currencies = ['inr', 'usd'] as const;

/** Search, filters, currency and file of the table; a plain GET and links, so each answer has an address. */
export function MarketTools({
  query,
  categories,
}: {
  query: MarketQuery;
  /** Null while the list is not known. */
  categories: readonly CoinCategory[] | null;
}) {
  // The form submits the columns in this order, so that the shown columns keep their order.
  const inOrder = [
    ...query.columns,
    ...optionalColumns.filter((column) => !query.columns.includes(column)),
  ];
  // Rank and market cap give the same order: the list offers the one that is chosen, else the rank.
  const unofferedSort = query.sort === 'marketCap' ? 'rank' : 'marketCap';
  return (
    <>
      {/* The key resets the uncontrolled fields with every new result. */}
      <form
        key={marketPath(query, { page: query.page })}
        action={cryptoPath}
        role="search"
        aria-label={filter.label}
        className="no-print flex min-w-0 flex-1 items-center gap-2 max-xs:flex-wrap"
      >
        <HiddenInputs
          values={queryPairs(query).filter(([name]) => name === 'dir' || name === 'w')}
        />
        <SearchField
          id="coin-words"
          label={filter.words}
          submit={filter.find}
          defaultValue={query.words}
          maxLength={60}
          className="min-w-28 flex-1 md:w-43"
        />
        <Popover
          id="market-filters"
          label={filter.open}
          icon={<Icon name="filters" className="size-5" />}
        >
          <div className="grid gap-4">
            {categories ? (
              <Select
                id="coin-category"
                name="category"
                label={filter.category}
                placeholder={filter.allCategories}
                defaultValue={query.category}
                options={categories.map(({ id, name }) => ({ value: id, label: name }))}
              />
            ) : (
              <p className="text-ink-soft">{filter.noCategories}</p>
            )}
            <Select
              id="coin-sort"
              name="sort"
              label={filter.sort}
              defaultValue={query.sort}
              options={marketColumns
                .map((column) => ({
                  value: column,
                  label: column === 'rank' ? columns.marketCap : columns[column],
                }))
                .filter(({ value }) => value !== unofferedSort)}
            />
            <Select
              id="coin-currency"
              name="cur"
              label={currency.label}
              defaultValue={query.currency}
              options={optionsOf(currency.names)}
            />
            <fieldset>
              <legend className="mb-2 text-xs font-semibold">{filter.columns}</legend>
              <div className="grid grid-cols-2 gap-x-4 gap-y-2">
                {inOrder.map((column) => (
                  <Checkbox
                    key={column}
                    id={`column-${column}`}
                    name="col"
                    value={column}
                    label={columns[column]}
                    defaultChecked={query.columns.includes(column)}
                  />
                ))}
              </div>
            </fieldset>
            <div className="flex items-center gap-4">
              <Button type="submit">{filter.submit}</Button>
              <TextLink href={cryptoPath}>{filter.reset}</TextLink>
            </div>
            <ColumnOrder query={query} />
          </div>
        </Popover>
      </form>
      <CurrencyChips query={query} />
      <CsvLink href={marketFilePath(query)} text={table.csv} isIcon />
    </>
  );
}

/** Rupees or dollars; on a phone the filters of the table say which. */
export function CurrencyChips({ query }: { query: MarketQuery }) {
  return (
    <div className="max-md:hidden">
      <ViewChips
        label={currency.label}
        views={currencies.map((id) => ({
          id,
          title: currency[id],
          href: marketPath(query, { currency: id }),
        }))}
        current={query.currency}
      />
    </div>
  );
}

/** The active filters of the market table. */
export function ActiveFilters({
  query,
  categories,
}: {
  query: MarketQuery;
  categories: readonly CoinCategory[] | null;
}) {
  const category = categories?.find(({ id }) => id === query.category);
  return (
    <FilterChips
      chips={[
        { text: query.words && `“${query.words}”`, href: marketPath(query, { words: '' }) },
        { text: category?.name ?? query.category, href: marketPath(query, { category: '' }) },
      ]}
      removeLabel={filter.remove}
    />
  );
}

/** The columns in their order; each link moves one a place to the left. The order is in the address. */
function ColumnOrder({ query }: { query: MarketQuery }) {
  return (
    <nav aria-label={filter.order} className="border-t border-line pt-3">
      <p className="text-xs text-ink-soft">{filter.orderHint}</p>
      <ol className="mt-2 flex flex-wrap gap-2 text-sm">
        {query.columns.map((column, place) => (
          <li key={column} className="inline-flex items-center rounded border border-line pr-3">
            {place === 0 ? (
              <span className="w-3" />
            ) : (
              <RouteLink
                href={marketPath(query, { columns: movedLeft(query.columns, place) })}
                prefetches={false}
                className="inline-flex size-9 items-center justify-center text-accent hover:bg-accent-soft"
              >
                <span aria-hidden="true">←</span>
                <span className="sr-only">
                  {fill(filter.moveLeft, { column: columns[column] })}
                </span>
              </RouteLink>
            )}
            <span className="inline-flex min-h-9 items-center">{columns[column]}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function movedLeft(columns: readonly OptionalColumn[], place: number): OptionalColumn[] {
  const moved = columns.filter((_, index) => index !== place);
  moved.splice(place - 1, 0, ...columns.slice(place, place + 1));
  return moved;
}
