'use client';

import { RouteLink } from '@/components/ui/route-link';
import { useBrowserStorage } from '@/lib/browser-storage/use-browser-storage';
import { lastPlan } from '@/lib/sip/domain/inputs/last-plan';

/** Links to the last calculation in this browser. Its space is reserved, so that nothing moves when it appears. */
export function LastSip({ label }: { label: string }) {
  const path = useBrowserStorage(lastPlan);
  return (
    <span className="w-24 shrink-0 self-center text-right text-sm">
      {path ? (
        <RouteLink href={path} prefetches={false} className="link font-semibold">
          {label}
        </RouteLink>
      ) : null}
    </span>
  );
}
