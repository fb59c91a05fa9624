import 'server-only';
import { z } from 'zod';
import { planBounds } from './plan';

const within = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max);

/** The data of a saved item of kind `sip-plan`, version 1. */
export const savedSipPlanSchema = z.object({
  title: z.string().max(60).nullable(),
  plan: z.object({
    monthlyRupees: within(planBounds.monthlyRupees),
    annualReturnPercent: within(planBounds.annualReturnPercent),
    months: z.int().min(1).max(600),
    yearlyStepUpPercent: within(planBounds.yearlyStepUpPercent),
    lumpSumRupees: within(planBounds.lumpSumRupees),
  }),
});

export type SavedSipPlan = z.infer<typeof savedSipPlanSchema>;
