import fc from 'fast-check';
import { readUsername } from '@/lib/auth/username';

const family = '👨‍👩‍👧‍👦';

describe('a username', () => {
  test.each([
    'Asha',
    'आशा',
    'अर्थयात्रा',
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
    '<script>alert(1)</script>', // text is text; it is shown as text
  ])('may be %s', (name) => {
    expect(readUsername(name)).toEqual({ ok: true, value: name.normalize('NFC') });
  });

  test('is trimmed and composed', () => {
    expect(readUsername('  Zoe\u0308 ')).toEqual({ ok: true, value: 'Zoë' });
  });

  test.each(['', '   ', '\u00A0\u3000'])('is not empty: %j', (name) => {
    expect(readUsername(name)).toEqual({ ok: false, problem: 'empty' });
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
  ])('holds no %s', (_, name) => {
    expect(readUsername(name)).toEqual({ ok: false, problem: 'forbidden-character' });
  });

  test('has at most 50 characters as people count them', () => {
    expect(readUsername(family.repeat(50)).ok).toBe(true);
    expect(readUsername('a'.repeat(50)).ok).toBe(true);
    expect(readUsername('a'.repeat(51))).toEqual({ ok: false, problem: 'too-long' });
    expect(readUsername(family.repeat(51))).toEqual({ ok: false, problem: 'too-long' });
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
