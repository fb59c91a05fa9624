'use client';

import { lazyComponent } from '@/components/ui/loading/lazy-component';
import { whenNear } from '@/components/ui/loading/when-near';

/** Most guests only read. Offline, the way to sign in stands beside it. */
export const LazyGuestCoin = lazyComponent(
  async () => (await import('./guest-coin')).GuestCoin,
  whenNear(300),
  ({ place }) => <div ref={place} className="min-h-40 noscript:hidden" />,
);
