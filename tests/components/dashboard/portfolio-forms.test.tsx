import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImportForm } from '@/components/dashboard/portfolio/import-form';
import { SharePriceForm } from '@/components/dashboard/portfolio/share-price-form';
import { TargetForm } from '@/components/dashboard/portfolio/target-form';
import { importHoldings, saveSharePrice, saveTarget } from '@/lib/dashboard/server/actions';
import { targetTexts } from '@/lib/holdings/allocation';
import { messages } from '@/lib/messages';
import { giveBlobsTheirBytes } from '@/tests/factories/blob-bytes';

jest.mock('@/lib/dashboard/server/actions', () => ({
  importHoldings: jest.fn(),
  saveSharePrice: jest.fn(),
  saveTarget: jest.fn(),
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

test('of many bad lines the first thirty are listed, and the others are counted', async () => {
  const problems = Array.from({ length: 1_032 }, (_, at) => {
    return { line: at + 2, column: 'quantity', problem: 'missing' } as const;
  });
  const answer = { status: 'invalid', problems, count: 0, savedBefore: 0, maybeTwice: 0 } as const;
  jest.mocked(importHoldings).mockResolvedValue(answer);
  render(form);
  await userEvent.click(screen.getByRole('button', { name: importMessages.submit }));
  expect(await screen.findByText('and 1,002 more.')).toBeInTheDocument();
  expect(screen.getAllByText(/is empty\.$/)).toHaveLength(30);
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

test('a target of another device is shown, and the next press says that it was seen', async () => {
  const none = { equity: 0, debt: 0, gold: 0, coins: 0, mixed: 0, cash: 0 };
  const typed = targetTexts({ ...none, equity: 60, debt: 40 });
  const shown = targetTexts({ ...none, equity: 50, gold: 50 });
  jest
    .mocked(saveTarget)
    .mockResolvedValue({ status: 'changed-elsewhere', typed, shown, problem: null, sum: 100 });
  const { allocation } = dashboard;
  render(<TargetForm typed={typed} messages={allocation} outcomes={outcomes} />);
  const button = screen.getByRole('button', { name: allocation.form.submit });
  await userEvent.click(button);
  expect(await screen.findByText(/Equity 50%, Gold 50%/)).toBeInTheDocument();
  const sentShown = () => jest.mocked(saveTarget).mock.lastCall?.[1].get('shown-equity');
  expect(sentShown()).toBe('60');
  await userEvent.click(button);
  expect(sentShown()).toBe('50');
  expect(screen.getByLabelText(allocation.groups.equity)).toHaveValue('60');
});
