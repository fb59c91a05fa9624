import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import type { MoodReading } from '@/lib/crypto/domain/mood-summary';
import { summariseMood } from '@/lib/crypto/domain/mood-summary';

const last = dayNumberOf('2026-11-20');
const history: MoodReading[] = Array.from({ length: 31 }, (_, index) => ({
  date: dateOfDayNumber(last - 30 + index),
  value: 35 + index,
  mood: 'neutral',
}));

it('sets today beside yesterday, a week and a month before', () => {
  expect(summariseMood(history)).toMatchObject({
    now: { date: '2026-11-20', value: 65 },
    dayBefore: { value: 64 },
    weekBefore: { value: 58 },
    monthBefore: { value: 35 },
    low: 35,
    high: 65,
    fearDays: 15,
    days: 31,
  });
});

it('does not fill a day that is missing, and says nothing of an empty history', () => {
  const gap = history.filter(({ date }) => date !== '2026-11-19');
  expect(summariseMood(gap)).toMatchObject({ dayBefore: null });
  expect(summariseMood([])).toBeNull();
});
