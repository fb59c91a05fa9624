export const glossary = {
  description:
    'Terms of saving, tax, shares, options, insurance and crypto, explained in plain English for India, with their Hindi names.',
  count: '{count} terms',
  setName: 'Arthayatra glossary of personal finance in India',
  letters: 'Letters',
  toLetter: 'Terms with {letter}',
  filter: {
    filter: 'Filter terms',
    found: { one: '{count} term', other: '{count} terms' },
    none: 'No match. Check the spelling.',
    search: 'Search the whole site',
  },
  term: {
    description: '{term}: what it means, in plain English, for savers and investors in India.',
    hindi: 'In Hindi',
    law: 'The law behind it',
    seeAlso: 'See also',
    lessons: 'Lessons that use it',
    lessonsNote:
      'Lessons are free. The first of each path is open to all; the others need a free account.',
    pages: 'Pages that use it',
    neighbours: 'Previous and next term',
    previous: 'Previous: {term}',
    next: 'Next: {term}',
    notAdvice: 'Education only, not advice to buy, sell or hold anything.',
  },
  missing: {
    title: 'Term not found',
    text: 'The glossary has no term at this address. Check the spelling or browse all terms.',
    back: 'All terms',
  },
  strip: 'Key terms',
};
