import { parseJson } from '@/lib/parse-json';
import { failure, success, type Result } from '@/lib/result';
import 'server-only';
import { z } from 'zod';
import {
  readItems,
  savedTitleSchema,
  type NewSavedItem,
  type SavedItem,
} from '@/lib/saved/saved-item';
import { memoizeRecent } from '@/lib/memoize';
import { parseExpression, parseRule } from '@/lib/picks/domain/screen/parse-rule';
import { ruleLimits } from '@/lib/picks/domain/screen/rule';
import type { Screen } from '@/lib/picks/domain/screen/screen';
import type { ScreenProblems, TypedScreen } from './save-state';
import {
  maxWordsCharacters,
  maxColumns,
  type CompanyListQuery,
} from '@/lib/picks/domain/company/company-list';
import {
  ownRatioLimits,
  readOwnRatio,
  type OwnRatioProblems,
  type OwnRatio,
} from '@/lib/picks/domain/ratios/own-ratio';
import { compareTexts } from '@/lib/text/compare-texts';

/** The version of each kind of saved item in this file. */
const version = 1;

const maxCriteria = 12;
/** As JSON, a dozen criteria of the longest rules. */
export const rankingBytes = 100_000;
const maxTaken = 1_000;

export const ruleTextSchema = z.string().max(ruleLimits.characters);

export const rankingSchema = z
  .strictObject({
    criteria: z
      .array(
        z.strictObject({
          expressionText: ruleTextSchema,
          better: z.enum(['higher', 'lower']),
          weight: z.number().min(0).max(100),
        }),
      )
      .min(1)
      .max(maxCriteria),
    take: z.int().min(1).max(maxTaken).nullable(),
  })
  .nullable();

const screenSchema = z.object({
  title: savedTitleSchema.refine((title) => title !== ''),
  ruleText: ruleTextSchema,
  ranking: rankingSchema,
});

/** A member's own screen; its id is that of the saved item. */
export type SavedScreen = Screen & { title: string };

/** The item that saves a screen. A rule that cannot be parsed is not saved: it could never run. */
export function readScreenForm({
  id,
  title,
  rule,
  ranking,
}: TypedScreen): Result<NewSavedItem, ScreenProblems> {
  const parsed = parseRule(rule);
  const order = rankingSchema.safeParse(jsonOf(ranking));
  const data = screenSchema.safeParse({ title, ruleText: rule, ranking: order.data ?? null });
  const isTitleWrong = !screenSchema.shape.title.safeParse(title).success;
  const isRankingWrong = !order.success || !canBeRead(order.data);
  if (parsed.ok && data.success && !isRankingWrong) {
    return success({ id, kind: 'picks-screen', version, data: data.data });
  }
  return failure({
    ...(isTitleWrong ? { isTitleWrong } : {}),
    ...(parsed.ok ? {} : { rule: parsed.problem }),
    ...(isRankingWrong ? { isRankingWrong } : {}),
  });
}

/** The saved screens among a person's items, without those whose rule the current language cannot read. */
export function screensIn(items: readonly SavedItem[]): SavedScreen[] {
  return readItems(items, 'picks-screen', version, screenSchema).flatMap(({ id, data }) =>
    isRule(data.ruleText) && canBeRead(data.ranking) ? [{ id, ...data }] : [],
  );
}

/** 200 screens may have 2,600 texts of 2,000 characters, which take half a second to parse: only new ones are parsed. */
const readable = memoizeRecent<boolean>(3_000);

const isRule = (text: string) => readable(`rule ${text}`, () => parseRule(text).ok);

function canBeRead(ranking: Screen['ranking']): boolean {
  return (ranking?.criteria ?? []).every(({ expressionText }) =>
    readable(`expression ${expressionText}`, () => parseExpression(expressionText).ok),
  );
}

/** The value of a hidden field; null for an empty one, undefined where it is not JSON. */
export function jsonOf(text: string): unknown {
  return text === '' ? null : parseJson(text);
}

const columnId = z.string().min(1).max(60);

const viewSchema = z.object({
  title: savedTitleSchema.refine((title) => title !== ''),
  words: z.string().max(maxWordsCharacters),
  columns: z.array(columnId).max(maxColumns),
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
  return readItems(items, 'picks-view', version, viewSchema)
    .map(({ id, data }) => ({ id, ...data }))
    .sort((one, other) => compareTexts(one.title, other.title));
}

/** @param others the member's ratios; the one of this id is replaced */
export function readRatioForm(
  { id, name, formula }: { id: string; name: string; formula: string },
  others: readonly OwnRatio[],
): Result<NewSavedItem, OwnRatioProblems> {
  const taken = others.filter((other) => other.id !== id).map((other) => other.name);
  const read = readOwnRatio({ name, formula }, taken);
  if (!read.ok) return read;
  const data = { name: read.value.name, formula: read.value.formula };
  return success({ id, kind: 'picks-ratio', version, data });
}

/**
 * By name; one whose formula the language cannot read any longer is left out, and so is the second of a name. No more than
 * the form saves: a browser may have sent further ones to be added to the account.
 */
export function ratiosIn(items: readonly SavedItem[]): OwnRatio[] {
  const ratios: OwnRatio[] = [];
  for (const { id, data } of readItems(items, 'picks-ratio', version, ratioSchema)) {
    if (ratios.length === ownRatioLimits.ratios) break;
    const taken = ratios.map(({ name }) => name);
    const read = readOwnRatio(data, taken);
    if (read.ok) ratios.push({ id, ...read.value });
  }
  return ratios.sort((one, other) => compareTexts(one.name, other.name));
}
