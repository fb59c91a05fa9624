import { useEffect, useEffectEvent, useRef } from 'react';

/** `query` for what may be shared and sent; `fragment` for private amounts, which browsers keep to themselves. */
export type AddressPart = 'query' | 'fragment';

/** Browsers refuse more than a hundred changes of the address in half a minute. */
const pauseMs = 300;

/**
 * Queries that were written here. Next's router keeps a page as the server answered it and knows nothing of what was
 * typed since, so after Back the query has to be read again.
 */
const writtenQueries = new Set<string>();

/**
 * Keeps `text` in the address of the page, and reads it where it comes from elsewhere: at the start, after Back and
 * Forward, and after a change by hand.
 * @param text for a query the whole path, for a fragment what follows the `#`; null leaves the address alone
 */
export function useAddress({
  part,
  text,
  onRead,
  onWritten,
}: {
  part: AddressPart | undefined;
  text: string | null;
  /** Gets the query or the fragment, with its first character. */
  onRead: (text: string) => void;
  onWritten: ((text: string) => void) | undefined;
}): void {
  const pathname = useRef('');
  const known = useRef('');

  const read = useEffectEvent((found: string) => {
    if (found === known.current || window.location.pathname !== pathname.current) return;
    known.current = found;
    onRead(found);
  });
  useEffect(() => {
    const { location } = window;
    pathname.current = location.pathname;
    if (part === 'query') {
      if (!writtenQueries.has(location.pathname + location.search)) known.current = location.search;
      const change = () => read(location.search);
      change();
      window.addEventListener('popstate', change);
      return () => window.removeEventListener('popstate', change);
    }
    if (part === 'fragment') {
      const change = () => read(location.hash);
      change();
      window.addEventListener('hashchange', change);
      return () => window.removeEventListener('hashchange', change);
    }
  }, [part]);

  const write = useEffectEvent((next: string) => {
    const { pathname: path, search, hash } = window.location;
    // Back may already have led to another page.
    if (path !== pathname.current) return;
    const url = part === 'query' ? next : path + search + (next && `#${next}`);
    if (url === path + search + hash) return;
    window.history.replaceState(null, '', url);
    known.current = part === 'query' ? window.location.search : window.location.hash;
    if (part === 'query') writtenQueries.add(path + known.current);
    onWritten?.(next);
  });
  useEffect(() => {
    if (text === null) return;
    const forget = () => {
      clearTimeout(timer);
      document.removeEventListener('click', writeNow, { capture: true });
    };
    const writeNow = () => {
      forget();
      write(text);
    };
    const timer = setTimeout(writeNow, pauseMs);
    // A press may lead away, and a change of the address during a navigation would end it: so before it.
    document.addEventListener('click', writeNow, { capture: true });
    return forget;
  }, [text]);
}
