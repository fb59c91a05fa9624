import { render, screen, within } from '@testing-library/react';
import { ContractLaw, contractRules } from '@/components/options/option-rules-panel';
import { publicDates } from '@/lib/agenda/public-dates';
import { spanFrom } from '@/lib/agenda/agenda-entry';
import { formatDate } from '@/lib/calendar/iso-date';
import { messages } from '@/lib/messages';

const { options } = messages();
const today = '2026-11-21';

const valueOf = (rule: string) =>
  contractRules(today, options).find((each) => each.rule === rule)?.value;

test('every contract has its lot, its expiry rule and its next expiry', () => {
  expect(valueOf('Lot of SENSEX')).toBe('20 units');
  expect(valueOf('Lot of BANKEX')).toBe('30 units');
  expect(valueOf('Lot of FINNIFTY')).toBe('60 units');
  const expiries = contractRules(today, options)
    .filter(({ rule }) => rule.startsWith('Expiry'))
    .map(({ rule, value }) => [rule, value]);
  const november = '23 Nov 2026 (not 24 Nov 2026: Guru Nanak Jayanti)';
  expect(expiries).toEqual([
    ['Expiry of NIFTY', `NSE, every Tuesday; next: ${november}`],
    [
      'Expiry of BANKNIFTY, FINNIFTY, MIDCPNIFTY, NIFTYNXT50, stocks at the NSE',
      `NSE, last Tuesday of the month; next: ${november}`,
    ],
    ['Expiry of NIFTYFPI', `NSE, last Tuesday of the month; next: ${november}`],
    ['Expiry of SENSEX', 'BSE, every Thursday; next: 26 Nov 2026'],
    ['Expiry of BANKEX, stocks at the BSE', 'BSE, last Thursday of the month; next: 26 Nov 2026'],
  ]);
});

test.each(['2026-11-21', '2026-11-23', '2026-11-24', '2027-01-20'] as const)(
  'on %s the next expiry is that of the list of dates',
  (day) => {
    const rule = contractRules(day, options).find((each) => each.rule === 'Expiry of NIFTY');
    const listed = publicDates(spanFrom(day, 20)).find(({ series }) => series === 'expiry-NIFTY');
    expect(listed).toBeDefined();
    expect(rule?.value).toContain(`next: ${listed ? formatDate(listed.date) : ''}`);
  },
);

test('the table says up to when holidays are known', () => {
  render(<ContractLaw rules={contractRules(today, options)} messages={options.law} />);
  expect(
    screen.getByText(/Trading holidays are known up to 31 Dec 2026\. Later dates may move\./),
  ).toBeInTheDocument();
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.some(({ textContent }) => textContent?.includes('Expiry of SENSEX'))).toBe(true);
});
