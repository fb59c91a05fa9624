import { render, screen } from '@testing-library/react';
import { answerOf } from '@/components/tax/answer-of';
import { LossesLeft } from '@/components/tax/details/limits-and-relief';
import { Hideable, Money, Sentence } from '@/components/tax/money';
import { stepsCsv } from '@/components/tax/tools/steps-csv';
import { messages } from '@/lib/messages';
import { emptyInput, type TaxInput } from '@/lib/tax/domain/inputs/input';

const { tax: sentences, taxGlossary } = messages();
const tax = { ...sentences, glossary: taxGlossary };

const landlord: TaxInput = {
  ...emptyInput(2026),
  salaryRupees: { ...emptyInput(2026).salaryRupees, gross: 2_400_000 },
  houseRupees: {
    ...emptyInput(2026).houseRupees,
    selfOccupiedInterest: 300_000,
    letOutInterest: 150_000,
  },
};

test('tax is written to the rupee in every format; a round amount as the Display menu says', () => {
  const { rerender } = render(<Money rupees={1_227_200} messages={tax} />);
  expect(screen.getByText('₹12,27,200')).not.toHaveAttribute('data-figures');
  rerender(<Money rupees={1_500_000} isRound messages={tax} />);
  expect(screen.getByText('₹15 lakh')).toHaveAttribute('data-figures', 'lakh');
  expect(screen.getByText('₹15,00,000')).toHaveAttribute('data-figures', 'full');
  expect(screen.getByText(tax.hidden.amount)).toHaveClass('sr-only');
});

test('a sentence keeps its words in place; a value that it lacks is our mistake', () => {
  const { container } = render(
    <Sentence text="{a} and {b}." values={{ a: 'One', b: <i>two</i> }} />,
  );
  expect(container).toHaveTextContent('One and two.');
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => render(<Sentence text="{a} and {b}." values={{ a: 'One' }} />)).toThrow(
    'No value for {b}',
  );
  jest.mocked(console.error).mockRestore();
});

test('the text that replaces a table says why', () => {
  render(<Hideable messages={tax}>figures</Hideable>);
  expect(screen.getByText(tax.hidden.block)).toHaveAttribute('data-figures', 'hidden');
});

test('a house loss names its cap, and what waits for later years is below', () => {
  const { comparison } = answerOf(landlord);
  const steps = stepsCsv(comparison, tax);
  expect(steps).toContain(
    'Old regime,"Loss from house property, ₹2,00,000 of ₹3,50,000: at most ₹2,00,000 a year",-200000',
  );
  expect(steps).toContain(
    'New regime,"Loss from house property of ₹1,50,000: no set-off in this regime",0',
  );
  render(<LossesLeft comparison={comparison} messages={tax} />);
  const row = screen.getByRole('row', { name: /^House property/ });
  expect(row).toHaveTextContent('₹1,50,000₹1,50,000');
  expect(screen.queryByRole('row', { name: /^Long-term/ })).not.toBeInTheDocument();
});

test('without losses there is no table of them', () => {
  const { container } = render(
    <LossesLeft comparison={answerOf(emptyInput(2026)).comparison} messages={tax} />,
  );
  expect(container).toBeEmptyDOMElement();
});
