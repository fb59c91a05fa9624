'use client';

import { usePathname } from 'next/navigation';
import NextTopLoader, { useTopLoader } from 'nextjs-toploader';
import { useEffect, useRef } from 'react';
import { hasModifier } from '@/components/ui/modifier-keys';
import { isBuilt } from '@/lib/env.public';
import { notifyVisit } from '@/lib/offline/visit';
import { hasAgreed } from '@/lib/vitals/consent';
import { followOtherTabs } from './display/follow-other-tabs';
import { useFocusAfterLink } from './use-focus-after-link';

/** What a page needs after the first pointer, touch or key event; not loaded before. */
export default function AfterFirstInteraction({
  followed,
}: {
  /** The link that was followed while this code was loading. */
  followed: HTMLAnchorElement | null;
}) {
  const pathname = usePathname();
  useFocusAfterLink(followed);
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
  useEffect(followOtherTabs, []);
  useClosingPopovers(followed);
  return <LoadingBar followed={followed} />;
}

/**
 * Closes the menu sheet, or another popover, when a link in it is followed. A change of route closes it too
 * (on-each-page.tsx), but a link to the page that is open changes none.
 */
function useClosingPopovers(followed: HTMLAnchorElement | null) {
  const waitingFor = useRef(followed);
  useEffect(() => {
    const closeAround = (target: EventTarget | null) => {
      const link = target instanceof Element && target.closest('[popover] a');
      if (link) link.closest<HTMLElement>('[popover]')?.hidePopover();
    };
    const closeAfterLink = (event: MouseEvent) => {
      if (!hasModifier(event)) closeAround(event.target);
    };
    closeAround(waitingFor.current);
    waitingFor.current = null;
    document.addEventListener('click', closeAfterLink);
    return () => document.removeEventListener('click', closeAfterLink);
  }, []);
}

/** The library finds its bar by a role that no standard has, so the bar is hidden from screen readers. */
const template = '<div class="bar" role="bar" aria-hidden="true"></div>';

/**
 * The bar at the top while a route loads. The style element it writes is constant; its hash is in
 * lib/security/policy.ts, and a test renders this component to compare.
 */
export function LoadingBar({ followed }: { followed: HTMLAnchorElement | null }) {
  const { start, done } = useTopLoader();
  const waitingFor = useRef(followed);
  useEffect(() => {
    const link = waitingFor.current;
    waitingFor.current = null;
    if (link && leadsToAnotherPage(link)) start();
  }, [start]);
  useEffect(() => {
    // After a link to a file the page stays, so nothing would end the bar that the library's listener, the earlier
    // one, has started.
    const endForFile = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[download]');
      if (link) done();
    };
    document.addEventListener('click', endForFile);
    return () => document.removeEventListener('click', endForFile);
  }, [done]);
  return (
    <NextTopLoader
      color="var(--accent)"
      height={3}
      shadow={false}
      showSpinner={false}
      template={template}
      zIndex={60}
    />
  );
}

/** False for a file, a new tab or another part of this page, and once the page of the link is open. */
function leadsToAnotherPage(link: HTMLAnchorElement): boolean {
  return (
    !link.hasAttribute('download') &&
    link.target === '' &&
    link.origin === location.origin &&
    link.pathname + link.search !== location.pathname + location.search
  );
}
