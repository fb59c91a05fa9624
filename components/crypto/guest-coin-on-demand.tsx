'use client';

import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { GuestCoinProps } from './guest-coin';

/** What a guest keeps of a coin, fetched when one has scrolled near it: most guests only read. */
export function GuestCoinOnDemand(props: GuestCoinProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Coin, setCoin] = useState<ComponentType<GuestCoinProps> | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        import('./guest-coin').then(
          (module) => setCoin(() => module.GuestCoin),
          () => undefined, // Offline: the way to sign in stands beside it.
        );
      },
      { rootMargin: '300px' },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className="noscript:hidden">
      {Coin ? <Coin {...props} /> : <div className="min-h-40" />}
    </div>
  );
}
