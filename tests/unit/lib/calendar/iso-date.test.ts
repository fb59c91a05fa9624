import { dateInIndia, formatDate, type IsoDate } from '@/lib/calendar/iso-date';

test('the day in India begins at 18:30 UTC', () => {
  expect(dateInIndia(new Date('2026-03-31T18:29:59Z'))).toBe('2026-03-31');
  expect(dateInIndia(new Date('2026-03-31T18:30:00Z'))).toBe('2026-04-01');
});

test('a date prints with the day first and the month as a word', () => {
  expect(formatDate('2024-07-23')).toBe('23 Jul 2024');
});

test('a date that does not exist is refused', () => {
  expect(() => formatDate('2024-13-01' as IsoDate)).toThrow('2024-13-01');
});
