import { failure, success, type Result } from '@/lib/result';
import type { LessonId } from './course-paths';

/** A highlighted passage: its words, and enough of the text around them to find it again. */
export type Highlight = {
  /** A UUID that the browser makes, so that sending it twice stores it once. */
  id: string;
  quote: string;
  before: string;
  after: string;
};

/** Bookmark, note and marked passages of a person for a lesson. */
export type LessonNotes = {
  isBookmarked: boolean;
  note: string;
  /** Rises with every change of the note; a change names the revision that it is based on. */
  noteRevision: number;
  /** In the order in which they were made. */
  highlights: readonly Highlight[];
};

export type NotesOfLesson = LessonNotes & { lesson: LessonId };

export type NotesChange =
  | { kind: 'bookmark'; isBookmarked: boolean }
  | { kind: 'note'; text: string; basedOn: number }
  | { kind: 'highlight'; highlight: Highlight }
  | { kind: 'remove-highlight'; id: string };

export const noNotes: LessonNotes = {
  isBookmarked: false,
  note: '',
  noteRevision: 0,
  highlights: [],
};

export const notesLimits = {
  noteCharacters: 5_000,
  quoteCharacters: 600,
  contextCharacters: 40,
  highlights: 50,
} as const;

/** `changed-elsewhere`: the note is no longer the one that was changed; another tab or device was quicker. */
export type NotesProblem = 'changed-elsewhere' | 'full';

/** The notes after a change, or why there is none. A change that is already made changes nothing more. */
export function changeNotes(
  notes: LessonNotes,
  change: NotesChange,
): Result<LessonNotes, NotesProblem> {
  const changed = (fields: Partial<LessonNotes>) => success({ ...notes, ...fields });
  const { highlights, noteRevision } = notes;
  switch (change.kind) {
    case 'bookmark':
      return changed({ isBookmarked: change.isBookmarked });
    case 'note':
      if (change.text === notes.note) return success(notes);
      if (change.basedOn !== noteRevision) return failure('changed-elsewhere');
      return changed({ note: change.text, noteRevision: noteRevision + 1 });
    case 'highlight': {
      const { highlight } = change;
      if (highlights.some((known) => isSamePassage(known, highlight))) return success(notes);
      if (highlights.length >= notesLimits.highlights) return failure('full');
      return changed({ highlights: [...highlights, highlight] });
    }
    case 'remove-highlight':
      return changed({ highlights: highlights.filter(({ id }) => id !== change.id) });
  }
}

/** Whether the member has saved anything with the lesson. */
export function hasNotes({ isBookmarked, note, highlights }: LessonNotes): boolean {
  return isBookmarked || note !== '' || highlights.length > 0;
}

function isSamePassage(one: Highlight, other: Highlight): boolean {
  return (
    one.id === other.id ||
    (one.quote === other.quote && one.before === other.before && one.after === other.after)
  );
}

/** The outcome of saving a note, for its form. */
export type NoteState = {
  status:
    | null
    | 'saved'
    | 'invalid'
    | 'changed-elsewhere'
    | 'too-many'
    | 'signed-out'
    | 'unavailable';
  /** As typed, or as saved. */
  text: string;
  /** The revision of the note that the next change is made to. */
  basedOn: number;
  /** The note that another tab or device saved meanwhile. */
  other: string | null;
};

export type HighlightOutcome =
  | 'saved'
  | 'invalid'
  | 'full'
  | 'too-many'
  | 'signed-out'
  | 'unavailable';

/**
 * The place of a highlighted passage in a text: found with the text around it, else by its words alone, which may have
 * moved. Null where they are no longer there. Straight and typographic quotes are the same, since the lessons had
 * straight ones when older passages were saved.
 */
export function findPassage(
  text: string,
  { quote, before, after }: Omit<Highlight, 'id'>,
): { start: number; end: number } | null {
  const plainText = withStraightQuotes(text);
  const tries = [
    { lead: before, whole: `${before}${quote}${after}` },
    { lead: before, whole: `${before}${quote}` },
    { lead: '', whole: `${quote}${after}` },
    { lead: '', whole: quote },
  ];
  for (const { lead, whole } of tries) {
    const at = plainText.indexOf(withStraightQuotes(whole));
    if (at >= 0) return { start: at + lead.length, end: at + lead.length + quote.length };
  }
  return null;
}

/** A text of the same length. */
function withStraightQuotes(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
}

/** The passage between two places of a text, without space at its ends; null when nothing but space is there. */
export function passageBetween(
  text: string,
  from: number,
  to: number,
  contextCharacters: number,
): Omit<Highlight, 'id'> | null {
  const piece = text.slice(from, to);
  const quote = piece.trim();
  if (quote === '') return null;
  const start = from + piece.indexOf(quote);
  const end = start + quote.length;
  return {
    quote,
    before: text.slice(Math.max(0, start - contextCharacters), start),
    after: text.slice(end, end + contextCharacters),
  };
}
