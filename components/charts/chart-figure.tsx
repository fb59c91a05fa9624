import type { ReactNode } from 'react';

/**
 * A chart as everybody can read it: a sentence that says what it shows, the drawing, and the same numbers as a
 * table behind a toggle.
 */
export function ChartFigure({
  sentence,
  legend,
  children,
  table,
  tableTitle,
  isTableOpen = false,
  actions,
}: {
  sentence: string;
  legend?: ReactNode;
  /** The drawing. */
  children: ReactNode;
  table: ReactNode;
  tableTitle: string;
  isTableOpen?: boolean;
  /** Stand at the right of the table's title: to take the numbers along. */
  actions?: ReactNode;
}) {
  return (
    <figure className="@container grid w-full min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <figcaption className="max-w-prose text-sm text-ink-soft">{sentence}</figcaption>
      {legend}
      {children}
      <div className="relative min-w-0">
        <details open={isTableOpen}>
          <summary className="inline-block rounded py-2 font-semibold text-accent">
            {tableTitle}
          </summary>
          <div className="mt-1">{table}</div>
        </details>
        {actions ? <div className="absolute top-0 right-0">{actions}</div> : null}
      </div>
    </figure>
  );
}
