import {
  ChevronDoubleLeftIcon,
  ChevronDoubleRightIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
} from '@heroicons/react/20/solid';
import { fill } from '@/lib/messages/fill';
import { controlClasses } from '@/components/ui/fields/field';
import type { DataTableLabels } from './data-table-labels';

export type PageSize = number | 'all';

export type PagerProps = {
  labels: DataTableLabels;
  pageSizes: readonly PageSize[];
  pageSize: PageSize;
  pageIndex: number;
  rowCount: number;
  formatCount: (count: number) => string;
  on?: { size: (size: PageSize) => void; page: (pageIndex: number) => void };
};

/** Which rows show of how many, how many at once, and the way to the others. */
export function Pager({
  labels,
  pageSizes,
  pageSize,
  pageIndex,
  rowCount,
  formatCount,
  on,
}: PagerProps) {
  const size = pageSize === 'all' ? Math.max(1, rowCount) : pageSize;
  const lastPage = Math.max(0, Math.ceil(rowCount / size) - 1);
  const steps = [
    { label: labels.firstPage, Icon: ChevronDoubleLeftIcon, to: 0 },
    { label: labels.previousPage, Icon: ChevronLeftIcon, to: pageIndex - 1 },
    { label: labels.nextPage, Icon: ChevronRightIcon, to: pageIndex + 1 },
    { label: labels.lastPage, Icon: ChevronDoubleRightIcon, to: lastPage },
  ];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-ink-soft">
      <p className="tabular-nums">
        {rowCount === 0
          ? labels.noResults
          : fill(labels.range, {
              from: formatCount(pageIndex * size + 1),
              to: formatCount(Math.min(rowCount, (pageIndex + 1) * size)),
              count: formatCount(rowCount),
            })}
      </p>
      <label className="needs-scripts flex items-center gap-2">
        {labels.rowsPerPage}
        <select
          {...(on
            ? {
                value: pageSize,
                onChange: ({ currentTarget: { value } }) =>
                  on.size(value === 'all' ? value : Number(value)),
              }
            : { inert: true })}
          className={`${controlClasses} w-auto`}
        >
          {pageSizes.map((each) => (
            <option key={each} value={each}>
              {each === 'all' ? labels.allRows : each}
            </option>
          ))}
        </select>
      </label>
      <nav aria-label={labels.pages} className="needs-scripts flex" inert={!on}>
        {steps.map(({ label, Icon, to }) => {
          const isEnd = to < 0 || to > lastPage || to === pageIndex;
          return (
            // At an end it stays in place with its focus, and does nothing.
            <button
              key={label}
              type="button"
              aria-label={label}
              aria-disabled={isEnd}
              onClick={on && !isEnd ? () => on.page(to) : undefined}
              className="grid size-11 place-items-center rounded text-ink hover:bg-surface-sunken aria-disabled:cursor-not-allowed aria-disabled:text-ink-faint aria-disabled:opacity-60"
            >
              <Icon aria-hidden="true" className="size-5" />
            </button>
          );
        })}
      </nav>
    </div>
  );
}
