import { z } from 'zod';
import type { LessonId } from '@/lib/education/domain/course-paths';
import {
  answersStored,
  noProgress,
  type LearningEvent,
  type Progress,
} from '@/lib/education/domain/learning/progress';
import type { QuestionKey } from '@/lib/education/domain/lesson-files';
import { fieldsOf } from '@/lib/fields-of';

/** What one request may bring. A browser that was offline for long sends several. */
export const eventsPerRequest = 50;

const lessonName = /^[a-z0-9-]{1,60}\/[a-z0-9-]{1,80}$/;
const questionName = /^[a-z0-9-]{1,60}\/[a-z0-9-]{1,80}:[a-z0-9-]{1,40}$/;

const askedIn = z.enum(['quiz', 'review', 'mix']);

const common = { id: z.uuid(), atMs: z.int().min(0) };

const eventSchema: z.ZodType<LearningEvent> = z.discriminatedUnion('kind', [
  z.strictObject({
    ...common,
    kind: z.literal('answered'),
    question: z.custom<QuestionKey>(
      (value) => typeof value === 'string' && questionName.test(value),
    ),
    option: z.int().min(0).max(9),
    askedIn,
  }),
  z.strictObject({
    ...common,
    kind: z.literal('read'),
    lesson: z.custom<LessonId>((value) => typeof value === 'string' && lessonName.test(value)),
    heading: z
      .string()
      .regex(/^[a-z0-9-]{1,100}$/)
      .nullable(),
  }),
]);

/** The body of a request: whose events these are (`ownerOf`), when it was sent by the browser's clock, and the events. */
const requestSchema = z.strictObject({
  owner: z.string(),
  sentAtMs: z.int().min(0).optional(),
  events: z.array(z.unknown()).max(eventsPerRequest),
});

export type LearningRequest = {
  owner: string;
  /** By the browser's clock. Pages of an earlier release do not send it. */
  sentAtMs?: number | undefined;
  events: readonly LearningEvent[];
  /** Ids of what cannot be read, so that the browser stops sending it. */
  unreadIds: readonly string[];
};

/** Null for anything that is not a request of ours. */
export function readLearningRequest(body: unknown): LearningRequest | null {
  const request = requestSchema.safeParse(body);
  if (!request.success) return null;
  const { owner, sentAtMs, events } = request.data;
  const read = events.map((event) => ({ event, checked: eventSchema.safeParse(event) }));
  return {
    owner,
    sentAtMs,
    events: read.flatMap(({ checked }) => (checked.success ? checked.data : [])),
    unreadIds: read.flatMap(({ event, checked }) => (checked.success ? [] : idOf(event))),
  };
}

function idOf(event: unknown): string[] {
  const { id } = fieldsOf(event);
  return typeof id === 'string' ? [id] : [];
}

const version = 1;
const atMs = z.number();

const schema = z.object({
  version: z.literal(version),
  answers: z.record(
    z.string(),
    z.array(z.object({ atMs, isRight: z.boolean(), askedIn })).max(answersStored),
  ),
  places: z.record(z.string(), z.object({ atMs, heading: z.string().nullable() })),
});

/** The progress in a document; none where there is no document. @throws for a document of another shape. */
export function readProgress(fields: Record<string, unknown> | undefined): Progress {
  if (!fields) return noProgress;
  const { answers, places } = schema.parse(fields);
  return { answers, places };
}

export function progressFields({ answers, places }: Progress) {
  return { version, answers, places };
}
