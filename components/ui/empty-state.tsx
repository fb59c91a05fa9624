import type { ReactNode } from 'react';
import { EmptyDrawing, type EmptyDrawingName } from './empty-drawing';

/** Nothing is here: a drawing, why, and one thing to do about it. */
export function EmptyState({
  drawing = 'start',
  title,
  children,
  action,
}: {
  /** `start` where nothing was added yet, `search` where nothing was found, `down` where a source does not answer. */
  drawing?: EmptyDrawingName;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    // The mark says that the page may look better in a moment (lib/guest-pages/outage-mark.ts).
    <div
      data-outage={drawing === 'down' ? '' : undefined}
      className="grid justify-items-center gap-3 rounded-lg border border-dashed border-control px-6 py-8 text-center"
    >
      <EmptyDrawing name={drawing} />
      <p className="font-semibold">{title}</p>
      {children ? <div className="max-w-prose text-sm text-ink-soft">{children}</div> : null}
      {action}
    </div>
  );
}
