import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

export type TableFrameProps = {
  caption: string;
  isCaptionHidden?: boolean;
  /** Many rows: the box scrolls, and the head stays in sight. */
  isLong?: boolean;
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
  isLong = false,
  className,
  children,
}: TableFrameProps & { children: ReactNode }) {
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className={classNames('table-box', isLong && 'is-long', className)}
    >
      <table>
        <caption className={isCaptionHidden ? 'sr-only' : undefined}>{caption}</caption>
        {children}
      </table>
    </div>
  );
}
