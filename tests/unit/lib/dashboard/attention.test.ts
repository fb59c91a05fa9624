import { attentionItems } from '@/lib/dashboard/domain/attention';
import type { Position } from '@/lib/dashboard/domain/portfolio';
import { checkHousehold } from '@/lib/household/checks';
import { unansweredHousehold } from '@/lib/household/household';
import { messages } from '@/lib/messages';

const words = messages().dashboard.attention;
const today = '2026-11-24';
const quiet = {
  checks: checkHousehold(unansweredHousehold, null, today),
  portfolio: { positions: [], inDoubt: [] },
  track: null,
  sessions: null,
  questionsDue: 0,
};

test('where nothing is known, nothing needs attention', () => {
  expect(attentionItems(quiet, { isDemo: false }, words)).toEqual([]);
});

test('each thing has a figure and the page where it is done, the most pressing first', () => {
  const household = {
    ...unansweredHousehold,
    monthlySpendRupees: 50_000,
    savingsRupees: 200_000,
    accountsWithoutNominee: 2,
  };
  const unpriced = { name: 'SAMPLE', valueRupees: null } as Position;
  const items = attentionItems(
    {
      ...quiet,
      checks: checkHousehold(household, null, today),
      portfolio: { positions: [unpriced], inDoubt: [] },
      track: {
        expectedRupees: 30_000,
        boughtRupees: 22_000,
        aheadRupees: -8_000,
        since: '2026-09-21',
      },
      sessions: { actions: [{ id: 'abc', text: 'Send the policy' }], free: [] },
      questionsDue: 3,
    },
    { isDemo: true },
    words,
  );
  expect(items.map(({ text, href }) => `${text} → ${href}`)).toEqual([
    'No price for SAMPLE → /analytics?tab=holdings&demo=1',
    'Emergency fund: 4 of 6 months → /analytics?tab=checks&demo=1',
    '2 accounts without a nominee → /analytics?tab=checks&demo=1',
    'SIP purchases are ₹8,000 behind your plans → /analytics?tab=plans&demo=1',
    'From your session: Send the policy → /features/consultation/bookings/abc#after-call',
    '3 questions to review → /features/financial-education/review',
  ]);
});
