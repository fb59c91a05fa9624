'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { changeShelfByForm } from '@/lib/news/actions';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { outletIds, type OutletId } from '@/lib/news/outlet';
import { shelfLimits, storyState } from '@/lib/news/shelf';
import { ShelfButton } from './shelf-button';
import { useShelf } from './shelf-provider';

type Shown = readonly { id: string; headlines: readonly { title: string; outlet: OutletId }[] }[];

/** Words and sources that the reader mutes, saved in the account or the browser and not in the address. */
export function MutesPanel({
  shown,
  outletNames,
  words,
}: {
  /** The stories of this page, so that what is hidden can be counted. */
  shown: Shown;
  outletNames: Readonly<Record<OutletId, string>>;
  words: Messages['news']['mutes'];
}) {
  const { shelf, isMember, change } = useShelf();
  const [word, setWord] = useState('');
  const hidden = shown.filter(
    ({ id, headlines }) => storyState(shelf, id, headlines).isHidden,
  ).length;
  const muted = [
    ...shelf.mutedWords.map((name) => ({
      name,
      change: { kind: 'unmute-word', word: name } as const,
    })),
    ...shelf.mutedOutlets.map((outlet) => ({
      name: outletNames[outlet],
      change: { kind: 'unmute-outlet', outlet } as const,
    })),
  ];
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-soft">{isMember ? words.text : words.guestText}</p>
      {isMember ? null : <noscript>{words.needsScripts}</noscript>}
      {muted.length === 0 ? (
        <p className="text-sm">{words.none}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {muted.map(({ name, change: unmute }) => (
            <li
              key={unmute.kind + name}
              className="rounded border border-line bg-surface-sunken px-1"
            >
              <ShelfButton change={unmute} label={fill(words.unmute, { name })}>
                {name} <span aria-hidden="true">&nbsp;×</span>
              </ShelfButton>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {hidden > 0 ? fill(words.hidden, { count: hidden }) : null}
      </p>
      <form
        action={isMember ? changeShelfByForm : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          change({ kind: 'mute-word', word });
          setWord('');
        }}
        className={isMember ? 'grid gap-2' : 'grid gap-2 noscript:hidden'}
      >
        <input type="hidden" name="change" value='{"kind":"mute-word"}' />
        <TextField
          id="shelf-word"
          name="word"
          label={words.word}
          autoComplete="off"
          required
          maxLength={shelfLimits.wordLength}
          value={word}
          onChange={({ target }) => setWord(target.value)}
          after={
            <Button type="submit" look="quiet" className="min-h-9 py-1">
              {words.add}
            </Button>
          }
        />
      </form>
      <form
        action={isMember ? changeShelfByForm : undefined}
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
          id="shelf-outlet"
          name="outlet"
          label={words.source}
          placeholder={words.chooseSource}
          options={outletIds
            .filter((id) => !shelf.mutedOutlets.includes(id))
            .map((id) => ({ value: id, label: outletNames[id] }))}
        />
        <Button type="submit" look="secondary" className="justify-self-start">
          {words.add}
        </Button>
      </form>
    </div>
  );
}
