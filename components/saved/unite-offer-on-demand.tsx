import { useEffect, useState, type ComponentType } from 'react';
import { hasEntry } from '@/lib/browser-storage/has-entry';
import type { UniteWords } from './unite-offer';

type Offer = ComponentType<{ words: UniteWords }>;

/** Part of the member's area: the offer comes only where a copy lies in the browser. */
export function UniteOfferOnDemand({ words }: { words: UniteWords }) {
  const [Offer, setOffer] = useState<Offer | null>(null);
  useEffect(() => {
    if (!hasEntry('kept')) return;
    import('./unite-offer').then(
      (module) => setOffer(() => module.UniteOffer),
      () => undefined, // Offline: the copy waits for the next visit.
    );
  }, []);
  return Offer ? <Offer words={words} /> : null;
}
