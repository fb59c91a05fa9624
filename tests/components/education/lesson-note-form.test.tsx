import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LessonNoteForm } from '@/components/education/lesson/lesson-note-form';
import type { NoteState } from '@/lib/education/domain/lesson-notes';
import { messages } from '@/lib/messages';

const words = messages().lessonNotes.inLesson;

function draw(answer: (typed: string) => NoteState) {
  const sent: Record<string, unknown>[] = [];
  render(
    <LessonNoteForm
      lesson="tax/a"
      note="As it was"
      noteRevision={3}
      most={5_000}
      saveAction={async (_, form) => {
        sent.push(Object.fromEntries(form));
        return answer(String(form.get('text')));
      }}
      messages={words}
    />,
  );
  return sent;
}

const note = () => screen.getByLabelText<HTMLTextAreaElement>(words.note);

test('the typed note is saved, and the form says so', async () => {
  const sent = draw((text) => ({ status: 'saved', text, basedOn: 4, other: null }));
  await userEvent.type(note(), ' and more');
  await userEvent.click(screen.getByRole('button', { name: words.save }));
  expect(await screen.findByText(words.outcomes.saved)).toBeInTheDocument();
  expect(sent).toEqual([{ lesson: 'tax/a', basedOn: '3', text: 'As it was and more' }]);
  expect(note()).toHaveValue('As it was and more');
});

test('changed elsewhere, both texts are there, and the next try is based on the newer', async () => {
  const sent = draw((text) => ({ status: 'changed-elsewhere', text, basedOn: 9, other: 'Theirs' }));
  await userEvent.type(note(), '!');
  await userEvent.click(screen.getByRole('button', { name: words.save }));
  expect(await screen.findByText('Theirs')).toBeInTheDocument();
  expect(note()).toHaveValue('As it was!');
  await userEvent.click(screen.getByRole('button', { name: words.save }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ basedOn: '9' });
});

test.each(['too-many', 'signed-out', 'unavailable'] as const)(
  'after %s the text is still there',
  async (status) => {
    draw((text) => ({ status, text, basedOn: 3, other: null }));
    await userEvent.type(note(), ' typed');
    await userEvent.click(screen.getByRole('button', { name: words.save }));
    expect(await screen.findByText(words.outcomes[status])).toBeInTheDocument();
    expect(note()).toHaveValue('As it was typed');
  },
);
