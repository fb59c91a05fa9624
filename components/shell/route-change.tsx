'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** How many frames a heading may be late: parts of a page stream in after its shell. */
const patienceFrames = 60;

/**
 * On every change of route, Back included, the page starts at its top and the focus goes to its heading, so
 * that a screen reader reads where one has arrived. A change of the query alone moves nothing.
 */
export function RouteChange() {
  const pathname = usePathname();
  const shownPath = useRef(pathname);

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    let frame = 0;
    let framesLeft = patienceFrames;
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
