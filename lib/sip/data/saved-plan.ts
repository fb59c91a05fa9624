import 'server-only';
import { z } from 'zod';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import { isoDateSchema } from '@/lib/calendar/iso-date-schema';
import { monthsPerYear } from '@/lib/calendar/date-parts';
import { savedTitleSchema, type NewSavedItem, type SavedItem } from '@/lib/saved/saved-item';
import { memoizeByObject } from '@/lib/memoize';
import { planAOf, type GoalOutcome } from '@/lib/sip/domain/answer';
import type { SipInputs } from '@/lib/sip/domain/inputs/fields';
import { readInputs, startInputs } from '@/lib/sip/domain/inputs/inputs';
import { maxMonths, planBounds, type DetailedPlan } from '@/lib/sip/domain/plan';
import { projectEnd, type ProjectedEnd } from '@/lib/sip/domain/project';
import { conventionOf } from '@/lib/sip/domain/inputs/plans';
import { savedPlanVersion } from '@/lib/sip/domain/inputs/plan-in-browser';
import {
  inputsPath,
  inputsQuery,
  openedQuery,
  typedFromQuery,
} from '@/lib/sip/domain/inputs/query';

/** Far longer than the query of a plan in which every field is filled. */
const maxQueryCharacters = 2000;

/**
 * Version 2 of the data of an item of kind `sip-plan`: the inputs in the words of the page's address, which stay
 * readable whatever is added to them. An empty title means that there is none. `startsOn` is there where the plan was
 * saved again since it began.
 */
const version2 = z.object({
  title: savedTitleSchema,
  query: z.string().max(maxQueryCharacters),
  startsOn: isoDateSchema.optional(),
});

const within = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max);

/** Version 1 held the five numbers that the calculator then had. */
const version1 = z.object({
  title: savedTitleSchema,
  plan: z.object({
    monthlyRupees: within(planBounds.monthlyRupees),
    annualReturnPercent: within(planBounds.annualReturnPercent),
    months: z.int().min(1).max(maxMonths),
    yearlyStepUpPercent: within(planBounds.yearlyStepUpPercent),
    lumpSumRupees: within(planBounds.lumpSumRupees),
  }),
});

/** The saved item of the inputs; null when the title is out of bounds. */
export function savedItemOf(id: string, title: string, inputs: SipInputs): NewSavedItem | null {
  const data = version2.safeParse({ title, query: inputsQuery(inputs) });
  return data.success ? { id, kind: 'sip-plan', version: savedPlanVersion, data: data.data } : null;
}

/**
 * The data of a plan that replaces another: with the same figures, whatever its name and whether its table has years or
 * months, it goes on from its start. One with a top-up or a pause begins anew, since the calculator names their months from
 * today.
 */
export function dataAfter(before: SavedItem, item: NewSavedItem): NewSavedItem['data'] {
  const { data } = item;
  const stored = readData(before);
  const next = readData({ ...item, updatedAt: before.updatedAt });
  if (!stored || !next || figuresOf(stored.inputs) !== figuresOf(next.inputs)) return data;
  const { topUps, pauses } = planAOf(stored.inputs).main.plan;
  return topUps || pauses ? data : { ...data, startsOn: stored.startsOn };
}

function figuresOf(inputs: SipInputs): string {
  return inputsQuery({ ...inputs, tableOf: startInputs.tableOf });
}

/** A saved plan as the dashboard shows it. */
export type SavedPlanSummary = {
  id: string;
  /** Empty when the person gave none. */
  title: string;
  plan: DetailedPlan;
  projection: ProjectedEnd;
  /** The goal of the plan; null for none. */
  goal: GoalOutcome | null;
  /** Opens the plan in the calculator with its name, so that it is saved again in its place. */
  path: string;
  /** The day on which its inputs were last changed; with a top-up or a pause, on which it was last saved. */
  startsOn: IsoDate;
  updatedAt: Date;
};

/**
 * Null for other kinds, and for data that this version cannot read. A member may have 200 plans, and several cards of the
 * dashboard show them: each is computed once, without its tax and without plans B and C.
 */
export const summariseSavedPlan = memoizeByObject((item: SavedItem): SavedPlanSummary | null => {
  const stored = item.kind === 'sip-plan' ? readData(item) : null;
  if (!stored) return null;
  const { goal, main } = planAOf(stored.inputs);
  const { plan } = main;
  return {
    id: item.id,
    title: stored.title,
    plan,
    projection: projectEnd(plan, conventionOf(stored.inputs)),
    goal,
    path: inputsPath(stored.inputs) + openedQuery({ id: item.id, title: stored.title }),
    startsOn: stored.startsOn,
    updatedAt: item.updatedAt,
  };
});

function readData({ version, data, updatedAt }: SavedItem) {
  const savedOn = dateInIndia(updatedAt);
  if (version === 1) {
    const read = version1.safeParse(data);
    return read.success
      ? { title: read.data.title, inputs: inputsOfVersion1(read.data.plan), startsOn: savedOn }
      : null;
  }
  const read = version === savedPlanVersion ? version2.safeParse(data) : null;
  if (!read?.success) return null;
  const { title, query, startsOn: begunOn = savedOn } = read.data;
  const startsOn = begunOn < savedOn ? begunOn : savedOn;
  const typed = typedFromQuery(Object.fromEntries(new URLSearchParams(query)));
  const { inputs } = readInputs(typed, startsOn);
  return inputs && { title, inputs, startsOn };
}

/** The page only ever saved whole years. */
function inputsOfVersion1(plan: z.infer<typeof version1>['plan']): SipInputs {
  const { monthlyRupees, annualReturnPercent, yearlyStepUpPercent, lumpSumRupees, months } = plan;
  return {
    ...startInputs,
    monthlyRupees,
    annualReturnPercent,
    years: Math.ceil(months / monthsPerYear),
    stepUp: yearlyStepUpPercent,
    lumpSumRupees,
  };
}
