'use client';

import NextTopLoader, { useTopLoader } from 'nextjs-toploader';
import { useEffect, useRef } from 'react';

/** The library finds its bar by a role that no standard knows; hidden, it says nothing. The route announcer speaks. */
const template = '<div class="bar" role="bar" aria-hidden="true"></div>';

/**
 * The bar at the top while a route loads. The style element it writes is constant; its hash is in
 * lib/security/policy.ts, and a test renders this component to compare.
 */
export default function LoadingBar({ startsAtOnce }: { startsAtOnce: boolean }) {
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
