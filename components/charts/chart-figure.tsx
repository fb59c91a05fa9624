import type { ReactNode } from 'react';
import { FigureRows } from '@/components/charts/reading/figure-data';

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
  /** Where the page shows the table elsewhere; then `rows` holds what is read. */
  tableHref?: string;
  tableTitle: string;
  isTableOpen?: boolean;
  /** The CSV button beside the table. */
  actions?: ReactNode;
  /** All that can be read, where the table has fewer rows (reading-rows.ts). */
  rows?: string;
}) {
  const icon = (
    <>
      {/* From app/menu-icons.css. */}
      <span aria-hidden="true" data-icon="tables" className="menu-icon size-5" />
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
        <details open={isTableOpen} className="min-w-0 print:hidden">
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
