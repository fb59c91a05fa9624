import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HoldingsTable, LotList } from '@/components/dashboard/portfolio/holdings-table';
import type { Position } from '@/lib/dashboard/domain/portfolio';
import type { AssetClass } from '@/lib/holdings/holding';
import { valueHolding } from '@/lib/holdings/value-holding';
import { messages } from '@/lib/messages';
import { removeSavedItem } from '@/lib/saved/actions';
import { heldOf } from '@/tests/factories/held';

jest.mock('@/lib/saved/actions', () => ({ removeSavedItem: jest.fn() }));

const { dashboard, saved } = messages();

function positionOf(assetClass: AssetClass, name: string, quantity: number): Position {
  const lot = { id: '1', boughtOn: '2026-01-02', quantity, costRupees: 100 } as const;
  const holding = heldOf({ assetClass, instrumentId: name, lots: [lot] });
  return {
    ...valueHolding(holding, 10),
    holding,
    name,
    path: null,
    group: 'coins',
    house: null,
    priceRupees: 10,
    pricedOn: '2026-11-20',
  };
}

test.each([
  ['coin', 0.00002, '0.00002'],
  ['coin', 1.23456789, '1.23456789'],
  ['fund', 132.4567, '132.4567'],
] as const)('a %s of %p is shown as %s', (assetClass, quantity, shown) => {
  render(
    <HoldingsTable
      rows={[{ ...positionOf(assetClass, 'Sample', quantity), xirrPercent: null }]}
      jumps={new Map()}
      hiddenLabel={undefined}
      messages={dashboard}
    />,
  );
  expect(screen.getByRole('cell', { name: shown })).toBeInTheDocument();
});

test('a purchase is removed in two steps', async () => {
  jest.mocked(removeSavedItem).mockResolvedValue({ status: 'saved' });
  render(
    <LotList
      positions={[positionOf('share', 'INFY', 10)]}
      hiddenLabel={undefined}
      messages={dashboard.holdings}
      removeMessages={saved.remove}
    />,
  );
  await userEvent.click(screen.getByLabelText('Remove INFY, 2 Jan 2026'));
  expect(removeSavedItem).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: saved.remove.confirm }));
  expect(jest.mocked(removeSavedItem).mock.lastCall?.[1].get('id')).toBe('1');
});
