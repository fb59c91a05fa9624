'use client';

import { whenBrowserCopy } from '@/components/saved/when-browser-copy';
import { lazyComponent } from '@/components/ui/loading/lazy-component';

/** A guest's coins on the market page, which stands without them. */
export const LazyGuestCoins = lazyComponent(
  async () => (await import('./guest-coins')).GuestCoins,
  whenBrowserCopy,
);
