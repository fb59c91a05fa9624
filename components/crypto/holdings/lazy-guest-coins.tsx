'use client';

import { lazyComponent } from '@/components/ui/loading/use-lazy';
import { whenNear } from '@/components/ui/loading/triggers';
import { whenBrowserCopy } from '@/components/saved/when-browser-copy';

/** Loaded near the viewport, since most guests save nothing. */
export const LazyGuestCoin = lazyComponent(
  async () => (await import('./guest-coin')).GuestCoin,
  whenNear(300),
  ({ place }) => <div ref={place} className="min-h-40 noscript:hidden" />,
);

/** A guest's coins; a fallback until they are read and where there are none. */
export const LazyGuestCoins = lazyComponent(
  async () => (await import('./guest-coins')).GuestCoins,
  whenBrowserCopy,
  ({ none }) => none,
);
