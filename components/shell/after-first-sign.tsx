'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { isBuilt } from '@/lib/env.public';
import { notifyVisit } from '@/lib/offline/visit';
import { hasAgreed } from '@/lib/vitals/consent';
import LoadingBar from './loading-bar';

/** What a page needs after the first pointer, touch or key event; not loaded before. */
export default function AfterFirstSign({ startsAtOnce }: { startsAtOnce: boolean }) {
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
