import { z } from 'zod';
import type { LessonId } from './course-paths';

/** A lesson, a skill, a question or a heading, as its address or its file names it. */
export const slugSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

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
