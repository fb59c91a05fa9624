import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImportForm } from '@/components/dashboard/portfolio/import-form';
import { SharePriceForm } from '@/components/dashboard/portfolio/share-price-form';
import { importHoldings, saveSharePrice } from '@/lib/dashboard/server/actions';
import { messages } from '@/lib/messages';
import { giveBlobsTheirBytes } from '@/tests/factories/blob-bytes';

jest.mock('@/lib/dashboard/server/actions', () => ({
  importHoldings: jest.fn(),
  saveSharePrice: jest.fn(),
}));

beforeAll(giveBlobsTheirBytes);

const { dashboard, statements } = messages();
const { holdings, outcomes } = dashboard;
const importMessages = holdings.import;
const form = (
  <ImportForm
    maxBytes={30}
    messages={importMessages}
    statementMessages={statements.field}
    outcomes={outcomes}
  />
);

test('a template that is too large is not sent, and the answer says so', async () => {
  render(form);
  await userEvent.upload(
    screen.getByLabelText(statements.field.label),
    new File(['class,instrument,bought_on,quantity,cost_rupees'], 'purchases.csv'),
  );
  await userEvent.click(screen.getByRole('button', { name: importMessages.submit }));
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said).toContain(importMessages['too-large']);
  expect(importHoldings).not.toHaveBeenCalled();
});

test.each(['full', 'unavailable'] as const)(
  'an import into an account that is %s says what to do with the file',
  async (status) => {
    const answer = { status, problems: [], count: 0, savedBefore: 0, maybeTwice: 0 };
    jest.mocked(importHoldings).mockResolvedValue(answer);
    render(form);
    await userEvent.click(screen.getByRole('button', { name: importMessages.submit }));
    expect(await screen.findByText(importMessages[status])).toBeInTheDocument();
  },
);

test('a price of zero is refused without a word of a cost', async () => {
  jest
    .mocked(saveSharePrice)
    .mockResolvedValue({ status: 'invalid', typed: '0', problem: 'not-above-zero' });
  const price = { assetClass: 'share', symbol: 'INFY', messages: holdings, outcomes } as const;
  render(<SharePriceForm {...price} />);
  await userEvent.click(screen.getByRole('button', { name: holdings.sharePrice.submit }));
  expect(await screen.findByText(holdings.sharePrice.notAboveZero)).toBeInTheDocument();
});

test('a price that an ended session refused stays in its field, and a link leads to sign-in', async () => {
  jest.mocked(saveSharePrice).mockResolvedValue({ status: 'ended', typed: '1777', problem: null });
  const price = { assetClass: 'share', symbol: 'INFY', messages: holdings } as const;
  const signIn = { href: '/sign-in-again', text: 'Sign in' };
  render(<SharePriceForm {...price} outcomes={{ ...outcomes, signIn }} />);
  const field = screen.getByRole('textbox');
  await userEvent.type(field, '1777');
  await userEvent.click(screen.getByRole('button', { name: holdings.sharePrice.submit }));
  expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', signIn.href);
  expect(field).toHaveValue('1777');
});
