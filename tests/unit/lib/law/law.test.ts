import {
  equityLongTermGains,
  equityShortTermGains,
  specifiedFundGains,
} from '@/content/law/capital-gains';
import { healthAndEducationCess } from '@/content/law/cess';
import { rowOn, type DatedRow } from '@/lib/law/dated-row';
import { incomeTaxLaw } from '@/lib/law/citation';

const row = (id: string, from: DatedRow<number>['from'], to: DatedRow<number>['to']) => ({
  id,
  from,
  to,
  value: 1,
  ...incomeTaxLaw(null, '1', { readIn: 'a test', readOn: '2026-11-21' }),
});

const rows = [row('old', '2018-04-01', '2024-07-22'), row('new', '2024-07-23', null)];

test.each([
  ['2018-03-31', undefined],
  ['2018-04-01', 'old'],
  ['2024-07-22', 'old'],
  ['2024-07-23', 'new'],
  ['2030-01-01', 'new'],
] as const)('on %s the row is %s', (date, id) => {
  expect(rowOn(rows, date)?.id).toBe(id);
});

test('two rows on one day are refused', () => {
  expect(() => rowOn([...rows, row('twice', '2025-01-01', null)], '2026-01-01')).toThrow(
    'new, twice',
  );
});

test('long-term equity gains are taxed at 12.5 % above 1.25 lakh a year (112A, 198)', () => {
  expect(rowOn(equityLongTermGains, '2026-11-21')).toMatchObject({
    value: { ratePercent: 12.5, yearlyExemptionRupees: 125_000 },
    section: { act1961: '112A', act2025: '198' },
  });
});

test('short-term equity gains are taxed at 20 % (111A, 196)', () => {
  expect(rowOn(equityShortTermGains, '2026-11-21')).toMatchObject({
    value: { ratePercent: 20, yearlyExemptionRupees: 0 },
    section: { act1961: '111A', act2025: '196' },
  });
});

test('debt fund units bought since 1 April 2023 are always short-term (50AA)', () => {
  expect(rowOn(specifiedFundGains, '2026-11-21')).toMatchObject({
    value: { unitsBoughtFrom: '2023-04-01' },
    section: { act1961: '50AA' },
  });
});

test('the cess is 4 %', () => {
  expect(rowOn(healthAndEducationCess, '2026-11-21')?.value.ratePercent).toBe(4);
});
