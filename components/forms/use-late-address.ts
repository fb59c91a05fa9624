import { useEffect } from 'react';

const pauseMs = 300;

/**
 * Writes a path into the address once a pause: browsers refuse more than a hundred changes in half a minute. Nothing is
 * written while the path is null.
 */
export function useLateAddress(path: string | null, written?: (path: string) => void): void {
  useEffect(() => {
    if (path === null) return;
    const write = () => {
      forget();
      window.history.replaceState(null, '', path);
      written?.(path);
    };
    const timer = setTimeout(write, pauseMs);
    // A press may lead away, and a change of the address during a navigation would end it: so before it.
    document.addEventListener('click', write, { capture: true });
    const forget = () => {
      clearTimeout(timer);
      document.removeEventListener('click', write, { capture: true });
    };
    return forget;
  }, [path, written]);
}
