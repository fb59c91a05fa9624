import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { RouteLink } from '@/components/ui/route-link';
import type { SortOrder } from './table-rows';

type SortHead = {
  /** What a press does, before the title, for screen readers: "Sort by". */
  action: string;
  title: ReactNode;
  /** In which order the rows stand by this column now. */
  order: SortOrder | undefined;
};

/** The head of a column as a link that sorts: the address holds the order. */
export function SortLink({ href, ...head }: SortHead & { href: string }) {
  return (
    <RouteLink
      href={href}
      prefetches={false}
      className="inline-flex min-h-8 items-center gap-0.5 hover:text-ink hover:underline"
    >
      <Title {...head} />
    </RouteLink>
  );
}

/** The head of a column as a button that sorts: for rows that only this browser has. */
export function SortButton({ onSort, ...head }: SortHead & { onSort: () => void }) {
  return (
    <button
      type="button"
      onClick={onSort}
      className="inline-flex min-h-8 items-center gap-0.5 font-semibold hover:text-ink hover:underline"
    >
      <Title {...head} />
    </button>
  );
}

function Title({ action, title, order }: SortHead) {
  return (
    <>
      <span className="sr-only">{action} </span>
      {title}
      {order ? (
        <Icon name={order === 'descending' ? 'chevron-down' : 'chevron-up'} className="size-4" />
      ) : null}
    </>
  );
}
