import { listedZones, readZone, timeBeside, timesOf } from '@/lib/consultation/domain/zone';

test('both zones are in the confirmation, India’s first', () => {
  expect(timesOf(new Date('2026-11-25T10:30:00Z'), 'Europe/London')).toEqual([
    '25 Nov 2026, 16:00 IST',
    '25 Nov 2026, 10:30 London',
  ]);
  expect(timesOf(new Date('2026-11-25T10:30:00Z'), 'Asia/Calcutta')).toEqual([
    '25 Nov 2026, 16:00 IST',
  ]);
});

test.each([
  // Clocks go back in Berlin on 25 Oct 2026 at 01:00 UTC: half past two comes twice there, and once in India.
  ['2026-10-25T00:30:00Z', '06:00 IST', '02:30 Berlin'],
  ['2026-10-25T01:30:00Z', '07:00 IST', '02:30 Berlin'],
  ['2026-03-29T01:30:00Z', '07:00 IST', '03:30 Berlin'],
])('on the day of the change %s is %s and %s', (at, inIndia, there) => {
  const [first, second] = timesOf(new Date(at), 'Europe/Berlin');
  expect(first).toContain(inIndia);
  expect(second).toContain(there);
});

test('beside a time in India stands the day where it is another one', () => {
  const moment = new Date('2026-11-25T04:30:00Z');
  expect(timeBeside(moment, 'America/Los_Angeles')).toBe('24 Nov 2026, 20:30 Los Angeles');
  expect(timeBeside(moment, 'Europe/London')).toBe('04:30 London');
  expect(timeBeside(moment, 'Asia/Kolkata')).toBeNull();
});

test('a zone is known or null, whatever an address says', () => {
  for (const zone of listedZones) expect(readZone(zone)).not.toBeNull();
  for (const text of ['Mars/Olympus', '', '+05:30', 'x'.repeat(60), '<b>', 5, null, undefined]) {
    expect(readZone(text)).toBeNull();
  }
});
