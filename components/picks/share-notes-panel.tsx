import { Alert } from '@/components/ui/alert';
import { RemoveButton } from '@/components/saved/remove-saved-item';
import { Card } from '@/components/ui/card/card';
import { formatDate } from '@/lib/calendar/iso-date';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { saveChecklist, saveNote } from '@/lib/picks/server/actions';
import type { SavedForShare } from '@/lib/picks/data/saved-for-share';
import { NoteForm, ChecklistForm } from '@/components/picks/company-forms';

const { notes: notesMessages } = messages().picksOwn;

/** Checklist and journal of one share. Plain forms: they need no script. */
export function ShareNotesPanel({
  isin,
  savedForShare,
  newNoteId,
}: {
  isin: string;
  /** Null while the account cannot be reached. */
  savedForShare: SavedForShare | null;
  newNoteId: string;
}) {
  if (!savedForShare) return <Alert tone="warn">{notesMessages.accountDown}</Alert>;
  const { points, notes } = savedForShare;
  return (
    <Card title={notesMessages.title} titleId="share-notes" description={notesMessages.intro}>
      <div className="grid gap-8 lg:grid-cols-2">
        <section aria-labelledby="share-checklist" className="grid content-start gap-3">
          <h3 id="share-checklist" className="font-semibold">
            {notesMessages.checklist}
          </h3>
          <ChecklistForm
            isin={isin}
            points={points}
            saveAction={saveChecklist}
            messages={notesMessages}
          />
        </section>
        <section aria-labelledby="share-journal" className="grid content-start gap-3">
          <h3 id="share-journal" className="font-semibold">
            {notesMessages.journal}
          </h3>
          <NoteForm id={newNoteId} isin={isin} saveAction={saveNote} messages={notesMessages} />
          {notes.length === 0 ? <p className="text-ink-soft">{notesMessages.none}</p> : null}
          <ul className="grid gap-3">
            {notes.map(({ id, writtenOn, text }) => (
              <li key={id} className="grid gap-1 border-l-2 border-line pl-3">
                <span className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-soft">
                  {formatDate(writtenOn)}
                  <RemoveButton
                    id={id}
                    label={notesMessages.removeShort}
                    name={fill(notesMessages.remove, { day: formatDate(writtenOn) })}
                  />
                </span>
                <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Card>
  );
}
