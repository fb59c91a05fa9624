'use client';

import { useSyncExternalStore } from 'react';
import { readNote } from '@/components/shell/browser-note';
import { RouteLink } from '@/components/ui/route-link';

const neverChanges = () => () => {};

/** Leads back to what this browser last worked out; its place is kept, so that nothing moves when it comes. */
export function LastSip({ label }: { label: string }) {
  const path = useSyncExternalStore(
    neverChanges,
    () => ownPath(readNote('last-sip')),
    () => null,
  );
  return (
    <span className="w-24 shrink-0 self-center text-right text-sm">
      {path ? (
        <RouteLink href={path} prefetches={false} className="font-semibold text-accent underline">
          {label}
        </RouteLink>
      ) : null}
    </span>
  );
}

/** Only an address of the calculator itself, whatever somebody put into the storage. */
function ownPath(kept: string | null): string | null {
  return kept?.startsWith('/features/sip-calculator?') ? kept : null;
}
