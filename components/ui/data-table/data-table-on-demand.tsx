'use client';

import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { LiveRegion } from '@/components/ui/alert';

type Live = ComponentType<{ takesFocus: boolean }>;

/**
 * Shows the table of the HTML until the live one is there. That one is fetched when the reader first points at
 * the table, goes to it, or when the browser has nothing else to do.
 */
export function DataTableOnDemand({
  load,
  unavailable,
  children,
}: {
  /** Brings the live table with its rows. */
  load: () => Promise<Live>;
  /** What to say when it cannot be fetched; the table of the HTML stays. */
  unavailable: string;
  children: ReactNode;
}) {
  const [live, setLive] = useState<{ Table: Live; takesFocus: boolean } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);

  const bring = useEffectEvent(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    load()
      .then((Table) => {
        const takesFocus = place.current?.contains(document.activeElement) ?? false;
        setLive({ Table, takesFocus });
        setHasFailed(false);
      })
      .catch(() => {
        isAsked.current = false;
        setHasFailed(true);
      });
  });
  useEffect(() => {
    const element = place.current;
    const start = () => bring();
    const events = ['pointerover', 'focusin'] as const;
    events.forEach((name) => element?.addEventListener(name, start));
    // Safari has no idle callback before 18.
    const wait = window.requestIdleCallback ?? ((then: () => void) => window.setTimeout(then, 500));
    const stop = window.cancelIdleCallback ?? window.clearTimeout;
    const id = wait(start);
    return () => {
      events.forEach((name) => element?.removeEventListener(name, start));
      stop(id);
    };
  }, []);

  return (
    <div ref={place}>
      {live ? <live.Table takesFocus={live.takesFocus} /> : children}
      <LiveRegion className="mt-2 text-sm text-ink-soft">
        {hasFailed ? unavailable : null}
      </LiveRegion>
    </div>
  );
}
