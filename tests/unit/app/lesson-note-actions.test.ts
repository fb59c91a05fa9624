import { refresh } from 'next/cache';
import { saveNote } from '@/app/features/financial-education/notes/actions';
import { requireUserForAction } from '@/lib/auth/server/session';
import { changeMyNotes, readMyNotes } from '@/lib/education/server/notes-store';
import { loadCourse } from '@/lib/education/server/source';
import { type NoteState, noNotes } from '@/lib/education/domain/lesson-notes';
import { failure, success } from '@/lib/result';
import { memberOf } from '@/tests/factories/member';
import { sampleCourse } from '../lib/education/sample-course';

jest.mock('next/cache', () => ({ refresh: jest.fn() }));
jest.mock('@/lib/auth/server/session', () => ({ requireUserForAction: jest.fn() }));
jest.mock('@/lib/education/server/source', () => ({ loadCourse: jest.fn() }));
jest.mock('@/lib/education/server/notes-store', () => ({
  changeMyNotes: jest.fn(),
  readMyNotes: jest.fn(),
}));

const before: NoteState = { status: null, text: '', basedOn: 0, other: null };
const saved = { ...noNotes, note: 'Ask for the payslip', noteRevision: 1 };

function typedNote(): FormData {
  const form = new FormData();
  form.set('lesson', sampleCourse[0]!.lessons[0]!.id);
  form.set('text', saved.note);
  form.set('basedOn', '0');
  return form;
}

beforeEach(() => {
  jest.mocked(refresh).mockReset();
  jest.mocked(requireUserForAction).mockResolvedValue(success(memberOf('asha')));
  jest.mocked(loadCourse).mockResolvedValue(sampleCourse);
});

// Without it, the browser shows the lesson as it was before, with an empty note.
test('after a note is saved, Back to the lesson loads the page anew', async () => {
  jest.mocked(changeMyNotes).mockResolvedValue(success(saved));
  await expect(saveNote(before, typedNote())).resolves.toEqual({
    ...{ status: 'saved', text: saved.note, basedOn: 1, other: null },
  });
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a note that was changed elsewhere is answered with the other text, and nothing is loaded anew', async () => {
  jest.mocked(changeMyNotes).mockResolvedValue(failure('changed-elsewhere'));
  jest.mocked(readMyNotes).mockResolvedValue({ ...saved, note: 'Other', noteRevision: 7 });
  await expect(saveNote(before, typedNote())).resolves.toEqual({
    ...{ status: 'changed-elsewhere', text: saved.note, basedOn: 7, other: 'Other' },
  });
  expect(refresh).not.toHaveBeenCalled();
});
