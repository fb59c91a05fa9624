'use server';

import { refresh } from 'next/cache';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { textOf } from '@/lib/form-text';
import { putMySavedItem } from '@/lib/saved/store';
import type { KeepChecklistState, KeepNoteState, KeepScreenState } from './keep-state';
import { readScreenForm } from './saved-screen';
import { checklistItemOf, noteItemOf, noteLimits } from './share-notes';

// What is kept is removed by removeSavedItem (lib/saved), and a share is watched by watch (lib/holdings).

/** Keeps the screen of a form: `id`, `title`, `rule` and, as JSON, `ranking`. */
export async function keepScreen(_: KeepScreenState, form: FormData): Promise<KeepScreenState> {
  const typed = {
    id: textOf(form, 'id'),
    title: textOf(form, 'title'),
    rule: textOf(form, 'rule'),
    ranking: textOf(form, 'ranking'),
  };
  const read = readScreenForm(typed);
  if (!read.ok) return { status: 'invalid', typed, problems: read.problems };
  const kept = await putMySavedItem(read.item);
  if (!kept.ok) return { status: kept.problem, typed, problems: {} };
  refresh();
  return { status: 'saved', typed, problems: {} };
}

/**
 * Keeps the checklist of the share that the form names by `isin`. Its points come as `point`, those that are kept
 * also as `kept`, each by its number from 0; a point without words is left out.
 */
export async function keepChecklist(
  _: KeepChecklistState,
  form: FormData,
): Promise<KeepChecklistState> {
  const kept = new Set(form.getAll('kept'));
  const points = form
    .getAll('point')
    .slice(0, noteLimits.points + 1)
    .map((text, index) => ({ text: String(text), isKept: kept.has(String(index)) }))
    .filter(({ text }) => text.trim() !== '');
  const item = checklistItemOf({ isin: textOf(form, 'isin'), points });
  if (!item) return { status: 'invalid', points };
  const saved = await putMySavedItem(item);
  if (!saved.ok) return { status: saved.problem, points };
  refresh();
  return { status: 'saved', points };
}

/** Adds today's entry, `text`, to the journal of the share that the form names by `isin`; `id` makes a retry harmless. */
export async function keepNote(_: KeepNoteState, form: FormData): Promise<KeepNoteState> {
  const text = textOf(form, 'text');
  const writtenOn = dateInIndia(new Date());
  const note = { id: textOf(form, 'id'), isin: textOf(form, 'isin'), writtenOn, text };
  const item = noteItemOf(note);
  if (!item) return { status: 'invalid', text };
  const saved = await putMySavedItem(item);
  if (!saved.ok) return { status: saved.problem, text };
  refresh();
  return { status: 'saved', text: '' };
}
