import { useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';

type Place = { link: Element; parent: Element | null; index: number; section: Element | null };

/**
 * A link may be gone from the page to which it leads: the number of the shown page is text, and a filter that was
 * removed has no link. Its focus then goes to what stands in its place, else to the first control of its section, so
 * that the keyboard goes on from there.
 * @param followed the link that was followed before this code was loaded
 */
export function useFocusAfterLink(followed: HTMLAnchorElement | null): void {
  const query = useSearchParams().toString();
  const place = useRef<Place | null>(null);

  useEffect(() => {
    if (followed?.isConnected) place.current = placeOf(followed);
    const note = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      if (link) place.current = placeOf(link);
    };
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, [followed]);

  useEffect(() => {
    if (!place.current || document.activeElement !== document.body) return;
    const { link, parent, index, section } = place.current;
    if (link.isConnected) return;
    const heirs = [parent?.children[index], parent?.children[index - 1]];
    const controls = [...heirs.map((heir) => heir?.matches(focusable) && heir), firstIn(section)];
    for (const control of controls) {
      // Of another page, or hidden on a narrow screen, it takes no focus.
      if (control instanceof HTMLElement) control.focus({ preventScroll: true });
      if (document.activeElement !== document.body) return;
    }
  }, [query]);
}

function placeOf(link: Element): Place {
  const parent = link.parentElement;
  const index = [...(parent?.children ?? [])].indexOf(link);
  return { link, parent, index, section: link.closest('section') };
}

function firstIn(section: Element | null): Element | null {
  return section?.querySelector(focusable) ?? null;
}

const focusable = 'a[href], button, summary, [tabindex]';
