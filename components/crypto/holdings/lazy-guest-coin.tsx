'use client';

import { lazyComponent } from '@/components/ui/loading/lazy-component';
import { whenNear } from '@/components/ui/loading/when-near';

/** Loaded near the viewport, since most guests save nothing. */
export const LazyGuestCoin = lazyComponent(
  async () => (await import('./guest-coin')).GuestCoin,
  whenNear(300),
  ({ place }) => <div ref={place} className="min-h-40 noscript:hidden" />,
);
