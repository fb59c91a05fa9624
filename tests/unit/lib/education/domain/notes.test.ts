import fc from 'fast-check';
import { findPassage, passageBetween } from '@/lib/education/domain/find-passage';
import { noNotes } from '@/lib/education/domain/lesson-notes';
import { notesMarkdown } from '@/lib/education/domain/notes-markdown';
import { messages } from '@/lib/messages';

describe('find passage', () => {
  const text = 'Pay yourself first. Then pay the bills. Pay yourself first, always.';

  test('a passage that stands twice is found where it was marked', () => {
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
});
