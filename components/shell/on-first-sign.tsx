'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { atFirstSign } from '@/components/ui/loading/triggers';
import { useLazy } from '@/components/ui/loading/use-lazy';

/**
 * Loads the loading bar and what else can wait when the person first points, touches or types: a navigation begins with
 * one of these, and pages that are only read do without it. A link followed while the bar was loading starts it at once.
 */
export function OnFirstSign() {
  const { code } = useLazy(async () => {
    let leftPath = '';
    const noteClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[href]');
      if (link && !event.metaKey && !event.ctrlKey) leftPath = location.pathname;
    };
    document.addEventListener('click', noteClick);
    try {
      const { default: Rest } = await import('./after-first-sign');
      return { Rest, isLate: leftPath === location.pathname };
    } finally {
      document.removeEventListener('click', noteClick);
    }
  }, atFirstSign);

  return code ? <code.Rest startsAtOnce={code.isLate} /> : null;
}

/** How many frames a heading may be late: parts of a page stream in after its shell. */
const maxFrames = 60;

/** Outside the component: each frame of the site brings its own, and one may go from frame to frame. */
let shownPath: string | null = null;

/**
 * On every change of route, Back included, the page starts at its top and the focus goes to its heading, so
 * that a screen reader reads where one has arrived; where the address names a part of the page, both go there. A change of
 * the query alone moves nothing.
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
      if (framesLeft === maxFrames) window.scrollTo({ top: 0, behavior: 'instant' });
      // A fragment of another form holds the inputs of a calculator.
      const id = framesLeft > 0 && /^#([\w-]+)$/.exec(location.hash)?.[1];
      const target = id
        ? document.getElementById(id)
        : document.querySelector<HTMLElement>('main h1');
      if (target) {
        if (target.tabIndex < 0) target.tabIndex = -1;
        target.focus({ preventScroll: true });
        if (id) target.scrollIntoView();
      } else if (framesLeft-- > 0) frame = requestAnimationFrame(arrive);
    };
    frame = requestAnimationFrame(arrive);
    return () => cancelAnimationFrame(frame);
  }, [pathname]);

  return null;
}
