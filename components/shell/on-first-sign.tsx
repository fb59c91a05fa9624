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
    let isAtTop = false;
    const arrive = () => {
      const part = namedPart();
      if (part) return goTo(part);
      if (!isAtTop) {
        window.scrollTo({ top: 0, behavior: 'instant' });
        const heading = document.querySelector<HTMLElement>('main h1');
        heading?.focus({ preventScroll: true });
        isAtTop = heading !== null;
      }
      const isWaiting = !isAtTop || partId() !== null;
      if (isWaiting && framesLeft-- > 0) frame = requestAnimationFrame(arrive);
    };
    frame = requestAnimationFrame(arrive);
    return () => cancelAnimationFrame(frame);
  }, [pathname]);

  return null;
}

/** The id in the address's fragment; null for none, and for a fragment that holds inputs of a calculator. */
function partId(): string | null {
  return /^#([\w-]+)$/.exec(location.hash)?.[1] ?? null;
}

function namedPart(): HTMLElement | null {
  const id = partId();
  return id === null ? null : document.getElementById(id);
}

/** As the browser does with a fragment: the part is at the top, and Tab goes on from there. */
function goTo(part: HTMLElement): void {
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.focus({ preventScroll: true });
  part.scrollIntoView({ behavior: 'instant' });
}
