'use client';

import type { ReactNode, ComponentType } from 'react';
import { LiveRegion } from '@/components/ui/alert';
import { useLazy, type LoadTrigger } from '@/components/ui/loading/use-lazy';
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
    const { TransactionsTable, generateRows } = await import('./transactions-table');
    const rows = await generateRows();
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

type Live = ComponentType<{ takesFocus: boolean }>;

/** Loads when the reader first points at the table or focuses it, or when the browser is idle. */
const whenUsedOrIdle: LoadTrigger = (load, place) => {
  const events = ['pointerover', 'focusin'] as const;
  events.forEach((name) => place?.addEventListener(name, load));
  // Safari has no idle callback before 18.
  const wait = window.requestIdleCallback ?? ((then: () => void) => window.setTimeout(then, 500));
  const stop = window.cancelIdleCallback ?? window.clearTimeout;
  const id = wait(load);
  return () => {
    events.forEach((name) => place?.removeEventListener(name, load));
    stop(id);
  };
};

/** Shows the table of the HTML until the live one is there, which takes over the focus. */
export function LazyDataTable({
  load: loadTable,
  unavailable,
  children,
}: {
  /** Brings the live table with its rows. */
  load: () => Promise<Live>;
  /** What to say when it cannot be fetched; the table of the HTML stays. */
  unavailable: string;
  children: ReactNode;
}) {
  const fetchTable = async (element: HTMLElement | null) => {
    const Table = await loadTable();
    return { Table, takesFocus: element?.contains(document.activeElement) ?? false };
  };
  const { code: live, hasFailed, place } = useLazy(fetchTable, whenUsedOrIdle);
  return (
    <div ref={place}>
      {live ? <live.Table takesFocus={live.takesFocus} /> : children}
      <LiveRegion className="mt-2 text-sm text-ink-soft">
        {hasFailed ? unavailable : null}
      </LiveRegion>
    </div>
  );
}
