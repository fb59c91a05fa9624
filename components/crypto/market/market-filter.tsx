import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { TextField } from '@/components/ui/fields/field';
import { Select } from '@/components/ui/fields/select';
import { TextLink } from '@/components/ui/text-link';
import type { CoinCategory } from '@/lib/crypto/data/category-payload';
import { cryptoPath } from '@/lib/crypto/domain/coin-path';
import { optionalColumns, queryPairs, type MarketQuery } from '@/lib/crypto/domain/market-query';
import type { Messages } from '@/lib/messages';
import { ColumnOrder } from './column-order';

/** Narrows the market and chooses its columns by a plain GET: the answer has an address that can be shared. */
export function MarketFilter({
  query,
  categories,
  messages,
}: {
  query: MarketQuery;
  /** Null while the list is not known. */
  categories: readonly CoinCategory[] | null;
  messages: Messages['crypto']['table'];
}) {
  const kept = queryPairs({ ...query, words: '', category: '', page: 1 }).filter(
    ([name]) => name !== 'col',
  );
  const { filter, columns } = messages;
  // The form sends them as they stand here: what is shown keeps its order.
  const inOrder = [
    ...query.columns,
    ...optionalColumns.filter((column) => !query.columns.includes(column)),
  ];
  return (
    <form
      action={`${cryptoPath}#coins`}
      role="search"
      aria-label={filter.label}
      className="no-print mb-4 grid items-end gap-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        id="coin-words"
        name="q"
        type="search"
        label={filter.words}
        defaultValue={query.words}
        maxLength={60}
        autoComplete="off"
      />
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
        <p className="text-sm text-ink-soft">{filter.noCategories}</p>
      )}
      <div className="flex items-center gap-4">
        <Button type="submit">{filter.submit}</Button>
        <TextLink
          href={`${cryptoPath}#coins`}
          className="inline-flex min-h-11 items-center text-sm"
        >
          {filter.reset}
        </TextLink>
      </div>
      <details className="md:col-span-3">
        <summary className="inline-block rounded py-2 text-sm font-semibold text-accent">
          {filter.columns}
        </summary>
        <div className="mt-1 flex flex-wrap gap-x-6 gap-y-3">
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
        <ColumnOrder query={query} messages={messages} />
      </details>
    </form>
  );
}
