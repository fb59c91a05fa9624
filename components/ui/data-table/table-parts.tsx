import { ChevronUpDownIcon } from '@heroicons/react/16/solid';
import { memo, type ReactNode, type Ref, type UIEventHandler } from 'react';
import { Icon } from '@/components/ui/icon';
import { classNames } from '@/components/ui/class-names';
import { fill } from '@/lib/messages/fill';
import type { ColumnDisplay, DataColumn, ShowsFrom } from './data-column';
import type { Direction } from './row-engine';

/** Whole class names, so that Tailwind finds them; the widths are `md`, `xl` and `2xl` of tailwind.config.ts. */
const shows: Record<ShowsFrom, string | null> = {
  phone: null,
  tablet: 'max-md:hidden',
  desktop: 'max-xl:hidden',
  wide: 'max-2xl:hidden',
};
const minWidth: Record<ShowsFrom, string> = {
  phone: '0rem',
  tablet: '45rem',
  desktop: '80rem',
  wide: '90rem',
};

/** Classes of a cell: how its text is aligned, and on which screens it shows. `isChosen`: the reader asked for it. */
export function cellClasses({ isNumber, showsFrom = 'phone' }: ColumnDisplay, isChosen = false) {
  return classNames(isNumber && 'text-right', !isChosen && shows[showsFrom]) || undefined;
}

/** Whether a column shows on this screen by default, before the reader chose or hid it. Browser only. */
export function showsOnThisScreen({ showsFrom = 'phone' }: ColumnDisplay): boolean {
  return window.matchMedia(`(min-width: ${minWidth[showsFrom]})`).matches;
}

/**
 * What the table in the HTML and the live table share, so that nothing moves when the live one replaces it. The styles
 * that all cells have are on the box, once.
 */
const boxClasses =
  'relative scroll-pt-11 contain-content max-h-[min(36rem,75dvh)] overflow-auto rounded border border-line bg-surface ' +
  '[&_tbody_th]:font-medium ' +
  '[&_:where(td:not([height]),th)]:h-11 [&_:where(td,th)]:px-3 [&_:where(td,th)]:whitespace-nowrap ' +
  '[&_tbody_:where(td,th)]:border-t [&_tbody_:where(td,th)]:border-line ' +
  '[&_tbody_tr:hover]:bg-surface-sunken [&_tbody_tr[aria-selected=true]]:bg-accent-soft ' +
  '[&_tbody_:where(td,th):focus-visible]:outline-offset-[-2px] ' +
  '[&_thead_th]:sticky [&_thead_th]:top-0 [&_thead_th]:z-1 [&_thead_th]:bg-surface-sunken';

/** The scrolling box of a table; the keyboard reaches it, so that it can be scrolled. */
export function TableBox({
  caption,
  boxRef,
  onScroll,
  isBusy,
  isStop = true,
  children,
}: {
  caption: string;
  boxRef?: Ref<HTMLDivElement>;
  onScroll?: UIEventHandler;
  isBusy?: boolean;
  /** False where the table inside takes the focus itself. */
  isStop?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      ref={boxRef}
      onScroll={onScroll}
      role="region"
      aria-label={caption}
      aria-busy={isBusy}
      tabIndex={isStop ? 0 : undefined}
      className={boxClasses}
    >
      {children}
    </div>
  );
}

/** The title of a row: on a phone up to two lines, so that it does not take half the width. */
export function RowTitle({ children }: { children: ReactNode }) {
  return (
    <span className="max-md:line-clamp-2 max-md:text-xs max-md:whitespace-normal md:block md:truncate">
      {children}
    </span>
  );
}

/** The widths of columns do not depend on their content: sorting and paging move nothing. */
export const tableClasses =
  'w-full table-fixed border-separate border-spacing-0 text-left text-sm tabular-nums';

function SortSign({ sort }: { sort: Direction | null | undefined }) {
  if (!sort) {
    return <ChevronUpDownIcon aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />;
  }
  return (
    <Icon
      name={sort === 'ascending' ? 'chevron-up' : 'chevron-down'}
      className="size-4 shrink-0 text-accent"
    />
  );
}

/** Title and unit of a column; in the live table a button that sorts by it. */
export const HeadCell = memo(function HeadCell({
  column,
  isSortable = true,
  sort,
  isChosen,
  tabIndex,
  place,
  onSort,
}: {
  column: ColumnDisplay;
  isSortable?: boolean;
  sort?: Direction | null;
  isChosen?: boolean;
  tabIndex?: 0 | -1;
  /** Row and column of the cell, for the arrow keys (all-rows-grid.tsx). */
  place?: string;
  onSort?: (columnId: string) => void;
}) {
  const sortSign = isSortable ? <SortSign sort={sort} /> : null;
  const title = (
    <>
      {column.isNumber ? sortSign : null}
      {column.title}
      {column.unit ? <span className="font-normal text-ink-faint">{column.unit}</span> : null}
      {column.isNumber ? null : sortSign}
    </>
  );
  const titleClasses = classNames(
    'inline-flex min-h-11 items-center gap-1 font-semibold',
    column.isNumber && 'w-full justify-end',
  );
  return (
    <th
      scope="col"
      aria-sort={sort ?? undefined}
      className={classNames(cellClasses(column, isChosen), column.widthClass)}
    >
      {onSort ? (
        <button
          type="button"
          data-place={place}
          tabIndex={tabIndex}
          onClick={() => onSort(column.id)}
          className={classNames(titleClasses, 'hover:text-accent')}
        >
          {title}
        </button>
      ) : (
        <span className={titleClasses}>{title}</span>
      )}
    </th>
  );
});

export type ShownColumn<Row> = {
  column: DataColumn<Row>;
  /** The reader asked for it, so that it shows on every screen. */
  isChosen: boolean;
};

export type BodyRowProps<Row> = {
  row: Row;
  rowId: string;
  columns: readonly ShownColumn<Row>[];
  /** What a row is called. */
  rowTitle: (row: Row) => string;
  /** Name of the box that selects: "Select {row}". */
  selectLabel: string;
  isSelected: boolean;
  onSelect: (rowId: string, isSelected: boolean, isRange: boolean) => void;
  /** In a grid, where the arrow keys move: the row among all. */
  rowIndex?: number;
  /** In a grid: the cell of this row that the Tab key reaches. */
  stop?: number | null;
};

/** One row with its box to tick. It draws itself again only when it changes: scrolling draws new rows only. */
function Row<Row>({
  row,
  rowId,
  columns,
  rowTitle,
  selectLabel,
  isSelected,
  onSelect,
  rowIndex,
  stop,
}: BodyRowProps<Row>) {
  const isInGrid = rowIndex !== undefined;
  const inGrid = (cell: number) =>
    isInGrid
      ? { tabIndex: stop === cell ? 0 : -1, 'data-place': `${rowIndex}:${cell}` }
      : undefined;
  return (
    <tr
      aria-rowindex={isInGrid ? rowIndex + 2 : undefined}
      aria-selected={isInGrid ? isSelected : undefined}
      className={isSelected ? 'bg-accent-soft' : undefined}
    >
      <td className="w-11">
        <input
          type="checkbox"
          aria-label={fill(selectLabel, { row: rowTitle(row) })}
          checked={isSelected}
          readOnly
          onClick={({ currentTarget, shiftKey }) =>
            onSelect(rowId, currentTarget.checked, shiftKey)
          }
          {...inGrid(0)}
          className="block size-5 accent-(--accent)"
        />
      </td>
      {columns.map(({ column, isChosen }, index) => {
        const Cell = index === 0 ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            scope={index === 0 ? 'row' : undefined}
            {...inGrid(index + 1)}
            className={cellClasses(column, isChosen)}
          >
            {index === 0 ? <RowTitle>{column.text(row)}</RowTitle> : column.text(row)}
          </Cell>
        );
      })}
    </tr>
  );
}

export const BodyRow = memo(Row) as typeof Row;
