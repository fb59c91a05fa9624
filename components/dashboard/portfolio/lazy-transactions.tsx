'use client';

import { lazy, type ComponentProps } from 'react';
import { Alert } from '@/components/ui/alert';
import type { ImportForm } from './import-form';
import type { TransactionForm } from './transaction-form';
import type { TransactionRows } from './transaction-rows';

type TransactionProps = ComponentProps<typeof TransactionForm>;
type ImportProps = ComponentProps<typeof ImportForm>;
type RowsProps = ComponentProps<typeof TransactionRows>;

/**
 * The forms and the list of a member's transactions, which are no part of the guests' dashboard, though both are one page. By
 * React's `lazy`, since the server writes them: they work without scripts. In a Suspense boundary of their own React sends them
 * hidden, for a script to show.
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
  return <Transaction {...props} />;
}

export function LazyImportForm(props: ImportProps) {
  return <Import {...props} />;
}

export function LazyTransactionRows(props: RowsProps) {
  return <Rows {...props} />;
}
