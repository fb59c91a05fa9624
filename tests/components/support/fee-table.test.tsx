import { render, screen, within } from '@testing-library/react';
import { FeeTable } from '@/components/support/fee-table';
import { messages } from '@/lib/messages';
import { supportFees } from '@/lib/support/gift-terms';

test('a fee that was read in a secondary page says so, the others do not', () => {
  render(<FeeTable fees={supportFees} />);
  const { fees } = messages().support;
  const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name} `) });
  expect(within(rowOf(fees.ways.upi)).getByText(fees.secondary)).toBeInTheDocument();
  expect(within(rowOf(fees.ways.coffee)).queryByText(fees.secondary)).not.toBeInTheDocument();
});
