export const glossary = {
  description:
    'Words of saving, tax, shares, options, insurance and crypto, explained in plain English for India, with their Hindi names.',
  count: '{count} words',
  setName: 'Arthayatra glossary of personal finance in India',
  letters: 'Letters',
  toLetter: 'Words with {letter}',
  filter: {
    filter: 'Filter words',
    found: { one: '{count} word', other: '{count} words' },
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
    neighbours: 'Previous and next word',
    previous: 'Previous: {term}',
    next: 'Next: {term}',
    notAdvice: 'Education only, not advice to buy, sell or hold anything.',
  },
  missing: {
    title: 'Word not found',
    text: 'The glossary has no word at this address. Check the spelling or browse all words.',
    back: 'All words',
  },
  strip: 'Key terms',
};
