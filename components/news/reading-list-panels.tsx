'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/field';
import { Select } from '@/components/ui/fields/select';
import { shortTextOf } from '@/lib/form-text';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { type OutletId, outletIds } from '@/lib/news/domain/outlet';
import { printedDate } from '@/lib/news/domain/item';
import { readingListLimits, withoutMuted, type ReadingList } from '@/lib/news/domain/reading-list';
import { changeReadingListByForm } from '@/lib/news/server/actions';
import { HeadlineLink, ReadingListButton, useReadingList } from './reading-list';
import type { StoryLine } from './story-line';

/** The reading list, newest first. A headline remains after it has left its feed. */
export function LaterList({
  outletNames,
  empty,
  messages,
  dateMessages,
}: {
  outletNames: Readonly<Record<OutletId, string>>;
  /** Stands in place of a list without stories. */
  empty: ReactNode;
  messages: Messages['news']['later'];
  dateMessages: { firstSeen: string; noTime: string };
}) {
  const { readingList, isKnown, isMember } = useReadingList();
  return (
    <>
      <p className="border-b border-line px-4 py-2 text-xs text-ink-soft md:px-5">
        {isMember ? messages.text : messages.guestText}
      </p>
      {isMember ? null : (
        <noscript>
          <p className="px-4 py-2 md:px-5">{messages.needsScripts}</p>
        </noscript>
      )}
      {readingList.later.length >= readingListLimits.later ? (
        <p className="border-b border-line px-4 py-2 text-xs text-warn md:px-5">
          {fill(messages.full, { max: readingListLimits.later })}
        </p>
      ) : null}
      {readingList.later.length === 0 ? (
        <div className="min-h-64 p-4 md:p-5">{isKnown ? empty : null}</div>
      ) : (
        <ul>
          {readingList.later.map((headline) => (
            <li
              key={headline.id}
              className="flex min-h-16 items-center gap-4 border-b border-line py-2 pr-2 pl-4 last:border-b-0 md:pl-5"
            >
              <div className="min-w-0 flex-1">
                <HeadlineLink storyId={headline.id} headline={headline} className="font-semibold" />
                <p className="text-xs text-ink-soft">
                  {outletNames[headline.outlet]} ·{' '}
                  {headline.publishedAt ? (
                    <time dateTime={headline.publishedAt}>
                      {printedDate(headline, dateMessages)}
                    </time>
                  ) : (
                    dateMessages.noTime
                  )}
                </p>
              </div>
              <ReadingListButton
                change={{ kind: 'drop', id: headline.id }}
                label={fill(messages.labelRemove, { title: headline.title })}
              >
                {messages.remove}
              </ReadingListButton>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type Line = Pick<StoryLine, 'reports'>;

function countHidden(lines: readonly Line[], readingList: ReadingList): number {
  return lines.filter(({ reports }) => withoutMuted(readingList, reports).length === 0).length;
}

/** In place of a list of which the browser hides every story: a guest's mutes are not known to the server. */
export function AllMuted({
  lines,
  messages,
}: {
  lines: readonly Line[];
  messages: Pick<Messages['news']['mutes'], 'hidden'>;
}) {
  const hidden = countHidden(lines, useReadingList().readingList);
  if (lines.length === 0 || hidden < lines.length) return null;
  return <p className="px-4 py-6 md:px-5">{fill(messages.hidden, { count: hidden })}</p>;
}

/** Words and sources that the reader mutes, saved in the account or the browser and not in the address. */
export function MutesPanel({
  shown,
  outletNames,
  isAccountDown,
  messages,
}: {
  /** The stories of this page, so that what is hidden can be counted. */
  shown: readonly Line[];
  outletNames: Readonly<Record<OutletId, string>>;
  /** The mutes of the account are not known. */
  isAccountDown: boolean;
  messages: Messages['news']['mutes'];
}) {
  const { readingList, isKnown, isMember, change } = useReadingList();
  const hidden = countHidden(shown, readingList);
  const muted = [
    ...readingList.mutedWords.map((name) => ({
      name,
      change: { kind: 'unmute-word', word: name } as const,
    })),
    ...readingList.mutedOutlets.map((outlet) => ({
      name: outletNames[outlet],
      change: { kind: 'unmute-outlet', outlet } as const,
    })),
  ];
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-soft">{isMember ? messages.text : messages.guestText}</p>
      {isMember ? null : <noscript>{messages.needsScripts}</noscript>}
      {isAccountDown ? <p className="text-sm text-warn">{messages.unavailable}</p> : null}
      {muted.length === 0 ? (
        <p className="min-h-5 text-sm">{isKnown && !isAccountDown ? messages.none : null}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {muted.map(({ name, change: unmute }) => (
            <li
              key={unmute.kind + name}
              className="rounded border border-line bg-surface-sunken px-1"
            >
              <ReadingListButton change={unmute} label={fill(messages.unmute, { name })}>
                {name} <span aria-hidden="true">&nbsp;×</span>
              </ReadingListButton>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {hidden > 0 ? fill(messages.hidden, { count: hidden }) : null}
      </p>
      <form
        action={isMember ? changeReadingListByForm : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          const wordIn = () => shortTextOf(new FormData(form), 'word');
          const word = wordIn();
          void change({ kind: 'mute-word', word }).then((isSaved) => {
            // What is typed meanwhile stays.
            if (isSaved && wordIn() === word) form.reset();
          });
        }}
        className={isMember ? 'grid gap-2' : 'grid gap-2 noscript:hidden'}
      >
        <input type="hidden" name="change" value='{"kind":"mute-word"}' />
        <TextField
          id="reading-list-word"
          name="word"
          label={messages.word}
          autoComplete="off"
          required
          maxLength={readingListLimits.wordLength}
          after={
            <Button type="submit" variant="quiet" className="min-h-9 py-1">
              {messages.add}
            </Button>
          }
        />
      </form>
      <form
        action={isMember ? changeReadingListByForm : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          const chosen = new FormData(event.currentTarget).get('outlet');
          const outlet = outletIds.find((id) => id === chosen);
          if (outlet) void change({ kind: 'mute-outlet', outlet });
        }}
        className={isMember ? 'grid gap-2' : 'grid gap-2 noscript:hidden'}
      >
        <input type="hidden" name="change" value='{"kind":"mute-outlet"}' />
        <Select
          id="reading-list-outlet"
          name="outlet"
          label={messages.source}
          placeholder={messages.chooseSource}
          options={outletIds
            .filter((id) => !readingList.mutedOutlets.includes(id))
            .map((id) => ({ value: id, label: outletNames[id] }))}
        />
        <Button type="submit" variant="secondary" className="justify-self-start">
          {messages.add}
        </Button>
      </form>
    </div>
  );
}
