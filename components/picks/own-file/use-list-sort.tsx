import { useState } from 'react';
import type { SortedHead } from '@/components/picks/result-overview';
import { SortButton } from '@/components/ui/table/sort-button';
import { nextSort, type ListSort } from '@/lib/picks/domain/company/company-list';

/** The order of a list that only this browser has, and the heads of its columns that change it. */
export function useListSort(
  action: string,
  first: ListSort | null,
): { sort: ListSort | null; headOf: SortedHead } {
  const [sort, setSort] = useState(first);
  return {
    sort,
    headOf: (id, title) => {
      const order = sort?.by === id ? sort.order : undefined;
      return {
        order,
        head: (
          <SortButton
            action={action}
            title={title}
            order={order}
            onSort={() => setSort(nextSort(id, sort))}
          />
        ),
      };
    },
  };
}
