import { AdjustmentsHorizontalIcon, ArrowDownTrayIcon } from '@heroicons/react/20/solid';
import type { FocusEvent, KeyboardEvent } from 'react';
import { fill } from '@/lib/messages/fill';
import { Button } from '@/components/ui/button';
import { controlClasses } from '@/components/ui/fields/field';
import { FilterField } from '@/components/ui/search-field';
import type { ColumnVariant } from './data-column';
import type { DataTableLabels } from './data-table-labels';

const buttonClasses = 'text-sm px-3';

/**
 * Search, a filter for each column that has choices, choice of columns, and the download. Without `on` it is
 * the picture of itself that stands in the HTML until the live one arrives.
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
  columns: readonly ColumnVariant[];
  labels: DataTableLabels;
  choices?: Readonly<Record<string, string>>;
  isColumnShown?: (column: ColumnVariant) => boolean;
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
    <div className="flex flex-wrap items-center gap-2">
      <div className="min-w-0 flex-[1_1_14rem]">
        <FilterField
          id={`${id}-search`}
          label={labels.search}
          placeholder={labels.searchHint}
          onInput={on && ((event) => on.search(event.currentTarget.value))}
        />
      </div>
      {columns.map((column) =>
        column.choices ? (
          <label key={column.id} className="min-w-0 flex-[1_1_7.5rem] md:max-w-48">
            <span className="sr-only">{fill(labels.filterBy, { column: column.title })}</span>
            <select
              {...(on
                ? {
                    value: choices[column.id] ?? '',
                    onChange: (event) => on.choose(column.id, event.currentTarget.value),
                  }
                : {})}
              className={controlClasses}
            >
              <option value="">{fill(labels.anyChoice, { column: column.title })}</option>
              {column.choices.map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </select>
          </label>
        ) : null,
      )}
      <details className="relative" onBlur={on && closeWhenLeft}>
        <summary
          onKeyDown={on && closeOnEscape}
          className={`inline-flex min-h-11 list-none items-center gap-2 rounded border border-control bg-surface font-semibold hover:bg-surface-sunken [&::-webkit-details-marker]:hidden ${buttonClasses}`}
        >
          <AdjustmentsHorizontalIcon aria-hidden="true" className="size-5" />
          {labels.columns}
        </summary>
        <fieldset className="absolute right-0 z-10 mt-1 grid min-w-52 rounded border border-line bg-surface-raised p-1 shadow-raised max-md:right-auto max-md:left-0">
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
        <ArrowDownTrayIcon aria-hidden="true" className="size-5" />
        {labels.downloadShown}
      </Button>
      {selectedCount > 0 ? (
        <Button
          variant="secondary"
          className={buttonClasses}
          onClick={on && (() => on.download(true))}
        >
          <ArrowDownTrayIcon aria-hidden="true" className="size-5" />
          {fill(labels.downloadSelected, { count: selectedCount })}
        </Button>
      ) : null}
    </div>
  );
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
