export const glossary = {
  description:
    'Words of saving, tax, shares, options, insurance and crypto, explained in plain English for India, with their Hindi names.',
  lead: '{count} words of money and law, each explained on its own, with the Hindi name where one is in use.',
  setName: 'Arthayatra glossary of personal finance in India',
  letters: 'Letters',
  toLetter: 'To the words with {letter}',
  term: {
    description: '{term}: what it means, in plain English, for savers and investors in India.',
    hindi: 'In Hindi',
    law: 'The law behind it',
    seeAlso: 'See also',
    lessons: 'Lessons that use it',
    lessonsNote:
      'Lessons are free. The first of each path is open to all; the others need a free account.',
    pages: 'Pages that use it',
    neighbours: 'Words beside it',
    previous: 'Before it: {term}',
    next: 'After it: {term}',
    notAdvice: 'This explains a word. It is no advice to buy, sell or hold anything.',
  },
  missing: {
    title: 'No such word here',
    text: 'The glossary has no word under this address. It may be spelled another way, or it is one that we have not explained yet.',
    back: 'To all words of the glossary',
  },
  strip: 'Key terms',
  hint: 'Point at a word or move to it by keyboard to read what it means.',
  search: { group: 'Glossary' },
};
