import { rupeesInWords } from '@/lib/money/in-words';

test.each([
  [0, 'Zero rupees'],
  [1, 'One rupee'],
  [21, 'Twenty-one rupees'],
  [100, 'One hundred rupees'],
  [10_000, 'Ten thousand rupees'],
  [1_250_000, 'Twelve lakh fifty thousand rupees'],
  [19_888_715, 'One crore ninety-eight lakh eighty-eight thousand seven hundred fifteen rupees'],
  [1_000_000_000_000, 'One lakh crore rupees'],
  [-500, 'Minus five hundred rupees'],
])('%p is %s', (value, words) => {
  expect(rupeesInWords(value)).toBe(words);
});

test('what is not known or too large to be exact has no words', () => {
  expect(rupeesInWords(null)).toBeNull();
  expect(rupeesInWords(1e17)).toBeNull();
});
