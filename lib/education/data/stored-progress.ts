import { z } from 'zod';
import { answersStored, noProgress, type Progress } from '@/lib/education/domain/learning/progress';

const version = 1;
const atMs = z.number();

const schema = z.object({
  version: z.literal(version),
  answers: z.record(
    z.string(),
    z
      .array(z.object({ atMs, isRight: z.boolean(), askedIn: z.enum(['quiz', 'review', 'mix']) }))
      .max(answersStored),
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
