import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { rupeesInWords } from '@/lib/money/in-words';
import { formatLakhCrore, formatShortRupees } from '@/lib/money/lakh-crore';
import { nameOfMonth, parseMonth } from '@/lib/sip/domain/inputs/month-text';

test.each([
  [99_91_479, '₹99.91 लाख'],
  [1_00_00_000, '₹1 करोड़'],
  [1e12, '₹1 लाख करोड़'],
  [50_000, '₹50,000'],
  [null, '–'],
])('%p rupees are %s', (rupees, text) => {
  expect(formatLakhCrore(rupees, 'hi')).toBe(text);
});

test('an axis has short units', () => {
  expect(formatShortRupees(1.5e7, 'hi')).toBe('₹1.5 क॰');
});

test.each([
  [1, 'एक रुपया'],
  [10_000, 'दस हज़ार रुपये'],
  [12_50_000, 'बारह लाख पचास हज़ार रुपये'],
  [99_91_479, 'निन्यानवे लाख इक्यानवे हज़ार चार सौ उन्यासी रुपये'],
  [-45, 'ऋण पैंतालीस रुपये'],
])('%p in words is %s', (rupees, words) => {
  expect(rupeesInWords(rupees, 'hi')).toBe(words);
});

test('every number below a hundred has a word of its own', () => {
  const words = Array.from({ length: 100 }, (_, value) => rupeesInWords(value + 100, 'hi'));
  expect(new Set(words).size).toBe(100);
});

const days = Array.from(
  { length: 12 },
  (_, month) => `2026-${String(month + 1).padStart(2, '0')}-21` as IsoDate,
);

test.each(days)('%s is written as Intl writes it, but for the spelling of October', (day) => {
  const long = new Intl.DateTimeFormat('hi-IN', { dateStyle: 'long', timeZone: 'UTC' });
  const expected = long.format(new Date(`${day}T00:00:00Z`)).replace('अक्तूबर', 'अक्टूबर');
  expect(formatDate(day, 'hi')).toBe(expected);
});

test.each(days)('a month that is written in Hindi is read in Hindi: %s', (day) => {
  const today: IsoDate = '2026-01-05';
  const month = Number(day.slice(5, 7));
  const text = nameOfMonth(month, today, 'hi');
  expect(parseMonth(text, today)).toEqual({ ok: true, value: month });
});
