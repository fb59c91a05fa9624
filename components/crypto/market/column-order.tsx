import { RouteLink } from '@/components/ui/route-link';
import {
  marketPath,
  type MarketQuery,
  type OptionalColumn,
} from '@/lib/crypto/domain/market-query';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

/** The columns in their order; each link moves one a place to the left. The order stands in the address. */
export function ColumnOrder({
  query,
  messages: { filter, columns },
}: {
  query: MarketQuery;
  messages: Messages['crypto']['table'];
}) {
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
