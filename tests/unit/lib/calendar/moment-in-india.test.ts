import { formatAsOf, formatMoment } from '@/lib/calendar/moment-in-india';

it('is the time of India, also past midnight', () => {
  expect(formatMoment(new Date('2026-11-21T08:35:59Z'))).toBe('21 Nov 2026, 14:05 IST');
  expect(formatMoment(new Date('2026-11-21T18:30:00Z'))).toBe('22 Nov 2026, 00:00 IST');
  expect(() => formatMoment(new Date('never'))).toThrow();
});

it('of figures is a day where they are dated by day', () => {
  expect(formatAsOf('2026-11-20')).toBe('20 Nov 2026');
  expect(formatAsOf('2026-11-20T20:00:00Z')).toBe('21 Nov 2026, 01:30 IST');
});
