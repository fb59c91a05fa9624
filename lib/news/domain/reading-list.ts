import { isRecord } from '@/lib/fields-of';
import { readText, cutToUnits } from '@/lib/text/read-text';
import { dateKinds, type DateKind, type NewsItem } from './item';
import { isMuted } from './search-words';
import { outletIds, type OutletId } from './outlet';
import { withholdPans, safeLink } from './safe-link';

/** A saved headline: it stays in the list when it has left its feed. */
export type SavedHeadline = Omit<NewsItem, 'author'>;

/** Saved stories, read marks and mutes: a guest's in this browser, a member's in the account. One type for both. */
export type ReadingList = {
  mutedWords: readonly string[];
  mutedOutlets: readonly OutletId[];
  /** The last saved first. */
  later: readonly SavedHeadline[];
  /** Ids of stories, the last read first. */
  read: readonly string[];
};

export type ReadingListChange =
  | { kind: 'mute-word' | 'unmute-word'; word: string }
  | { kind: 'mute-outlet' | 'unmute-outlet'; outlet: OutletId }
  | { kind: 'save'; headline: SavedHeadline }
  | { kind: 'drop' | 'mark-read' | 'mark-unread'; id: string };

export const emptyReadingList: ReadingList = {
  mutedWords: [],
  mutedOutlets: [],
  later: [],
  read: [],
};

export const readingListLimits = { words: 50, wordLength: 40, later: 100, read: 500 } as const;

/** The reading list after a change. At a limit the oldest entry is dropped. */
export function changeReadingList(
  readingList: ReadingList,
  change: ReadingListChange,
): ReadingList {
  switch (change.kind) {
    case 'mute-word':
      return {
        ...readingList,
        mutedWords: withFirst(
          readingList.mutedWords,
          cleanWord(change.word),
          readingListLimits.words,
        ),
      };
    case 'unmute-word':
      return {
        ...readingList,
        mutedWords: without(readingList.mutedWords, cleanWord(change.word)),
      };
    case 'mute-outlet':
      return {
        ...readingList,
        mutedOutlets: withFirst(readingList.mutedOutlets, change.outlet, outletIds.length),
      };
    case 'unmute-outlet':
      return { ...readingList, mutedOutlets: without(readingList.mutedOutlets, change.outlet) };
    case 'save': {
      // Validate again, so that no change stores an invalid headline.
      const headline = readSaved(change.headline);
      if (!headline) return readingList;
      const others = readingList.later.filter(({ id }) => id !== headline.id);
      return { ...readingList, later: [headline, ...others].slice(0, readingListLimits.later) };
    }
    case 'drop':
      return { ...readingList, later: readingList.later.filter(({ id }) => id !== change.id) };
    case 'mark-read':
      return {
        ...readingList,
        read: withFirst(readingList.read, change.id, readingListLimits.read),
      };
    case 'mark-unread':
      return { ...readingList, read: without(readingList.read, change.id) };
  }
}

/**
 * Reads a stored reading list, which an earlier release or other software may have written: entries of unknown shape
 * are left out.
 */
export function readReadingList(value: unknown): ReadingList {
  const { mutedWords, mutedOutlets, later, read } = isRecord(value) ? value : {};
  const texts = (list: unknown) => arrayOf(list).filter((each) => typeof each === 'string');
  return {
    mutedWords: cleanWords(texts(mutedWords)),
    mutedOutlets: unique(arrayOf(mutedOutlets).filter(isOutlet)),
    later: arrayOf(later)
      .flatMap((each) => readSaved(each) ?? [])
      .slice(0, readingListLimits.later),
    read: unique(texts(read).filter(isId)).slice(0, readingListLimits.read),
  };
}

export function isEmptyReadingList({
  mutedWords,
  mutedOutlets,
  later,
  read,
}: ReadingList): boolean {
  return mutedWords.length + mutedOutlets.length + later.length + read.length === 0;
}

/** The reports of a story whose headlines are not muted: the first one stands for the story, as on the server. */
export function withoutMuted<Report extends { headline: SavedHeadline }>(
  readingList: ReadingList,
  reports: readonly Report[],
): Report[] {
  return reports.filter(({ headline }) => !isMuted(headline, readingList));
}

/** @param id of the headline that stands for the story. */
export function storyState(
  { later, read }: ReadingList,
  id: string,
): { isSaved: boolean; isRead: boolean } {
  return { isSaved: later.some((saved) => saved.id === id), isRead: read.includes(id) };
}

/** The account's list with as much of a guest's appended as fits. Idempotent. */
export function mergeReadingLists(own: ReadingList, guest: ReadingList): ReadingList {
  const ids = new Set(own.later.map(({ id }) => id));
  return readReadingList({
    mutedWords: [...own.mutedWords, ...guest.mutedWords],
    mutedOutlets: [...own.mutedOutlets, ...guest.mutedOutlets],
    later: [...own.later, ...guest.later.filter(({ id }) => !ids.has(id))],
    read: [...own.read, ...guest.read],
  });
}

/** What of a guest's list did not fit into the account's. Read marks are left out: at their limit the oldest go. */
export function notMerged(account: ReadingList, guest: ReadingList): ReadingList {
  const ids = new Set(account.later.map(({ id }) => id));
  return {
    mutedWords: guest.mutedWords.filter((word) => !account.mutedWords.includes(word)),
    mutedOutlets: guest.mutedOutlets.filter((outlet) => !account.mutedOutlets.includes(outlet)),
    later: guest.later.filter(({ id }) => !ids.has(id)),
    read: [],
  };
}

function isDateKind(value: unknown): value is DateKind {
  return dateKinds.some((kind) => kind === value);
}

function readSaved(value: unknown): SavedHeadline | null {
  if (!isRecord(value)) return null;
  const { id, title, link, outlet, publishedAt, dateKind, language } = value;
  if (!isId(id) || typeof title !== 'string' || title === '' || !isOutlet(outlet)) return null;
  return {
    id,
    title: withholdPans(cutToUnits(title, 300)),
    link: typeof link === 'string' ? safeLink(link) : null,
    outlet,
    publishedAt:
      typeof publishedAt === 'string' && !Number.isNaN(Date.parse(publishedAt))
        ? publishedAt
        : null,
    ...(isDateKind(dateKind) ? { dateKind } : {}),
    language: language === 'hi' ? 'hi' : 'en',
  };
}

/** Words to mute as they are stored: in small letters, each once. */
export function cleanWords(words: readonly string[]): string[] {
  return unique(words.map(cleanWord).filter(Boolean)).slice(0, readingListLimits.words);
}

function cleanWord(word: string): string {
  return readText(word, 8 * readingListLimits.wordLength)
    .replace(/[\s,]+/g, ' ')
    .trim()
    .toLowerCase()
    .slice(0, readingListLimits.wordLength)
    .trim();
}

function withFirst<Value>(list: readonly Value[], value: Value, limit: number): Value[] {
  return value ? [value, ...without(list, value)].slice(0, limit) : [...list];
}

function without<Value>(list: readonly Value[], value: Value): Value[] {
  return list.filter((each) => each !== value);
}

function unique<Value>(list: readonly Value[]): Value[] {
  return [...new Set(list)];
}

function arrayOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isOutlet(value: unknown): value is OutletId {
  return outletIds.some((id) => id === value);
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z0-9]{1,16}$/.test(value);
}
