'use client';

import type { ReactNode } from 'react';
import { buttonClasses } from '@/components/ui/button';
import { lazyComponent, type LazyFallback } from '@/components/ui/loading/use-lazy';
import { whenNear } from '@/components/ui/loading/triggers';
import type { QuizProps } from './quiz';

/** `children` is the quiz without scripts. */
type LazyQuizProps = QuizProps & { children: ReactNode };

const QuizFallback: LazyFallback<LazyQuizProps> = ({
  place,
  hasFailed,
  questions: [first],
  messages,
  children,
}) => (
  <div ref={place}>
    <div className="relative noscript:hidden">
      <p className={hasFailed ? 'text-ink-soft' : 'absolute text-ink-soft'}>
        {hasFailed ? messages.failed : messages.waiting}
      </p>
      {first && !hasFailed ? <PlaceOfQuestion question={first} messages={messages} /> : null}
    </div>
    <div className="hidden gap-6 noscript:grid">{children}</div>
  </div>
);

/** As high as the first question of the quiz, so that nothing below it moves when it arrives. */
function PlaceOfQuestion({
  question: { question, options },
  messages,
}: {
  question: QuizProps['questions'][number];
  messages: QuizProps['messages'];
}) {
  return (
    <div aria-hidden="true" className="invisible grid gap-4">
      <p className="text-sm">{messages.question}</p>
      <div>
        <p className="mb-3 max-w-prose text-lg font-semibold">{question}</p>
        <ul className="grid gap-2">
          {options.map(({ text }) => (
            <li
              key={text}
              className="flex min-h-11 items-start gap-3 rounded border px-3 py-2.5 before:size-5 before:shrink-0"
            >
              {text}
            </li>
          ))}
        </ul>
      </div>
      <p>
        <span className={buttonClasses('primary')}>{messages.check}</span>
      </p>
    </div>
  );
}

export const LazyQuiz = lazyComponent<LazyQuizProps>(
  async () => (await import('./quiz')).Quiz,
  whenNear(800),
  QuizFallback,
);
