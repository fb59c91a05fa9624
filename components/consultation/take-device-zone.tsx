'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/**
 * Puts the zone of the visitor's device into the address where none stands there and its clocks differ from India's:
 * the server then writes both times. Whoever chose a zone keeps it.
 */
export function TakeDeviceZone({ likeIndia }: { likeIndia: readonly string[] }) {
  const router = useRouter();
  useEffect(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const address = new URL(window.location.href);
    if (!zone || likeIndia.includes(zone) || address.searchParams.has('zone')) return;
    address.searchParams.set('zone', zone);
    router.replace(`${address.pathname}${address.search}${address.hash}`, { scroll: false });
  }, [router, likeIndia]);
  return null;
}
