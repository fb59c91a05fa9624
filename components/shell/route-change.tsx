'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** How many frames a heading may be late: parts of a page stream in after its shell. */
const maxFrames = 60;

/** Outside the component: each frame of the site brings its own, and one may go from frame to frame. */
let shownPath: string | null = null;

/**
 * On every change of route, Back included, the page starts at its top and the focus goes to its heading, so
 * that a screen reader reads where one has arrived. A change of the query alone moves nothing.
 */
export function RouteChange() {
  const pathname = usePathname();

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    const isArrival = shownPath !== null && shownPath !== pathname;
    shownPath = pathname;
    if (!isArrival) return;
    let frame = 0;
    let framesLeft = maxFrames;
    document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
    const arrive = () => {
      window.scrollTo({ top: 0, behavior: 'instant' });
      const heading = document.querySelector<HTMLElement>('main h1');
      if (heading) heading.focus({ preventScroll: true });
      else if (framesLeft-- > 0) frame = requestAnimationFrame(arrive);
    };
    frame = requestAnimationFrame(arrive);
    return () => cancelAnimationFrame(frame);
  }, [pathname]);

  return null;
}
