'use client';

import type { ReactNode } from 'react';
import { LazyDataTable } from '@/components/ui/data-table/lazy-data-table';
import type { TransactionsMessages } from './transactions-table';

/** The island around the sample's table: it knows only where the live one is fetched from. */
export function LazyTransactions({
  messages,
  children,
}: {
  messages: TransactionsMessages;
  children: ReactNode;
}) {
  const load = async () => {
    const { TransactionsTable, composeRows } = await import('./transactions-table');
    const rows = await composeRows();
    return function LiveTransactions({ takesFocus }: { takesFocus: boolean }) {
      return <TransactionsTable rows={rows} messages={messages} takesFocus={takesFocus} />;
    };
  };
  return (
    <LazyDataTable load={load} unavailable={messages.live.unavailable}>
      {children}
    </LazyDataTable>
  );
}
