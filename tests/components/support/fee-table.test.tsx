import { render, screen, within } from '@testing-library/react';
import { FeeTable, RunningCosts } from '@/components/support/fee-table';
import { messages } from '@/lib/messages';
import { supportFees } from '@/lib/support/gift-terms';

test('a fee that was read in a secondary page says so, the others do not', () => {
  render(<FeeTable fees={supportFees} />);
  const { fees } = messages().support;
  const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name} `) });
  expect(within(rowOf(fees.ways.upi)).getByText(fees.secondary)).toBeInTheDocument();
  expect(within(rowOf(fees.ways.coffee)).queryByText(fees.secondary)).not.toBeInTheDocument();
});

test.each([
  [9_960, '99%'],
  [10_000, '100%'],
  [12_000, '100%'],
])('of costs of ₹10,000, %d received are %s', (rupees, percent) => {
  render(
    <RunningCosts
      costs={[
        { name: 'Hosting', rupees: 9_000 },
        { name: 'Domain', rupees: 1_000 },
      ]}
      latest={{ month: 'October 2026', rupees }}
    />,
  );
  expect(screen.getByText(percent)).toBeInTheDocument();
});
