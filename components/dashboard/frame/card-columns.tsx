import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { OutOfSight } from '@/components/ui/loading/out-of-sight';
import type { CardPlace } from '@/lib/dashboard/views';

/** The cards of a page in their columns; on a phone one below the other. */
export function CardColumns({
  main,
  side,
  row,
}: Readonly<Record<CardPlace, readonly ReactNode[]>>) {
  const column = 'grid grid-cols-1 content-start gap-4';
  return (
    <div className="grid grid-cols-1 gap-4 xl:grid-cols-3">
      <div className={classNames(column, side.length > 0 ? 'xl:col-span-2' : 'xl:col-span-3')}>
        {main}
      </div>
      {side.length > 0 ? <div className={column}>{side}</div> : null}
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
