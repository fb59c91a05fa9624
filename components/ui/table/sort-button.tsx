import { Chevron } from '@/components/ui/chevron';
import type { SortOrder } from './table-frame';

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
      {order ? <Chevron to={order === 'descending' ? 'down' : 'up'} className="size-4" /> : null}
    </button>
  );
}
