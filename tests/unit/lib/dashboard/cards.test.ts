import fc from 'fast-check';
import { attentionItems } from '@/lib/dashboard/domain/attention';
import { arranged, moved, withMark } from '@/lib/dashboard/domain/card-layout';
import {
  dashboardHref,
  rangeStart,
  readDashboardQuery,
} from '@/lib/dashboard/domain/dashboard-query';
import { findInstrument } from '@/lib/dashboard/domain/find-instrument';
import type { Position } from '@/lib/dashboard/domain/portfolio';
import { checkHousehold } from '@/lib/household/checks';
import { unansweredHousehold } from '@/lib/household/household';
import { messages } from '@/lib/messages';
import { leastCpuMs } from '@/tests/factories/cpu-time';

describe('cards and addresses', () => {
  test('a card of a new release stands behind the one that it follows, a removed one is left out', () => {
    expect(arranged(['a', 'b', 'c', 'd'], ['d', 'gone', 'a', 'c'])).toEqual(['d', 'a', 'b', 'c']);
    expect(arranged(['new', 'a', 'b'], ['b', 'a'])).toEqual(['new', 'b', 'a']);
  });

  test('whatever was remembered, each card of the registry stands once', () => {
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'));
    fc.assert(
      fc.property(ids, fc.array(fc.constantFrom('a', 'b', 'c', 'x', 'y')), (registry, order) => {
        expect(arranged(registry, order).sort()).toEqual([...registry].sort());
      }),
    );
  });

  test('a card moves by one place and stops at the ends', () => {
    expect(moved(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
    expect(moved(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
    expect(withMark(['a'], 'a', false)).toEqual([]);
    expect(withMark(['a'], 'a', true)).toEqual(['a']);
  });

  test('the part, the range and what is open stand in the address, the usual ones in none', () => {
    const usual = { range: '1y', isDemo: false, tab: 'overview', open: null };
    expect(readDashboardQuery({})).toEqual(usual);
    expect(readDashboardQuery({ range: '3y', demo: '1', tab: 'plans', open: 'target' })).toEqual({
      range: '3y',
      isDemo: true,
      tab: 'plans',
      open: 'target',
    });
    expect(readDashboardQuery({ range: 'forever', tab: 'cards', open: 'sesame' })).toEqual(usual);
    expect(dashboardHref({ range: '1y', tab: 'overview' })).toBe('/analytics');
    expect(dashboardHref({ range: 'max', isDemo: true })).toBe('/analytics?range=max&demo=1');
    expect(dashboardHref({ tab: 'holdings', open: 'add' })).toBe(
      '/analytics?tab=holdings&open=add',
    );
    expect(rangeStart('3y', '2026-11-21')).toBe('2023-11-21');
    expect(rangeStart('max', '2026-11-21')).toBeNull();
  });
});

describe('an instrument', () => {
  const schemes = Array.from({ length: 14_000 }, (_, index) => ({
    code: 100_000 + index,
    name: `Udaharan Fund ${index} - Direct Plan - Growth`,
    isin: `INF${String(index).padStart(9, '0')}`,
    reinvestmentIsin: null,
  }));

  test('two thousand unknown names among 14,000 schemes take well under 300 ms of processor', () => {
    const known = { coins: null, schemes };
    let found: (string | null)[] = [];
    const findAll = () => {
      found = Array.from({ length: 2_000 }, (_, row) =>
        findInstrument('fund', `No such fund ${row} of any fund house`, known),
      );
    };
    expect(leastCpuMs(findAll, { enoughMs: 300 })).toBeLessThan(300);
    expect(found.every((id) => id === null)).toBe(true);
    expect(findInstrument('fund', 'udaharan fund 13999 - direct plan - growth', known)).toBe(
      '113999',
    );
  });

  test('of equal names the first of the list counts, and a new list has an index of its own', () => {
    const twice = [
      { code: 1, name: 'Same', isin: null, reinvestmentIsin: 'INF000000009' },
      { code: 2, name: 'Same', isin: null, reinvestmentIsin: null },
    ];
    expect(findInstrument('fund', ' SAME ', { coins: null, schemes: twice })).toBe('1');
    expect(findInstrument('fund', 'inf000000009', { coins: null, schemes: twice })).toBe('1');
    const later = { coins: null, schemes: twice.slice(1) };
    expect(findInstrument('fund', 'same', later)).toBe('2');
    expect(findInstrument('fund', 'null', later)).toBeNull();
  });

  test('a text that no list could hold names nothing', () => {
    const coins = [{ id: 'a'.repeat(400), symbol: 'A', name: 'A' }];
    expect(findInstrument('coin', 'a'.repeat(400), { coins, schemes: null })).toBeNull();
  });

  test('an instrument is found by what people call it', () => {
    const known = {
      coins: [
        { id: 'big-sam', symbol: 'SAM', name: 'Big Sam' },
        { id: 'sam', symbol: 'XS', name: 'Sam' },
        { id: 'small', symbol: 'SAM', name: 'Small' },
      ],
      schemes: [
        {
          code: 102550,
          name: 'Udaharan Fund - Direct',
          isin: 'INF000000001',
          reinvestmentIsin: null,
        },
      ],
    };
    expect(findInstrument('coin', ' sam ', known)).toBe('sam');
    expect(findInstrument('coin', 'Small', known)).toBe('small');
    expect(findInstrument('coin', 'big sam', known)).toBe('big-sam');
    expect(findInstrument('fund', '102550', known)).toBe('102550');
    expect(findInstrument('fund', 'inf000000001', known)).toBe('102550');
    expect(findInstrument('fund', 'Udaharan', known)).toBeNull();
    expect(findInstrument('share', 'm&m', known)).toBe('M&M');
    expect(findInstrument('share', '=1+1', known)).toBeNull();
    expect(findInstrument('coin', 'sam', { coins: null, schemes: null })).toBeNull();
  });
});

describe('what needs attention', () => {
  const attentionMessages = messages().dashboard.attention;
  const today = '2026-11-24';
  const quiet = {
    checks: checkHousehold(unansweredHousehold, null, today),
    portfolio: { positions: [], inDoubt: [] },
    track: null,
    sessions: null,
    questionsDue: 0,
  };

  test('where nothing is known, nothing needs attention', () => {
    expect(attentionItems(quiet, { isDemo: false }, attentionMessages)).toEqual([]);
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
      attentionMessages,
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
});
