import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { pagePattern } from '@/lib/navigation/routes';
import type { Beacon } from './beacon';
import { hasAgreed } from './consent';
import { widthClassOf } from './vital';

let isMeasuring = false;

/**
 * Measures the page that was loaded for a visitor who has agreed, and sends the figures when it is left. The request
 * carries no cookie, which sendBeacon would. A visitor who withdraws consent before that sends nothing.
 */
export function measureVitals(): void {
  const page = pagePattern(loadedPath());
  if (isMeasuring || page === null) return;
  isMeasuring = true;
  const width = widthClassOf(window.innerWidth);
  const waiting = new Map<Metric['name'], number>();
  const note = ({ name, value }: Metric) => void waiting.set(name, value);
  onCLS(note);
  onFCP(note);
  onINP(note);
  onLCP(note);
  onTTFB(note);
  const send = () => {
    if (document.visibilityState !== 'hidden' || waiting.size === 0) return;
    const vitals = [...waiting].map(([name, value]) => ({ name, value }));
    waiting.clear();
    window.removeEventListener('visibilitychange', send);
    if (!hasAgreed()) return;
    const beacon: Beacon = { page, width, vitals };
    void fetch('/api/vitals', {
      method: 'POST',
      credentials: 'omit',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(beacon),
    }).catch(() => undefined); // Figures that cannot be sent are not sent again.
  };
  // The library reports at the same event, on the document: here it has done so.
  window.addEventListener('visibilitychange', send);
}

/** The path of the document that was loaded: since then, links may have led to other pages without a load. */
function loadedPath(): string {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded ? new URL(loaded.name).pathname : window.location.pathname;
}
