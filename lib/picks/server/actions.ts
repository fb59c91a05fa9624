'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { hiddenTextOf, shortTextOf, textOf, textsOf } from '@/lib/form-text';
import {
  changeMySavedItems,
  listSavedItemsOf,
  putMySavedItem,
  requireSaver,
  type Saver,
} from '@/lib/saved/store';
import type { NewSavedItem } from '@/lib/saved/saved-item';
import type { SaveStatus } from '@/lib/saved/save-problem';
import {
  noteLimits,
  type FollowState,
  type SaveChecklistState,
  type SaveNoteState,
  type SavePeersState,
  type SaveRatioState,
  type SaveScreenState,
  type SaveViewState,
  type TypedPaper,
} from '@/lib/picks/data/save-state';
import { ruleLimits } from '@/lib/picks/domain/screen/rule';
import {
  rankingBytes,
  readScreenForm,
  ratiosIn,
  readRatioForm,
  viewItemOf,
} from '@/lib/picks/data/saved-screens';
import {
  checklistItemOf,
  noteItemOf,
  peersIn,
  peersItemId,
  peersItemOf,
} from '@/lib/picks/data/saved-for-share';
import { success } from '@/lib/result';
import { shareOf } from '@/lib/picks/domain/company/company';
import { readCompanyList } from '@/lib/picks/domain/company/company-list';
import { maxPeers } from '@/lib/picks/domain/company/peers';
import { ownRatioLimits } from '@/lib/picks/domain/ratios/own-ratio';
import { readSearchParams } from '@/lib/query-values';
import { hasPaperSpace, readPaperForm, readPaperSource } from '@/lib/picks/data/saved-paper';
import { paperPortfolioPath } from '@/lib/picks/domain/company/paths';
import { watchedCompanies } from './paper-source';

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
  if (!read.ok) return { status: 'invalid', typed, problems: read.problem };
  return { status: await saveItem(saver.value, read.value), typed, problems: {} };
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
  return { status: await saveItem(saver.value, item), points };
}

/** Adds today's entry, `text`, to the journal of the share that the form names by `isin`; `id` makes a retry harmless. */
export async function saveNote(_: SaveNoteState, form: FormData): Promise<SaveNoteState> {
  const saver = await requireSaver('saved');
  const text = textOf(form, 'text', 8 * noteLimits.noteCharacters);
  if (!saver.ok) return { status: saver.problem, text };
  const writtenOn = dateInIndia(new Date());
  const note = { id: hiddenTextOf(form, 'id'), isin: hiddenTextOf(form, 'isin'), writtenOn, text };
  const status = await saveItem(saver.value, noteItemOf(note));
  return { status, text: status === 'saved' ? '' : text };
}

/** Saves columns, order and filters of a list, given as its `query`, under the `title` of the form. */
export async function saveView(_: SaveViewState, form: FormData): Promise<SaveViewState> {
  const saver = await requireSaver('saved');
  const title = shortTextOf(form, 'title');
  if (!saver.ok) return { status: saver.problem, title };
  const query = readSearchParams(new URLSearchParams(textOf(form, 'query', 4_000)));
  const items = await listSavedItemsOf(saver.value);
  if (!items.ok) return { status: items.problem, title };
  const list = readCompanyList(query, ratiosIn(items.value), []);
  const item = viewItemOf(hiddenTextOf(form, 'id'), title, list);
  const status = await saveItem(saver.value, item);
  return { status, title: status === 'saved' ? '' : title };
}

/** Saves the ratio of a form: `id`, `name` and `formula`. A formula that cannot be read is not saved. */
export async function saveRatio(_: SaveRatioState, form: FormData): Promise<SaveRatioState> {
  const saver = await requireSaver('saved');
  const typed = {
    name: shortTextOf(form, 'name'),
    formula: textOf(form, 'formula', 8 * ruleLimits.characters),
  };
  const none = { name: null, formula: null };
  if (!saver.ok) return { status: saver.problem, typed, problems: none };
  const items = await listSavedItemsOf(saver.value);
  if (!items.ok) return { status: items.problem, typed, problems: none };
  const others = ratiosIn(items.value);
  const id = hiddenTextOf(form, 'id');
  const read = readRatioForm({ id, ...typed }, others);
  if (!read.ok) return { status: 'invalid', typed, problems: read.problem };
  const isNew = others.every((other) => other.id !== id);
  if (isNew && others.length >= ownRatioLimits.ratios) {
    return { status: 'invalid', typed, problems: { name: 'many', formula: null } };
  }
  const status = await saveItem(saver.value, read.value);
  const left = status === 'saved' ? { name: '', formula: '' } : typed;
  return { status, typed: left, problems: none };
}

/** Saves the ISINs that come as `peer` as the peers of the share `isin`; none at all removes them. */
export async function savePeers(_: SavePeersState, form: FormData): Promise<SavePeersState> {
  const saver = await requireSaver('saved');
  const isin = hiddenTextOf(form, 'isin');
  const peers = textsOf(form, 'peer', { maxCount: maxPeers + 1, maxBytes: 20 });
  if (!saver.ok) return { status: saver.problem };
  const item = peersItemOf({ isin, peers: [...peers] });
  if (!item && peers.length > 0) return { status: 'invalid' };
  const saved = item
    ? await putMySavedItem(saver.value, item)
    : await changeMySavedItems<never>(saver.value, 'share-peers', (items) =>
        success({
          put: [],
          // Also those of the ISIN that the share had before a split.
          removeIds: peersIn(items)
            .filter((saved) => shareOf(saved.isin) === shareOf(isin))
            .map((saved) => peersItemId(saved.isin)),
        }),
      );
  if (!saved.ok) return { status: saved.problem };
  refresh();
  return { status: 'saved' };
}

/**
 * Starts a paper portfolio of the form's list: a screen of the site by `screen`, an own rule by `rule` and, as JSON,
 * `ranking`, without both the member's watchlist. Leads to the new portfolio.
 */
export async function followOnPaper(_: FollowState, form: FormData): Promise<FollowState> {
  const saver = await requireSaver('saved');
  const typed: TypedPaper = {
    title: shortTextOf(form, 'title'),
    starts: hiddenTextOf(form, 'starts'),
    amount: shortTextOf(form, 'amount'),
    weighting: hiddenTextOf(form, 'weighting'),
    brokerage: shortTextOf(form, 'brokerage'),
  };
  if (!saver.ok) return { status: saver.problem, typed, problems: [] };
  const items = await listSavedItemsOf(saver.value);
  if (!items.ok) return { status: items.problem, typed, problems: [] };
  const id = hiddenTextOf(form, 'id');
  if (!hasPaperSpace(items.value, id)) return { status: 'limit', typed, problems: [] };
  const now = new Date();
  const named = {
    screen: hiddenTextOf(form, 'screen'),
    rule: textOf(form, 'rule', 8 * ruleLimits.characters),
    ranking: textOf(form, 'ranking', rankingBytes),
  };
  const isWatchlist = named.screen === '' && named.rule === '';
  const watched = isWatchlist ? await watchedCompanies(items.value, now) : [];
  const source = readPaperSource({ ...named, watched });
  const read = readPaperForm(id, source, typed, dateInIndia(now));
  if (!read.ok) return { status: 'invalid', typed, problems: read.problem };
  const saved = await putMySavedItem(saver.value, read.value);
  if (!saved.ok) return { status: saved.problem, typed, problems: [] };
  redirect(paperPortfolioPath(id));
}

/** Saves an item and has the page drawn with it. @param item null where the form was not right */
async function saveItem(saver: Saver, item: NewSavedItem | null): Promise<SaveStatus> {
  if (!item) return 'invalid';
  const saved = await putMySavedItem(saver, item);
  if (!saved.ok) return saved.problem;
  refresh();
  return 'saved';
}
