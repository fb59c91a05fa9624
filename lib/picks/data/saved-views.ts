import 'server-only';
import { z } from 'zod';
import {
  longestWords,
  mostColumns,
  type CompanyListQuery,
} from '@/lib/picks/domain/company/company-list';
import {
  ownRatioLimits,
  readOwnRatio,
  type OwnNameProblem,
  type OwnRatio,
} from '@/lib/picks/domain/ratios/own-ratio';
import { ruleLimits, type RuleError } from '@/lib/picks/domain/screen/rule';
import {
  itemsOfKind,
  savedTitleSchema,
  type NewSavedItem,
  type SavedItem,
} from '@/lib/saved/saved-item';

const version = 1;

const columnId = z.string().min(1).max(60);

const viewSchema = z.object({
  title: savedTitleSchema.refine((title) => title !== ''),
  words: z.string().max(longestWords),
  columns: z.array(columnId).min(1).max(mostColumns),
  sort: z.object({ by: columnId, order: z.enum(['ascending', 'descending']) }).nullable(),
  isClean: z.boolean(),
});

const ratioSchema = z.object({
  name: z.string().max(60),
  formula: z.string().max(ruleLimits.characters),
});

/** Columns, order and filters of a list of companies under a name. */
export type SavedView = CompanyListQuery & { id: string; title: string };

/** The item that saves a view; null for a name that is empty or too long. */
export function viewItemOf(id: string, title: string, list: CompanyListQuery): NewSavedItem | null {
  const data = viewSchema.safeParse({ title, ...list }).data;
  return data ? { id, kind: 'picks-view', version, data } : null;
}

/** By name. */
export function viewsIn(items: readonly SavedItem[]): SavedView[] {
  return itemsOfKind(items, 'picks-view', version)
    .flatMap(({ id, data }) => {
      const view = viewSchema.safeParse(data).data;
      return view ? [{ id, ...view }] : [];
    })
    .sort((one, other) => (one.title < other.title ? -1 : 1));
}

type RatioFormReading =
  | { ok: true; item: NewSavedItem }
  | { ok: false; name: OwnNameProblem | null; formula: RuleError | null };

/** @param others the member's ratios; the one of this id is replaced */
export function readRatioForm(
  { id, name, formula }: { id: string; name: string; formula: string },
  others: readonly OwnRatio[],
): RatioFormReading {
  const taken = others.filter((other) => other.id !== id).map((other) => other.name);
  const read = readOwnRatio({ name, formula }, taken);
  if (!read.ok) return read;
  const data = { name: read.ratio.name, formula: read.ratio.formula };
  return { ok: true, item: { id, kind: 'picks-ratio', version, data } };
}

/**
 * By name; one whose formula the language cannot read any longer is left out, and so is the second of a name. No more than
 * the form saves: a browser may have sent further ones to be added to the account.
 */
export function ratiosIn(items: readonly SavedItem[]): OwnRatio[] {
  const ratios: OwnRatio[] = [];
  for (const { id, data } of itemsOfKind(items, 'picks-ratio', version)) {
    if (ratios.length === ownRatioLimits.ratios) break;
    const stored = ratioSchema.safeParse(data).data;
    const read =
      stored &&
      readOwnRatio(
        stored,
        ratios.map(({ name }) => name),
      );
    if (read?.ok) ratios.push({ id, ...read.ratio });
  }
  return ratios.sort((one, other) => (one.name < other.name ? -1 : 1));
}
