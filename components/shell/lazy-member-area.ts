'use client';

import { lazyComponent } from '@/components/ui/loading/use-lazy';

/** The member's part of the user area, where the browser knows of a session; a guest never loads it. */
export const LazyMemberArea = lazyComponent(
  async () => (await import('./member-area')).MemberArea,
  (load) => {
    if (document.documentElement.dataset.member !== undefined) load();
  },
);
