import { indexedPrices } from '@/lib/picks/domain/company/indexed-prices';
import { peersOf, rowCalled } from '@/lib/picks/domain/company/peers';
import { readPage, readPeers } from '@/lib/picks/domain/company/picks-query';
import { positionOf } from '@/lib/picks/domain/company/position-size';
import { ratioGroups } from '@/lib/picks/domain/ratios/ratio-groups';
import { ratioIds } from '@/lib/picks/domain/ratios/ratio-list';
import { ratioRow } from '@/lib/picks/domain/ratios/ratio-rows';
import type { RatioRow } from '@/lib/picks/domain/ratios/ratio-row';
import { standingOf } from '@/lib/picks/domain/company/standing';
import { tenYears } from '@/lib/picks/domain/company/ten-years';
import { companyOf } from './universe-examples';
import { workedCompany } from './worked-company';

const day = '2026-11-21';

/** A row of a company without figures, of a size. */
function rowOf(symbol: string, marketCap: number | null, industry = 'Pumps'): RatioRow {
  const row = ratioRow(companyOf(symbol, { industry }), [], { asOf: day, priceLagDays: 30 });
  return { ...row, values: { ...row.values, marketCap } };
}

describe('ten years', () => {
  test('show the figures as they were filed and the ratios of each year', () => {
    const { years, figures, ratios } = tenYears(workedCompany(), day);
    expect(years).toEqual([2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026]);
    expect(figures.sales).toEqual([1000, 1200, 1440, 1728, 2074, 2489, 2987, 3584, 4301, 5161]);
    // 516 crore on 10 crore shares; the year before 430.
    expect(ratios.earningsPerShare.slice(-2)).toEqual([43, 51.6]);
    // 516 / mean(2100, 2500); the first year has no year before it.
    expect(ratios.returnOnEquity.at(-1)).toBeCloseTo(22.435, 3);
    expect(ratios.returnOnEquity[0]).toBeNull();
    expect(ratios.debtToEquity.at(-1)).toBeCloseTo(0.16, 9);
  });

  test('hold back a year that was not public, and leave a gap for one that is missing', () => {
    const company = workedCompany();
    const last = company.years.at(-1)!;
    const before = tenYears(company, last.endsOn);
    expect(before.years.at(-1)).toBe(2025);
    const gapped = { ...company, years: company.years.filter(({ year }) => year !== 2024) };
    expect(tenYears(gapped, day).years).toHaveLength(10);
    expect(tenYears(gapped, day).figures.sales[7]).toBeNull();
    expect(tenYears({ ...company, years: [] }, day).years).toEqual([]);
  });
});

describe('the standing to a screen', () => {
  const screen = {
    id: 'big',
    ruleText: 'Market cap >= 100 cr',
    ranking: {
      criteria: [{ expressionText: 'Market cap', better: 'higher', weight: 1 } as const],
      take: 1,
    },
  };
  const rows = [rowOf('BIG', 900), rowOf('MID', 200), rowOf('LOW', 50), rowOf('DIM', null)];
  const standing = (index: number) => standingOf(screen, rows[index]!, rows, day);

  test.each([
    [0, 'picked', 1],
    [1, 'not-taken', null],
    [2, 'failed', null],
    [3, 'undecided', null],
  ])('row %i is %s', (index, verdict, place) => {
    expect(standing(index)).toMatchObject({ verdict, place });
  });

  test('names the margin of each part', () => {
    expect(standing(2).reasons).toMatchObject([{ isMet: false, number: 50, margin: -50 }]);
  });
});

describe('peers', () => {
  const own = rowOf('OWN', 100);
  const rows = [
    own,
    rowOf('FAR', 900),
    rowOf('NEAR', 150),
    rowOf('OTHER', 100, 'Lifts'),
    rowOf('DIM', null),
  ];

  test('are of its industry first, the nearest in size before the others, sizes unknown last', () => {
    expect(peersOf(own, rows).map(({ symbol }) => symbol)).toEqual(['NEAR', 'FAR', 'DIM', 'OTHER']);
  });

  test('can be named by symbol, ISIN or name in any case', () => {
    for (const text of ['near', 'INENEAR', 'near limited']) {
      expect(rowCalled(text, rows)?.symbol).toBe('NEAR');
    }
    expect(rowCalled('nea', rows)).toBeNull();
  });
});

describe('prices from 100', () => {
  test('begin at 100, leave gaps, and draw nothing that began later', () => {
    const rows = indexedPrices(
      [
        [
          { date: '2026-01-30', value: 50 },
          { date: '2026-03-31', value: 60 },
        ],
        [{ date: '2026-02-27', value: 10 }],
      ],
      { to: '2026-03-31', months: 2 },
    );
    expect(rows).toEqual([
      { date: '2026-01-31', values: [100, null] },
      { date: '2026-02-28', values: [null, null] },
      { date: '2026-03-31', values: [120, null] },
    ]);
  });
});

test('a position says what a fall takes and what it needs to come back', () => {
  expect(positionOf(10_00_000, 1_00_000, 50)).toEqual({
    shareOfSavingsPercent: 10,
    lossRupees: 50_000,
    lossOfSavingsPercent: 5,
    gainToRecoverPercent: 100,
  });
  expect(positionOf(1, 1, 100).gainToRecoverPercent).toBeNull();
});

test('each ratio is in one group', () => {
  expect(Object.values(ratioGroups).flat().sort()).toEqual([...ratioIds].sort());
});

test('a malformed address is read as far as it is valid', () => {
  expect(
    [{ page: '2' }, { page: '9' }, { page: '-1' }, { page: ['1', '2'] }, {}].map((query) =>
      readPage(query, 3),
    ),
  ).toEqual([2, 3, 1, 1, 1]);
  expect(readPage({ page: '5' }, 0)).toBe(1);
  expect(readPeers({})).toBeNull();
  expect(readPeers({ peer: ['', ' '] })).toBeNull();
  expect(readPeers({ peer: [' abc ', '', 'c', 'd', 'e'] })).toEqual(['abc', '', 'c', 'd']);
});
