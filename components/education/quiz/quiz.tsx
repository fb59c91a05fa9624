'use client';

import { useId, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { outboxOf, type OutboxState } from '@/components/education/learning-outbox';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button, buttonClasses } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import type { AskedQuestion } from '@/lib/education/domain/course';
import type { AskedIn } from '@/lib/education/domain/learning/progress';
import type { Messages } from '@/lib/messages';
import { fill, fillCount } from '@/lib/messages/fill';

export type QuizProps = {
  questions: readonly AskedQuestion[];
  askedIn: AskedIn;
  /** Whose answers these are (lib/auth/domain/owner.ts). */
  owner: string;
  messages: Messages['education']['quiz'];
  /** Where the next questions are; null where these are all. */
  more?: { href: string; label: string } | null;
};

const nothingWaits: OutboxState = { waiting: 0, problem: 'none' };

/** Questions one by one, each explained when it is answered; every answer is sent to the site at once. */
export function Quiz({ questions, askedIn, owner, messages, more = null }: QuizProps) {
  const [round, setRound] = useState(0);
  const [place, setPlace] = useState(0);
  const [rightCount, setRightCount] = useState(0);
  const top = useRef<HTMLHeadingElement>(null);
  const outbox = outboxOf(owner);
  const sent = useSyncExternalStore(outbox.subscribe, outbox.state, () => nothingWaits);
  const question = questions[place];

  const goTo = (next: number) => {
    // The pressed button disappears, so the focus moves at once to the next heading, and no key press is lost.
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
          {/* A page that is loaded while answers wait would ask the same questions. */}
          {more && sent.waiting === 0 ? (
            <p>
              <a href={more.href} className={buttonClasses('primary')}>
                {more.label}
              </a>
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
            {problem === 'offline' ? fillCount(waiting, messages.offline) : messages.signedOut}
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

/** One question: choose, check, read why each option is right or wrong. */
function QuizQuestionForm({
  question: { question, options, lesson },
  isLast,
  onAnswer,
  onNext,
  messages,
}: {
  question: AskedQuestion;
  isLast: boolean;
  onAnswer: (option: number, isRight: boolean) => void;
  onNext: () => void;
  messages: Messages['education']['quiz'];
}) {
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const [hasProblem, setHasProblem] = useState(false);
  const isRight = chosen !== null && options[chosen]?.isRight === true;

  const check = () => {
    if (chosen === null) return setHasProblem(true);
    setIsChecked(true);
    onAnswer(chosen, isRight);
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isChecked) onNext();
        else check();
      }}
      className="grid gap-4"
    >
      <fieldset className="grid gap-2" aria-describedby={`${id}-problem`}>
        <legend className="mb-3 max-w-prose text-lg font-semibold">{question}</legend>
        {options.map((option, index) => (
          <QuizOption
            key={option.text}
            option={option}
            name={id}
            index={index}
            isChosen={chosen === index}
            isChecked={isChecked}
            onChoose={() => {
              setChosen(index);
              setHasProblem(false);
            }}
            lessonPath={lesson?.path ?? ''}
            messages={messages}
          />
        ))}
      </fieldset>
      <p
        id={`${id}-problem`}
        aria-live="polite"
        className="text-sm font-semibold text-loss empty:hidden"
      >
        {hasProblem ? messages.choose : null}
      </p>
      <LiveRegion className={classNames('font-semibold', isRight ? 'text-gain' : 'text-loss')}>
        {isChecked ? (isRight ? messages.right : messages.wrong) : null}
      </LiveRegion>
      {isChecked && lesson ? (
        <p className="text-sm">
          <a href={lesson.path} className="link">
            {fill(messages.lesson, { lesson: lesson.title })}
          </a>
        </p>
      ) : null}
      <p>
        <Button type="submit">
          {isChecked ? (isLast ? messages.finish : messages.next) : messages.check}
        </Button>
      </p>
    </form>
  );
}

/** One option: a radio button, and once the question is checked, whether it is right and why. */
function QuizOption({
  option: { text, isRight, why, paragraph },
  name,
  index,
  isChosen,
  isChecked,
  onChoose,
  lessonPath,
  messages,
}: {
  option: AskedQuestion['options'][number];
  name: string;
  index: number;
  isChosen: boolean;
  isChecked: boolean;
  onChoose: () => void;
  /** Empty within the lesson itself. */
  lessonPath: string;
  messages: Messages['education']['quiz'];
}) {
  const whyId = `${name}-why-${index}`;
  return (
    <div>
      <label
        className={classNames(
          'flex min-h-11 items-start gap-3 rounded border bg-surface px-3 py-2.5',
          isChecked
            ? isRight
              ? 'border-gain bg-gain-soft'
              : isChosen
                ? 'border-loss bg-loss-soft'
                : 'border-line'
            : 'cursor-pointer border-control has-checked:border-accent has-checked:bg-accent-soft',
        )}
      >
        <input
          type="radio"
          name={name}
          value={index}
          checked={isChosen}
          disabled={isChecked && !isChosen}
          aria-describedby={isChecked ? whyId : undefined}
          onChange={() => {
            if (!isChecked) onChoose();
          }}
          className="mt-0.5 size-5 shrink-0 accent-(--accent)"
        />
        <span>
          {text}
          {isChecked && (isRight || isChosen) ? (
            <span className="block text-sm font-semibold first-letter:uppercase">
              {isRight ? messages.rightAnswer : messages.yourAnswer}
            </span>
          ) : null}
        </span>
      </label>
      {isChecked ? (
        <p id={whyId} className="px-3 pt-1 pb-2 text-sm text-ink-soft">
          {why}{' '}
          <a href={`${lessonPath}#${paragraph}`} className="link">
            {messages.paragraph}
          </a>
        </p>
      ) : null}
    </div>
  );
}
