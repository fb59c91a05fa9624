'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/field';
import { Select } from '@/components/ui/fields/select';
import { changeReadingListByForm } from '@/lib/news/server/actions';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { outletIds, type OutletId } from '@/lib/news/domain/outlet';
import { readingListLimits, withoutMuted, type ReadingList } from '@/lib/news/domain/reading-list';
import { ReadingListButton } from './reading-list-controls';
import { useReadingList } from './reading-list-provider';
import type { StoryLine } from './story-line';

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
  const [word, setWord] = useState('');
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
          change({ kind: 'mute-word', word });
          setWord('');
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
          value={word}
          onChange={({ target }) => setWord(target.value)}
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
          if (outlet) change({ kind: 'mute-outlet', outlet });
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
