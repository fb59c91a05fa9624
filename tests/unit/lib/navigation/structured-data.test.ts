import { calculatorData } from '@/lib/navigation/structured-data';

const page = { path: '/hi/features/sip-calculator', name: 'SIP', description: '' };

test.each([
  ['hi' as const, 'hi-IN'],
  [undefined, 'en-IN'],
])('search engines read in which language a calculator is: %s', (language, expected) => {
  expect(calculatorData('https://site.example', { ...page, language })).toMatchObject({
    url: 'https://site.example/hi/features/sip-calculator',
    inLanguage: expected,
  });
});
