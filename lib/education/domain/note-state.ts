/** What came of keeping a note, for its form. */
export type NoteState = {
  status:
    null | 'saved' | 'invalid' | 'changed-elsewhere' | 'too-many' | 'signed-out' | 'unavailable';
  /** As typed, or as saved. */
  text: string;
  /** The revision of the note that the next change is made to. */
  basedOn: number;
  /** The note that another tab or device saved meanwhile. */
  other: string | null;
};

export type HighlightOutcome =
  'saved' | 'invalid' | 'full' | 'too-many' | 'signed-out' | 'unavailable';
