import { readdirSync, readFileSync } from 'node:fs';
import { glossaryTerms } from '@/lib/education/data/glossary';
import { messages, type Messages } from '@/lib/messages';
import { fillCount } from '@/lib/messages/fill';

/** Words to avoid on pages; each has a plain equivalent in banking English. */
const avoidedWords = [
  ...['kept', 'told', 'whoever', 'nobody', 'comes to', 'what is left', 'the way out'],
  ...['take along', 'in the open', 'on purpose'],
];
/** Lessons and terms tell stories in prose, where these are ordinary verbs ("kept in a bank", "a friend told her"). */
const ordinaryInProse = ['kept', 'told', 'comes to'];

/** Sentences in which an avoided word is the term of the law. */
const allowed = ['logs of processing be kept for at least one year'];

/** Sentences by the path to them. */
function sentencesOf(words: unknown, path: string): [string, string][] {
  if (typeof words === 'string') return [[path, words]];
  return Object.entries(words ?? {}).flatMap(([key, value]) =>
    sentencesOf(value, `${path}.${key}`),
  );
}

function avoidedIn(text: string, words = avoidedWords): string[] {
  const shown = allowed.reduce((rest, each) => rest.replaceAll(each, ''), text);
  const plain = shown.replace(/\{\w+\}/g, '').replace(/\s+/g, ' ');
  return words.filter((word) => new RegExp(`\\b${word}\\b`, 'i').test(plain));
}

/** Lessons with their quizzes, terms and scam cases. */
const proseFiles = [
  ...['content/lessons', 'content/glossary'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:mdx|json)$/.test(name))
      .map((name) => `${folder}/${name}`),
  ),
  'content/scams.json',
];

const features = Object.keys(messages()) as (keyof Messages)[];
const hindiFeatures = features.filter(
  (feature) => messages('hi')[feature] !== messages('en')[feature],
);
const english = features.flatMap((feature) => sentencesOf(messages('en')[feature], feature));
const hindi = hindiFeatures.flatMap((feature) => sentencesOf(messages('hi')[feature], feature));

test('a line does not end between “s.” and the number of its section', () => {
  const parted = english.filter(([, text]) => /\bss?\. (?=[\d{])/i.test(text));
  expect(parted.map(([path]) => path)).toEqual([]);
});

test.each([
  [1, 'Home in 1 year'],
  [0, 'Home in 0 years'],
  [3, 'Home in 3 years'],
])('a sentence has its form for %d', (count, expected) => {
  const years = { one: '{name} in 1 year', other: '{name} in {count} years' };
  expect(fillCount(count, years, { name: 'Home' })).toBe(expected);
});

test('a number is printed as it is formatted for the page', () => {
  const rows = { one: '1 row', other: '{count} rows' };
  expect(fillCount(1200, rows, { count: '1,200' })).toBe('1,200 rows');
});

describe('English', () => {
  test('avoided words are found, but not inside another word, in a placeholder or in a term of the law', () => {
    expect(avoidedIn('Kept. Nobody was told. What is\nleft')).toHaveLength(4);
    expect(avoidedIn(`Of {kept} more, skeptics are untold; ${allowed[0]}.`)).toEqual([]);
  });

  test('sentences avoid them, and begin with no remark on the one before', () => {
    expect(english.length).toBeGreaterThan(3000);
    expect(english.filter(([, text]) => avoidedIn(text).length > 0)).toEqual([]);
    const remark = /(?:^|[.!?] )That (?:is|was|did|does)\b/;
    expect(english.filter(([, text]) => remark.test(text))).toEqual([]);
  });

  test('lessons, terms and scam cases avoid them', () => {
    expect(proseFiles.length).toBeGreaterThan(80);
    const words = avoidedWords.filter((word) => !ordinaryInProse.includes(word));
    const found = proseFiles.flatMap((file) =>
      avoidedIn(readFileSync(file, 'utf8'), words).map((word) => `${file}: ${word}`),
    );
    expect(found).toEqual([]);
  });
});

describe('quotes', () => {
  /** Quotes that a reader types: the search of the news takes a phrase between straight ones. */
  const typedQuotes = ['news.filter.searchHint'];
  const straightQuote = /["']/;

  test('sentences have typographic ones', () => {
    const found = [...english, ...hindi].filter(
      ([path, text]) => straightQuote.test(text) && !typedQuotes.includes(path),
    );
    expect(found).toEqual([]);
  });

  test('lessons, terms and scam cases have typographic ones', () => {
    expect(proseOf('lesson.mdx', "It's <Computed rule='a' /> a `'` {'b'}")).toEqual([
      "It's   a    ",
    ]);
    expect(proseOf('terms.json', '{"a": ["5\\" wide"]}')).toEqual(['5" wide']);
    const found = proseFiles.flatMap((file) =>
      proseOf(file, readFileSync(file, 'utf8'))
        .flatMap((text) => text.match(/.{0,20}["'].{0,20}/g) ?? [])
        .map((place) => `${file}: ${place}`),
    );
    expect(found).toEqual([]);
  });

  /** What a reader sees of a file: the strings of JSON, the text of a lesson without its code. */
  function proseOf(file: string, text: string): string[] {
    if (file.endsWith('.json')) return sentencesOf(JSON.parse(text), file).map(([, each]) => each);
    return [text.replace(/```[^]*?```|<[A-Za-z/][^>]*>|`[^`]*`|\{[^}]*\}/g, ' ')];
  }
});

describe('Hindi', () => {
  /** Names, services of Google, keys of browser storage and labels of English pages that a Hindi sentence quotes. */
  const latinNames = [
    ...['Arthayatra', 'Vercel', 'Google', 'Firebase', 'Authentication', 'Cloud', 'Firestore'],
    ...['Storage', 'JavaScript', 'Buy', 'Me', 'a', 'Coffee', 'Trigger', 'Email', 'Plus'],
    ...['Price', 'on', 'request', 'Delete', 'View', 'Log', 'out', 'everywhere', 'account', 'data'],
    ...['Reset', 'password', 'fiduciary', 'lakh', 'cr', 'saved'],
    ...['theme', 'figures', 'amounts', 'reading', 'household', 'learning', 'measure', 'yes'],
  ];
  /** Abbreviations, variables of a formula, and names with a hyphen or an extension (keys, regions, files). */
  const isName = (word: string) =>
    latinNames.includes(word) ||
    /^(?:[A-Z]{1,5}|[binP])$/.test(word) ||
    /^(?:Host|[a-z]+)(?:-[a-z]+)+$/.test(word) ||
    /^[a-z-]+\.(?:csv|ics)$|^\.?ics$/.test(word);

  const latinWords = (text: string) =>
    text
      .replace(/\{\w+\}/g, ' ')
      .match(/[A-Za-z](?:[\w.-]*[A-Za-z])?/g)
      ?.filter((word) => !isName(word)) ?? [];

  const isLanguage = (path: string) => path.endsWith('.language');

  test('the frame, the calculators and the policies speak it, what does not comes in English', () => {
    const spoken = ['shell', 'navigation', 'display', 'site', 'sip', 'tax', 'failure', 'policies'];
    expect(hindiFeatures).toEqual(expect.arrayContaining(spoken));
    expect(hindiFeatures).not.toContain('tables');
    expect(messages('hi').tables).toEqual(messages('en').tables);
  });

  test('each feature has the same sentences, with the same placeholders', () => {
    const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
    const inEnglish = hindiFeatures.flatMap((one) => sentencesOf(messages('en')[one], one));
    const inHindi = new Map(hindi);
    expect([...inHindi.keys()].sort()).toEqual(inEnglish.map(([path]) => path).sort());
    const differing = inEnglish.filter(
      ([path, text]) => placeholders(text).join() !== placeholders(inHindi.get(path) ?? '').join(),
    );
    expect(differing).toEqual([]);
  });

  test('writes each word in one way, in the glossary too: क़ानूनी, not कानूनी; राशियाँ, not राशियां', () => {
    const names = glossaryTerms.flatMap(({ hindi: name }) => name ?? []);
    const text = [...hindi.map(([, sentence]) => sentence), ...names].join(' ').normalize('NFD');
    const spellings = new Map<string, Set<string>>();
    for (const word of text.match(/[\u0900-\u0963\u0970-\u097f]+/g) ?? []) {
      // Without the dot below, and with a dot in place of a moon above.
      const key = word.replaceAll('\u093c', '').replaceAll('\u0901', '\u0902');
      spellings.set(key, (spellings.get(key) ?? new Set()).add(word));
    }
    expect(spellings.size).toBeGreaterThan(1500);
    expect([...spellings.values()].filter(({ size }) => size > 1)).toEqual([]);
  });

  test('holds no English words beside names, abbreviations and keys', () => {
    expect(latinWords('SIP की value बढ़ेगी, {monthly} से advance-tax.ics')).toEqual(['value']);
    const found = hindi
      .filter(([path]) => !isLanguage(path))
      .flatMap(([path, text]) => latinWords(text).map((word) => `${path}: ${word}`));
    expect(found).toEqual([]);
  });

  test('says in which language its figures are, without full stops of English and Devanagari digits', () => {
    expect(hindi.filter(([path, text]) => isLanguage(path) && text !== 'hi')).toEqual([]);
    expect(hindi.filter(([, text]) => /[\u0900-\u097f]\.(?:\s|$)|[०-९]/.test(text))).toEqual([]);
  });
});
