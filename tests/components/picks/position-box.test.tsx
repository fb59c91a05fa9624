import { fireEvent, render, screen } from '@testing-library/react';
import { PositionBox } from '@/components/picks/position-box';
import { messages } from '@/lib/messages';

const words = messages().picks.company.position;
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('says what a fall takes of the savings, from numbers that no form sends', () => {
  render(<PositionBox tradedCrore={1} messages={words} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  type(words.savings, '1000000');
  type(words.amount, '2.5 lakh');
  const answer = screen.getByRole('status');
  expect(answer).toHaveTextContent('If it falls 50%, you lose ₹1,25,000: 12.5% of your savings.');
  expect(answer).toHaveTextContent('It would be 25% of your savings.');
  expect(answer).toHaveTextContent('it must then rise 100%');
  expect(answer).toHaveTextContent('about ₹10,00,000: selling would take about a day.');
  for (const box of screen.getAllByRole('textbox')) expect(box).not.toHaveAttribute('name');
});

test('says what is wrong at the field, and loses nothing that was typed', () => {
  render(<PositionBox tradedCrore={null} messages={words} />);
  type(words.savings, '0');
  type(words.amount, 'much');
  type(words.fall, '101');
  expect(screen.getByText(words.problems.notPositive)).toBeInTheDocument();
  expect(screen.getByText(words.problems.notAnAmount)).toBeInTheDocument();
  expect(screen.getByText(words.problems.notAPercent)).toBeInTheDocument();
  expect(screen.getByLabelText(words.amount)).toHaveValue('much');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
