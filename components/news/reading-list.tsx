'use client';

import {
  createContext,
  startTransition,
  useContext,
  useOptimistic,
  useState,
  type ReactNode,
} from 'react';
import { PressForm } from '@/components/forms/press-form';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useFocusAfterRemoval } from '@/components/ui/use-focus-after-removal';
import { useHasScripts } from '@/components/ui/use-browser-value';
import { classNames } from '@/components/ui/class-names';
import { mergeGuestData } from '@/lib/account/actions';
import { mayStillSave } from '@/lib/auth/client/may-still-save';
import { useBrowserStorage } from '@/lib/browser-storage/use-browser-storage';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { changeReadingListOfMine, changeReadingListByForm } from '@/lib/news/server/actions';
import {
  changeReadingList,
  emptyReadingList,
  isEmptyReadingList,
  notMerged,
  type ReadingList,
  type ReadingListChange,
  readingListLimits,
  readReadingList,
  type SavedHeadline,
} from '@/lib/news/domain/reading-list';
import { browserStorage, type StorageProblem } from '@/lib/browser-storage/browser-storage';
import { newsFeedPath, type NewsQuery } from '@/lib/news/domain/news-path';

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
  /** @returns whether it was saved. */
  change: (change: ReadingListChange) => Promise<boolean>;
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
    mutes: Pick<Messages['news']['mutes'], 'mergeOffer' | 'mergeButton' | 'mergeFull'>;
  };
  children: ReactNode;
}) {
  const inBrowser = useBrowserStorage(guestNews) ?? emptyReadingList;
  const [saved, setSaved] = useState(memberReadingList);
  const [own, showChanged] = useOptimistic(
    saved,
    (current, change: ReadingListChange) => current && changeReadingList(current, change),
  );
  const [failure, setFailure] = useState<string | null>(null);
  const isMember = own !== null;
  const hasScripts = useHasScripts();

  /** Shown at once, and until the account has answered this change and those made meanwhile. */
  function changeOwn(change: ReadingListChange): Promise<boolean> {
    setFailure(null);
    if (!mayStillSave()) return Promise.resolve(false);
    return new Promise((resolve) => {
      startTransition(async () => {
        showChanged(change);
        const answer = await changeReadingListOfMine(change).catch(() => null);
        resolve(answer?.ok === true);
        startTransition(() => {
          if (answer?.ok) setSaved(answer.value);
          else setFailure(failureInWords(answer?.problem));
        });
      });
    });
  }

  function failureInWords(problem: string | undefined): string {
    if (problem === 'ended' || problem === 'guest') return messages.actions.ended;
    return problem === 'too-many' ? messages.actions.tooMany : messages.actions.failed;
  }

  async function change(wanted: ReadingListChange): Promise<boolean> {
    if (isMember) return changeOwn(wanted);
    const problem = changeGuestNews(wanted);
    setFailure(problem ? messages.actions.failed : null);
    return problem === null;
  }

  async function merge() {
    const answer = await mergeGuestData({ news: inBrowser }).catch(() => null);
    if (!answer || !('readingList' in answer)) return setFailure(failureInWords(answer?.status));
    setSaved(answer.readingList);
    const left = notMerged(answer.readingList, guestNews.read() ?? emptyReadingList);
    if (isEmptyReadingList(left)) {
      setFailure(null);
      guestNews.remove();
      return;
    }
    guestNews.write(left);
    const { later: stories, words } = readingListLimits;
    setFailure(fill(messages.mutes.mergeFull, { stories, words }));
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
          <PressForm onPress={() => void merge()} className="mt-2">
            <Button type="submit" variant="secondary">
              {messages.mutes.mergeButton}
            </Button>
          </PressForm>
        </Alert>
      ) : null}
      {children}
    </Context>
  );
}

/** A headline in its language, leading to the article where it stands; plain text where the feed gave no address. */
export function HeadlineLink({
  storyId,
  headline: { title, link, language },
  className,
}: {
  /** The story that counts as read when the link is followed. */
  storyId: string;
  headline: Pick<SavedHeadline, 'title' | 'link' | 'language'>;
  className?: string;
}) {
  const { readingList, change, messages } = useReadingList();
  if (link === null) {
    return (
      <span lang={language} className={className}>
        {title}
      </span>
    );
  }
  const markRead = () => {
    if (!readingList.read.includes(storyId)) void change({ kind: 'mark-read', id: storyId });
  };
  return (
    <a
      href={link}
      onClick={markRead}
      // The middle button opens the article, too; the right one opens a menu.
      onAuxClick={({ button }) => {
        if (button === 1) markRead();
      }}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className={classNames('news-link', className)}
    >
      <span lang={language}>{title}</span>
      <span className="sr-only">{` (${messages.newTab})`}</span>
    </a>
  );
}

/**
 * Changes the reading list. For members it is a form that works without scripts; a guest's list needs scripts, so the
 * button is hidden without them.
 */
export function ReadingListButton({
  change,
  label,
  isPressed,
  isIcon = false,
  children,
}: {
  change: ReadingListChange;
  /** The full accessible name of the button. */
  label: string;
  /** Left out where it is no state that is switched. */
  isPressed?: boolean;
  /** A sign alone, at the end of a row. */
  isIcon?: boolean;
  children: ReactNode;
}) {
  const readingList = useReadingList();
  const focusAfter = useFocusAfterRemoval();
  return (
    <form
      action={readingList.isMember ? changeReadingListByForm : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        focusAfter(event.currentTarget);
        void readingList.change(change);
      }}
      className={readingList.isMember ? undefined : 'noscript:hidden'}
    >
      {readingList.isMember ? (
        <input type="hidden" name="change" value={JSON.stringify(change)} />
      ) : null}
      <button
        type="submit"
        aria-label={label}
        aria-pressed={isPressed}
        className={isIcon ? 'news-save' : 'news-button'}
      >
        {children}
      </button>
    </form>
  );
}

/** The visitor's own filter, mutes included, as feeds for any reader. */
export function FeedLinks({
  query,
  messages,
}: {
  query: NewsQuery;
  messages: Messages['news']['feeds'];
}) {
  const { readingList } = useReadingList();
  const own: NewsQuery = {
    ...query,
    mutedWords: [...new Set([...query.mutedWords, ...readingList.mutedWords])],
    mutedOutlets: [...new Set([...query.mutedOutlets, ...readingList.mutedOutlets])],
  };
  return (
    <ul className="flex items-center gap-x-3">
      {(['xml', 'json'] as const).map((format) => (
        <li key={format}>
          <a
            href={newsFeedPath(own, format)}
            title={messages.text}
            className="link inline-flex min-h-8 items-center max-lg:min-h-11"
          >
            {format === 'xml' ? messages.rss : messages.json}
          </a>
        </li>
      ))}
    </ul>
  );
}
