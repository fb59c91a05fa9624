'use server';

import { parseJson } from '@/lib/parse-json';
import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { hasField, shortTextOf, textOf } from '@/lib/form-text';
import type { Result } from '@/lib/result';
import { failure } from '@/lib/result';
import type { SaveProblem } from '@/lib/saved/save-problem';
import { notSavedPath } from '@/lib/news/domain/news-path';
import { outletIds } from '@/lib/news/domain/outlet';
import {
  readReadingList,
  type ReadingList,
  type ReadingListChange,
} from '@/lib/news/domain/reading-list';
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

const id = z.string().regex(/^[a-z0-9]{1,16}$/);

const changeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['mute-word', 'unmute-word']), word: z.string().max(200) }),
  z.object({ kind: z.enum(['mute-outlet', 'unmute-outlet']), outlet: z.enum(outletIds) }),
  z.object({ kind: z.enum(['drop', 'mark-read', 'mark-unread']), id }),
  z.object({ kind: z.literal('save'), headline: z.unknown() }),
]);

/** A change as a browser sent it; null for anything else. */
function readChange(value: unknown): ReadingListChange | null {
  const read = changeSchema.safeParse(value);
  if (!read.success) return null;
  if (read.data.kind !== 'save') return read.data;
  const [headline] = readReadingList({ later: [read.data.headline] }).later;
  return headline ? { kind: 'save', headline } : null;
}
