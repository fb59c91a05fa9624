'use client';

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { QuizProps } from './quiz';

/** How far below the screen the quiz may be when it is fetched. */
const nearPx = 800;

/** The place of a quiz, whose code is fetched when it is nearly in sight. `children` is the quiz without scripts. */
export function QuizOnDemand({ children, ...quiz }: QuizProps & { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [Arrived, setArrived] = useState<ComponentType<QuizProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (Arrived || !place.current) return;
    const bring = () =>
      import('./quiz').then(
        ({ Quiz }) => setArrived(() => Quiz),
        () => setHasFailed(true),
      );
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void bring();
      },
      { rootMargin: `${nearPx}px` },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [Arrived]);

  if (Arrived) return <Arrived {...quiz} />;
  return (
    <div ref={place}>
      <p className="text-ink-soft noscript:hidden">
        {hasFailed ? quiz.words.failed : quiz.words.waiting}
      </p>
      <div className="hidden gap-6 noscript:grid">{children}</div>
    </div>
  );
}
