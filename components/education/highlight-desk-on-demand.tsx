'use client';

import { useEffect, useState, type ComponentType } from 'react';
import type { HighlightDeskProps } from './highlight-desk';

/** The desk that marks passages comes once the page has nothing else to do: nobody reads slower for it. */
export function HighlightDeskOnDemand(props: HighlightDeskProps) {
  const [Desk, setDesk] = useState<ComponentType<HighlightDeskProps> | null>(null);
  useEffect(() => {
    const bring = () => {
      import('./highlight-desk').then(
        ({ HighlightDesk }) => setDesk(() => HighlightDesk),
        () => undefined, // Offline: the text and the list of passages are there all the same.
      );
    };
    const timer = setTimeout(bring, 500);
    return () => clearTimeout(timer);
  }, []);
  return Desk ? <Desk {...props} /> : null;
}
