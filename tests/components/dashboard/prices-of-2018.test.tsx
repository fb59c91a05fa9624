import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PricesOf2018 } from '@/components/dashboard/portfolio/prices-of-2018';
import { RealisedGains } from '@/components/dashboard/portfolio/realised-gains';
import { saveSharePrice } from '@/lib/dashboard/server/actions';
import type { AssetClass, Transaction } from '@/lib/holdings/holding';
import { holdingOf } from '@/lib/holdings/ledger';
import { realisedByYear } from '@/lib/holdings/realised';
import { messages } from '@/lib/messages';

jest.mock('@/lib/dashboard/server/actions', () => ({
  removeSharePrice: jest.fn(),
  saveSharePrice: jest.fn(),
}));
jest.mock('@/lib/saved/actions', () => ({}));

const { outcomes } = messages().dashboard;

const entered: readonly Transaction[] = [
  { id: 'a', type: 'buy', on: '2015-06-01', quantity: 10, rupees: 1_000, account: null },
  { id: 'b', type: 'sell', on: '2025-06-02', quantity: 10, rupees: 5_000, account: null },
];

function gains(
  price: number | null,
  {
    assetClass = 'share',
    csvHref = '/file',
  }: { assetClass?: AssetClass; csvHref?: string | null } = {},
) {
  const holding = holdingOf({ assetClass, instrumentId: 'ABC' }, entered);
  const years = realisedByYear([{ holding, name: 'ABC' }], () => price);
  return <RealisedGains years={years} hiddenLabel={undefined} csvHref={csvHref} />;
}

/** Gain, gain with the price, proceeds and dividends of the year. */
const figures = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

test('a share of before February 2018 has a dash for the gain for tax, and a link to enter the price', () => {
  const { rerender } = render(gains(null));
  expect(figures()).toEqual(['+₹4,000', '–', '₹5,000', '₹0']);
  const missing = screen.getByText(/^Bought before February 2018: the gain for tax is not known/);
  expect(missing).toHaveTextContent('without the highest price of 31 Jan 2018. Enter the price');
  expect(screen.getByRole('link', { name: 'Enter the price' })).toHaveAttribute(
    'href',
    '/analytics?tab=holdings&open=prices',
  );
  expect(screen.getByText(/^Listed shares bought before February 2018/)).toHaveTextContent(
    'section 90(7), 90(8)(b)',
  );
  // The sample household enters no prices.
  rerender(gains(null, { csvHref: null }));
  expect(screen.queryByRole('link', { name: 'Enter the price' })).not.toBeInTheDocument();
});

test('with the price, the sale says its cost and gain for tax and who typed the price', () => {
  render(gains(200));
  const row = screen.getByText(/^For tax, with/);
  expect(row).toHaveTextContent('₹200.00 a share on 31 Jan 2018, typed by you: Cost ₹2,000');
  expect(row).toHaveTextContent('Gain +₹3,000');
  expect(figures()).toEqual(['+₹4,000', '+₹3,000', '₹5,000', '₹0']);
  expect(screen.queryByText(/^Bought before/)).not.toBeInTheDocument();
});

test('units of a fund say that the gains do not count the NAV of that day', () => {
  render(gains(null, { assetClass: 'fund' }));
  expect(screen.getByText(/the tax counts the NAV of 31 Jan 2018/)).toBeInTheDocument();
  expect(screen.queryByText('Gain with prices of 31 Jan 2018')).not.toBeInTheDocument();
});

test('the price of that day is typed beside the others, sent with its day, and can be removed', async () => {
  jest
    .mocked(saveSharePrice)
    .mockResolvedValue({ status: 'invalid', typed: '0', problem: 'not-above-zero' });
  const price = { id: 'p', on: '2018-01-31', rupees: 1_175 } as const;
  const { rerender } = render(<PricesOf2018 shares={[]} outcomes={outcomes} />);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  const shares = [
    { symbol: 'INFY', price },
    { symbol: 'TCS', price: null },
  ];
  rerender(<PricesOf2018 shares={shares} outcomes={outcomes} />);
  expect(screen.getByText('31 Jan 2018: ₹1,175.00')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /INFY, 31 Jan 2018/ })).toBeInTheDocument();
  const field = screen.getByRole('textbox', { name: /^Highest price of TCS on 31 Jan 2018/ });
  await userEvent.type(field, '0{Enter}');
  expect(Object.fromEntries(jest.mocked(saveSharePrice).mock.lastCall![1])).toMatchObject({
    ...{ assetClass: 'share', instrumentId: 'TCS', day: '2018-01-31', price: '0' },
  });
});
