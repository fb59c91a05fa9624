import 'server-only';
import { z } from 'zod';
import {
  itemsOfKind,
  savedTitleSchema,
  type NewSavedItem,
  type SavedItem,
} from '@/lib/saved/saved-item';
import { memoizeRecent } from '@/lib/memoize';
import { parseExpression, parseRule } from '@/lib/picks/domain/screen/parse-rule';
import { ruleLimits } from '@/lib/picks/domain/screen/rule';
import type { Screen } from '@/lib/picks/domain/screen/screen';
import type { ScreenProblems, TypedScreen } from './save-state';

const kind = 'picks-screen';
const version = 1;
const mostCriteria = 12;
/** As JSON, a dozen criteria of the longest rules. */
export const rankingBytes = 100_000;
const mostTaken = 1_000;

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
      .max(mostCriteria),
    take: z.int().min(1).max(mostTaken).nullable(),
  })
  .nullable();

const dataSchema = z.object({
  title: savedTitleSchema.refine((title) => title !== ''),
  ruleText: ruleTextSchema,
  ranking: rankingSchema,
});

/** A member's own screen; its id is that of the saved item. */
export type SavedScreen = Screen & { title: string; updatedAt: Date };

type ScreenForm = { ok: true; item: NewSavedItem } | { ok: false; problems: ScreenProblems };

/** The item that saves a screen. A rule that cannot be parsed is not saved: it could never run. */
export function readScreenForm({ id, title, rule, ranking }: TypedScreen): ScreenForm {
  const parsed = parseRule(rule);
  const order = rankingSchema.safeParse(jsonOf(ranking));
  const data = dataSchema.safeParse({ title, ruleText: rule, ranking: order.data ?? null });
  const isTitleWrong = !dataSchema.shape.title.safeParse(title).success;
  const isRankingWrong = !order.success || !canBeRead(order.data);
  if (parsed.ok && data.success && !isRankingWrong) {
    return { ok: true, item: { id, kind, version, data: data.data } };
  }
  return {
    ok: false,
    problems: {
      ...(isTitleWrong ? { isTitleWrong } : {}),
      ...(parsed.ok ? {} : { rule: parsed.error }),
      ...(isRankingWrong ? { isRankingWrong } : {}),
    },
  };
}

/** The saved screens among a person's items, without those whose rule the current language cannot read. */
export function screensIn(items: readonly SavedItem[]): SavedScreen[] {
  return itemsOfKind(items, kind, version).flatMap(({ id, updatedAt, data }) => {
    const read = dataSchema.safeParse(data);
    if (!read.success) return [];
    const { ruleText, ranking } = read.data;
    if (!isRule(ruleText) || !canBeRead(ranking)) return [];
    return [{ id, updatedAt, ...read.data }];
  });
}

/** 200 screens may have 2,600 texts of 2,000 characters, which take half a second to parse: only new ones are parsed. */
const readable = memoizeRecent<boolean>(3_000);

const isRule = (text: string) => readable(`rule ${text}`, () => parseRule(text).ok);

function canBeRead(ranking: Screen['ranking']): boolean {
  return (ranking?.criteria ?? []).every(({ expressionText }) =>
    readable(`expression ${expressionText}`, () => parseExpression(expressionText).ok),
  );
}

/** The value of a hidden field; null for an empty one, undefined for what is no JSON. */
export function jsonOf(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
