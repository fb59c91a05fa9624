'use client';

import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { useHasScripts } from '@/components/ui/use-browser-value';

export type Reading = {
  index: number;
  count: number;
  text: string;
  /** Set by a pointer, which fires no change event of the slider. */
  isPointed: boolean;
};

export type ReaderProps = {
  plot: RefObject<HTMLDivElement | null>;
  onRead: (reading: Reading | null) => void;
};

/** Delay before a resting pointer is announced; a moving one would interrupt the speech. */
const restMs = 500;

/**
 * A drawing whose points can be read: by pointer, by finger, and, as a slider, by arrow keys. Its code is fetched when
 * a visitor first points at it or focuses it. Before scripts it is only the drawing.
 */
export function ReadablePlot({
  label,
  hint,
  children,
}: {
  label: string;
  hint: string;
  children: ReactNode;
}) {
  const plot = useRef<HTMLDivElement>(null);
  const [Reader, setReader] = useState<ComponentType<ReaderProps> | null>(null);
  const [reading, setReading] = useState<Reading | null>(null);
  // Without scripts the points cannot be read, so the drawing is no stop of the Tab key.
  const hasScripts = useHasScripts();

  useEffect(() => {
    const element = plot.current;
    const events = ['pointerover', 'focus'] as const;
    const stop = () => events.forEach((name) => element?.removeEventListener(name, bring));
    const bring = () => {
      stop();
      import('./chart-reader').then(
        ({ ChartReader }) => setReader(() => ChartReader),
        () => undefined, // The table has all the values.
      );
    };
    events.forEach((name) => element?.addEventListener(name, bring));
    return stop;
  }, []);

  const [announcement, announce] = useState('');
  const pointed = reading?.isPointed ? reading.text : '';
  useEffect(() => {
    const timer = setTimeout(() => announce(pointed), restMs);
    return () => clearTimeout(timer);
  }, [pointed]);

  const slider = hasScripts
    ? {
        role: 'slider',
        tabIndex: 0,
        'aria-label': label,
        'aria-valuemin': 1,
        'aria-valuemax': reading?.count ?? 1,
        'aria-valuenow': reading ? reading.index + 1 : 1,
        'aria-valuetext': reading?.text ?? hint,
      }
    : undefined;
  return (
    <div className="min-w-0">
      <div ref={plot} {...slider} className="min-w-0 touch-pan-y rounded">
        {children}
      </div>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      {Reader ? <Reader plot={plot} onRead={setReading} /> : null}
    </div>
  );
}
