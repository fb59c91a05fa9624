import fc from 'fast-check';
import {
  type AdvanceTaxFacts,
  advanceTaxInterest,
  advanceTaxSchedule,
} from '@/lib/tax/domain/advance-tax';
import {
  latePayment,
  lateReturnInterest,
  type LateReturnFacts,
} from '@/lib/tax/domain/late-payment';

const facts: AdvanceTaxFacts = {
  year: 2026,
  taxAfterTdsRupees: 1_00_000,
  isPresumptive: false,
  isExemptSenior: false,
};

describe('advance tax', () => {
  test('four instalments of 15, 45, 75 and 100 % (sections 403 to 408)', () => {
    expect(advanceTaxSchedule(facts)).toMatchObject({
      isDue: true,
      law: { id: 'advance-tax-2016' },
      instalments: [
        { date: '2026-06-15', cumulativePercent: 15, cumulativeRupees: 15_000, rupees: 15_000 },
        { date: '2026-09-15', cumulativePercent: 45, cumulativeRupees: 45_000, rupees: 30_000 },
        { date: '2026-12-15', cumulativePercent: 75, cumulativeRupees: 75_000, rupees: 30_000 },
        { date: '2027-03-15', cumulativePercent: 100, cumulativeRupees: 100_000, rupees: 25_000 },
      ],
    });
  });

  test('on presumed profits all is due on 15 March', () => {
    expect(advanceTaxSchedule({ ...facts, year: 2025, isPresumptive: true })).toMatchObject({
      instalments: [{ date: '2026-03-15', rupees: 100_000 }],
    });
  });

  test.each([
    [{ taxAfterTdsRupees: 9999 }, 'small'],
    [{ taxAfterTdsRupees: -5000 }, 'small'],
    [{ isExemptSenior: true }, 'senior'],
  ] as const)('with %p nothing is due, and no interest: %s', (change, because) => {
    expect(advanceTaxSchedule({ ...facts, ...change })).toMatchObject({ isDue: false, because });
    expect(advanceTaxInterest({ ...facts, ...change }, [], '2027-07-31').rupees).toBe(0);
  });

  test('the instalments add up to the tax, each to ten rupees', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 100_000_000 }), (tens) => {
        const schedule = advanceTaxSchedule({ ...facts, taxAfterTdsRupees: tens * 10 });
        const due = schedule.isDue ? schedule.instalments.map(({ rupees }) => rupees) : [];
        expect(due.reduce((total, rupees) => total + rupees, 0)).toBe(tens * 10);
        expect(due.every((rupees) => rupees > 0 && rupees % 10 === 0)).toBe(true);
      }),
    );
  });

  /** Section 425 as printed by cabkgoyal.com: 3, 3, 3 and 1 % of what is missing; section 424: 1 % a month. */
  test('nothing paid until 20 July: 5,050 for the instalments and four months of 1 %', () => {
    const interest = advanceTaxInterest(facts, [], '2027-07-20');
    expect(interest).toMatchObject({
      deferment: {
        instalments: [
          { date: '2026-06-15', missingRupees: 15_000, interestRupees: 450 },
          { date: '2026-09-15', missingRupees: 45_000, interestRupees: 1350 },
          { date: '2026-12-15', missingRupees: 75_000, interestRupees: 2250 },
          { date: '2027-03-15', missingRupees: 100_000, interestRupees: 1000 },
        ],
        rupees: 5050,
        law: { section: { act2025: '425' } },
      },
      default: {
        missingRupees: 100_000,
        months: 4,
        rupees: 4000,
        law: { section: { act2025: '424' } },
      },
      rupees: 9050,
    });
  });

  test('12 % by June and 36 % by September are enough; a rupee less counts against 15 and 45 %', () => {
    const paid = (june: number, september: number) =>
      advanceTaxInterest(
        facts,
        [
          { date: '2026-06-15', rupees: june },
          { date: '2026-09-15', rupees: september - june },
          { date: '2026-12-15', rupees: 75_000 - september },
          { date: '2027-03-15', rupees: 25_000 },
        ],
        '2027-07-31',
      );
    expect(paid(12_000, 36_000).rupees).toBe(0);
    // 3,001 and 9,001 are missing: 3,000 and 9,000 in whole hundreds.
    expect(paid(11_999, 35_999).deferment.instalments.map((one) => one.interestRupees)).toEqual([
      90, 270, 0, 0,
    ]);
  });

  test('with nine tenths paid by 31 March nothing runs after it', () => {
    const paid = (rupees: number) =>
      advanceTaxInterest(facts, [{ date: '2027-03-31', rupees }], '2027-04-01').default;
    expect(paid(90_000)).toMatchObject({ months: 0, rupees: 0 });
    expect(paid(89_999)).toMatchObject({ missingRupees: 10_000, months: 1, rupees: 100 });
  });

  test('on presumed profits only March counts', () => {
    const { deferment } = advanceTaxInterest({ ...facts, isPresumptive: true }, [], '2027-03-20');
    expect(deferment.instalments).toEqual([
      { date: '2027-03-15', missingRupees: 100_000, interestRupees: 1000 },
    ]);
  });

  test('who settles before the year ends pays no month', () => {
    expect(advanceTaxInterest(facts, [], '2027-03-20').default.rupees).toBe(0);
  });
});

describe('late payment', () => {
  const inTime = { hasBusiness: false, paidRupees: [], settledOn: undefined, filedOn: undefined };

  const figures = (typed: Partial<Parameters<typeof latePayment>[1]>, change = {}) =>
    latePayment({ ...facts, ...change }, { ...inTime, ...typed }).lines.map(
      ({ kind, missingRupees, rate, rupees }) => [kind, missingRupees, rate.months, rupees],
    );

  test('nothing in advance, the rest with a return in time: four months of 1 % from its day on', () => {
    expect(figures({}).slice(3)).toEqual([
      ['deferment', 100_000, null, 1000],
      ['default', 100_000, 4, 4000],
      ['late-return', 0, 0, 0],
    ]);
    expect(figures({ hasBusiness: true, filedOn: '2027-08-31' }).at(-1)?.[2]).toBe(0);
  });

  test('a return in September is two months late; the rest comes with it unless it was paid before', () => {
    const paidRupees = [15_000, 30_000, 30_000, 25_000];
    expect(figures({ paidRupees, filedOn: '2027-09-10' }).slice(4)).toEqual([
      ['default', 0, 0, 0],
      ['late-return', 0, 2, 0],
    ]);
    expect(figures({ filedOn: '2027-09-10' }).slice(4)).toEqual([
      ['default', 100_000, 6, 6000],
      ['late-return', 100_000, 2, 2000],
    ]);
    expect(figures({ filedOn: '2027-09-10', settledOn: '2027-07-31' }).slice(4)).toEqual([
      ['default', 100_000, 4, 4000],
      ['late-return', 0, 2, 0],
    ]);
  });

  test('the rest that is paid before the year ends counts for the instalments that follow', () => {
    expect(figures({ settledOn: '2027-03-10' })).toEqual([
      ['deferment', 15_000, null, 450],
      ['deferment', 45_000, null, 1350],
      ['deferment', 75_000, null, 2250],
      ['deferment', 0, null, 0],
      ['default', 0, 0, 0],
      ['late-return', 0, 0, 0],
    ]);
  });

  test('where nothing is due in advance, a late return still bears interest on what was not paid', () => {
    expect(figures({ filedOn: '2027-08-01' }, { isExemptSenior: true })).toEqual([
      ['default', 0, 0, 0],
      ['late-return', 100_000, 1, 1000],
    ]);
  });

  test('a day that is none counts as not given, and the remaining tax is paid with the return', () => {
    const late = latePayment(facts, { ...inTime, paidRupees: [40_000], filedOn: '2027-09-31' });
    expect(late.lines.at(-1)?.rupees).toBe(0);
    expect(late.restRupees).toBe(60_000);
  });
});

describe('late return interest', () => {
  const ofYear: LateReturnFacts = { year: 2026, taxAfterTdsRupees: 1_00_050, hasBusiness: false };

  /** Section 423 as printed by caclubindia.com: 1 % a month or part of one on the tax not paid by the due date. */
  test.each([
    ['2027-07-31', 0],
    ['2027-08-01', 1],
    ['2027-08-31', 1],
    ['2027-09-01', 2],
    ['2028-01-15', 6],
  ] as const)('a return filed on %s is %p months late', (filedOn, months) => {
    const interest = lateReturnInterest(ofYear, [], filedOn);
    expect(interest).toMatchObject({ dueOn: '2027-07-31', months, rupees: months * 1000 });
    expect(interest.law.section).toEqual({ act1961: '234A', act2025: '423' });
  });

  test('with business the return is due a month later, and an extension counts', () => {
    expect(lateReturnInterest({ ...ofYear, hasBusiness: true }, [], '2027-08-31').rupees).toBe(0);
    const extended = { ...ofYear, year: 2024 } as const;
    expect(lateReturnInterest(extended, [], '2025-09-16').months).toBe(0);
    expect(lateReturnInterest(extended, [], '2025-09-17').months).toBe(1);
    expect(lateReturnInterest(extended, [], '2025-10-16').months).toBe(1);
    expect(lateReturnInterest(extended, [], '2025-10-17').months).toBe(2);
  });

  test('what is paid by the due date bears none, what is paid after it bears all', () => {
    const paid = (date: '2027-07-31' | '2027-08-01') =>
      lateReturnInterest(ofYear, [{ date, rupees: 60_000 }], '2027-08-20').missingRupees;
    expect(paid('2027-07-31')).toBe(40_000);
    expect(paid('2027-08-01')).toBe(1_00_000);
  });
});
