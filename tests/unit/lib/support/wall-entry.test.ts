import fc from 'fast-check';
import { readWallEntry, wallLimits } from '@/lib/support/wall-entry';

const typed = { name: 'Asha', message: 'Thank you', amount: '' };

test.each([
  [{ name: '' }, { name: 'missing' }],
  [{ name: ' \u202E ' }, { name: 'missing' }],
  [{ name: 'x'.repeat(41) }, { name: 'too-long' }],
  [{ name: 'buy.now.com' }, { name: 'link' }],
  [{ message: 'y'.repeat(141) }, { message: 'too-long' }],
  [{ message: 'see https://evil.example' }, { message: 'link' }],
  [{ amount: 'lots' }, { amount: 'not-an-amount' }],
  [{ amount: '0' }, { amount: 'not-an-amount' }],
  [{ amount: '50.5' }, { amount: 'not-an-amount' }],
  [{ amount: '2 lakh' }, { amount: 'not-an-amount' }],
])('%j is refused as %j', (change, problem) => {
  expect(readWallEntry({ ...typed, ...change })).toEqual({ ok: false, problem });
});

test('what is left out is null, what is typed is read as a form of the site reads it', () => {
  expect(readWallEntry(typed)).toEqual({
    ok: true,
    value: { name: 'Asha', message: 'Thank you', amountRupees: null },
  });
  expect(readWallEntry({ ...typed, amount: '₹1,001' })).toMatchObject({
    value: { amountRupees: 1001 },
  });
});

test('an entry that is taken fits the wall, and reading it again changes nothing', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 200 });
  fc.assert(
    fc.property(text, text, (name, message) => {
      const read = readWallEntry({ name, message, amount: '' });
      if (!read.ok) return;
      expect([...read.value.name].length).toBeLessThanOrEqual(wallLimits.name);
      expect([...read.value.message].length).toBeLessThanOrEqual(wallLimits.message);
      expect(JSON.stringify(read.value)).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
      expect(readWallEntry({ ...read.value, amount: '' })).toEqual(read);
    }),
  );
});
