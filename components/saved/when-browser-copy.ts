import type { LoadTrigger } from '@/components/ui/loading/use-lazy';
import { hasEntry } from '@/lib/browser-storage/entries';

/** Loads at once where this browser holds saved items, and never where it holds none. */
export const whenBrowserCopy: LoadTrigger = (load) => {
  if (hasEntry('saved')) load();
};
