import { languageOfFeature, messages, type Messages } from '@/lib/messages';

/** Sentences of a feature by the way to them. */
function sentencesOf(words: unknown, way = ''): Map<string, string> {
  if (typeof words === 'string') return new Map([[way, words]]);
  return new Map(
    Object.entries(words as object).flatMap(([key, value]) => [
      ...sentencesOf(value, way ? `${way}.${key}` : key),
    ]),
  );
}

const features = Object.keys(messages()) as (keyof Messages)[];
const hindiFeatures = features.filter((feature) => languageOfFeature(feature, 'hi') === 'hi');
const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

/** Names, sections of law, units and file names: they stay in Latin letters inside a Hindi sentence. */
const latinThatStays =
  /\{\w+\}|\b(?:Arthayatra|Vercel|[A-Z]{2,}|\d+[A-Z]+|[A-Z]|[inP])\b|\b[a-z-]+\.(?:csv|ics)\b/g;

test('the frame, the calculators and the policies speak Hindi', () => {
  expect(hindiFeatures).toEqual(
    expect.arrayContaining([
      'shell',
      'navigation',
      'display',
      'site',
      'sip',
      'failure',
      'policies',
    ]),
  );
});

test('a feature that does not speak it comes in English, whole and the same', () => {
  expect(languageOfFeature('tables', 'hi')).toBe('en');
  expect(messages('hi').tables).toEqual(messages('en').tables);
});

describe.each(hindiFeatures)('the feature %s', (feature) => {
  const english = sentencesOf(messages('en')[feature]);
  const hindi = sentencesOf(messages('hi')[feature]);

  test('has the same sentences', () => {
    expect([...hindi.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('has the same placeholders in each', () => {
    const differing = [...english].filter(
      ([way, text]) => placeholders(text).join() !== placeholders(hindi.get(way) ?? '').join(),
    );
    expect(differing.map(([way]) => way)).toEqual([]);
  });

  test('leaves no sentence in English', () => {
    const left = [...hindi].filter(
      ([way, text]) =>
        !way.endsWith('language') &&
        !/[\u0900-\u097f]/.test(text) &&
        /[A-Za-z]/.test(text.replace(latinThatStays, '')),
    );
    expect(left).toEqual([]);
  });

  test('says in which language its figures are', () => {
    const named = [...hindi].filter(([way]) => /(?:^|\.)language$/.test(way));
    expect(named.filter(([, text]) => text !== 'hi')).toEqual([]);
  });

  test('writes no full stop of English and no Devanagari digits', () => {
    const wrong = [...hindi].filter(([, text]) => /[\u0900-\u097f]\.(?:\s|$)|[०-९]/.test(text));
    expect(wrong).toEqual([]);
  });
});
