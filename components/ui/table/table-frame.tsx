import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

export type TableFrameProps = {
  caption: string;
  isCaptionHidden?: boolean;
  /** Many rows: the box scrolls, and the head stays in sight. */
  isLong?: boolean;
  /** Many columns: the head of each row stays in sight. */
  isPinned?: boolean;
  /** On a phone each row is a card: a cell says in `data-title` what its column is called. */
  hasCards?: boolean;
  /** On a phone each row has two lines: its head, and the columns that name their place there. */
  hasLines?: boolean;
  /** Each cell but the head of a row is a number. */
  isAllNumbers?: boolean;
  /** Its cells take the focus, moved by arrow keys; so the box takes none. */
  isGrid?: boolean;
  className?: string;
};

/**
 * The table element in its box, with `thead` and `tbody` as children: for tables that are no list of rows. On a
 * narrow screen it scrolls inside the box, which the keyboard can reach. The cells' styles are `.table-box` in
 * app/base.css.
 */
export function TableFrame({
  caption,
  isCaptionHidden = false,
  isLong,
  isPinned,
  hasCards,
  hasLines,
  isAllNumbers,
  isGrid,
  className,
  children,
}: TableFrameProps & { children: ReactNode }) {
  const stop = isGrid
    ? undefined
    : ({ role: 'region', 'aria-label': caption, tabIndex: 0 } as const);
  return (
    <div
      {...stop}
      className={classNames(
        'table-box',
        isLong && 'is-long',
        isPinned && 'is-pinned',
        hasCards && 'has-cards',
        hasLines && 'has-lines',
        isAllNumbers && 'all-numbers',
        className,
      )}
    >
      <table {...(isGrid && { role: 'grid' })}>
        <caption className={isCaptionHidden ? 'sr-only' : undefined}>{caption}</caption>
        {children}
      </table>
    </div>
  );
}
