import fc from 'fast-check';
import { fuzzRuns } from '@/tests/factories/fuzz-runs';
import {
  isShareholdingXbrl,
  readShareholdingFiling,
} from '@/lib/picks/data/filings/shareholding-filing';
import { exampleIsin, filingXml, shareholdingXml } from '@/tests/unit/lib/picks/filing-examples';

const fact = (name: string, context: string, text: string) =>
  `<in-bse-shp:${name} contextRef="${context}">${text}</in-bse-shp:${name}>`;

test('a pattern says the promoters’ holding and the pledged part of it', () => {
  expect(readShareholdingFiling(shareholdingXml({ pledgedShares: 5_510_000 }))).toEqual({
    ok: true,
    value: {
      isin: exampleIsin,
      symbol: 'UDAHARAN',
      name: 'Udaharan & Sons Limited',
      asOf: '2026-09-30',
      promoterPercent: 55.1,
      pledgedPercent: 10,
    },
  });
});

test.each([
  ['a company that answers that nothing is pledged', {}, 55.1, 0],
  ['the taxonomy until 2022', { isOld: true, pledgedShares: 1_102_000 }, 55.1, 2],
  ['percent in the place of fractions', { promoterShare: '55.1', total: '100' }, 55.1, 0],
  ['less than one percent, written as percent', { promoterShare: '0.5', total: '100' }, 0.5, 0],
  [
    'a pledge whose shares are not given',
    {
      pledgedShares: 0,
      promoterShares: 0,
      more: fact(
        'EncumberedShareUnderPledgedAsPercentageOfTotalNumberOfShares',
        'ShareholdingOfPromoterAndPromoterGroup_ContextI',
        '0.7299',
      ),
    },
    55.1,
    72.99,
  ],
  [
    'a company without promoters',
    {
      promoterShare: null,
      promoterShares: 0,
      more: fact(
        'ShareholdingAsAPercentageOfTotalNumberOfShares',
        'PublicShareholding_ContextI',
        '1.0000',
      ),
    },
    0,
    0,
  ],
])('%s is read', (_name, parts, promoterPercent, pledgedPercent) => {
  expect(readShareholdingFiling(shareholdingXml(parts))).toMatchObject({
    ok: true,
    value: { promoterPercent, pledgedPercent },
  });
});

test.each([
  ['more pledged than held', { pledgedShares: 60_000_000 }, 'pledge-above-holding', 19],
  ['an ISIN with a wrong digit', { isin: 'INX999901016' }, 'no-company', 10],
  ['no company', { isin: '', symbol: '' }, 'no-company', null],
  ['a day that is none', { asOf: '2026-09-31' }, 'no-period', 12],
  ['a share above all', { promoterShare: '120', total: '100' }, 'no-figures', 16],
])('%s is refused with its line', (_name, parts, problem, line) => {
  const read = readShareholdingFiling(shareholdingXml(parts));
  expect(read).toMatchObject({ ok: false, trouble: { problem, line } });
});

test('another day in its contexts, and results, are refused', () => {
  const twice = shareholdingXml().replace('MainI">2026-09-30<', 'MainI">2026-06-30<');
  expect(readShareholdingFiling(twice)).toMatchObject({ trouble: { problem: 'two-dates' } });
  expect(readShareholdingFiling(filingXml())).toMatchObject({ trouble: { problem: 'taxonomy' } });
  expect([shareholdingXml(), filingXml()].map(isShareholdingXbrl)).toEqual([true, false]);
});

test('a pattern that is cut off or altered anywhere is read or refused', () => {
  const whole = shareholdingXml({ pledgedShares: 5_510_000 });
  fc.assert(
    fc.property(fc.nat(whole.length), fc.string({ unit: 'binary', maxLength: 6 }), (at, text) => {
      const altered = whole.slice(0, at) + text + whole.slice(at + text.length);
      const read = readShareholdingFiling(altered);
      const percents = read.ok ? [read.value.promoterPercent, read.value.pledgedPercent] : [];
      expect(percents.every((each) => each === null || (each >= 0 && each <= 100))).toBe(true);
      expect(readShareholdingFiling(whole.slice(0, at)).ok).toBe(at === whole.length);
    }),
    fuzzRuns(200),
  );
});
