'use client';

import { lazy, Suspense, type ComponentProps } from 'react';
import { Alert } from '@/components/ui/alert';
import type { ImportForm } from './import-form';
import type { TransactionForm } from './transaction-form';
import type { TransactionRows } from './transaction-rows';

type TransactionProps = ComponentProps<typeof TransactionForm>;
type ImportProps = ComponentProps<typeof ImportForm>;
type RowsProps = ComponentProps<typeof TransactionRows>;

/**
 * The forms and the list of a member's transactions, which are no part of the guests' dashboard, though both are one page. By
 * React's `lazy`, since the server writes them: they work without scripts.
 */
const Transaction = lazy(() =>
  import('./transaction-form').then(
    (module) => ({ default: module.TransactionForm }),
    () => ({
      default: ({ messages }: TransactionProps) => (
        <Alert tone="bad">{messages.form.notLoaded}</Alert>
      ),
    }),
  ),
);

const Import = lazy(() =>
  import('./import-form').then(
    (module) => ({ default: module.ImportForm }),
    () => ({
      default: ({ messages }: ImportProps) => <Alert tone="bad">{messages.notLoaded}</Alert>,
    }),
  ),
);

const Rows = lazy(() =>
  import('./transaction-rows').then(
    (module) => ({ default: module.TransactionRows }),
    () => ({
      default: ({ messages }: RowsProps) => (
        <Alert tone="bad">{messages.transactions.notLoaded}</Alert>
      ),
    }),
  ),
);

export function LazyTransactionForm(props: TransactionProps) {
  return (
    <Suspense>
      <Transaction {...props} />
    </Suspense>
  );
}

export function LazyImportForm(props: ImportProps) {
  return (
    <Suspense>
      <Import {...props} />
    </Suspense>
  );
}

export function LazyTransactionRows(props: RowsProps) {
  return (
    <Suspense>
      <Rows {...props} />
    </Suspense>
  );
}
