import { z } from 'zod';
import { isoDateSchema } from '@/lib/calendar/iso-date-schema';
import { readLine } from '@/lib/text/read-text';
import { type PathStanding, masteryLevels } from '@/lib/education/domain/learning/mastery';

const fieldsSchema = z.object({
  /** The slug of the path. */
  path: z.string(),
  /** The path's title on the day on which it was made. */
  pathTitle: z.string(),
  lessons: z.int().min(1),
  /** The name that the person chose for it; null once it is withdrawn. */
  name: z.string().nullable(),
  issuedOn: isoDateSchema,
  withdrawnOn: isoDateSchema.nullable(),
});

/** What a certificate shows to anyone who has its address. Its id: 128 random bits as 22 letters, not to be guessed. */
export type Certificate = { id: string } & z.infer<typeof fieldsSchema>;

export function isCertificateId(text: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(text);
}

const maxNameCharacters = 60;

/** The name as it will be on the certificate; null for none, or one of more than 60 characters. */
export function readCertificateName(typed: string): string | null {
  return readLine(typed, { maxCharacters: maxNameCharacters }) || null;
}

/** Whether a path is learnt: every quiz answered, and every skill at least proficient today. */
export function isEarned({
  finished,
  lessons,
  level,
}: Pick<PathStanding, 'finished' | 'lessons' | 'level'>): boolean {
  const reached = masteryLevels.indexOf(level);
  return lessons > 0 && finished === lessons && reached >= masteryLevels.indexOf('proficient');
}

/** A certificate as the database has it; null where the shape is unknown. */
export function readCertificateFields(id: string, stored: unknown): Certificate | null {
  const fields = fieldsSchema.safeParse(stored).data;
  return fields ? { id, ...fields } : null;
}

/** The outcome of asking for a certificate, for its form. `issued` leads to `id`. */
export type CertificateState = {
  status: null | 'issued' | 'no-name' | 'not-earned' | 'signed-out' | 'too-many' | 'unavailable';
  /** As it was typed. */
  name: string;
  id: string | null;
};
