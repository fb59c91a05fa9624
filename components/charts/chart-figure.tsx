import { type ReactNode, useId } from 'react';
import { KeyMark, type SeriesKey } from '@/components/charts/legend';
import { FigureRows } from '@/components/charts/reading/figure-data';
import { withUnit, writeRows } from '@/components/charts/reading/reading-rows';
import { titleWithUnit } from '@/components/ui/data-table/data-column';
import { Icon } from '@/components/ui/icon';

/**
 * An accessible chart: a sentence that names the drawing for screen readers, a row with its values, the
 * drawing, and the same numbers as a table behind an icon at the end of the row.
 */
export function ChartFigure({
  sentence,
  note,
  readout,
  periods,
  children,
  table,
  tableHref,
  tableTitle,
  isTableOpen = false,
  actions,
  rows,
}: {
  sentence: string;
  /** One line below the drawing that is always visible: up to 20 words. */
  note?: string;
  /** Names and values (Readout), or only names (Legend). */
  readout?: ReactNode;
  /** The chips with which another period is chosen (PeriodChips). */
  periods?: ReactNode;
  /** The drawing. */
  children: ReactNode;
  table?: ReactNode;
  /** The address of the table where the page shows it elsewhere. `rows` then holds the values that are read. */
  tableHref?: string;
  tableTitle: string;
  isTableOpen?: boolean;
  /** The CSV button beside the table. */
  actions?: ReactNode;
  /** All points that can be read, where the table has fewer rows (reading-rows.ts). */
  rows?: string;
}) {
  const icon = (
    <>
      {/* From app/menu-icons.css. */}
      <Icon name="tables" className="size-5" />
      <span className="sr-only">{tableTitle}</span>
    </>
  );
  return (
    <figure className="chart @container">
      <figcaption className="sr-only">{sentence}</figcaption>
      {rows === undefined ? null : <FigureRows rows={rows} />}
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-1 pr-10">
        {readout ?? <span />}
        {periods}
      </div>
      {children}
      {note ? <p className="text-xs text-ink-soft">{note}</p> : null}
      {tableHref ? (
        <a href={tableHref} title={tableTitle} className="chart-table no-print">
          {icon}
        </a>
      ) : (
        <details open={isTableOpen} className={isTableOpen ? 'min-w-0' : 'min-w-0 print:hidden'}>
          <summary title={tableTitle} className="chart-table">
            {icon}
          </summary>
          {actions ? <div className="flex justify-end">{actions}</div> : null}
          <div className="mt-1">{table}</div>
        </details>
      )}
    </figure>
  );
}

/** What a pointer reads: the first column names the point, the others are its figures, as they print. */
type ReadoutTable = {
  columns: readonly {
    id: string;
    title: string;
    unit?: string;
    /** For the first column: whether its title stands before the number, "Year 12". */
    isNumber?: boolean;
  }[];
  rows: readonly (readonly string[])[];
};

/** Further series are in the table only: the row above a drawing is read at a glance. */
const maxFigures = 6;

/**
 * The row above a drawing: the newest point, or the one of a row that the drawing is about, with the name of each
 * line and its value there. The chart's reader writes the point under the pointer in its place (chart-reader.tsx).
 */
export function Readout({
  table: { columns, rows },
  keys,
  own,
}: {
  table: ReadoutTable;
  /** Cells of the point that shows while no point is pointed at. It need not be a row of the table. */
  own?: readonly string[];
  /** The keys of the drawn columns, by the ids of the columns; without any, each column is named without a mark. */
  keys?: readonly SeriesKey[];
}) {
  const id = useId();
  const last = own ?? rows.at(-1) ?? [];
  const shown = columns
    .map((column, place) => ({ ...column, place, key: keys?.find((one) => one.id === column.id) }))
    .slice(1)
    .filter(({ key }) => key !== undefined || !keys)
    .slice(0, maxFigures);
  return (
    <dl className="readout">
      <div>
        <dt className={columns[0]?.isNumber ? 'inline font-semibold text-ink' : 'sr-only'}>
          {columns[0]?.title}
        </dt>{' '}
        <dd data-read="0" {...(own && { 'data-own': own[0] })} className="inline">
          {last[0]}
        </dd>
      </div>
      {shown.map(({ id: column, title, unit, place, key }) => (
        <div key={column}>
          <dt>
            {key ? <KeyMark id={id} series={key} /> : null}
            {key?.label ?? title}
          </dt>
          <dd
            data-read={place}
            {...(unit && { 'data-unit': unit })}
            {...(own && { 'data-own': own[place] })}
          >
            {withUnit(last[place] ?? '', unit)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The head with its units, and the rows, as one attribute: for a figure whose own table does not hold all rows. */
export function readoutText({ columns, rows }: ReadoutTable): string {
  return writeRows([columns.map(titleWithUnit), ...rows]);
}
