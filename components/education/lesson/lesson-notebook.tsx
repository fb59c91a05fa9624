import { ButtonForm } from '@/components/forms/button-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Popover } from '@/components/ui/overlay/popover';
import { TextLink } from '@/components/ui/text-link';
import {
  hasNotes,
  notesLimits,
  type Highlight,
  type LessonNotes,
  type HighlightOutcome,
  type NoteState,
} from '@/lib/education/domain/lesson-notes';
import { notesPath } from '@/lib/education/domain/course-paths';
import { fill } from '@/lib/messages/fill';
import { formatNumber } from '@/lib/money/rupees';
import type { PressState } from '@/lib/saved/save-problem';
import { LazyHighlightPanel, LessonNoteForm, Notebook } from './notebook-forms';
import { ReadingControls } from './reading';
import { messages } from '@/lib/messages';

const { lessonNotes } = messages();

type Press = (state: PressState, form: FormData) => Promise<PressState>;

type NotebookActions = {
  saveBookmark: Press;
  saveNote: (state: NoteState, form: FormData) => Promise<NoteState>;
  saveHighlight: (lesson: string, highlight: Highlight) => Promise<HighlightOutcome>;
  removeHighlight: Press;
};

const lessonNotesId = 'lesson-notes';

/** Bookmark, note and marked passages of a member for a lesson. Open where there is any. */
export function LessonNotebook({
  lesson,
  articleId,
  notes,
  actions,
}: {
  lesson: string;
  /** The id of the element that holds the text in which passages are marked. */
  articleId: string;
  /** Null while they cannot be reached. */
  notes: LessonNotes | null;
  actions: NotebookActions;
}) {
  const { inLesson } = lessonNotes;
  return (
    <Notebook title={inLesson.title} startsOpen={notes !== null && hasNotes(notes)}>
      {/* Inside, so that a link to it opens the folded part. */}
      <p id={lessonNotesId} className="mb-3 scroll-mt-20 text-sm">
        <TextLink href={notesPath}>{inLesson.all}</TextLink>
      </p>
      {notes ? (
        <div className="grid grid-cols-1 gap-4">
          <ButtonForm
            action={actions.saveBookmark}
            values={{ lesson, bookmark: notes.isBookmarked ? 'off' : 'on' }}
            outcomes={inLesson.pressOutcomes}
          >
            <Button type="submit" variant="secondary">
              {notes.isBookmarked ? inLesson.removeBookmark : inLesson.bookmark}
            </Button>
          </ButtonForm>
          <LessonNoteForm
            lesson={lesson}
            note={notes.note}
            noteRevision={notes.noteRevision}
            max={formatNumber(notesLimits.noteCharacters)}
            saveAction={actions.saveNote}
            messages={inLesson}
          />
          <section className="grid gap-3" aria-labelledby="lesson-highlights">
            <h3 id="lesson-highlights" className="text-sm font-semibold">
              {inLesson.highlights}
            </h3>
            {notes.highlights.length === 0 ? (
              <p className="text-sm text-ink-soft">{inLesson.noHighlights}</p>
            ) : (
              <ul className="grid gap-3">
                {notes.highlights.map(({ id, quote }) => (
                  <li key={id} className="flex items-start justify-between gap-3">
                    <blockquote className="min-w-0 border-l-4 border-warn pl-3">{quote}</blockquote>
                    <ButtonForm
                      action={actions.removeHighlight}
                      values={{ lesson, id }}
                      outcomes={inLesson.pressOutcomes}
                    >
                      <Button
                        type="submit"
                        variant="quiet"
                        aria-label={fill(inLesson.removeLabel, { quote: quote.slice(0, 40) })}
                      >
                        {inLesson.remove}
                      </Button>
                    </ButtonForm>
                  </li>
                ))}
              </ul>
            )}
            <LazyHighlightPanel
              lesson={lesson}
              articleId={articleId}
              highlights={notes.highlights}
              saveAction={actions.saveHighlight}
              messages={inLesson}
            />
          </section>
        </div>
      ) : (
        <Alert tone="warn">{lessonNotes.unavailable}</Alert>
      )}
    </Notebook>
  );
}

/** Behind "Aa": size of the text, print, and the way to the note. */
export function ReadingMenu() {
  return (
    <Popover
      id="reading"
      label={lessonNotes.reading.label}
      isIconOnPhones
      // Beside the link to the path, since the title and its details often fill the row below.
      className="max-sm:-order-1"
      icon={
        <span aria-hidden="true" className="text-base">
          Aa
        </span>
      }
    >
      <ReadingControls notesId={lessonNotesId} messages={lessonNotes.reading} />
    </Popover>
  );
}
