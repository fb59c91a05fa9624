'use client';

import { useEffect, useState, type ComponentType } from 'react';
import type { MemberAreaLabels } from './member-area';

type MemberArea = ComponentType<{ labels: MemberAreaLabels }>;

/** Brings the member's part of the user area where the browser knows of a session; guests never pay for it. */
export function MemberAreaOnDemand({ labels }: { labels: MemberAreaLabels }) {
  const [Area, setArea] = useState<MemberArea | null>(null);
  useEffect(() => {
    if (document.documentElement.dataset.member === undefined) return;
    import('./member-area').then(
      (module) => setArea(() => module.MemberArea),
      () => undefined, // Offline: the area stays empty, and the page works.
    );
  }, []);
  return Area ? <Area labels={labels} /> : null;
}
