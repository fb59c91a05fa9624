import { render, screen } from '@testing-library/react';
import { HoldingsTable } from '@/components/dashboard/portfolio/holdings-table';
import type { Position } from '@/lib/dashboard/domain/portfolio';
import type { AssetClass } from '@/lib/holdings/holding';
import { valueHolding } from '@/lib/holdings/value-holding';
import { messages } from '@/lib/messages';

jest.mock('@/lib/saved/actions', () => ({}));

const { dashboard } = messages();

function positionOf(assetClass: AssetClass, name: string, quantity: number): Position {
  const lot = { id: '1', boughtOn: '2026-01-02', quantity, costRupees: 100 } as const;
  const holding = { assetClass, instrumentId: name, lots: [lot] };
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
