import { Timestamp } from 'firebase-admin/firestore';
import { isTimestamp, timestampSchema } from '@/lib/firebase/timestamp';
import { plainFields } from '@/lib/firebase/plain-values';

/** The same class of a package that a build loaded a second time. */
class TimestampOfAnotherCopy {
  constructor(private readonly ms: number) {}
  toMillis() {
    return this.ms;
  }
  toDate() {
    return new Date(this.ms);
  }
}

const ms = Date.parse('2026-11-26T09:30:00Z');

it.each([
  ['of the package', Timestamp.fromMillis(ms)],
  ['of another copy of the package', new TimestampOfAnotherCopy(ms)],
])('knows a timestamp %s', (_, at) => {
  expect(isTimestamp(at)).toBe(true);
  expect(timestampSchema.parse(at).toMillis()).toBe(ms);
  expect(plainFields({ at })).toEqual({ at: '2026-11-26T09:30:00.000Z' });
});

it.each([null, undefined, ms, '2026-11-26', new Date(ms), { seconds: 1, nanoseconds: 0 }, () => 1])(
  'does not take %p for a timestamp',
  (value) => {
    expect(isTimestamp(value)).toBe(false);
    expect(timestampSchema.safeParse(value).success).toBe(false);
  },
);
