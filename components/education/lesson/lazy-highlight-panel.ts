'use client';

import { lazyComponent } from '@/components/ui/loading/use-lazy';

/** The panel that marks passages. It loads after the page; the text and the list of passages need no script. */
export const LazyHighlightPanel = lazyComponent(
  async () => (await import('./highlight-panel')).HighlightPanel,
  (load) => {
    const timer = setTimeout(load, 500);
    return () => clearTimeout(timer);
  },
);
