'use client';

import { usePathname } from 'next/navigation';
import NextTopLoader, { useTopLoader } from 'nextjs-toploader';
import { useEffect, useRef } from 'react';
import { isBuilt } from '@/lib/env.public';
import { notifyVisit } from '@/lib/offline/visit';
import { hasAgreed } from '@/lib/vitals/consent';

/** What a page needs after the first pointer, touch or key event; not loaded before. */
export default function AfterFirstInteraction({ startsAtOnce }: { startsAtOnce: boolean }) {
  const pathname = usePathname();
  useEffect(() => {
    notifyVisit(pathname, isBuilt).catch(() => undefined); // The site works without its worker.
  }, [pathname]);
  useEffect(() => {
    if (!hasAgreed()) return;
    import('@/lib/vitals/measure').then(
      ({ measureVitals }) => measureVitals(),
      () => undefined, // Offline: the next page is measured.
    );
  }, []);
  return <LoadingBar startsAtOnce={startsAtOnce} />;
}

/** The library finds its bar by a role that no standard knows; hidden, it says nothing. The route announcer speaks. */
const template = '<div class="bar" role="bar" aria-hidden="true"></div>';

/**
 * The bar at the top while a route loads. The style element it writes is constant; its hash is in
 * lib/security/policy.ts, and a test renders this component to compare.
 */
export function LoadingBar({ startsAtOnce }: { startsAtOnce: boolean }) {
  const { start } = useTopLoader();
  const isWaiting = useRef(startsAtOnce);
  useEffect(() => {
    if (!isWaiting.current) return;
    isWaiting.current = false;
    start();
  }, [start]);
  return (
    <NextTopLoader
      color="var(--accent)"
      height={3}
      shadow={false}
      showSpinner={false}
      template={template}
      zIndex={60}
    />
  );
}
