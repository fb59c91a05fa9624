import {
  AdjustmentsHorizontalIcon,
  ChevronDoubleLeftIcon,
  ChevronDoubleRightIcon,
} from '@heroicons/react/20/solid';
import type { FocusEvent, KeyboardEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { controlClasses } from '@/components/ui/fields/field';
import { SelectControl } from '@/components/ui/fields/select-control';
import { FilterField } from '@/components/ui/search-field';
import { fill, fillCount } from '@/lib/messages/fill';
import type { ColumnDisplay, DataTableLabels } from './data-column';

const buttonClasses = 'min-h-10 px-3 text-sm max-lg:min-h-11';
const selectClasses = `${controlClasses} appearance-none pr-10`;

/**
 * Search, a filter for each column that has choices, choice of columns, and the download. Without `on` it is
 * its static twin in the HTML until the live one arrives.
 */
export function Toolbar({
  id,
  columns,
  labels,
  choices = {},
  isColumnShown = () => true,
  selectedCount = 0,
  on,
}: {
  id: string;
  columns: readonly ColumnDisplay[];
  labels: DataTableLabels;
  choices?: Readonly<Record<string, string>>;
  isColumnShown?: (column: ColumnDisplay) => boolean;
  selectedCount?: number;
  on?: {
    search: (text: string) => void;
    choose: (columnId: string, choice: string) => void;
    showColumn: (columnId: string, isShown: boolean) => void;
    download: (isSelectedOnly: boolean) => void;
  };
}) {
  const [, ...hideable] = columns;
  return (
    <div className="relative flex flex-wrap items-center gap-2">
      <div className="min-w-0 flex-[1_1_14rem]">
        <FilterField
          id={searchFieldId(id)}
          label={labels.search}
          placeholder={labels.searchHint}
          onInput={on && ((event) => on.search(event.currentTarget.value))}
        />
      </div>
      {columns.map((column) =>
        column.choices ? (
          <label key={column.id} className="max-w-full min-w-0 flex-[1_1_7.5rem] md:max-w-48">
            <span className="sr-only">{fill(labels.filterBy, { column: column.title })}</span>
            <SelectControl
              {...(on
                ? {
                    value: choices[column.id] ?? '',
                    onChange: (event) => on.choose(column.id, event.currentTarget.value),
                  }
                : {})}
              options={column.choices}
              placeholder={fill(labels.anyChoice, { column: column.title })}
              className={selectClasses}
            />
          </label>
        ) : null,
      )}
      <details className="md:relative" onBlur={on && closeWhenLeft}>
        <summary
          onKeyDown={on && closeOnEscape}
          className={`inline-flex list-none items-center gap-2 rounded border border-line bg-surface font-semibold hover:bg-surface-sunken [&::-webkit-details-marker]:hidden ${buttonClasses}`}
        >
          <AdjustmentsHorizontalIcon aria-hidden="true" className="size-5" />
          {labels.columns}
        </summary>
        <fieldset className="absolute right-0 z-10 mt-1 grid min-w-52 rounded border border-line bg-surface-raised p-1 shadow-raised">
          <legend className="sr-only">{labels.columns}</legend>
          {hideable.map((column) => (
            <label
              key={column.id}
              className="flex min-h-11 items-center gap-3 rounded px-3 text-sm hover:bg-surface-sunken"
            >
              <input
                type="checkbox"
                onKeyDown={on && closeOnEscape}
                {...(on
                  ? {
                      checked: isColumnShown(column),
                      onChange: (event) => on.showColumn(column.id, event.currentTarget.checked),
                    }
                  : {})}
                className="size-5 shrink-0 accent-(--accent)"
              />
              {column.title}
            </label>
          ))}
        </fieldset>
      </details>
      <Button
        variant="secondary"
        className={buttonClasses}
        onClick={on && (() => on.download(false))}
      >
        <Icon name="download" className="size-5" />
        {labels.downloadShown}
      </Button>
      {selectedCount > 0 ? (
        <Button
          variant="secondary"
          className={buttonClasses}
          onClick={on && (() => on.download(true))}
        >
          <Icon name="download" className="size-5" />
          {fill(labels.downloadSelected, { count: selectedCount })}
        </Button>
      ) : null}
    </div>
  );
}

export function searchFieldId(tableId: string): string {
  return `${tableId}-search`;
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  const details = currentTarget.closest('details');
  if (key !== 'Escape' || !details?.open) return;
  details.open = false;
  details.querySelector('summary')?.focus();
}

function closeWhenLeft(event: FocusEvent<HTMLDetailsElement>) {
  const goesTo = event.relatedTarget;
  if (goesTo && !event.currentTarget.contains(goesTo)) event.currentTarget.open = false;
}

export type PageSize = number | 'all';

type PagerProps = {
  labels: DataTableLabels;
  pageSizes: readonly PageSize[];
  pageSize: PageSize;
  pageIndex: number;
  rowCount: number;
  formatCount: (count: number) => string;
  on?: { size: (size: PageSize) => void; page: (pageIndex: number) => void };
};

/** The range of rows shown, the page size, and buttons for the other pages. */
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
    {
      label: labels.firstPage,
      icon: <ChevronDoubleLeftIcon aria-hidden="true" className="size-5" />,
      to: 0,
    },
    {
      label: labels.previousPage,
      icon: <Icon name="chevron-left" className="size-5" />,
      to: pageIndex - 1,
    },
    {
      label: labels.nextPage,
      icon: <Icon name="chevron-right" className="size-5" />,
      to: pageIndex + 1,
    },
    {
      label: labels.lastPage,
      icon: <ChevronDoubleRightIcon aria-hidden="true" className="size-5" />,
      to: lastPage,
    },
  ];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-ink-soft">
      <p className="tabular-nums">
        {rowCount === 0
          ? labels.noResults
          : fillCount(rowCount, labels.range, {
              from: formatCount(pageIndex * size + 1),
              to: formatCount(Math.min(rowCount, (pageIndex + 1) * size)),
              count: formatCount(rowCount),
            })}
      </p>
      <label className="needs-scripts flex items-center gap-2">
        {labels.rowsPerPage}
        <SelectControl
          {...(on
            ? {
                value: String(pageSize),
                onChange: ({ currentTarget: { value } }) =>
                  on.size(value === 'all' ? value : Number(value)),
              }
            : { inert: true })}
          options={pageSizes.map((each) =>
            each === 'all' ? { value: each, label: labels.allRows } : String(each),
          )}
          placeholder={undefined}
          className={selectClasses}
        />
      </label>
      <nav aria-label={labels.pages} className="needs-scripts flex max-sm:mx-auto" inert={!on}>
        {steps.map(({ label, icon, to }) => {
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
              {icon}
            </button>
          );
        })}
      </nav>
    </div>
  );
}
