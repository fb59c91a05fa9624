import { accessOf, staticPaths } from '@/lib/navigation/routes';
import { alternatesOf } from '@/lib/navigation/alternates';
import { hindiPaths, inLanguage, languagesOf } from '@/lib/navigation/in-language';

test.each(hindiPaths)('%s stands in Hindi as open and as prerendered as in English', (path) => {
  const hindi = inLanguage(path, 'hi');
  expect(hindi).toBe(`/hi${path}`);
  expect(accessOf(hindi)).toBe('open');
  const known: readonly string[] = staticPaths;
  expect(known.includes(hindi)).toBe(known.includes(path));
});

test('a page without Hindi is led to in English, and names no other language', () => {
  expect(inLanguage('/analytics', 'hi')).toBe('/analytics');
  expect(languagesOf('/analytics')).toEqual(['en']);
  expect(alternatesOf('/analytics', 'hi')).toEqual({ canonical: '/analytics' });
  expect(accessOf('/hi/analytics')).toBeNull();
  expect(accessOf('/hi')).toBeNull();
});

test('both twins name each other and themselves, English as the default', () => {
  const languages = {
    'en-IN': '/privacy-policy',
    'hi-IN': '/hi/privacy-policy',
    'x-default': '/privacy-policy',
  };
  expect(alternatesOf('/privacy-policy')).toEqual({ canonical: '/privacy-policy', languages });
  expect(alternatesOf('/privacy-policy', 'hi')).toEqual({
    canonical: '/hi/privacy-policy',
    languages,
  });
});
