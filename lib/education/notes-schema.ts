import { z } from 'zod';
import { notesLimits, type LessonNotes, type NotesChange } from './lesson-notes';

/** Control characters but the end of a line, and those that turn the direction of writing, are left out. */
const unwanted = /[^\P{Cc}\n]|[\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
const clean = (text: string) => text.normalize('NFC').replace(/\r\n?/g, '\n').replace(unwanted, '');

const context = z.string().max(notesLimits.contextCharacters).transform(clean);

const highlightSchema = z.object({
  id: z.uuid(),
  quote: z
    .string()
    .transform(clean)
    .pipe(z.string().trim().min(1).max(notesLimits.quoteCharacters)),
  before: context,
  after: context,
});

const noteText = z
  .string()
  .transform((text) => clean(text).trim())
  .pipe(z.string().max(notesLimits.noteCharacters));

const changeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('bookmark'), isBookmarked: z.boolean() }),
  z.object({ kind: z.literal('note'), text: noteText, basedOn: z.int().min(0) }),
  z.object({ kind: z.literal('highlight'), highlight: highlightSchema }),
  z.object({ kind: z.literal('remove-highlight'), id: z.uuid() }),
]);

const notesSchema = z.object({
  isBookmarked: z.boolean(),
  note: z.string(),
  noteRevision: z.int().min(0),
  highlights: z.array(highlightSchema),
});

/** A change as a browser sent it; null for what is none, or is too long. */
export function readNotesChange(sent: unknown): NotesChange | null {
  return changeSchema.safeParse(sent).data ?? null;
}

/** Notes as the database has them; null for what has no known shape. */
export function readNotes(kept: unknown): LessonNotes | null {
  return notesSchema.safeParse(kept).data ?? null;
}
