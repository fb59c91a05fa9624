'use client';

import { usePathname, useServerInsertedHTML } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { atFirstInteraction } from '@/components/ui/loading/triggers';
import { useLazy } from '@/components/ui/loading/use-lazy';
import { firstScript } from '@/lib/security/first-script';

/**
 * What every frame of the site does. The frames render it and not the root layout: it would be the only script of that
 * layout, and so a further request on every first visit.
 */
export function OnEachPage() {
  useFirstScript();
  useRouteChange();
  return <OnFirstInteraction />;
}

/** Writes the first script into the document's head. As an element of the page it would be in React's payload again. */
const useFirstScript =
  typeof window === 'undefined'
    ? () => {
        const isWritten = useRef(false);
        useServerInsertedHTML(() => {
          if (isWritten.current) return null;
          isWritten.current = true;
          return <script dangerouslySetInnerHTML={{ __html: firstScript }} />;
        });
      }
    : () => undefined;

/**
 * Loads the loading bar, and other code that can wait, when a visitor first points, touches or types: every
 * navigation begins with one of these, and a visitor who only reads downloads none of it. A link followed while the
 * bar was loading starts the bar at once.
 */
function OnFirstInteraction() {
  const { code } = useLazy(async () => {
    let followed: HTMLAnchorElement | null = null;
    const noteClick = ({ target, metaKey, ctrlKey }: MouseEvent) => {
      if (metaKey || ctrlKey || !(target instanceof Element)) return;
      followed = target.closest<HTMLAnchorElement>('a[href]') ?? followed;
    };
    document.addEventListener('click', noteClick);
    try {
      const { default: Rest } = await import('./after-first-interaction');
      return { Rest, followed };
    } finally {
      document.removeEventListener('click', noteClick);
    }
  }, atFirstInteraction);

  return code ? <code.Rest followed={code.followed} /> : null;
}

/** How many animation frames to wait for the heading: parts of a page stream in after its shell, and a dialog closes. */
const maxFrames = 60;

/** Outside the component, since each layout mounts one of its own and a link may lead from one layout to another. */
let shownPath: string | null = null;

/**
 * On every change of route, Back included, scrolls to the top and focuses the heading, so that a screen reader
 * announces the new page. Where the address names a part of the page, it scrolls there and focuses it. A change of the
 * query alone moves nothing.
 */
export function useRouteChange() {
  const pathname = usePathname();

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const isArrival = shownPath !== null && shownPath !== pathname;
    shownPath = pathname;
    if (!isArrival) return;
    let frame = 0;
    let framesLeft = maxFrames;
    document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
    scrollTo({ top: 0, behavior: 'instant' });
    const arrive = () => {
      // A fragment with other characters holds the inputs of a calculator.
      const id = framesLeft > 0 && /^#([\w-]+)$/.exec(location.hash)?.[1];
      const target = id
        ? document.getElementById(id)
        : document.querySelector<HTMLElement>('main h1');
      // A dialog that led here gives the focus back to its button as it closes.
      if (!target || document.querySelector('[aria-modal]')) {
        if (framesLeft-- > 0) frame = requestAnimationFrame(arrive);
        return;
      }
      if (target.tabIndex < 0) target.tabIndex = -1;
      target.focus({ preventScroll: true });
      if (id) target.scrollIntoView();
    };
    frame = requestAnimationFrame(arrive);
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
}
