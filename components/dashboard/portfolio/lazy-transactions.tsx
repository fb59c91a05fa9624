'use client';

import { lazy, type ComponentProps, type ComponentType } from 'react';
import { Alert } from '@/components/ui/alert';
import type { ImportForm } from './import-form';
import type { TransactionForm } from './transaction-form';
import type { TransactionRows } from './transaction-rows';

type TransactionProps = ComponentProps<typeof TransactionForm>;
type ImportProps = ComponentProps<typeof ImportForm>;
type RowsProps = ComponentProps<typeof TransactionRows>;

/**
 * The forms and the list of a member's transactions load apart, because guests use the same page without them. With
 * React's `lazy` the server renders them too, so that they work without scripts. They have no Suspense boundary of
 * their own: React would send its content hidden, for a script to show.
 */
const Transaction = lazyOrNotice(
  async () => (await import('./transaction-form')).TransactionForm,
  ({ messages }: TransactionProps) => messages.form.notLoaded,
);

const Import = lazyOrNotice(
  async () => (await import('./import-form')).ImportForm,
  ({ messages }: ImportProps) => messages.notLoaded,
);

const Rows = lazyOrNotice(
  async () => (await import('./transaction-rows')).TransactionRows,
  ({ messages }: RowsProps) => messages.transactions.notLoaded,
);

/** A component that loads by itself, or a notice in its place where that fails. */
function lazyOrNotice<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  noticeOf: (props: Props) => string,
) {
  const Notice = (props: Props) => <Alert tone="bad">{noticeOf(props)}</Alert>;
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => ({
    default: await load().catch(() => Notice),
  }));
}

export function LazyTransactionForm(props: TransactionProps) {
  return <Transaction {...props} />;
}

export function LazyImportForm(props: ImportProps) {
  return <Import {...props} />;
}

export function LazyTransactionRows(props: RowsProps) {
  return <Rows {...props} />;
}
