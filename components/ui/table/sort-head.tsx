import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { RouteLink } from '@/components/ui/route-link';
import type { SortOrder } from './table-rows';

/** The head of a column as a link that sorts: the address holds the order. */
export function SortLink({
  href,
  action,
  title,
  order,
}: {
  href: string;
  /** What the link does, before the title, for screen readers: "Sort by". */
  action: string;
  title: ReactNode;
  /** In which order the rows stand by this column now. */
  order: SortOrder | undefined;
}) {
  return (
    <RouteLink
      href={href}
      prefetches={false}
      className="inline-flex min-h-8 items-center gap-0.5 hover:text-ink hover:underline"
    >
      <span className="sr-only">{action} </span>
      {title}
      {order ? (
        <Icon name={order === 'descending' ? 'chevron-down' : 'chevron-up'} className="size-4" />
      ) : null}
    </RouteLink>
  );
}

/** The head of a column as a button that sorts: for rows that only this browser has. */
export function SortButton({
  action,
  title,
  order,
  onSort,
}: {
  /** As of SortLink. */
  action: string;
  title: string;
  order: SortOrder | undefined;
  onSort: () => void;
}) {
  return (
    <button
      type="button"
      onClick={onSort}
      className="inline-flex min-h-8 items-center gap-0.5 font-semibold hover:text-ink hover:underline"
    >
      <span className="sr-only">{action} </span>
      {title}
      {order ? (
        <Icon name={order === 'descending' ? 'chevron-down' : 'chevron-up'} className="size-4" />
      ) : null}
    </button>
  );
}
