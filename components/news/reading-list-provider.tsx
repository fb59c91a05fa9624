'use client';

import { createContext, useContext, useState, type ReactNode } from 'react';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useHasScripts } from '@/components/ui/use-browser-value';
import { mergeGuestData } from '@/lib/account/actions';
import { useBrowserStorage } from '@/lib/browser-storage/use-browser-storage';
import type { Messages } from '@/lib/messages';
import { changeReadingListOfMine } from '@/lib/news/server/actions';
import {
  changeReadingList,
  emptyReadingList,
  isEmptyReadingList,
  mergeReadingLists,
  type ReadingList,
  type ReadingListChange,
  readReadingList,
} from '@/lib/news/domain/reading-list';
import { browserStorage, type StorageProblem } from '@/lib/browser-storage/browser-storage';

/** What a guest saves, reads and mutes of the news, in this browser. */
const guestNews = browserStorage('news-reading-list', readReadingList);

function changeGuestNews(change: ReadingListChange): StorageProblem | null {
  return guestNews.write(changeReadingList(guestNews.read() ?? emptyReadingList, change));
}

type ActionsMessages = Messages['news']['actions'];
type StoryMessages = Pick<
  Messages['news']['story'],
  'primary' | 'copy' | 'tip' | 'hindi' | 'noLink' | 'noTime' | 'why' | 'more' | 'details'
>;

type ReadingListContext = {
  readingList: ReadingList;
  /** False on the server and during hydration for a guest, whose list is in the browser. */
  isKnown: boolean;
  isMember: boolean;
  change: (change: ReadingListChange) => void;
  /** Here once: every story has the same words on its buttons and marks. */
  messages: ActionsMessages;
  storyMessages: StoryMessages;
};

const Context = createContext<ReadingListContext | null>(null);

/** @throws outside of `ReadingListProvider`. */
export function useReadingList(): ReadingListContext {
  const context = useContext(Context);
  if (!context) throw new Error('No ReadingListProvider around this.');
  return context;
}

/** The reading list and mutes, for every part of the page: a member's in the account, a guest's in the browser. */
export function ReadingListProvider({
  memberReadingList,
  messages,
  children,
}: {
  /** Null for a guest. */
  memberReadingList: ReadingList | null;
  messages: {
    actions: ActionsMessages;
    story: StoryMessages;
    mutes: Pick<Messages['news']['mutes'], 'mergeOffer' | 'mergeButton'>;
  };
  children: ReactNode;
}) {
  const inBrowser = useBrowserStorage(guestNews) ?? emptyReadingList;
  const [own, setOwn] = useState(memberReadingList);
  const [failure, setFailure] = useState<string | null>(null);
  const isMember = own !== null;
  const hasScripts = useHasScripts();

  async function changeOwn(before: ReadingList, change: ReadingListChange) {
    setFailure(null);
    setOwn(changeReadingList(before, change));
    const answer = await changeReadingListOfMine(change).catch(() => null);
    if (answer?.ok) return setOwn(answer.value);
    setOwn(before);
    setFailure(failureInWords(answer?.problem));
  }

  function failureInWords(problem: string | undefined): string {
    if (problem === 'ended' || problem === 'guest') return messages.actions.ended;
    return problem === 'too-many' ? messages.actions.tooMany : messages.actions.failed;
  }

  function change(wanted: ReadingListChange) {
    if (own) void changeOwn(own, wanted);
    else setFailure(changeGuestNews(wanted) ? messages.actions.failed : null);
  }

  async function merge() {
    const answer = await mergeGuestData({ news: inBrowser }).catch(() => null);
    if (answer?.status !== 'merged') return setFailure(failureInWords(answer?.status));
    setOwn((current) => current && mergeReadingLists(current, inBrowser));
    guestNews.remove();
  }

  return (
    <Context
      value={{
        readingList: own ?? inBrowser,
        isKnown: isMember || hasScripts,
        isMember,
        change,
        messages: messages.actions,
        storyMessages: messages.story,
      }}
    >
      <LiveRegion isUrgent className="mb-4">
        {failure ? <Alert tone="warn">{failure}</Alert> : null}
      </LiveRegion>
      {isMember && !isEmptyReadingList(inBrowser) ? (
        <Alert className="mb-4">
          <p>{messages.mutes.mergeOffer}</p>
          <Button variant="secondary" className="mt-2" onClick={() => void merge()}>
            {messages.mutes.mergeButton}
          </Button>
        </Alert>
      ) : null}
      {children}
    </Context>
  );
}
