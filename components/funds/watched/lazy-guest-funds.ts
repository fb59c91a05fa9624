'use client';

import { whenBrowserCopy } from '@/components/saved/when-browser-copy';
import { lazyComponent } from '@/components/ui/loading/use-lazy';
import type { GuestFundsProps } from './guest-funds';

/** Loads only where this browser holds saved items; until then it shows that there are none. */
export const LazyGuestFunds = lazyComponent<GuestFundsProps>(
  async () => (await import('./guest-funds')).GuestFunds,
  whenBrowserCopy,
  ({ none }) => none,
);
