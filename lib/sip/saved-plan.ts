import 'server-only';
import { z } from 'zod';
import type { NewSavedItem, SavedItem } from '@/lib/saved/saved-item';
import { planBounds, type SipPlan } from './plan';
import { projectSip, type Projection } from './project';
import { planPath } from './query';

const within = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max);

/** Control characters and those that turn the direction of writing are left out of a name. */
const unwanted = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

const titleSchema = z
  .string()
  .transform((text) => text.normalize('NFC').replace(unwanted, '').trim())
  .pipe(z.string().max(60));

const planSchema = z.object({
  monthlyRupees: within(planBounds.monthlyRupees),
  annualReturnPercent: within(planBounds.annualReturnPercent),
  months: z.int().min(1).max(600),
  yearlyStepUpPercent: within(planBounds.yearlyStepUpPercent),
  lumpSumRupees: within(planBounds.lumpSumRupees),
});

/** Version 1 of the data of an item of kind `sip-plan`. An empty title means that there is none. */
const savedSipPlanSchema = z.object({ title: titleSchema, plan: planSchema });

const version = 1;

/** The item that keeps a plan; null when title or plan are out of bounds. */
export function savedItemOf(id: string, title: string, plan: SipPlan): NewSavedItem | null {
  const data = savedSipPlanSchema.safeParse({ title, plan });
  return data.success ? { id, kind: 'sip-plan', version, data: data.data } : null;
}

/** What the dashboard shows of a saved plan. */
export type SavedPlanSummary = {
  id: string;
  /** Empty when the person gave none. */
  title: string;
  plan: SipPlan;
  projection: Pick<Projection, 'investedRupees' | 'gainRupees' | 'valueRupees'>;
  /** Opens the calculator with the same inputs. */
  path: string;
  updatedAt: Date;
};

/** Null for other kinds, and for data that this version cannot read. */
export function summariseSavedPlan(item: SavedItem): SavedPlanSummary | null {
  if (item.kind !== 'sip-plan' || item.version !== version) return null;
  const data = savedSipPlanSchema.safeParse(item.data);
  if (!data.success) return null;
  const { title, plan } = data.data;
  const { investedRupees, gainRupees, valueRupees } = projectSip(plan);
  return {
    id: item.id,
    title,
    plan,
    projection: { investedRupees, gainRupees, valueRupees },
    path: planPath(plan),
    updatedAt: item.updatedAt,
  };
}
