import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoveTransaction } from '@/components/holdings/remove-transaction';
import { removeTransaction } from '@/lib/holdings/actions';
import type { Transaction } from '@/lib/holdings/holding';
import { contentIdOf } from '@/lib/holdings/transactions-to-import';
import { messages } from '@/lib/messages';

jest.mock('@/lib/holdings/actions', () => ({ removeTransaction: jest.fn() }));
jest.mock('@/lib/saved/actions', () => ({}));

const { saved } = messages();
const instrument = { assetClass: 'coin', instrumentId: 'bitcoin' } as const;
const bought: Transaction = {
  ...{ id: 'a', type: 'buy', on: '2025-06-01', quantity: 0.5, rupees: 45_000, account: null },
};

test('what another tab has changed stays, and the page says so', async () => {
  jest.mocked(removeTransaction).mockResolvedValue({ status: 'changed' });
  render(<RemoveTransaction instrument={instrument} transaction={bought} title="Bitcoin" />);
  await userEvent.click(screen.getByRole('button', { name: saved.remove.confirm, hidden: true }));
  expect(await screen.findByText(saved.changedTransaction)).toBeInTheDocument();
  const [, form] = jest.mocked(removeTransaction).mock.calls[0]!;
  expect(Object.fromEntries(form)).toEqual({
    id: 'a',
    removedFrom: contentIdOf({ ...instrument, ...bought }),
  });
});
