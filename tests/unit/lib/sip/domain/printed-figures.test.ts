import { printedCases } from '@/lib/sip/domain/printed-figures';

test('the right figures beside the wrong ones that are in print', () => {
  expect(printedCases).toEqual([
    { id: 'stepUp', rightRupees: 19_888_715 },
    { id: 'plain', rightRupees: 1_161_695 },
    { id: 'low', rightRupees: 1_161_695 },
    { id: 'end', rightRupees: 1_150_193 },
    { id: 'swp', rightRupees: 1_981_701 },
  ]);
});
