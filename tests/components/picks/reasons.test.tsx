import { render, screen, within } from '@testing-library/react';
import { HonestHead } from '@/components/picks/picks-frame';
import { ReasonCard } from '@/components/picks/screen-result';
import { RuleText } from '@/components/picks/rule-text';
import { ratioText, marginText } from '@/components/picks/ratio-text';
import { messages } from '@/lib/messages';
import { priceLagOn } from '@/lib/picks/domain/company/price-lag';
import type { ScreenedCompany } from '@/lib/picks/domain/screen/screen';

jest.mock('next/navigation', () => ({
  usePathname: () => '/features/stock-picks',
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }),
}));

const words = messages();
const { picks } = words;

const company: ScreenedCompany = {
  isin: 'INX000000001',
  symbol: 'SAMPLE',
  name: 'Sample Pumps',
  sector: 'Machines',
  industry: 'Pumps',
  place: 3,
  score: 4.5,
  redFlags: [{ kind: 'pledge', percent: 32.01, asOf: '2026-09-30' }],
  reasons: [
    {
      text: 'Price to book <= 1.5x',
      isNegated: false,
      isMet: true,
      number: 0.969,
      threshold: 1.5,
      unit: 'times',
      margin: 0.531,
      marginPercent: 35.4,
      ratios: [{ ratioId: 'priceToBook', value: 0.969, asOf: '2026-10-16' }],
    },
    {
      text: 'Net profit < 0 cr',
      isNegated: true,
      isMet: null,
      number: null,
      threshold: 0,
      unit: 'crore',
      margin: null,
      marginPercent: null,
      ratios: [{ ratioId: 'netProfit', value: null, asOf: null }],
    },
  ],
};

test('a reason card says what speaks against it before any reason', () => {
  render(<ReasonCard company={company} unknownFlags={['auditor']} messages={picks} />);
  const card = screen.getByRole('region', { name: 'Sample Pumps' });
  const flag = within(card).getByText(/pledged 32% of their shares \(30 Sep 2026\)/);
  const table = within(card).getByRole('table');
  expect(flag.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(card).toHaveTextContent('Not known: auditor’s remarks.');
});

test('each part of the rule is shown with its number, threshold, margin and day', () => {
  render(<ReasonCard company={company} unknownFlags={[]} messages={picks} />);
  const [, passed, unknown] = screen.getAllByRole('row');
  expect(passed).toHaveTextContent(
    'Passed: Price to book <= 1.5x0.97x1.5x+0.53x (35% of the threshold)16 Oct 2026',
  );
  expect(unknown).toHaveTextContent('Not known: NOT Net profit < 0 cr–₹0 cr––');
});

test('the head has the disclaimer, the age of prices and the sample note', () => {
  render(<HonestHead lag={priceLagOn('2026-11-21', null)} isSample messages={words} />);
  expect(screen.getByText(/not registered with SEBI/)).toBeInTheDocument();
  expect(screen.getByText(/no call to buy, sell or hold/)).toBeInTheDocument();
  expect(screen.getAllByText(/at least 30 days old/)).toHaveLength(2);
  expect(screen.getByText(picks.head.sample)).toBeInTheDocument();
  expect(
    screen.getByText(/no buy, sell or hold calls\. Prices are at least 30 days old/),
  ).toBeVisible();
});

test('a rule breaks where its parts are joined, and inside brackets nowhere', () => {
  render(<RuleText text="Price > 1 AND (Sales > 2 cr OR Debt < 3 cr) AND Equity > 1" />);
  for (const part of ['Price > 1', 'AND (Sales > 2 cr OR Debt < 3 cr)', 'AND Equity > 1']) {
    expect(screen.getByText(part)).toBeInTheDocument();
  }
});

test.each([
  [12.345, 'percent', '12.3%'],
  [1245.23, 'crore', '₹1,245 cr'],
  [45.23, 'crore', '₹45.2 cr'],
  [250, 'rupees', '₹250'],
  [1, 'yes-no', 'yes'],
  [7, 'count', '7'],
  [null, 'percent', '–'],
] as const)('%s %s is printed as %s', (value, unit, text) => {
  expect(ratioText(value, unit, picks.units)).toBe(text);
});

test('a margin has its sign', () => {
  expect(marginText(3, 'percent', picks.units)).toBe('+3%');
  expect(marginText(-3, 'percent', picks.units)).toBe('−3%');
  expect(marginText(0, 'percent', picks.units)).toBe('0%');
});
