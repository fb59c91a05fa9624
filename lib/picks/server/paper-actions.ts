'use server';

import { redirect } from 'next/navigation';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { hiddenTextOf, shortTextOf, textOf } from '@/lib/form-text';
import { listSavedItemsOf, putMySavedItem, requireSaver } from '@/lib/saved/store';
import type { FollowState } from '@/lib/picks/data/save-state';
import {
  hasPaperSpace,
  readPaperForm,
  readPaperSource,
  type TypedPaper,
} from '@/lib/picks/data/saved-paper';
import { rankingBytes } from '@/lib/picks/data/saved-screen';
import { paperPortfolioPath } from '@/lib/picks/domain/company/paths';
import { ruleLimits } from '@/lib/picks/domain/screen/rule';
import { watchedCompanies } from './paper-source';

/**
 * Follows on paper what the form names: a screen of the site by `screen`, an own rule by `rule` and, as JSON, `ranking`,
 * without both the member's watchlist. Leads to the new portfolio.
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
  if (!read.ok) return { status: 'invalid', typed, problems: read.problems };
  const saved = await putMySavedItem(saver.value, read.item);
  if (!saved.ok) return { status: saved.problem, typed, problems: [] };
  redirect(paperPortfolioPath(id));
}
