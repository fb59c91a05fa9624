import {
  findTerm,
  firstSentence,
  glossaryTerms,
  termOf,
  termsByLetter,
} from '@/lib/education/data/glossary';
import { lessonsOf } from '@/lib/education/domain/course';
import { citedRows } from '@/lib/education/domain/law-citation';
import { loadCourse } from '@/lib/education/server/source';
import { pagesWithTerm, termsOfPages } from '@/lib/education/domain/term-uses';
import { messages } from '@/lib/messages';
import { menu, menuPages } from '@/lib/navigation/menu';

const slugs = new Set(glossaryTerms.map(({ slug }) => slug));
const wordsIn = (text: string) => text.trim().split(/\s+/).length;

test('there are at least 250 words, each under an address and a name of its own', () => {
  expect(glossaryTerms.length).toBeGreaterThanOrEqual(250);
  expect(slugs.size).toBe(glossaryTerms.length);
  const names = glossaryTerms.map(({ term }) => term.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
});

test('each is explained in 30 to 70 plain words, and none leads nowhere', () => {
  for (const { slug, definition, hindi, seeAlso, lawRow } of glossaryTerms) {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect([slug, wordsIn(definition) >= 30 && wordsIn(definition) <= 70]).toEqual([slug, true]);
    expect([slug, /[—!]|assured return|guaranteed return/i.test(definition)]).toEqual([
      slug,
      false,
    ]);
    expect([slug, seeAlso.filter((other) => !slugs.has(other) || other === slug)]).toEqual([
      slug,
      [],
    ]);
    const inOtherLetters = hindi !== null && !/\p{Script=Devanagari}/u.test(hindi);
    const citesNothing = lawRow !== null && citedRows(lawRow) === null;
    expect([slug, inOtherLetters, citesNothing]).toEqual([slug, false, false]);
  }
});

test('the words are in the order of the alphabet, all of them under a letter', () => {
  const letters = termsByLetter();
  expect(letters.map(({ letter }) => letter)).toEqual(letters.map(({ letter }) => letter).sort());
  expect(letters.flatMap(({ terms }) => terms)).toEqual(glossaryTerms);
});

test('the first sentence is whole', () => {
  const of = (definition: string) => firstSentence({ ...termOf('sip'), definition });
  expect(of('Rs. 5 a day, or 0.5 per cent. More follows.')).toBe('Rs. 5 a day, or 0.5 per cent.');
  expect(of('One sentence.')).toBe('One sentence.');
});

test('a name that somebody misspelled is found at once, an address from outside is merely unknown', () => {
  expect(() => termOf('no-such-word')).toThrow('no-such-word');
  expect(findTerm('no-such-word')).toBeNull();
  expect(findTerm('constructor')).toBeNull();
});

test('pages and lessons explain only words that the glossary has', async () => {
  const pages = menuPages(menu(messages().navigation)).map(({ url }) => url);
  for (const [page, terms] of Object.entries(termsOfPages)) {
    expect(pages).toContain(page);
    expect(terms.filter((slug) => !slugs.has(slug))).toEqual([]);
    expect(new Set(terms).size).toBe(terms.length);
  }
  for (const { id, terms } of lessonsOf(await loadCourse())) {
    expect([id, terms.filter((slug) => !slugs.has(slug))]).toEqual([id, []]);
  }
  expect(pagesWithTerm('exit-load')).toEqual([
    '/features/sip-calculator',
    '/features/mutual-funds',
  ]);
});
