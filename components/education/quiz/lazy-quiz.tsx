'use client';

import type { ReactNode } from 'react';
import { lazyComponent, type LazyFallback } from '@/components/ui/loading/use-lazy';
import { whenNear } from '@/components/ui/loading/triggers';
import type { QuizProps } from './quiz';

/** `children` is the quiz without scripts. */
type LazyQuizProps = QuizProps & { children: ReactNode };

const Waiting: LazyFallback<LazyQuizProps> = ({ place, hasFailed, messages, children }) => (
  <div ref={place}>
    <p className="text-ink-soft noscript:hidden">
      {hasFailed ? messages.failed : messages.waiting}
    </p>
    <div className="hidden gap-6 noscript:grid">{children}</div>
  </div>
);

export const LazyQuiz = lazyComponent<LazyQuizProps>(
  async () => (await import('./quiz')).Quiz,
  whenNear(800),
  Waiting,
);
