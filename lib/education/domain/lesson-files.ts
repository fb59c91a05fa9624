import { z } from 'zod';
import { isoDateSchema } from '@/lib/calendar/iso-date-schema';
import type { LessonId } from './course-paths';

/** A lesson, a skill, a question or a heading, as its address or its file names it. */
const slugSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const optionSchema = z.object({
  text: z.string().min(1),
  isRight: z.boolean(),
  /** Why this option is right or wrong. */
  why: z.string().min(20),
  /** The id of the heading whose part answers the question. */
  paragraph: slugSchema,
});

const questionSchema = z
  .object({
    id: slugSchema,
    skill: slugSchema,
    question: z.string().min(10),
    options: z.array(optionSchema).min(3).max(4),
  })
  .refine(({ options }) => options.filter(({ isRight }) => isRight).length === 1, {
    message: 'One option is right, and only one',
  });

export const quizSchema = z
  .object({ questions: z.array(questionSchema).min(4).max(8) })
  .refine(({ questions }) => new Set(questions.map(({ id }) => id)).size === questions.length, {
    message: 'Two questions share an id',
  });

export type QuizQuestion = z.infer<typeof questionSchema>;

/** The id of a question, `first-salary/payslip:q2`. Answers are stored under it. */
export type QuestionKey = `${LessonId}:${string}`;

export function questionKey(lesson: LessonId, question: string): QuestionKey {
  return `${lesson}:${question}`;
}

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
  /** `file#export` of content/law: the rows that the lesson cites. */
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
