import fc from 'fast-check';
import { readUsername, storedUsername } from '@/lib/auth/domain/username';
import { site } from '@/lib/messages/en/frame/site';
import { minCpuMs } from '@/tests/factories/cpu-time';
import { failure, success } from '@/lib/result';

const family = '👨‍👩‍👧‍👦';

describe('a username', () => {
  test.each([
    'Asha',
    'आशा',
    'ज्योत्स्ना',
    'क्‍ष', // a joiner asks for the half form
    'നന്‍', // an old Malayalam chillu: consonant, virama, joiner
    'மீனா',
    'آرش‌زاده', // Persian, with a non-joiner
    '陳大文',
    'עדי',
    'O’Brien-Śmith',
    family,
    '🏴󠁧󠁢󠁳󠁣󠁴󠁿', // Scotland's flag: a flag and invisible tags
    '👩🏽‍🚀',
    '❤️ 1️⃣',
    'Arthur Yatra',
    '<script>alert(1)</script>', // text is text; it is shown as text
  ])('may be %s', (name) => {
    expect(readUsername(name)).toEqual(success(name.normalize('NFC')));
  });

  test('is trimmed and normalized to NFC', () => {
    expect(readUsername('  Zoe\u0308 ')).toEqual(success('Zoë'));
  });

  test.each(['', '   ', '\u00A0\u3000'])('is not empty: %j', (name) => {
    expect(readUsername(name)).toEqual(failure('empty'));
  });

  test.each([
    ['a control character', 'As\u0000ha'],
    ['a line break', 'As\nha'],
    ['a colour code of a terminal', 'As\u001B[31mha'],
    ['a right-to-left override', 'As\u202Eha'],
    ['an isolate', '\u2066Asha\u2069'],
    ['a direction mark', 'Asha\u200F'],
    ['a zero-width space', 'As\u200Bha'],
    ['a soft hyphen', 'As\u00ADha'],
    ['a byte order mark', 'As\uFEFFha'],
    ['a line separator', 'As\u2028ha'],
    ['a joiner between Latin letters', 'As\u200Dha'],
    ['a joiner at the end', 'Asha\u200D'],
    ['a non-joiner between Latin letters', 'As\u200Cha'],
    ['a joiner after an emoji that joins nothing', '👩\u200D'],
    ['invisible tag letters', 'Asha\u{E0041}\u{E0042}'],
    ['a lone surrogate', 'As\uD800ha'],
    ['a private-use character', 'As\uE000ha'],
    ['a Hangul filler', 'As\u3164ha'],
    ['a braille blank', 'As\u2800ha'],
    ['a grapheme joiner', 'As\u034Fha'],
    ['a variation selector after a letter', 'Asha\uFE0F'],
    ['a variation selector of ideographs', '葛\u{E0100}'],
  ])('holds no %s', (_, name) => {
    expect(readUsername(name)).toEqual(failure('forbidden-character'));
  });

  test('has at most 50 characters as people count them', () => {
    expect(readUsername(family.repeat(50)).ok).toBe(true);
    expect(readUsername('a'.repeat(50)).ok).toBe(true);
    expect(readUsername('a'.repeat(51))).toEqual(failure('too-long'));
    expect(readUsername(family.repeat(51))).toEqual(failure('too-long'));
  });

  test.each([
    site.name,
    'arthayatra',
    ' ARTHAYATRA ',
    'Arthayatra Support',
    'admin@Arthayatra',
    'Official-arthayatra-team',
    'Аrthауаtrа', // Cyrillic
    'Αrτhαγατra', // Greek
    'Ａｒｔｈａｙａｔｒａ', // full-width
    '𝓐𝓻𝓽𝓱𝓪𝔂𝓪𝓽𝓻𝓪', // mathematical letters
    'Ⓐⓡⓣⓗⓐⓨⓐⓣⓡⓐ',
    '🅰🆁🆃🅷🅰🆈🅰🆃🆁🅰',
    '4r7h4y47r4',
    '@rth@y@tr@',
    'A r t h a y a t r a',
    'A.r-t_h·a y/a|t*r~a',
    'Árthàyätrå',
    'Arthayatraa',
    'Aarrtthhaayyaattrraa',
    'ΛRTHΛYΛTRΛ',
    'अर्थयात्रा',
    'अर्थ-यात्रा सहायता',
  ])('does not look like the name of the site: %s', (name) => {
    expect(readUsername(name)).toEqual(failure('site-name'));
  });

  test.each(['Artha', 'Yatra', 'Martha Yates', 'Arthur', 'यात्री', 'अर्थ', 'आर्थिक यात्रा'])(
    'may share letters with the name of the site: %s',
    (name) => {
      expect(readUsername(name)).toEqual(success(name));
    },
  );

  test('has at most five marks on one letter', () => {
    expect(readUsername(`e${'\u0316'.repeat(5)}`).ok).toBe(true);
    expect(readUsername(`e${'\u0316'.repeat(6)}`)).toEqual(failure('too-many-marks'));
  });

  test.each([
    ['letters', 'a'],
    ['marks on one letter', '\u0301\u0316'],
  ])('of 100,000 %s is refused at once', (_, unit) => {
    const name = `a${unit.repeat(100_000 / unit.length)}`;
    expect(readUsername(name)).toEqual(failure('too-long'));
    expect(minCpuMs(() => readUsername(name), { enoughMs: 50 })).toBeLessThan(50);
  });

  test('that was stored before these limits is cut to them', () => {
    expect(storedUsername('Asha')).toBe('Asha');
    expect(storedUsername(null)).toBeNull();
    expect(storedUsername('')).toBeNull();
    expect(storedUsername('a'.repeat(200_000))).toBe('a'.repeat(50));
    expect(storedUsername(`e${'\u0316'.repeat(200_000)}`)).toBe(`e${'\u0316'.repeat(5)}`);
  });

  test('that was accepted is accepted again, unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const first = readUsername(text);
        expect(first.ok ? readUsername(first.value) : first).toEqual(first);
      }),
    );
  });
});
