import { render, screen } from '@testing-library/react';
import { Change, Figure } from '@/components/ui/change';
import { formatSignedPercent } from '@/lib/money/signed-percent';

test.each([
  [1.256, 'up', '+1.26%', 'text-gain'],
  [-0.5, 'up', '−0.50%', 'text-loss'],
  [1.256, 'down', '+1.26%', 'text-loss'],
  [-0.5, 'down', '−0.50%', 'text-gain'],
] as const)('%p, good when %s, prints %s as %s', (percent, goodWhen, text, className) => {
  render(<Change text={formatSignedPercent(percent)} goodWhen={goodWhen} />);
  expect(screen.getByText(text).closest(`.${className}`)).not.toBeNull();
});

test.each([
  [null, '–'],
  [0, '0.00%'],
  [-0.001, '0.00%'],
] as const)('%p is neither gain nor loss', (percent, text) => {
  const { container } = render(<Change text={formatSignedPercent(percent)} />);
  expect(container).toHaveTextContent(text);
  expect(container.querySelector('.text-gain, .text-loss')).toBeNull();
});

test('a change says its amount and against what', () => {
  const { container } = render(
    <Change text="+12.10%" amountText="+₹1,03,000" against="in 1 year" hiddenLabel="Hidden" />,
  );
  expect(container).toHaveTextContent(/^\+₹1,03,000.* · \+12\.10% in 1 year$/);
  expect(screen.getByText('Hidden')).toBeInTheDocument();
});

test('a figure has digits of one width, hides an own amount, and prints a dash for nothing', () => {
  render(<Figure text="₹12" hiddenLabel="Amount hidden" />);
  expect(screen.getByText('₹12').closest('.tabular-nums')).not.toBeNull();
  expect(screen.getByText('Amount hidden')).toBeInTheDocument();
  const { container } = render(<Figure text={null} hiddenLabel="Amount hidden" />);
  expect(container).toHaveTextContent('–');
});
