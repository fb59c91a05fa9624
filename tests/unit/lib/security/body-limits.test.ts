import { pictureLimits } from '@/lib/account/picture-limits';
import { eventsPerRequest } from '@/lib/education/data/learning-request';
import { notesLimits } from '@/lib/education/domain/lesson-notes';
import { enquiryLimits } from '@/lib/enquiries/enquiry';
import { csvLimits } from '@/lib/holdings/holdings-csv';
import { guestItemLimits } from '@/lib/saved/guest-items';
import { mostSentBytes } from '@/lib/funds/data/portfolio/portfolio-file';
import { bodyLimitOf, largestActionBytes } from '@/lib/security/body-limits';

/** The fields and lines of a form around its file. */
const around = 10_000;

test('every form fits', () => {
  expect(bodyLimitOf('/analytics', false)).toBeGreaterThan(csvLimits.bytes + around);
  expect(bodyLimitOf('/api/account/avatar', false)).toBeGreaterThan(pictureLimits.sentBytes);
  expect(bodyLimitOf('/api/enquiries', false)).toBeGreaterThan(enquiryLimits.fileBytes + 100_000);
  expect(bodyLimitOf('/api/funds/portfolios', false)).toBeGreaterThan(mostSentBytes);
  expect(bodyLimitOf('/api/learning', false)).toBeGreaterThan(eventsPerRequest * 400);
  expect(bodyLimitOf('/tables', true)).toBeGreaterThan(guestItemLimits.characters * 3 + around);
  // A note in Hindi, as a form without scripts sends it.
  const lesson = '/features/financial-education/tax/two-regimes';
  expect(bodyLimitOf(lesson, false)).toBeGreaterThan(notesLimits.noteCharacters * 3 + around);
});

test('what names no form of its own is small', () => {
  for (const path of ['/account', '/api/login', '/api/support/wall', '/no-such-page', '__proto__'])
    expect(bodyLimitOf(path, false)).toBe(32_000);
  expect(bodyLimitOf('/tables', true)).toBe(largestActionBytes);
});
