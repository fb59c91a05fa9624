'use server';

import { refresh } from 'next/cache';
import { readReadingList, type ReadingList } from '@/lib/news/domain/reading-list';
import { mergeIntoMyNews } from '@/lib/news/server/store';
import { readBroughtItems } from '@/lib/saved/saved-item';
import type { MergeState } from '@/lib/saved/save-problem';
import { mergeIntoMySavedItems, requireSaver, type Saver } from '@/lib/saved/store';

/** With the reading list of the account after it: the browser keeps what did not fit. */
type MergedNews = Extract<MergeState, { status: 'merged' }> & { readingList: ReadingList };

/**
 * Merges what a guest saved in a browser into the account of the signed-in member. Merging again changes nothing.
 * @param input `{ items }`: saved items, or `{ news }`: what was saved, read and muted of the news.
 */
export async function mergeGuestData(input: unknown): Promise<MergeState | MergedNews> {
  const saver = await requireSaver('saved');
  if (!saver.ok) return { status: saver.problem };
  if (typeof input !== 'object' || input === null) return { status: 'invalid' };
  const state =
    'news' in input
      ? await mergeNews(saver.value, input.news)
      : await mergeItems(saver.value, 'items' in input ? input.items : null);
  if (state.status === 'merged') refresh();
  return state;
}

async function mergeItems(saver: Saver, input: unknown): Promise<MergeState> {
  const brought = readBroughtItems(input, new Date());
  if (!brought) return { status: 'invalid' };
  const { items, unfitIds } = brought;
  const merged = await mergeIntoMySavedItems(saver, items);
  if (!merged.ok) return { status: merged.problem };
  return { status: 'merged', doneIds: [...items.map(({ id }) => id), ...unfitIds] };
}

async function mergeNews(saver: Saver, input: unknown): Promise<MergeState | MergedNews> {
  const merged = await mergeIntoMyNews(saver, readReadingList(input));
  if (!merged.ok) return { status: merged.problem };
  return { status: 'merged', doneIds: [], readingList: merged.value };
}
