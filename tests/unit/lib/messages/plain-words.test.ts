import { readdirSync, readFileSync } from 'node:fs';
import { languageOfFeature, messages, type Messages } from '@/lib/messages';

/** Riddles and remarks that a reader has to translate first; each has a plain word in banking English. */
const avoidedWords = [
  ...['kept', 'told', 'whoever', 'nobody', 'comes to', 'what is left', 'the way out'],
  ...['take along', 'in the open', 'on purpose'],
];
/** Lessons and terms tell stories in prose, where these two are ordinary verbs ("kept in a bank", "a friend told her"). */
const ordinaryInProse = ['kept', 'told', 'comes to'];

/** Sentences in which an avoided word is the term of the law. */
const allowed = ['logs of processing be kept for at least one year'];

function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(sentencesOf) : [];
}

function avoidedIn(text: string, words = avoidedWords): string[] {
  const shown = allowed.reduce((rest, each) => rest.replaceAll(each, ''), text);
  const plain = shown.replace(/\{\w+\}/g, '').replace(/\s+/g, ' ');
  return words.filter((word) => new RegExp(`\\b${word}\\b`, 'i').test(plain));
}

function contentFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:mdx|json)$/.test(name))
    .map((name) => `${folder}/${name}`);
}

const features = Object.keys(messages()) as (keyof Messages)[];

test('finds an avoided word, but not inside another word, in a placeholder or in a term of the law', () => {
  expect(avoidedIn('Kept. Nobody was told.')).toEqual(['kept', 'told', 'nobody']);
  expect(avoidedIn('What is\nleft')).toEqual(['what is left']);
  expect(avoidedIn('Of {kept} more, skeptics are untold.')).toEqual([]);
  expect(avoidedIn(`The Rules ask that ${allowed[0]}.`)).toEqual([]);
});

test.each(features)('the English sentences of %s avoid them', (feature) => {
  const found = sentencesOf(messages('en')[feature]).flatMap((text) =>
    avoidedIn(text).map((word) => `${word}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('no English sentence begins with a remark on the one before it', () => {
  const remarks = features
    .flatMap((feature) => sentencesOf(messages('en')[feature]))
    .filter((text) => /(?:^|[.!?] )That (?:is|was|did|does)\b/.test(text));
  expect(remarks).toEqual([]);
});

test('lessons, terms and scam cases avoid them', () => {
  const files = ['content/lessons', 'content/glossary'].flatMap(contentFiles);
  expect(files.length).toBeGreaterThan(80);
  const words = avoidedWords.filter((word) => !ordinaryInProse.includes(word));
  const found = [...files, 'content/scams.json'].flatMap((file) =>
    avoidedIn(readFileSync(file, 'utf8'), words).map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});

describe('Hindi', () => {
  /** Names, services of Google, keys of browser storage and labels of English pages that a Hindi sentence quotes. */
  const latinNames = [
    ...['Arthayatra', 'Vercel', 'Google', 'Firebase', 'Authentication', 'Cloud', 'Firestore'],
    ...['Storage', 'JavaScript', 'Buy', 'Me', 'a', 'Coffee', 'Trigger', 'Email', 'Plus'],
    ...['Price', 'on', 'request', 'Delete', 'View', 'account', 'data', 'fiduciary', 'lakh', 'cr'],
    ...[
      'theme',
      'figures',
      'amounts',
      'reading',
      'household',
      'learning',
      'measure',
      'yes',
      'saved',
    ],
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

  test('finds an English word inside a Hindi sentence', () => {
    expect(latinWords('SIP की value बढ़ेगी, {monthly} से advance-tax.ics')).toEqual(['value']);
  });

  test('holds no English words beside names, abbreviations and keys', () => {
    const found = features
      .filter((feature) => languageOfFeature(feature, 'hi') === 'hi')
      .flatMap((feature) =>
        sentencesOf(messages('hi')[feature])
          .filter((text) => text !== 'hi')
          .flatMap((text) => latinWords(text).map((word) => `${feature}: ${word}: ${text}`)),
      );
    expect(found).toEqual([]);
  });
});
