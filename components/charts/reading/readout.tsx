import { useId } from 'react';
import { titleWithUnit } from '@/components/ui/data-table/data-column';
import { KeyMark, type SeriesKey } from '@/components/charts/legend';
import { withUnit, writeRows } from './reading-rows';

/** What a pointer reads: the first column names the point, the others are its figures, as they print. */
export type ReadoutTable = {
  columns: readonly {
    id: string;
    title: string;
    unit?: string;
    /** Of the first: its title is before the number, "Year 12". */
    isNumber?: boolean;
  }[];
  rows: readonly (readonly string[])[];
};

/** Further series are in the table only: the row above a drawing is read at a glance. */
const mostFigures = 6;

/**
 * The row above a drawing: the newest point, or the one of a row that the drawing is about, with the name of each line and its
 * value there. The chart's reader writes the point under the pointer in its place (chart-reader.tsx).
 */
export function Readout({
  table: { columns, rows },
  keys,
  own,
}: {
  table: ReadoutTable;
  /** Cells of the point that shows while none is pointed at, which need not be a row of the table. */
  own?: readonly string[];
  /** Of the columns that are drawn, by their ids; without any, each column is named without a mark. */
  keys?: readonly SeriesKey[];
}) {
  const id = useId();
  const last = own ?? rows.at(-1) ?? [];
  const shown = columns
    .map((column, place) => ({ ...column, place, key: keys?.find((one) => one.id === column.id) }))
    .slice(1)
    .filter(({ key }) => key !== undefined || !keys)
    .slice(0, mostFigures);
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

/** Rows and their head, which has the units, as one attribute, where the figure's own table does not hold them. */
export function readoutText({ columns, rows }: ReadoutTable): string {
  return writeRows([columns.map(titleWithUnit), ...rows]);
}
