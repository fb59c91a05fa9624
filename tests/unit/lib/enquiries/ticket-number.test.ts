import {
  newTicketNumber,
  readTicketNumber,
  storedTicketNumber,
} from '@/lib/enquiries/ticket-number';

test('numbers are read out without doubt, and a thousand of them differ', () => {
  const numbers = Array.from({ length: 1_000 }, newTicketNumber);
  for (const number of numbers) {
    expect(number).toMatch(/^AY-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  }
  expect(new Set(numbers).size).toBe(1_000);
});

test.each([
  ['ay-0k1m-7qrs', 'AY-0K1M-7QRS'],
  [' AY-OK1M-7QRS ', 'AY-0K1M-7QRS'],
  ['ay-okim-7qrl', 'AY-0K1M-7QR1'],
  ['nothing', 'NOTHING'],
])('%j is read as %j', (typed, number) => {
  expect(readTicketNumber(typed)).toBe(number);
});

test('a ticket has the number that was stored with it, else that of its id', () => {
  const id = '3f0c9a8e-58d2-4f7b-9a5e-0f1e2d3c4b5a';
  expect(storedTicketNumber('AY-0000-0001', id)).toBe('AY-0000-0001');
  expect(storedTicketNumber(undefined, id)).toMatch(/^AY-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(storedTicketNumber(undefined, id)).toBe(storedTicketNumber(undefined, id));
});
