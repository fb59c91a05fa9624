import { failure, success, type Result } from '@/lib/result';
import 'server-only';
import { z } from 'zod';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { isoDateSchema } from '@/lib/calendar/iso-date-schema';
import { parseRupees } from '@/lib/money/parse';
import {
  readItems,
  savedTitleSchema,
  type NewSavedItem,
  type SavedItem,
} from '@/lib/saved/saved-item';
import {
  nextListDay,
  paperLimits,
  paperWeightings,
  type PaperPortfolio,
  type PaperSource,
} from '@/lib/picks/domain/paper/paper-portfolio';
import type { Picked } from '@/lib/picks/domain/record/list-outcome';
import { readScreen } from '@/lib/picks/domain/screen/screen';
import { isScreenId, type ScreenId } from '@/lib/picks/domain/screen/screens';
import type { PaperProblem, TypedPaper } from './save-state';
import { jsonOf, rankingSchema, ruleTextSchema } from './saved-screens';
import { shareIsin } from './saved-for-share';
import { compareTexts } from '@/lib/text/compare-texts';

const kind = 'paper-portfolio';
const version = 1;

const name = z.string().min(1).max(200);
const companiesSchema = z
  .array(z.strictObject({ isin: shareIsin, symbol: name, name }))
  .min(1)
  .max(paperLimits.companies);

const sourceSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('screen'),
    screenId: z.custom<ScreenId>((id) => typeof id === 'string' && isScreenId(id)),
  }),
  z
    .strictObject({ kind: z.literal('own'), ruleText: ruleTextSchema, ranking: rankingSchema })
    .refine((screen) => readScreen(screen).ok),
  z.strictObject({ kind: z.literal('watchlist'), companies: companiesSchema }),
]);

const amountSchema = z.number().min(paperLimits.minRupees).max(paperLimits.maxRupees);
const brokerageSchema = z.number().min(0).max(paperLimits.maxBrokerageRupees);

const dataSchema = z.strictObject({
  title: savedTitleSchema.refine((title) => title !== ''),
  source: sourceSchema,
  startsOn: isoDateSchema.refine((day) => day >= paperLimits.firstDay),
  amountRupees: amountSchema,
  weighting: z.enum(paperWeightings),
  brokerageRupees: brokerageSchema,
});

/**
 * The item of a form. @param source null where what it should follow cannot be read: then nothing is wrong with a field.
 */
export function readPaperForm(
  id: string,
  source: PaperSource | null,
  typed: TypedPaper,
  today: IsoDate,
): Result<NewSavedItem, readonly PaperProblem[]> {
  const amount = within(parseRupees(typed.amount), amountSchema);
  const brokerage =
    typed.brokerage.trim() === '' ? 0 : within(parseRupees(typed.brokerage), brokerageSchema);
  const data = dataSchema.safeParse({
    title: typed.title,
    source,
    startsOn: typed.starts === 'next' ? nextListDay(today) : today,
    amountRupees: amount,
    weighting: typed.weighting,
    brokerageRupees: brokerage,
  });
  if (data.success) return success({ id, kind, version, data: data.data });
  return failure([
    ...(dataSchema.shape.title.safeParse(typed.title).success ? [] : (['title'] as const)),
    ...(amount === null ? (['amount'] as const) : []),
    ...(brokerage === null ? (['brokerage'] as const) : []),
  ]);
}

/** The item of a portfolio that the site itself makes; null where it cannot be saved. */
export function paperItemOf({ id, ...portfolio }: PaperPortfolio): NewSavedItem | null {
  const { data } = dataSchema.safeParse(portfolio);
  return data ? { id, kind, version, data } : null;
}

/** What the hidden fields of a form name; null for nothing that can be followed. */
export function readPaperSource({
  screen,
  rule,
  ranking,
  watched,
}: {
  screen: string;
  rule: string;
  /** As JSON; empty for none. */
  ranking: string;
  watched: readonly Picked[];
}): PaperSource | null {
  const source =
    screen !== ''
      ? { kind: 'screen', screenId: screen }
      : rule !== ''
        ? { kind: 'own', ruleText: rule, ranking: jsonOf(ranking) }
        : { kind: 'watchlist', companies: watched.slice(0, paperLimits.companies) };
  return sourceSchema.safeParse(source).data ?? null;
}

/** The paper portfolios among a person's items, the newest start first. */
export function papersIn(items: readonly SavedItem[]): PaperPortfolio[] {
  return readItems(items, kind, version, dataSchema)
    .map(({ id, data }): PaperPortfolio => ({ id, ...data }))
    .sort((one, other) => compareTexts(other.startsOn, one.startsOn))
    .slice(0, paperLimits.portfolios);
}

/** Whether a further item fits. The same one again takes no further place. */
export function hasPaperSpace(items: readonly SavedItem[], id: string): boolean {
  const others = items.filter((item) => item.kind === kind && item.id !== id);
  return others.length < paperLimits.portfolios;
}

function within(parsed: Result<number, string>, schema: z.ZodType<number>): number | null {
  return parsed.ok ? (schema.safeParse(parsed.value).data ?? null) : null;
}
