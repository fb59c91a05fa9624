import { render, screen } from '@testing-library/react';
import { RunningCosts } from '@/components/support/fee-table';

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
