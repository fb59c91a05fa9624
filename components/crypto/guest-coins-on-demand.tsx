'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { hasEntry } from '@/lib/browser-storage/has-entry';
import type { GuestCoinsProps } from './guest-coins';

/** A guest's coins on the market page; fetched only where this browser keeps something. */
export function GuestCoinsOnDemand(props: GuestCoinsProps) {
  const [Coins, setCoins] = useState<ComponentType<GuestCoinsProps> | null>(null);
  useEffect(() => {
    if (!hasEntry('kept')) return;
    import('./guest-coins').then(
      (module) => setCoins(() => module.GuestCoins),
      () => undefined, // Offline: the market stands without it.
    );
  }, []);
  return Coins ? <Coins {...props} /> : null;
}
