import { render, screen } from '@testing-library/react';
import { Amount } from '@/components/ui/amount';

test('both ways of writing are in the HTML, and words in place of the dots', () => {
  render(<Amount full="₹12,50,000" lakh="₹12.5 lakh" hiddenLabel="Amount hidden" />);
  expect(screen.getByText('₹12,50,000')).toHaveAttribute('data-figures', 'full');
  expect(screen.getByText('₹12.5 lakh')).toHaveAttribute('data-figures', 'lakh');
  expect(screen.getByText('₹••••')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('Amount hidden')).toBeInTheDocument();
});

test('what can be written one way only is written once', () => {
  render(<Amount full="₹50,000" lakh="₹50,000" hiddenLabel="Amount hidden" />);
  expect(screen.getByText('₹50,000')).not.toHaveAttribute('data-figures');
});
