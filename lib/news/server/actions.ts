'use server';

import { parseJson } from '@/lib/parse-json';
import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { hasField, shortTextOf, textOf } from '@/lib/form-text';
import type { Result } from '@/lib/result';
import { failure } from '@/lib/result';
import type { SaveProblem } from '@/lib/saved/save-problem';
import { notSavedPath } from '@/lib/news/domain/news-path';
import { readChange } from '@/lib/news/domain/read-change';
import type { ReadingList } from '@/lib/news/domain/reading-list';
import { changeMyReadingList } from './store';

/** As JSON, a headline with its address. */
const changeBytes = 8_000;

/** Changes a member's reading list and returns the new one. */
export async function changeReadingListOfMine(
  change: unknown,
): Promise<Result<ReadingList, SaveProblem>> {
  const read = readChange(change);
  if (!read) return failure('invalid');
  return await changeMyReadingList(read);
}

/** The same from a form, without scripts: `change` is the change as JSON, and the field `word` completes it. */
export async function changeReadingListByForm(form: FormData): Promise<void> {
  const change = readChange(changeOf(form));
  const changed = change && (await changeMyReadingList(change));
  if (!changed?.ok) redirect(notSavedPath);
  refresh();
}

function changeOf(form: FormData): unknown {
  const fields = Object.fromEntries(
    ['word', 'outlet']
      .filter((name) => hasField(form, name))
      .map((name) => [name, shortTextOf(form, name)]),
  );
  const change = parseJson(textOf(form, 'change', changeBytes) || '{}');
  return typeof change === 'object' ? { ...change, ...fields } : null;
}
