'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { heldForm, useHeldSubmit } from '@/components/forms/use-held-submit';
import { LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { controlClasses } from '@/components/ui/fields/field';
import { HelpNote } from '@/components/ui/overlay/help-note';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { shortTextOf } from '@/lib/form-text';
import type { Messages } from '@/lib/messages';
import type { Answer } from '@/lib/search/answers/answer';
import { AnswerCard } from './answer-card';
import { searchPath } from '@/lib/navigation/page-paths';

type Answered = {
  answer: Answer | null;
  /** The query of the page on which it was asked, until the page of `sent` is there. */
  from: string | null;
  /** The query that it leads to: on the page of any other, as after Back, it is not shown. */
  sent: string;
  /** As it is in the field. */
  typed: string;
};

/**
 * The form of /search. With scripts an amount stays here: the answer is worked out in the browser, and the address of
 * the results has only the other words; a submit that comes before them waits for them. Without scripts it is a plain
 * GET.
 */
export function SearchForm({
  query,
  pages,
  messages,
}: {
  query: string;
  pages: readonly string[];
  messages: Messages['search'];
}) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useHeldSubmit(form);
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  // Once the page has left the query on which it was asked, the answer does not come back to it.
  if (answered && answered.from !== null && answered.from !== query) {
    setAnswered({ ...answered, from: null });
  }
  const isCurrent = answered?.sent === query || answered?.from === query;
  const answer = isCurrent ? (answered?.answer ?? null) : null;
  const shown = useRef(query);
  const isSubmitted = useRef(false);
  const showQuery = useEffectEvent(() => {
    if (shown.current === query || !field.current) return;
    shown.current = query;
    const isOfSubmit = isSubmitted.current && answered?.sent === query;
    isSubmitted.current = false;
    // The page of a submit leaves the field as it is: somebody may be typing on. Back and links change it.
    if (!isOfSubmit) field.current.value = answered?.sent === query ? answered.typed : query;
  });
  useEffect(() => showQuery(), [query]);
  const lookUp = async (typed: string) => {
    const code = await Promise.all([
      import('@/lib/search/without-amounts'),
      import('@/lib/search/answers/answer-query'),
    ]).catch(() => null);
    setHasFailed(code === null);
    // Without this code amounts would be sent: nothing is.
    if (!code) return;
    const [{ holdsAmount, withoutAmounts }, { answerQuery }] = code;
    const today = dateInIndia(new Date());
    // The server answers what holds no amount, in its own HTML.
    const isAnsweredHere = holdsAmount(typed);
    const sent = withoutAmounts(typed);
    setAnswered({
      answer: isAnsweredHere
        ? answerQuery(typed, { today, messages, pages: new Set(pages) })
        : null,
      from: query,
      sent,
      typed,
    });
    isSubmitted.current = true;
    router.push(`${searchPath}?q=${encodeURIComponent(sent)}`);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void lookUp(shortTextOf(new FormData(event.currentTarget), 'q'));
  };
  const { page } = messages;
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-2 max-xs:items-start">
        <form
          ref={form}
          {...heldForm}
          action={searchPath}
          role="search"
          aria-label={page.title}
          onSubmit={submit}
          className="flex max-w-2xl min-w-0 flex-1 gap-2 max-xs:flex-wrap"
        >
          <input
            ref={field}
            id="search-words"
            name="q"
            type="search"
            autoComplete="off"
            maxLength={120}
            defaultValue={query}
            aria-label={page.label}
            placeholder={page.placeholder}
            className={controlClasses}
          />
          <Button type="submit">{page.submit}</Button>
        </form>
        <HelpNote id="search-privacy" label={page.privacy}>
          {page.private}
        </HelpNote>
      </div>
      <LiveRegion className="text-sm text-loss">{hasFailed ? page.failed : null}</LiveRegion>
      {answer ? <AnswerCard answer={answer} label={messages.dialog.answers} /> : null}
    </div>
  );
}
