'use client';

import { createContext, useContext, useState, type ReactNode } from 'react';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { mergeGuestData } from '@/lib/account/actions';
import { useBrowserStorage } from '@/lib/browser-storage/use-browser-storage';
import type { Messages } from '@/lib/messages';
import { changeShelfOfMine } from '@/lib/news/actions';
import {
  changeShelf,
  emptyShelf,
  isEmptyShelf,
  mergeShelves,
  type Shelf,
  type ShelfChange,
} from '@/lib/news/shelf';
import { changeGuestNews, guestNews } from './guest-news';

type Words = Messages['news']['actions'];

type ShelfContext = {
  shelf: Shelf;
  isMember: boolean;
  change: (change: ShelfChange) => void;
  /** Here once: every story has the same words on its buttons. */
  words: Words;
};

const Context = createContext<ShelfContext | null>(null);

/** @throws outside of `ShelfProvider`. */
export function useShelf(): ShelfContext {
  const context = useContext(Context);
  if (!context) throw new Error('No ShelfProvider around this.');
  return context;
}

/** The reading list and mutes, for every part of the page: a member's in the account, a guest's in the browser. */
export function ShelfProvider({
  memberShelf,
  words,
  children,
}: {
  /** Null for a guest. */
  memberShelf: Shelf | null;
  words: { actions: Words; mutes: Pick<Messages['news']['mutes'], 'adopt' | 'adoptButton'> };
  children: ReactNode;
}) {
  const inBrowser = useBrowserStorage(guestNews) ?? emptyShelf;
  const [own, setOwn] = useState(memberShelf);
  const [failure, setFailure] = useState<string | null>(null);
  const isMember = own !== null;

  async function changeOwn(before: Shelf, change: ShelfChange) {
    setFailure(null);
    setOwn(changeShelf(before, change));
    const answer = await changeShelfOfMine(change).catch(() => null);
    if (answer?.ok) return setOwn(answer.value);
    setOwn(before);
    setFailure(failureInWords(answer?.problem));
  }

  function failureInWords(problem: string | undefined): string {
    if (problem === 'ended' || problem === 'guest') return words.actions.ended;
    return problem === 'too-many' ? words.actions.tooMany : words.actions.failed;
  }

  function change(wanted: ShelfChange) {
    if (own) void changeOwn(own, wanted);
    else setFailure(changeGuestNews(wanted) ? words.actions.failed : null);
  }

  async function merge() {
    const answer = await mergeGuestData({ news: inBrowser }).catch(() => null);
    if (answer?.status !== 'merged') return setFailure(failureInWords(answer?.status));
    setOwn((current) => current && mergeShelves(current, inBrowser));
    guestNews.remove();
  }

  return (
    <Context value={{ shelf: own ?? inBrowser, isMember, change, words: words.actions }}>
      <LiveRegion isUrgent className="mb-4">
        {failure ? <Alert tone="warn">{failure}</Alert> : null}
      </LiveRegion>
      {isMember && !isEmptyShelf(inBrowser) ? (
        <Alert className="mb-4">
          <p>{words.mutes.adopt}</p>
          <Button look="secondary" className="mt-2" onClick={() => void merge()}>
            {words.mutes.adoptButton}
          </Button>
        </Alert>
      ) : null}
      {children}
    </Context>
  );
}
