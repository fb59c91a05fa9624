import { isDue, isPiece } from '@/lib/funds/domain/facts/due';
import {
  fundNameKey,
  joinByFundName,
  ofPlan,
  fundAssets,
} from '@/lib/funds/domain/facts/fund-names';
import type { FactSource } from '@/lib/funds/domain/facts/scheme-facts';
import type { Scheme } from '@/lib/funds/domain/scheme';

const scheme = (code: number, name: string, changes: Partial<Scheme> = {}): Scheme => ({
  ...{ code, name, house: 'Udaharan Mutual Fund', structure: 'open-ended' },
  ...{ category: 'Equity - Flexi Cap Fund', amfiCategory: '', plan: 'direct', option: 'growth' },
  ...{ optionText: null, isin: null, reinvestmentIsin: null, nav: 10, navDate: '2026-11-24' },
  ...changes,
});

describe('a fund’s name in two files', () => {
  it.each([
    ['Udaharan Large & Mid Cap Fund', 'Udaharan Large and Midcap Fund'],
    ['Udaharan Business Cycle', 'The Udaharan Business-Cycle Fund'],
    ['Udaharan Nifty Midcap150 Index Fund', 'Udaharan NIFTY Midcap 150 Index Fund'],
    ['Udaharan Gilt Fund (formerly Udaharan Bond Fund)', 'Udaharan Gilt Fund'],
    ['Udaharan Gilt Fund formerly known as Parvat Gilt', 'Udaharan Gilt Fund'],
  ])('%s is %s', (one, other) => expect(fundNameKey(one)).toBe(fundNameKey(other)));

  it('joins the row to each plan and option, and gives none where a name is not of one house or one row', () => {
    const joined = joinByFundName(
      [
        scheme(1, 'Udaharan Gilt Fund - Direct Plan - Growth'),
        scheme(2, 'Udaharan Gilt Fund - Regular Plan - IDCW Payout', { plan: 'regular' }),
        scheme(3, 'Twin Fund - Direct Plan - Growth'),
        scheme(4, 'Twin Fund - Direct Plan - Growth', { house: 'Parvat Mutual Fund' }),
        scheme(5, 'Udaharan Value Fund - Direct Plan - Growth'),
        scheme(6, 'Udaharan Focused Fund - Direct Plan - Growth'),
      ],
      ['Udaharan Gilt Fund', 'Twin Fund', 'Udaharan Value Fund', 'UDAHARAN VALUE FUND'].map(
        (name, index) => ({ name, index }),
      ),
    );
    expect([...joined].map(([code, { index }]) => [code, index])).toEqual([
      [1, 0],
      [2, 0],
    ]);
  });

  it.each([
    ['direct', 'direct' as const, { direct: 1, regular: 2 }, 1],
    ['regular, which does not exist', 'regular' as const, { direct: 1, regular: null }, null],
    ['none, of an ETF', null, { direct: 1, regular: null }, 1],
    ['none, of two', null, { direct: 1, regular: 2 }, null],
  ])('has the figures of its plan: %s', (_, plan, row, expected) => {
    expect(ofPlan(row, plan)).toBe(expected);
  });
});

it('counts the assets of all plans and options of a fund together, in crore', () => {
  const assets = fundAssets(
    [
      scheme(1, 'Udaharan Gilt Fund - Direct Plan - Growth'),
      scheme(2, 'Udaharan Gilt Fund - Regular Plan - Growth', { plan: 'regular' }),
      scheme(3, 'Udaharan Value Fund - Direct Plan - Growth'),
      scheme(4, 'Udaharan Focused Fund - Direct Plan - Growth'),
    ],
    new Map([
      [1, 12_345.67],
      [2, 100_000],
      [4, 0.2],
      [99, 5_000],
    ]),
  );
  expect([...assets]).toEqual([
    [1, { crore: 1_123.46 }],
    [2, { crore: 1_123.46 }],
    [4, { crore: 0.01 }],
  ]);
});

describe('when a source is asked', () => {
  it.each<[FactSource, string, string, string, boolean]>([
    ['master', '2026-11-18', '2026-11-18', '2026-11-24', false],
    ['master', '2026-11-18', '2026-11-18', '2026-11-25', true],
    ['ter', '2026-10-31', '2026-11-02', '2026-11-28', false],
    ['ter', '2026-10-31', '2026-11-02', '2026-11-30', true],
    ['performance', '2026-11-02', '2026-11-02', '2026-11-30', true],
    // The newest quarter is stored already.
    ['averageAum', '2026-09-30', '2026-10-15', '2026-12-31', false],
    ['averageAum', '2026-09-30', '2026-10-15', '2027-01-09', false],
    ['averageAum', '2026-09-30', '2026-10-15', '2027-01-10', true],
    ['averageAum', '2026-06-30', '2026-10-15', '2026-10-20', false],
    ['averageAum', '2026-06-30', '2026-10-15', '2026-10-22', true],
  ])('%s as of %s, received on %s, on %s: %s', (source, asOf, received, today, due) => {
    const fetchedAt = `${received}T05:00:00.000Z`;
    expect(isDue(source, { asOf: asOf as never, fetchedAt }, new Date(`${today}T06:00:00Z`))).toBe(
      due,
    );
  });

  it('is at once where nothing is stored', () => expect(isDue('ter', null, new Date())).toBe(true));
});

it.each([
  ['as many', 100, 1, false],
  ['a few less', 80, 1, false],
  ['much fewer', 79, 1, true],
  ['much fewer for two months', 79, 60, false],
  ['none', 0, 90, true],
])('takes facts of %s schemes for a piece or not', (_, size, days, expected) => {
  const mapOf = (count: number) => new Map(Array.from({ length: count }, (__, at) => [at, at]));
  const fetchedAt = '2026-09-01T05:00:00.000Z';
  const now = new Date(Date.parse(fetchedAt) + days * 86_400_000);
  const known = { asOf: '2026-09-01' as const, fetchedAt, byCode: mapOf(100) };
  expect(isPiece(mapOf(size), known, now)).toBe(expected);
  expect(isPiece(mapOf(size), null, now)).toBe(size === 0);
});
