'use client';

import { useId, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { AskedQuestion } from '@/lib/education/domain/asked-question';
import type { AskedIn } from '@/lib/education/domain/learning/learning-event';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { outboxOf, type OutboxState } from '@/components/education/learning-outbox';
import { QuizQuestionForm } from './quiz-question';

export type QuizProps = {
  questions: readonly AskedQuestion[];
  askedIn: AskedIn;
  /** Whose answers these are (lib/education/domain/owner.ts). */
  owner: string;
  messages: Messages['education']['quiz'];
};

const nothingWaits: OutboxState = { waiting: 0, problem: 'none' };

/** Questions one by one, each explained when it is answered; every answer is sent to the site at once. */
export function Quiz({ questions, askedIn, owner, messages }: QuizProps) {
  const [round, setRound] = useState(0);
  const [place, setPlace] = useState(0);
  const [rightCount, setRightCount] = useState(0);
  const top = useRef<HTMLHeadingElement>(null);
  const outbox = outboxOf(owner);
  const sent = useSyncExternalStore(outbox.subscribe, outbox.state, () => nothingWaits);
  const question = questions[place];

  const goTo = (next: number) => {
    // What was pressed goes: at once, so that no key falls in between, the focus stands where reading goes on.
    flushSync(() => setPlace(next));
    top.current?.focus();
  };

  return (
    <div className="grid gap-4">
      <h3 ref={top} tabIndex={-1} className="text-sm font-semibold text-ink-soft">
        {question
          ? fill(messages.question, { number: place + 1, count: questions.length })
          : fill(messages.result, { right: rightCount, count: questions.length })}
      </h3>
      {question ? (
        <QuizQuestionForm
          key={`${round} ${question.key}`}
          question={question}
          messages={messages}
          isLast={place === questions.length - 1}
          onAnswer={(option, isRight) => {
            if (isRight) setRightCount(rightCount + 1);
            outbox.record({ kind: 'answered', question: question.key, option, askedIn });
          }}
          onNext={() => goTo(place + 1)}
        />
      ) : (
        <>
          <p>{messages.resultText}</p>
          {askedIn === 'quiz' ? (
            <p>
              <Button
                variant="secondary"
                onClick={() => {
                  setRound(round + 1);
                  setRightCount(0);
                  goTo(0);
                }}
              >
                {messages.again}
              </Button>
            </p>
          ) : null}
        </>
      )}
      <SentNote state={sent} hasAnswered={place > 0 || round > 0} messages={messages} />
    </div>
  );
}

function SentNote({
  state: { waiting, problem },
  hasAnswered,
  messages,
}: {
  state: OutboxState;
  hasAnswered: boolean;
  messages: QuizProps['messages'];
}) {
  const id = useId();
  const isHeldUp = waiting > 0 && problem !== 'none';
  return (
    <LiveRegion className="text-sm text-ink-soft">
      {isHeldUp ? (
        <Alert tone="warn">
          <p id={id}>
            {problem === 'offline'
              ? fill(messages.offline, { count: waiting })
              : messages.signedOut}
          </p>
        </Alert>
      ) : waiting > 0 ? (
        messages.saving
      ) : hasAnswered ? (
        messages.saved
      ) : null}
    </LiveRegion>
  );
}
