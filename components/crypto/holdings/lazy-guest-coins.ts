'use client';

import { whenBrowserCopy } from '@/components/saved/when-browser-copy';
import { lazyComponent } from '@/components/ui/loading/lazy-component';

/** A guest's coins; a fallback until they are read and where there are none. */
export const LazyGuestCoins = lazyComponent(
  async () => (await import('./guest-coins')).GuestCoins,
  whenBrowserCopy,
  ({ none }) => none,
);
