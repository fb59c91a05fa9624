import type { ReactNode } from 'react';
import { Chevron } from '@/components/ui/chevron';
import { RouteLink } from '@/components/ui/route-link';
import type { SortOrder } from './table-frame';

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
      {order ? <Chevron to={order === 'descending' ? 'down' : 'up'} className="size-4" /> : null}
    </RouteLink>
  );
}
