'use server';

import { refresh } from 'next/cache';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { hiddenTextOf, shortTextOf, textOf, textsOf } from '@/lib/form-text';
import { putMySavedItem, requireSaver } from '@/lib/saved/store';
import type {
  SaveChecklistState,
  SaveNoteState,
  SaveScreenState,
} from '@/lib/picks/data/save-state';
import { ruleLimits } from '@/lib/picks/domain/screen/rule';
import { readScreenForm } from '@/lib/picks/data/saved-screen';
import { checklistItemOf, noteItemOf, noteLimits } from '@/lib/picks/data/share-notes';

/** As JSON, a dozen criteria of the longest rules. */
const rankingBytes = 100_000;

// removeSavedItem (lib/saved) removes saved items, and watch (lib/holdings) adds a share to the watchlist.

/** Saves the screen of a form: `id`, `title`, `rule` and, as JSON, `ranking`. */
export async function saveScreen(_: SaveScreenState, form: FormData): Promise<SaveScreenState> {
  const saver = await requireSaver('saved');
  const typed = {
    id: hiddenTextOf(form, 'id'),
    title: shortTextOf(form, 'title'),
    rule: textOf(form, 'rule', 8 * ruleLimits.characters),
    ranking: textOf(form, 'ranking', rankingBytes),
  };
  if (!saver.ok) return { status: saver.problem, typed, problems: {} };
  const read = readScreenForm(typed);
  if (!read.ok) return { status: 'invalid', typed, problems: read.problems };
  const saveResult = await putMySavedItem(saver.value, read.item);
  if (!saveResult.ok) return { status: saveResult.problem, typed, problems: {} };
  refresh();
  return { status: 'saved', typed, problems: {} };
}

/**
 * Saves the checklist of the share that the form names by `isin`. Its points come as `point`, the ticked ones also as
 * `met`, each by its number from 0; a point without words is left out.
 */
export async function saveChecklist(
  _: SaveChecklistState,
  form: FormData,
): Promise<SaveChecklistState> {
  const saver = await requireSaver('saved');
  // One more than there may be, so that too many are refused and not left out.
  const maxCount = noteLimits.points + 1;
  const metPoints = new Set(textsOf(form, 'met', { maxCount, maxBytes: 10 }));
  const points = textsOf(form, 'point', { maxCount, maxBytes: 8 * noteLimits.pointCharacters })
    .map((text, index) => ({ text, isMet: metPoints.has(String(index)) }))
    .filter(({ text }) => text.trim() !== '');
  if (!saver.ok) return { status: saver.problem, points };
  const item = checklistItemOf({ isin: hiddenTextOf(form, 'isin'), points });
  if (!item) return { status: 'invalid', points };
  const saved = await putMySavedItem(saver.value, item);
  if (!saved.ok) return { status: saved.problem, points };
  refresh();
  return { status: 'saved', points };
}

/** Adds today's entry, `text`, to the journal of the share that the form names by `isin`; `id` makes a retry harmless. */
export async function saveNote(_: SaveNoteState, form: FormData): Promise<SaveNoteState> {
  const saver = await requireSaver('saved');
  const text = textOf(form, 'text', 8 * noteLimits.noteCharacters);
  if (!saver.ok) return { status: saver.problem, text };
  const writtenOn = dateInIndia(new Date());
  const note = { id: hiddenTextOf(form, 'id'), isin: hiddenTextOf(form, 'isin'), writtenOn, text };
  const item = noteItemOf(note);
  if (!item) return { status: 'invalid', text };
  const saved = await putMySavedItem(saver.value, item);
  if (!saved.ok) return { status: saved.problem, text };
  refresh();
  return { status: 'saved', text: '' };
}
