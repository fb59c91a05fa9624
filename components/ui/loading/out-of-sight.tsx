'use client';

import { usePathname } from 'next/navigation';
import { startTransition, useEffect, useState, type ReactNode } from 'react';

/**
 * What a page does not show at first, because it is below the first window or in a closed group. After a click on a
 * link of the site it is drawn after the rest of the new page, which is so on the screen sooner. In the HTML and after
 * Back it is there at once.
 */
export function OutOfSight({
  height = 'window',
  children,
}: {
  /**
   * The space that is reserved for it: as high as the window, so that the footer stays below it, or nothing in a
   * closed group.
   */
  height?: 'window' | 'none';
  children: ReactNode;
}) {
  const path = usePathname();
  const [isDrawn, setDrawn] = useState(() => typeof document === 'undefined' || !isOpening(path));
  useEffect(() => {
    if (isDrawn) return;
    delete document.documentElement.dataset.opening;
    startTransition(() => setDrawn(true));
  }, [isDrawn]);
  if (isDrawn) return children;
  return height === 'window' ? <div className="min-h-dvh" /> : null;
}

/** Whether a link (route-link.tsx) is opening this path. A link to a part of the page needs the whole page at once. */
function isOpening(path: string): boolean {
  const { opening } = document.documentElement.dataset;
  return opening !== undefined && !opening.includes('#') && opening.split('?')[0] === path;
}
