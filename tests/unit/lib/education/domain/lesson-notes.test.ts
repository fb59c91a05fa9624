import fc from 'fast-check';
import {
  changeNotes,
  noNotes,
  notesLimits,
  type Highlight,
} from '@/lib/education/domain/lesson-notes';
import { readNotes, readNotesChange } from '@/lib/education/data/notes-schema';

const highlight: Highlight = {
  id: '3f0b8a6e-6a0a-4c5e-9d0b-6a2f1c6f7a11',
  quote: 'One account makes every rupee look spendable.',
  before: 'so you have one account. ',
  after: ' Two or three',
};

test('a note is saved as a change of the revision that its writer saw', () => {
  const first = changeNotes(noNotes, { kind: 'note', text: 'Ask HR', basedOn: 0 });
  expect(first).toMatchObject({ ok: true, value: { note: 'Ask HR', noteRevision: 1 } });
  if (!first.ok) return;
  expect(changeNotes(first.value, { kind: 'note', text: 'Other', basedOn: 0 })).toEqual({
    ok: false,
    problem: 'changed-elsewhere',
  });
  // Sent twice, because the answer got lost: the same note is saved once.
  const again = changeNotes(first.value, { kind: 'note', text: 'Ask HR', basedOn: 0 });
  expect(again).toEqual({ ok: true, value: first.value });
});

test('whatever two tabs do to marks and bookmark, each change is there at the end', () => {
  const marks = fc.uniqueArray(fc.uuid({ version: 4 }), { minLength: 2, maxLength: 10 });
  fc.assert(
    fc.property(marks, fc.boolean(), (ids, isBookmarked) => {
      const changes = [
        ...ids.map(
          (id) => ({ kind: 'highlight', highlight: { ...highlight, id, quote: id } }) as const,
        ),
        { kind: 'bookmark', isBookmarked } as const,
      ];
      const notes = changes.reduce((before, change) => {
        const after = changeNotes(before, change);
        return after.ok ? after.value : before;
      }, noNotes);
      expect(notes.highlights.map(({ id }) => id)).toEqual(ids);
      expect(notes.isBookmarked).toBe(isBookmarked);
      expect(readNotes(JSON.parse(JSON.stringify(notes)))).toEqual(notes);
    }),
    { numRuns: 50 },
  );
});

test('a passage is marked once, removed for good, and there is an end to marking', () => {
  const marked = changeNotes(noNotes, { kind: 'highlight', highlight });
  if (!marked.ok) throw new Error('not marked');
  const otherId = { ...highlight, id: '3f0b8a6e-6a0a-4c5e-9d0b-6a2f1c6f7a12' };
  expect(changeNotes(marked.value, { kind: 'highlight', highlight: otherId })).toEqual(marked);
  const removed = changeNotes(marked.value, { kind: 'remove-highlight', id: highlight.id });
  expect(removed).toEqual({ ok: true, value: noNotes });
  const full = {
    ...noNotes,
    highlights: Array.from({ length: notesLimits.highlights }, (_, at) => ({
      ...highlight,
      id: String(at),
      quote: String(at),
    })),
  };
  expect(changeNotes(full, { kind: 'highlight', highlight })).toEqual({
    ok: false,
    problem: 'full',
  });
});

test.each([
  ['no kind', {}],
  ['a note that is too long', { kind: 'note', text: 'a'.repeat(5_001), basedOn: 0 }],
  ['a revision that is none', { kind: 'note', text: 'a', basedOn: NaN }],
  ['an id of its own making', { kind: 'highlight', highlight: { ...highlight, id: '../x' } }],
  ['an empty passage', { kind: 'highlight', highlight: { ...highlight, quote: ' \n ' } }],
  [
    'a passage that is too long',
    { kind: 'highlight', highlight: { ...highlight, quote: 'a'.repeat(601) } },
  ],
  ['text in place of an object', 'note'],
])('%s is no change', (_, sent) => {
  expect(readNotesChange(sent)).toBeNull();
});

test('a note keeps its lines and loses invisible characters', () => {
  const sent = { kind: 'note', text: ' one\r\n\u202Etwo\u0000\n', basedOn: 0 };
  expect(readNotesChange(sent)).toEqual({ kind: 'note', text: 'one\ntwo', basedOn: 0 });
});
