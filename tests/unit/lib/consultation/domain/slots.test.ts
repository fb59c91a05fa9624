import fc from 'fast-check';
import { readConsultation } from '@/lib/env.consultation';
import { cellsOf, offeredDay, readSlotId, slotId } from '@/lib/consultation/domain/slots';

const { settings } = readConsultation({
  CONSULTATION_HOURS: 'mon-fri 10:00-13:00, sat 10:00-11:00',
  CONSULTATION_HOST: 'Meera',
  CONSULTATION_ROOM: 'https://meet.example/room',
  CONSULTATION_CLOSED: '2026-11-27',
});
if (!settings) throw new Error('The settings of this test are wrong');
const offer = settings;

const now = new Date('2026-11-23T03:00:00Z');
const nothing = { taken: [], sessions: 0 };
const startsOn = (date: `${number}-${number}-${number}`, minutes = 30, load = nothing) =>
  offeredDay(date, minutes, offer, load, now).starts.map(slotId);

test('a day begins at its hours in India and a session ends within them', () => {
  expect(startsOn('2026-11-25', 60)).toEqual([
    '2026-11-25T04:30Z',
    '2026-11-25T05:00Z',
    '2026-11-25T05:30Z',
    '2026-11-25T06:00Z',
    '2026-11-25T06:30Z',
  ]);
  expect(startsOn('2026-11-28', 60)).toEqual(['2026-11-28T04:30Z']);
});

test.each([
  ['2026-11-22', 'closed'],
  ['2026-11-23', 'too-near'],
  ['2026-11-24', { holiday: 'Guru Nanak Jayanti' }],
  ['2026-11-27', 'closed'],
  ['2026-11-29', 'closed'],
  ['2026-12-22', 'closed'],
  ['2026-12-25', { holiday: 'Christmas' }],
] as const)('%s has no times: %s', (date, reason) => {
  expect(offeredDay(date, 30, offer, nothing, now)).toEqual({ date, starts: [], without: reason });
});

test('a session takes away what would come closer to it than the buffer, before and after', () => {
  const taken = cellsOf(new Date('2026-11-25T05:30:00Z'), 30, 15);
  expect(
    offeredDay('2026-11-25', 30, offer, { taken, sessions: 1 }, now).starts.map(slotId),
  ).toEqual(
    // Not 05:00, which would end at the very beginning of the next.
    ['2026-11-25T04:30Z', '2026-11-25T06:30Z', '2026-11-25T07:00Z'],
  );
});

test('at the daily cap the day is full', () => {
  expect(offeredDay('2026-11-25', 30, offer, { taken: [], sessions: 6 }, now).without).toBe('full');
});

test('two sessions share a quarter exactly when they are closer than the buffer', () => {
  const start = fc.integer({ min: 0, max: 40 }).map((quarter) => quarter * 15);
  const minutes = fc.constantFrom(30, 60);
  const buffer = fc.constantFrom(0, 15, 30);
  fc.assert(
    fc.property(start, minutes, start, minutes, buffer, (one, oneTakes, other, otherTakes, gap) => {
      const at = (minute: number) => new Date(Date.UTC(2026, 10, 25, 0, minute));
      const cells = new Set(cellsOf(at(one), oneTakes, gap));
      const shares = cellsOf(at(other), otherTakes, gap).some((cell) => cells.has(cell));
      const isApart = one + oneTakes + gap <= other || other + otherTakes + gap <= one;
      expect(shares).toBe(!isApart);
    }),
  );
});

test('an address names a full quarter of an hour or nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3_000_000 }), (quarter) => {
      const moment = new Date(quarter * 900_000);
      expect(readSlotId(slotId(moment))).toEqual(moment);
    }),
  );
  for (const text of ['2026-11-25T04:31Z', '2026-02-30T04:30Z', '2026-11-25', 7, null, ['x']]) {
    expect(readSlotId(text)).toBeNull();
  }
});
