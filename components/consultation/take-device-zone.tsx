'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/**
 * Adds the time zone of the visitor's device to an address without one, if its clocks differ from India's: the server
 * then writes both times. A zone that the visitor chose stays.
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
