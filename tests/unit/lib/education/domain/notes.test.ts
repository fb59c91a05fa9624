import fc from 'fast-check';
import { readNotes, readNotesChange } from '@/lib/education/data/notes-schema';
import {
  isEarned,
  readCertificateFields,
  readCertificateName,
} from '@/lib/education/domain/certificate';
import {
  findPassage,
  passageBetween,
  changeNotes,
  noNotes,
  notesLimits,
  type Highlight,
} from '@/lib/education/domain/lesson-notes';
import { notesMarkdown } from '@/lib/education/domain/notes-markdown';
import { messages } from '@/lib/messages';
import { failure, success } from '@/lib/result';

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
  expect(changeNotes(first.value, { kind: 'note', text: 'Other', basedOn: 0 })).toEqual(
    failure('changed-elsewhere'),
  );
  // Sent twice, because the answer got lost: the same note is saved once.
  const again = changeNotes(first.value, { kind: 'note', text: 'Ask HR', basedOn: 0 });
  expect(again).toEqual(success(first.value));
});

test('each of several highlights and a bookmark is there at the end', () => {
  const marks = fc.uniqueArray(fc.uuid({ version: 4 }), { minLength: 2, maxLength: 10 });
  fc.assert(
    fc.property(marks, fc.boolean(), (ids, isBookmarked) => {
      const marked = ids.map((id) => ({ ...highlight, id, quote: id }));
      const changes = [
        ...marked.map((each) => ({ kind: 'highlight', highlight: each }) as const),
        { kind: 'bookmark', isBookmarked } as const,
      ];
      const notes = changes.reduce((before, change) => {
        const after = changeNotes(before, change);
        return after.ok ? after.value : before;
      }, noNotes);
      expect(notes).toMatchObject({ highlights: marked, isBookmarked });
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
  expect(removed).toEqual(success(noNotes));
  const many = Array.from({ length: notesLimits.highlights }, (_, at) => String(at));
  const highlights = many.map((id) => ({ ...highlight, id, quote: id }));
  const full = { ...noNotes, highlights };
  expect(changeNotes(full, { kind: 'highlight', highlight })).toEqual(failure('full'));
});

test.each([
  ['no kind', {}],
  ['a note that is too long', { kind: 'note', text: 'a'.repeat(5_001), basedOn: 0 }],
  ['a revision that is none', { kind: 'note', text: 'a', basedOn: NaN }],
  ['an id of its own making', { kind: 'highlight', highlight: { ...highlight, id: '../x' } }],
  ['an empty passage', { kind: 'highlight', highlight: { ...highlight, quote: ' \n ' } }],
  ['a long passage', { kind: 'highlight', highlight: { ...highlight, quote: 'a'.repeat(601) } }],
  ['text in place of an object', 'note'],
])('%s is no change', (_, sent) => {
  expect(readNotesChange(sent)).toBeNull();
});

test('a note keeps its lines and loses invisible characters', () => {
  const sent = { kind: 'note', text: ' one\r\n\u202Etwo\u0000\n', basedOn: 0 };
  expect(readNotesChange(sent)).toEqual({ kind: 'note', text: 'one\ntwo', basedOn: 0 });
});

describe('find passage', () => {
  const text = 'Pay yourself first. Then pay the bills. Pay yourself first, always.';

  test('a passage that occurs twice is found where it was marked', () => {
    const at = text.lastIndexOf('Pay yourself first');
    const passage = passageBetween(text, at, at + 18, 10);
    expect(passage).toEqual({
      quote: 'Pay yourself first',
      before: 'he bills. ',
      after: ', always.',
    });
    expect(passage && findPassage(text, passage)).toEqual({ start: at, end: at + 18 });
  });

  test('words that moved are found by themselves, words that are gone are not', () => {
    const passage = { quote: 'Then pay the bills.', before: 'something else ', after: 'and more' };
    expect(findPassage(text, passage)).toEqual({ start: 20, end: 39 });
    expect(findPassage(text, { ...passage, quote: 'Then pay the rent.' })).toBeNull();
  });

  test('a passage saved with straight quotes is found in a text with typographic ones', () => {
    const passage = { quote: `a "fund's" cost`, before: '', after: '' };
    expect(findPassage('It is a “fund’s” cost.', passage)).toEqual({ start: 6, end: 21 });
  });

  test('any passage is found again in the text from which it was taken', () => {
    const places = fc.tuple(fc.nat(text.length), fc.nat(text.length));
    fc.assert(
      fc.property(places, ([one, other]) => {
        const passage = passageBetween(text, Math.min(one, other), Math.max(one, other), 12);
        if (!passage) return text.slice(Math.min(one, other), Math.max(one, other)).trim() === '';
        const found = findPassage(text, passage);
        return found !== null && text.slice(found.start, found.end) === passage.quote;
      }),
    );
  });
});

describe('notes markdown', () => {
  const markdownMessages = messages().lessonNotes.markdown;
  const highlight = { id: '1', before: '', after: '' };

  test('paths, lessons, notes and passages stand one below the other', () => {
    const lesson = (title: string, quote: string, notes = {}) => ({
      ...{ pathTitle: 'Your first salary', title, url: `https://arthayatra.example/${title}` },
      notes: { ...noNotes, highlights: [{ ...highlight, quote }], ...notes },
    });
    const written = { isBookmarked: true, note: '- [ ] ask *HR*' };
    const lessons = [
      lesson('Accounts', 'One line.\n# not a heading, 5 * 3 [x]', written),
      lesson('Tax_2026', '1. not a list'),
    ];
    const text = notesMarkdown(lessons, '2026-11-21', markdownMessages);
    expect(text).toBe(
      [
        '# My notes from Arthayatra',
        'Exported on 21 Nov 2026.',
        '## Your first salary',
        '### [Accounts](https://arthayatra.example/Accounts)',
        markdownMessages.bookmarked,
        // The person's own Markdown.
        '- [ ] ask *HR*',
        markdownMessages.highlights,
        '> One line.\n> \\# not a heading, 5 \\* 3 \\[x\\]',
        '### [Tax\\_2026](https://arthayatra.example/Tax_2026)',
        markdownMessages.highlights,
        '> 1\\. not a list\n',
      ].join('\n\n'),
    );
  });
});

describe('a marked passage in the markdown', () => {
  test.each([
    ['---', '\\---'],
    ['===', '\\==='],
    ['--  --', '\\--  --'],
    ['- - -', '\\- - -'],
    ['-', '\\-'],
    ['+', '\\+'],
    ['1.', '1\\.'],
    ['-5% = a loss', '-5% = a loss'],
    ['== 5', '== 5'],
  ])('%j stays the text that it is', (line, written) => {
    const quote = `Fees\n${line}`;
    const notes = { ...noNotes, highlights: [{ ...highlight, quote }] };
    const lesson = {
      pathTitle: 'Path',
      title: 'Lesson',
      url: 'https://arthayatra.example/x',
      notes,
    };
    const text = notesMarkdown([lesson], '2026-11-21', messages().lessonNotes.markdown);
    expect(text.slice(text.indexOf('> '))).toBe(`> Fees\n> ${written}\n`);
  });
});

describe('a certificate', () => {
  test.each([
    ['  Asha   Rao ', 'Asha Rao'],
    ['आशा', 'आशा'],
    ['Asha\u202E', 'Asha'],
  ])('the name %j stands as %j', (typed, name) => {
    expect(readCertificateName(typed)).toBe(name);
  });

  test.each(['', '   ', '\u0000', 'a'.repeat(61)])('%j is no name', (typed) => {
    expect(readCertificateName(typed)).toBeNull();
  });

  test.each([
    [{ finished: 7, lessons: 7, level: 'proficient' }, true],
    [{ finished: 7, lessons: 7, level: 'mastered' }, true],
    [{ finished: 6, lessons: 7, level: 'mastered' }, false],
    [{ finished: 7, lessons: 7, level: 'familiar' }, false],
    [{ finished: 0, lessons: 0, level: 'mastered' }, false],
  ] as const)('%j is earned: %s', (standing, earned) => {
    expect(isEarned(standing)).toBe(earned);
  });

  test('a stored certificate is read without its owner; another shape is null', () => {
    const fields = {
      ...{ path: 'tax', pathTitle: 'Tax', lessons: 7, name: 'Asha', uid: 'secret' },
      ...{ issuedOn: '2026-11-21', withdrawnOn: null },
    };
    expect(readCertificateFields('id', fields)).toEqual({
      ...{ id: 'id', path: 'tax', pathTitle: 'Tax', lessons: 7, name: 'Asha' },
      ...{ issuedOn: '2026-11-21', withdrawnOn: null },
    });
    expect(readCertificateFields('id', { ...fields, issuedOn: 'yesterday' })).toBeNull();
    expect(readCertificateFields('id', undefined)).toBeNull();
  });
});
