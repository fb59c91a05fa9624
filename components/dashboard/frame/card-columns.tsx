import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { OutOfSight } from '@/components/ui/loading/out-of-sight';
import type { CardPlace } from '@/lib/dashboard/views';

/** The cards of a page in their columns; on a phone one below the other. */
export function CardColumns({
  main,
  side,
  row,
  isSideFirst = false,
}: Readonly<Record<CardPlace, readonly ReactNode[]>> & {
  /** Puts the side column first on a phone, where an open form in it would be far below the screen. */
  isSideFirst?: boolean;
}) {
  const column = 'grid grid-cols-1 content-start gap-4';
  const sideColumn =
    side.length > 0 ? (
      <div className={classNames(column, isSideFirst && 'xl:col-start-3 xl:row-start-1')}>
        {side}
      </div>
    ) : null;
  return (
    <div className="grid grid-cols-1 gap-4 xl:grid-cols-3">
      {isSideFirst ? sideColumn : null}
      <div
        className={classNames(
          column,
          sideColumn ? 'xl:col-span-2 xl:content-stretch' : 'xl:col-span-3',
        )}
      >
        {main}
      </div>
      {isSideFirst ? null : sideColumn}
      {row.length > 0 ? (
        <OutOfSight>
          <div className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:col-span-3 xl:grid-cols-3 [&>:only-child]:col-span-full">
            {row}
          </div>
        </OutOfSight>
      ) : null}
    </div>
  );
}

/** The place of one card; nothing is rendered if it has no content. */
export function CardSlot({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div data-card={id} className="min-w-0 empty:hidden">
      {children}
    </div>
  );
}
