import fc from 'fast-check';
import { dateInUtc } from '@/lib/calendar/iso-date';
import { isoDateSchema } from '@/lib/calendar/iso-date-schema';
import { isIsoDate, isoDate, readIsoDate } from '@/lib/calendar/read-iso-date';

test.each([
  '2026-11-21',
  '2024-02-29',
  '2000-02-29',
  '1967-04-01',
  '1899-12-31',
  '2100-01-01',
  '9999-12-31',
])('%s is a day', (text) => {
  expect(isIsoDate(text)).toBe(true);
  expect(readIsoDate(text)).toBe(text);
  expect(isoDate(text)).toBe(text);
  expect(isoDateSchema.parse(text)).toBe(text);
});

test.each([
  '',
  '2026-02-29',
  '2100-02-29',
  '2026-02-30',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '2026-1-1',
  '26-01-01',
  '12026-01-01',
  '+012026-01-01',
  '2026-11-21T00:00',
  ' 2026-11-21',
  '2026-11-21\n',
  '२०२६-११-२१',
])('%j is no day', (text) => {
  expect(isIsoDate(text)).toBe(false);
  expect(readIsoDate(text)).toBeNull();
  expect(() => isoDate(text)).toThrow(`No such date: ${text}`);
  expect(isoDateSchema.safeParse(text).success).toBe(false);
});

test.each([undefined, null, 20261121, new Date(0), ['2026-11-21']])('%p is no day', (value) => {
  expect(isIsoDate(value)).toBe(false);
  expect(isoDateSchema.safeParse(value).success).toBe(false);
});

test('every day of UTC is a day', () => {
  const moments = fc.date({
    min: new Date('0000-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59Z'),
    noInvalidDate: true,
  });
  fc.assert(fc.property(moments, (moment) => isIsoDate(dateInUtc(moment))));
});
