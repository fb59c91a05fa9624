import { z } from 'zod';
import { linesUpTo } from '@/lib/text/text-schema';
import {
  notesLimits,
  type LessonNotes,
  type NotesChange,
} from '@/lib/education/domain/lesson-notes';

/** The text around a quote: its spaces are part of the lesson's text. */
const context = linesUpTo(notesLimits.contextCharacters, { isTrimmed: false });

const highlightSchema = z.object({
  id: z.uuid(),
  quote: linesUpTo(notesLimits.quoteCharacters).refine((quote) => quote !== ''),
  before: context,
  after: context,
});

const noteText = linesUpTo(notesLimits.noteCharacters);

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

/** A change as a browser sent it; null for anything else, and for one that is too long. */
export function readNotesChange(sent: unknown): NotesChange | null {
  return changeSchema.safeParse(sent).data ?? null;
}

/** Notes as the database has them; null where the shape is unknown. */
export function readNotes(stored: unknown): LessonNotes | null {
  return notesSchema.safeParse(stored).data ?? null;
}
