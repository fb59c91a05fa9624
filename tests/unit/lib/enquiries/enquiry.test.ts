import fc from 'fast-check';
import { enquiryLimits, readEnquiry } from '@/lib/enquiries/enquiry';
import { shownFileName } from '@/lib/enquiries/ticket';

const typed = { scope: 'calculator', budget: 'open', message: 'A SIP calculator for our branch.' };

test.each([
  [{ scope: '' }, { scope: 'missing' }],
  [{ scope: 'everything' }, { scope: 'not-listed' }],
  [{ scope: '__proto__' }, { scope: 'not-listed' }],
  [{ budget: '' }, { budget: 'missing' }],
  [{ message: '  \u202E ' }, { message: 'missing' }],
  [{ message: 'too short' }, { message: 'too-short' }],
  [{ message: 'x'.repeat(2_001) }, { message: 'too-long' }],
])('%j is refused as %j', (change, problem) => {
  expect(readEnquiry({ ...typed, ...change })).toEqual({ ok: false, problem });
});

test('every mistake is named at once', () => {
  const read = readEnquiry({ scope: '', budget: 'much', message: '' });
  expect(read).toEqual({
    ok: false,
    problem: { scope: 'missing', budget: 'not-listed', message: 'missing' },
  });
});

test('what is taken is within its limits, and reading it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (message) => {
      const read = readEnquiry({ ...typed, message });
      if (!read.ok) return;
      const { length } = [...read.value.message];
      expect(length).toBeGreaterThanOrEqual(enquiryLimits.message.min);
      expect(length).toBeLessThanOrEqual(enquiryLimits.message.max);
      expect(read.value.message).not.toMatch(/(?!\n|\t)[\p{Cc}\u202A-\u202E]/u);
      expect(readEnquiry(read.value)).toEqual(read);
    }),
  );
});

test.each([
  ['C:\\fakepath\\plan.pdf', 'plan.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['a\u202Efdp.exe\0', 'afdp.exe'],
  ['', 'file'],
  [`${'x'.repeat(100)}.pdf`, `${'x'.repeat(76)}.pdf`],
])('the file %j is shown as %j', (name, shown) => {
  expect(shownFileName(name, 80)).toBe(shown);
});
