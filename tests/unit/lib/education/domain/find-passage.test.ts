import fc from 'fast-check';
import { findPassage, passageBetween } from '@/lib/education/domain/find-passage';

const text = 'Pay yourself first. Then pay the bills. Pay yourself first, always.';

test('a passage that stands twice is found where it was marked', () => {
  const at = text.lastIndexOf('Pay yourself first');
  const passage = passageBetween(text, at, at + 18, 10);
  expect(passage).toEqual({
    quote: 'Pay yourself first',
    before: 'he bills. ',
    after: ', always.',
  });
  expect(passage && findPassage(text, passage)).toEqual({ start: at, end: at + 18 });
});

test('words that moved are found by themselves, words that are gone are not', () => {
  const passage = { quote: 'Then pay the bills.', before: 'something else ', after: 'and more' };
  expect(findPassage(text, passage)).toEqual({ start: 20, end: 39 });
  expect(findPassage(text, { ...passage, quote: 'Then pay the rent.' })).toBeNull();
});

test('any passage is found again in the text from which it was taken', () => {
  const places = fc.tuple(fc.nat(text.length), fc.nat(text.length));
  fc.assert(
    fc.property(places, ([one, other]) => {
      const passage = passageBetween(text, Math.min(one, other), Math.max(one, other), 12);
      if (!passage) return text.slice(Math.min(one, other), Math.max(one, other)).trim() === '';
      const found = findPassage(text, passage);
      return found !== null && text.slice(found.start, found.end) === passage.quote;
    }),
  );
});
