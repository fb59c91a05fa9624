import { lineUpTo, linesUpTo } from '@/lib/text/text-schema';
import { withWesternDigits } from '@/lib/text/western-digits';

test('a line within its limit is read, a longer one and what is no text are refused', () => {
  expect(lineUpTo(3).parse(' a\n b ')).toBe('a b');
  expect(lineUpTo(3).safeParse('abcd').success).toBe(false);
  expect(lineUpTo(3).safeParse(5).success).toBe(false);
});

test('lines within their limit are read, trimmed unless it is said otherwise', () => {
  expect(linesUpTo(4).parse(' a\r\nb ')).toBe('a\nb');
  expect(linesUpTo(5, { isTrimmed: false }).parse(' a\nb ')).toBe(' a\nb ');
  expect(linesUpTo(3).safeParse('abcd').success).toBe(false);
  expect(linesUpTo(3).safeParse(null).success).toBe(false);
});

test('digits of Devanagari become 0 to 9, the rest stays', () => {
  expect(withWesternDigits('₹०१२३४५६७८९ लाख 7')).toBe('₹0123456789 लाख 7');
});
