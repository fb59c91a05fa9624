import { z } from 'zod';
import { isoDateSchema } from '@/lib/calendar/iso-date-schema';
import { slugSchema } from './quiz';

const rupees = z.number().positive().max(1e10);
const percent = z.number().min(-30).max(60);
const years = z.number().positive().max(60);

/** The calculators that a lesson can hold, each with its first numbers. */
const widgetSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('sip'),
    monthlyRupees: rupees,
    annualRatePercent: percent,
    years: years.int(),
  }),
  z.strictObject({ kind: z.literal('tax'), grossSalaryRupees: rupees }),
  z.strictObject({ kind: z.literal('xirr') }),
  z.strictObject({ kind: z.literal('option'), preset: z.string() }),
  z.strictObject({
    kind: z.literal('emi'),
    principalRupees: rupees,
    annualRatePercent: percent,
    months: z.int().positive().max(480),
  }),
  z.strictObject({
    kind: z.literal('goal'),
    targetRupees: rupees,
    years: years.int(),
    annualRatePercent: percent.default(10),
  }),
  z.strictObject({
    kind: z.literal('emergency-fund'),
    monthlyRupees: rupees,
    months: z.int().positive().max(36).default(6),
  }),
  z.strictObject({
    kind: z.literal('real-value'),
    rupees,
    inflationPercent: percent,
    years,
  }),
]);

export type WidgetSetting = z.infer<typeof widgetSchema>;

/** The front matter of a lesson's file. */
export const frontMatterSchema = z.strictObject({
  title: z.string().min(5).max(80),
  summary: z.string().min(20).max(160),
  minutes: z.int().min(3).max(15),
  /** Slugs of lessons of any path that come before. */
  prerequisites: z.array(slugSchema),
  /** `file#export` of lib/law: the rows that the lesson cites. */
  laws: z.array(z.string().regex(/^[a-z0-9-]+#[A-Za-z0-9]+$/)),
  skills: z.array(slugSchema).min(1).max(3),
  /** Slugs of the glossary. */
  terms: z.array(slugSchema),
  /** The day on which an editor last checked the lesson against the law. */
  reviewedOn: isoDateSchema,
  /** The id of the heading whose part the calculator belongs to. */
  widgetAfter: slugSchema,
  widget: widgetSchema,
});

export type FrontMatter = z.infer<typeof frontMatterSchema>;

export const learningPathSchema = z.strictObject({
  slug: slugSchema,
  title: z.string().min(3),
  /** Three to five of its subjects, for one line in a list. */
  topics: z.string().min(10).max(40),
  summary: z.string().min(20),
  forWhom: z.string().min(10),
  lessons: z.array(slugSchema).min(1),
});

export type PathFile = z.infer<typeof learningPathSchema>;
