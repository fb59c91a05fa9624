import { computedRules } from '@/components/education/computed-rules';
import { lawChangesSince, citedFigure, citedRows } from '@/lib/education/domain/law-citation';
import { headingId } from '@/lib/education/domain/term-uses';
import { messages } from '@/lib/messages';

const { computed: words } = messages().education;
const today = '2026-11-21';

it('finds a table of law by its file and name, also one of several parts', () => {
  expect(citedRows('slabs#newRegimeSlabs')?.length).toBeGreaterThan(0);
  expect(citedRows('rebate#rebate')?.length).toBeGreaterThan(1);
  expect(citedRows('slabs#nothing')).toBeNull();
  expect(citedRows('nothing#newRegimeSlabs')).toBeNull();
  expect(citedRows('slabs#toString')).toBeNull();
});

it('reads the figure of a day', () => {
  const field = 'ratePercent';
  const figure = (date: `${number}-${number}-${number}`) =>
    citedFigure('capital-gains#equityLongTermGains', field, date).figure;
  expect(figure('2024-07-22')).toBe(10);
  expect(figure('2024-07-23')).toBe(12.5);
  expect(() => citedFigure('slabs#newRegimeSlabs', '0.nothing', today)).toThrow('no figure');
  expect(() => citedFigure('rebate#rebate', 'newest.rupees', today)).toThrow('No row');
});

it('says which cited rule is another one since the review, and only that', () => {
  const laws = ['capital-gains#equityLongTermGains', 'cess#healthAndEducationCess'];
  expect(lawChangesSince({ laws, reviewedOn: '2026-11-21' }, today)).toEqual([]);
  expect(lawChangesSince({ laws, reviewedOn: '2024-07-22' }, today)).toEqual([
    { citation: laws[0], section: expect.any(String), changesOn: '2024-07-23' },
  ]);
  expect(lawChangesSince({ laws, reviewedOn: '2024-05-01' }, '2024-06-01')).toEqual([]);
});

it.each([
  ['sip-value', { monthlyRupees: '10000', annualRatePercent: '12', years: '20' }, '₹99.91 lakh'],
  ['sip-invested', { monthlyRupees: '10000', years: '20' }, '₹24 lakh'],
  ['lump-sum-value', { rupees: '100000', annualRatePercent: '10', years: '2' }, '₹1.21 lakh'],
  ['emi', { principalRupees: '5000000', annualRatePercent: '8.5', months: '240' }, '₹43,391'],
  ['tax-new', { grossSalaryRupees: '1275000' }, '₹0'],
  ['tax-new', { grossSalaryRupees: '1500000' }, '₹97,500'],
  ['ltcg-tax', { gainRupees: '225000' }, '₹13,000'],
  ['cagr', { fromRupees: '100', toRupees: '121', years: '2' }, '10%'],
  ['rule-of-72', { annualRatePercent: '10' }, '7.2 years'],
  [
    'option-payoff',
    { kind: 'call', side: 'buy', strike: 100, premium: 4, spot: 110, lot: 50 },
    '₹300',
  ],
  ['option-breakeven', { kind: 'put', strike: 100, premium: 4 }, '₹96'],
  [
    'withdrawal-years',
    { corpusRupees: 1e6, monthlyRupees: 5000, annualRatePercent: 6 },
    words.forEver,
  ],
  [
    'withdrawal-years',
    { corpusRupees: 1.2e6, monthlyRupees: 1e4, annualRatePercent: 0 },
    '10 years',
  ],
  ['percent-of', { rupees: 45000, percent: 30 }, '₹13,500'],
  ['emergency-fund', { monthlyRupees: 30000, months: 6 }, '₹1.8 lakh'],
  ['law', { row: 'standard-deduction#standardDeduction', field: 'new.rupees' }, '₹75,000'],
  ['law', { row: 'cess#healthAndEducationCess', field: 'ratePercent' }, '4%'],
] as const)('%s of %o is %s', (rule, input, figure) => {
  expect(computedRules[rule]?.(input, { today, messages: words })).toBe(figure);
});

it('a rule refuses inputs that are not its own', () => {
  expect(() => computedRules.emi?.({ principalRupees: 1 }, { today, messages: words })).toThrow(
    'annualRate',
  );
  expect(() => computedRules['rule-of-72']?.({ rate: 1 }, { today, messages: words })).toThrow(
    'rate',
  );
});

it('a heading has an address that a quiz can name', () => {
  expect(headingId('What is a SIP?')).toBe('what-is-a-sip');
  expect(headingId("Kavya's slip, line by line")).toBe('kavyas-slip-line-by-line');
});
