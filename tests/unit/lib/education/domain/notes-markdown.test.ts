import { noNotes } from '@/lib/education/domain/lesson-notes';
import { notesMarkdown } from '@/lib/education/domain/notes-markdown';
import { messages } from '@/lib/messages';

const words = messages().lessonNotes.markdown;
const highlight = { id: '1', before: '', after: '' };

test('paths, lessons, notes and passages stand one below the other', () => {
  const text = notesMarkdown(
    [
      {
        pathTitle: 'Your first salary',
        title: 'Accounts',
        url: 'https://arthayatra.example/a',
        notes: {
          ...noNotes,
          isBookmarked: true,
          note: '- [ ] ask *HR*',
          highlights: [{ ...highlight, quote: 'One line.\n# not a heading, 5 * 3 [x]' }],
        },
      },
      {
        pathTitle: 'Your first salary',
        title: 'Tax_2026',
        url: 'https://arthayatra.example/b',
        notes: { ...noNotes, highlights: [{ ...highlight, quote: '1. not a list' }] },
      },
    ],
    '2026-11-21',
    words,
  );
  expect(text).toBe(
    [
      '# My notes from Arthayatra',
      'Exported on 21 Nov 2026.',
      '## Your first salary',
      '### [Accounts](https://arthayatra.example/a)',
      words.bookmarked,
      // The person's own Markdown.
      '- [ ] ask *HR*',
      words.highlights,
      '> One line.\n> \\# not a heading, 5 \\* 3 \\[x\\]',
      '### [Tax\\_2026](https://arthayatra.example/b)',
      words.highlights,
      '> 1\\. not a list\n',
    ].join('\n\n'),
  );
});

test('no notes are said to be none', () => {
  expect(notesMarkdown([], '2026-11-21', words)).toContain(words.none);
});
