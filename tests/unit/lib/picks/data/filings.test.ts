import fc from 'fast-check';
import { anyText } from '@/tests/factories/any-text';
import { fuzzRuns } from '@/tests/factories/fuzz-runs';
import { fileText, maxFileBytes } from '@/lib/picks/data/filings/file-problem';
import { readResultsFiling } from '@/lib/picks/data/filings/results-filing';
import {
  isShareholdingXbrl,
  readShareholdingFiling,
} from '@/lib/picks/data/filings/shareholding-filing';
import {
  bankYear,
  exampleIsin,
  filingXml,
  nbfcYear,
  shareholdingXml,
  usualHead,
  usualYear,
} from '@/tests/unit/lib/picks/filing-examples';
import { valueOf } from '@/tests/factories/value-of';

function filing(...parts: Parameters<typeof filingXml>) {
  return valueOf(readResultsFiling(filingXml(...parts)));
}

const withLine = (column: 'oneD' | 'fourD' | 'oneI', lines: Record<string, number | string>) => ({
  [column]: { ...usualYear[column], ...lines },
});

describe('a filing of results', () => {
  test.each(['in-bse-fin', 'in-capmkt'] as const)('is read in the taxonomy %s', (taxonomy) => {
    expect(filing({ taxonomy })).toEqual({
      taxonomy,
      form: 'general',
      isin: exampleIsin,
      symbol: 'UDAHARAN',
      name: 'Udaharan & Sons Limited',
      basis: 'consolidated',
      isOpinionClean: null,
      periodEndsOn: '2026-03-31',
      yearStartsOn: '2025-04-01',
      yearEndsOn: '2026-03-31',
      approvedOn: '2026-05-20',
      period: expect.objectContaining({ sales: 30, netProfit: 3, totalAssets: null, shares: 2 }),
      // FourD is the year, though it declares the quarter's days.
      toDate: {
        ...{ sales: 100, costOfGoods: 39, operatingProfit: 14 + 4 + 6 - 2, otherIncome: 2 },
        ...{ depreciation: 6, interest: 4, profitBeforeTax: 14, tax: 4, netProfit: 10 },
        ...{ equity: 80, borrowings: 20, totalAssets: 120, currentAssets: 60, cash: 10 },
        ...{ currentLiabilities: 30, inventories: 12, receivables: 18, netFixedAssets: 50 },
        ...{ operatingCashFlow: 12, capitalSpending: 5, dividends: 2, shares: 2 },
      },
      doubts: [],
    });
  });

  test('of a bank and of an NBFC has their own lines', () => {
    expect(filing(bankYear)).toMatchObject({
      form: 'bank',
      toDate: {
        ...{ sales: 1_200, interest: 700, operatingProfit: null, profitBeforeTax: 320 },
        ...{ netProfit: 235, equity: 2_000, borrowings: 1_500, totalAssets: 16_000 },
        ...{ cash: 800, shares: 50 },
      },
    });
    expect(filing(nbfcYear)).toMatchObject({
      form: 'nbfc',
      toDate: { sales: 200, borrowings: 1_150, operatingProfit: null, equity: 400, cash: 75.5 },
    });
  });

  test('of a group gives what belongs to the parent’s owners, where the parts add up to the whole', () => {
    const crore = 10_000_000;
    const ofProfit = (owners: number, others?: number) =>
      filing(
        withLine('fourD', {
          ProfitOrLossAttributableToOwnersOfParent: owners * crore,
          ...(others === undefined
            ? {}
            : { ProfitOrLossAttributableToNonControllingInterests: others * crore }),
        }),
      ).toDate.netProfit;
    expect([ofProfit(6, 4), ofProfit(12, -2), ofProfit(10)]).toEqual([6, 12, 10]);
    // Zeros, and parts of something else.
    expect([ofProfit(0, 0), ofProfit(6, 3), ofProfit(0)]).toEqual([10, 10, 10]);
    const parts = { EquityAttributableToOwnersOfParent: 50, NonControllingInterest: 30 };
    const inRupees = Object.fromEntries(
      Object.entries(parts).map(([name, value]) => [name, value * crore]),
    );
    expect(filing(withLine('oneI', inRupees)).toDate.equity).toBe(50);
  });

  test('counts deposits with banks as cash, beside cash and never in its place', () => {
    const deposits = { BankBalanceOtherThanCashAndCashEquivalents: 25 * 10_000_000 };
    expect(filing(withLine('oneI', deposits)).toDate.cash).toBe(35);
    const { CashAndCashEquivalents: _, ...oneI } = usualYear.oneI;
    expect(filing({ oneI: { ...oneI, ...deposits } }).toDate.cash).toBeNull();
  });

  test('may use OneD and FourD without declaring them', () => {
    expect(filing({ contexts: '' }).toDate).toMatchObject({ sales: 100, totalAssets: 120 });
  });

  test('ignores the revenue of a segment and facts with a dimension', () => {
    const more = `<in-bse-fin:SegmentRevenueFromOperations contextRef="OneD" unitRef="INR">1</in-bse-fin:SegmentRevenueFromOperations>
<xbrli:context id="Seg"><xbrli:entity><xbrli:identifier scheme="x">1</xbrli:identifier><xbrli:segment><xbrldi:explicitMember xmlns:xbrldi="y" dimension="a">b</xbrldi:explicitMember></xbrli:segment></xbrli:entity><xbrli:period><xbrli:startDate>2025-04-01</xbrli:startDate><xbrli:endDate>2026-03-31</xbrli:endDate></xbrli:period></xbrli:context>
<in-bse-fin:OtherIncome contextRef="Seg" unitRef="INR">777</in-bse-fin:OtherIncome>`;
    const { OtherIncome: _, ...fourD } = usualYear.fourD;
    const figures = { period: { sales: 30 }, toDate: { sales: 100, otherIncome: null } };
    expect(filing({ fourD, more })).toMatchObject(figures);
  });

  test('of a middle quarter has no balance sheet and no cash flow, and they stay unknown', () => {
    const [from, to] = ['2025-10-01', '2025-12-31'];
    const period = { DateOfStartOfReportingPeriod: from, DateOfEndOfReportingPeriod: to };
    const head = { ...usualHead(), ...period };
    const { CashFlowsFromUsedInOperatingActivities: _, ...fourD } = usualYear.fourD;
    const read = filing({ head, oneI: {}, fourD, contexts: '' });
    expect(read).toMatchObject({ periodEndsOn: '2025-12-31', yearEndsOn: '2026-03-31' });
    expect(read.toDate).toMatchObject({ equity: null, operatingCashFlow: null, sales: 100 });
  });

  const fact = (name: string, context: string, text: string) =>
    `<in-bse-fin:${name} contextRef="${context}">${text}</in-bse-fin:${name}>`;
  const opinion = 'DeclarationOfUnmodifiedOpinionOrStatementOnImpactOfAuditQualification';
  const clean = 'Declaration of unmodified opinion';
  const qualified = 'Statement on impact of audit qualification';

  test.each([
    [fact(opinion, 'OneD', clean), true],
    [fact(opinion, 'OneD', qualified), false],
    // The opinion of the year counts, whatever that of its last quarter.
    [fact(opinion, 'OneD', qualified) + fact(opinion, 'FourD', clean), true],
  ])('%s is a clean opinion: %s', (more, isOpinionClean) => {
    expect(filing({ more })).toMatchObject({ isOpinionClean });
  });

  test('leaves a missing line unknown, or zero where the total proves it', () => {
    const { FinanceCosts: _, ...others } = usualYear.fourD;
    const unknown = { interest: null, operatingProfit: null };
    expect(filing({ fourD: others }).toDate).toMatchObject(unknown);
    const fourD = { ...others, Expenses: usualYear.fourD.Expenses - 40_000_000 };
    expect(filing({ fourD }).toDate).toMatchObject({ interest: 0, operatingProfit: 18 });
    const { BorrowingsNoncurrent: _one, BorrowingsCurrent: _two, ...oneI } = usualYear.oneI;
    expect(filing({ oneI }).toDate.borrowings).toBeNull();
  });

  test('leaves out a line with two values or none that is a number, and names it', () => {
    const read = filing({ more: fact('Equity', 'OneI', '1') });
    expect(read.toDate.equity).toBeNull();
    expect(read.doubts).toEqual(['Equity']);
    expect(filing(withLine('fourD', { TaxExpense: '1,200' })).doubts).toEqual(['TaxExpense']);
  });

  test.each(['BorrowingsNoncurrent', 'Assets', 'CashAndCashEquivalents', 'Inventories'])(
    'leaves out %s below zero, and names it',
    (line) => {
      const read = filing(withLine('oneI', { [line]: -10_000_000 }));
      expect(read.doubts).toEqual([line]);
      const { borrowings, totalAssets, cash, inventories } = read.toDate;
      expect([borrowings, totalAssets, cash, inventories].filter((each) => each === null)).toEqual([
        null,
      ]);
    },
  );

  test('keeps a negative equity', () => {
    expect(filing(withLine('oneI', { Equity: -30_000_000 })).toDate.equity).toBe(-3);
  });

  test.each([
    ['nil', '<in-bse-fin:Inventories contextRef="OneI" xsi:nil="true"/>'],
    ['of another taxonomy', '<c:Inventories contextRef="OneI">1</c:Inventories>'],
  ])('ignores a fact that is %s', (_, more) => {
    const xml = filingXml({ more }).replace('<xbrli:xbrl', '<xbrli:xbrl xmlns:c="x/in-capmkt"');
    expect(readResultsFiling(xml)).toMatchObject({ value: { toDate: { inventories: 12 } } });
  });

  const headWith = (changes: object) => filingXml({ head: { ...usualHead(), ...changes } });
  const endingOn = (day: string) => headWith({ DateOfEndOfReportingPeriod: day });
  const revenueOfYear = (rupees: number) =>
    filingXml(withLine('fourD', { RevenueFromOperations: rupees }));
  const shareholding = filingXml().replaceAll('fin/2020-03-31/in-bse-fin', 'shp/in-bse-shp');

  // What has a place in the file is among the bad files of a folder.
  test.each([
    ['no element', 'Service unavailable', 'damaged'],
    ['another XML', '<rss><channel/></rss>', 'unknown-kind'],
    ['shareholding in XBRL', shareholding, 'taxonomy'],
    ['deep nesting', `<a>`.repeat(5_000), 'too-deep'],
    ['no ISIN and no symbol', headWith({ ISIN: '', Symbol: '' }), 'no-company'],
    ['a day of no calendar', endingOn('2026-02-30'), 'no-period'],
    ['a balance sheet of another day', endingOn('2026-03-30'), 'two-dates'],
    ['no figures', filingXml({ oneD: {}, fourD: {}, oneI: {} }), 'no-figures'],
    ['a year below its quarter', revenueOfYear(10_000_000), 'year-below-period'],
    ['an insurer', filingXml(withLine('fourD', { NetPremiumIncome: 1 })), 'insurer'],
  ])('is refused for %s', (_, text, problem) => {
    expect(readResultsFiling(text)).toMatchObject({ ok: false, problem: { problem } });
  });

  test.each([
    ['a bank', filingXml(bankYear), 'InterestEarned'],
    ['a lender', filingXml(nbfcYear), 'SubordinatedLiabilities'],
    ['a company', filingXml(), 'ProfitBeforeExceptionalItemsAndTax'],
  ])('of %s with one line in dollars is refused', (_, xml, name) => {
    const line = new RegExp(`(:${name} [^>]*unitRef=")INR`);
    expect(xml).toMatch(line);
    const unit = '<xbrli:unit id="USD"><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unit>';
    const inDollars = xml.replace(line, '$1USD').replace('</xbrli:xbrl>', `${unit}</xbrli:xbrl>`);
    expect(readResultsFiling(inDollars)).toMatchObject({
      problem: { problem: 'currency', found: `${name} USD` },
    });
  });

  // The quarter sold for ₹ 30 crore; the two columns may be rounded apart.
  test.each([
    [300_000_000, true],
    [299_800_000, true],
    [299_600_000, false],
  ])('with revenue of %i for the year beside its quarter is read: %s', (rupees, isRead) => {
    expect(readResultsFiling(revenueOfYear(rupees)).ok).toBe(isRead);
  });

  test('any text is read or refused, and whatever is read is a number or unknown', () => {
    const usual = filingXml().split('\n');
    const piece = fc.oneof(
      fc.constantFrom(...usual, '<!ENTITY a "b">', '&a;', '<![CDATA[', ']]>', '<', '"', 'xsi:nil'),
      anyText({ maxLength: 20 }),
    );
    const lines = fc.array(fc.tuple(fc.nat(usual.length), piece), { maxLength: 4 });
    fc.assert(
      fc.property(lines, (changes) => {
        const text = [...usual];
        for (const [at, line] of changes) text.splice(at, 1, line);
        const read = readResultsFiling(text.join('\n'));
        if (!read.ok) return read.problem.problem.length > 0;
        return Object.values(read.value.toDate).every(
          (value) => value === null || Number.isFinite(value),
        );
      }),
      fuzzRuns(20),
    );
  });
});

test.each([
  ['blanks', new TextEncoder().encode('\n \n'), 'empty'],
  ['a zip', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0), 'zip'],
  ['UTF-16', Uint8Array.of(0xff, 0xfe, 0x3c, 0), 'encoding'],
  ['25 MB', new Uint8Array(maxFileBytes + 1), 'too-large'],
])('the text of %s is refused', (_, bytes, problem) => {
  expect(fileText(bytes)).toMatchObject({ ok: false, problem: { problem } });
});

describe('a shareholding pattern', () => {
  const fact = (name: string, context: string, text: string) =>
    `<in-bse-shp:${name} contextRef="${context}_ContextI">${text}</in-bse-shp:${name}>`;
  const pledged = 'EncumberedShareUnderPledgedAsPercentageOfTotalNumberOfShares';
  const pledgedPart = fact(pledged, 'ShareholdingOfPromoterAndPromoterGroup', '0.7299');
  const held = 'ShareholdingAsAPercentageOfTotalNumberOfShares';
  const allPublic = fact(held, 'PublicShareholding', '1.0000');
  const publicShare = (share: string) => fact(held, 'PublicShareholding', share);
  const noTotal = { total: '' };
  const pledgeAlone = {
    ...noTotal,
    promoterShare: null,
    pledgedShares: 0,
    promoterShares: 0,
    more: pledgedPart,
  };
  const few = { ...noTotal, promoterShare: '0.45' };
  const ninth = { ...noTotal, promoterShare: '0.9' };
  const noShares = { pledgedShares: 0, promoterShares: 0 };
  const noPromoters = { promoterShare: null, promoterShares: 0 };

  test('says the promoters’ holding and the pledged part of it', () => {
    expect(readShareholdingFiling(shareholdingXml({ pledgedShares: 5_510_000 }))).toEqual({
      ok: true,
      value: {
        ...{ isin: exampleIsin, symbol: 'UDAHARAN', name: 'Udaharan & Sons Limited' },
        ...{ asOf: '2026-09-30', promoterPercent: 55.1, pledgedPercent: 10 },
      },
    });
  });

  test.each([
    ['a company that answers that nothing is pledged', {}, 55.1, 0],
    ['the taxonomy until 2022', { isOld: true, pledgedShares: 1_102_000 }, 55.1, 2],
    ['percent in the place of fractions', { promoterShare: '55.1', total: '100' }, 55.1, 0],
    ['a pledge below zero', { pledgedShares: -5 }, 55.1, null],
    ['less than one percent, written as percent', { promoterShare: '0.5', total: '100' }, 0.5, 0],
    ['a pledge of a few shares', { pledgedShares: 100 }, 55.1, 0.01],
    ['a pledge in percent alone', { ...noShares, more: pledgedPart }, 55.1, 72.99],
    ['a company without promoters', { ...noPromoters, more: allPublic }, 0, 0],
    // Whether 0.9 is a fraction or percent, other rows show where there is no total.
    ['no total', { promoterShare: '0.9', total: '' }, null, 0],
    ['no total, and a percent', { promoterShare: '55.1', total: '' }, 55.1, 0],
    ['no total, and none held', { promoterShare: '0', promoterShares: 0, total: '' }, 0, 0],
    ['no total beside a fraction', { ...ninth, more: publicShare('0.1') }, 90, 0],
    ['no total beside percent', { ...ninth, more: publicShare('99.1') }, 0.9, 0],
    ['no total beside a part of the others', { ...few, more: publicShare('0.02') }, null, 0],
    ['a total that is none', { ...ninth, total: '37' }, null, 0],
  ])('of %s is read', (_name, parts, promoterPercent, pledgedPercent) => {
    expect(readShareholdingFiling(shareholdingXml(parts))).toMatchObject({
      ok: true,
      value: { promoterPercent, pledgedPercent },
    });
  });

  test('with a figure twice has it only where both are the same', () => {
    const twice = (share: string) =>
      readShareholdingFiling(
        shareholdingXml({ more: fact(held, 'ShareholdingOfPromoterAndPromoterGroup', share) }),
      );
    expect(twice('0.5510')).toMatchObject({ value: { promoterPercent: 55.1 } });
    expect(twice('0.3')).toMatchObject({ value: { promoterPercent: null, pledgedPercent: 0 } });
    const shares = fact('NumberOfShares', 'ShareholdingOfPromoterAndPromoterGroup', '9000000');
    expect(
      readShareholdingFiling(shareholdingXml({ pledgedShares: 5_510_000, more: shares })),
    ).toMatchObject({ value: { promoterPercent: 55.1, pledgedPercent: null } });
  });

  test.each([
    ['more pledged than held', { pledgedShares: 60_000_000 }, 'pledge-above-holding', 19],
    ['an ISIN with a wrong digit', { isin: 'INX999901016' }, 'no-company', 10],
    ['no company', { isin: '', symbol: '' }, 'no-company', null],
    ['a day that is none', { asOf: '2026-09-31' }, 'no-period', 12],
    ['a share above all', { promoterShare: '120', total: '100' }, 'no-figures', 16],
    ['a pledge in percent or a fraction', pledgeAlone, 'no-figures', null],
  ])('with %s is refused with its line', (_name, parts, problem, line) => {
    const read = readShareholdingFiling(shareholdingXml(parts));
    expect(read).toMatchObject({ ok: false, problem: { problem, line } });
  });

  test('with another day in its contexts is refused, and so are results', () => {
    const twice = shareholdingXml().replace('MainI">2026-09-30<', 'MainI">2026-06-30<');
    expect(readShareholdingFiling(twice)).toMatchObject({ problem: { problem: 'two-dates' } });
    expect(readShareholdingFiling(filingXml())).toMatchObject({ problem: { problem: 'taxonomy' } });
    expect([shareholdingXml(), filingXml()].map(isShareholdingXbrl)).toEqual([true, false]);
  });

  test('that is altered anywhere has percents of 0 to 100 or is refused; one that is cut off is refused', () => {
    const whole = shareholdingXml({ pledgedShares: 5_510_000 });
    fc.assert(
      fc.property(fc.nat(whole.length), anyText({ maxLength: 6 }), (at, text) => {
        const altered = whole.slice(0, at) + text + whole.slice(at + text.length);
        const read = readShareholdingFiling(altered);
        const percents = read.ok ? [read.value.promoterPercent, read.value.pledgedPercent] : [];
        expect(percents.every((each) => each === null || (each >= 0 && each <= 100))).toBe(true);
        expect(readShareholdingFiling(whole.slice(0, at)).ok).toBe(at === whole.length);
      }),
      fuzzRuns(20),
    );
  });
});
