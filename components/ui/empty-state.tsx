import type { ReactElement, ReactNode } from 'react';

/** An empty state: a drawing, the reason, and one action. */
export function EmptyState({
  drawing = 'start',
  title,
  children,
  action,
}: {
  /**
   * `start` where nothing was added yet, `search` where nothing was found, `down` where a source does not answer, or a
   * drawing of the page's own.
   */
  drawing?: EmptyDrawingName | ReactElement;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    // The attribute marks a page that may have its figures again in a moment (lib/sources/sourced.ts).
    <div
      data-outage={drawing === 'down' ? '' : undefined}
      className="grid justify-items-center gap-3 rounded-lg border border-dashed border-control px-6 py-8 text-center"
    >
      {typeof drawing === 'string' ? <EmptyDrawing name={drawing} /> : drawing}
      <p className="font-semibold">{title}</p>
      {children ? <div className="max-w-prose text-sm text-ink-soft">{children}</div> : null}
      {action}
    </div>
  );
}

const drawings = {
  /** A line that has yet to rise. */
  start: (
    <>
      <path d="M4 41 24 33l16 4 20-15 16 4L92 9v35H4Z" className="fill-accent-soft" />
      <path d="M4 41 24 33l16 4 20-15 16 4L92 9" strokeWidth="2" className="stroke-accent" />
      <path d="M4 44h88" strokeDasharray="2 4" className="stroke-control" />
    </>
  ),
  /** Rows, and a glass that finds none. */
  search: (
    <>
      <path d="M8 10h80M8 24h34M8 38h26" strokeWidth="2" className="stroke-line" />
      <circle cx="62" cy="25" r="11" strokeWidth="2" className="fill-accent-soft stroke-accent" />
      <path d="m70 33 9 9" strokeWidth="3" className="stroke-accent" />
    </>
  ),
  /** A line that breaks off. */
  down: (
    <>
      <path d="M4 24h30m28 0h30" strokeWidth="2" className="stroke-control" />
      <path d="m40 16-6 8 6 8m16-16 6 8-6 8" strokeWidth="2" className="stroke-accent" />
    </>
  ),
} as const;

type EmptyDrawingName = keyof typeof drawings;

/** The drawing of an empty state: not started, not found, or not reachable. */
export function EmptyDrawing({ name }: { name: EmptyDrawingName }) {
  return (
    <svg
      viewBox="0 0 96 48"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="h-12 w-24"
    >
      {drawings[name]}
    </svg>
  );
}
