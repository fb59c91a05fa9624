import { render, screen } from '@testing-library/react';
import { CheckList } from '@/components/dashboard/household/check-list';
import { checkHousehold } from '@/lib/household/checks';
import { unansweredHousehold, type Household } from '@/lib/household/household';
import { messages } from '@/lib/messages';

const { checks: words } = messages().dashboard;
const invested = (rupees: number) => ({
  totalRupees: 1000,
  fundsRupees: 1000,
  largestHouse: { name: 'Udaharan', rupees },
  inDoubt: [],
});
const careful: Household = {
  monthlyIncomeRupees: 100_000,
  monthlySpendRupees: 40_000,
  monthlyEmiRupees: 10_000,
  savingsRupees: 500_000,
  loansRupees: 0,
  hasDependants: true,
  termCoverRupees: 20_000_000,
  regime: 'old',
  longTermSavingsRupees: 150_000,
  ownPensionRupees: 50_000,
  derivativesRupees: 1000,
  accountsWithoutNominee: 0,
};
const careless: Household = {
  ...careful,
  monthlyEmiRupees: 60_000,
  savingsRupees: 10_000,
  termCoverRupees: 0,
  longTermSavingsRupees: 0,
  ownPensionRupees: 0,
  derivativesRupees: 900_000,
  accountsWithoutNominee: 4,
};
const apart: Household = {
  ...careful,
  hasDependants: false,
  regime: 'new',
  derivativesRupees: 0,
};

// A sentence whose placeholder has no value would throw.
test.each([
  ['fine', careful, 400, 8],
  ['look', careless, 900, 8],
  ['beside', apart, 400, 4],
  ['unknown', unansweredHousehold, 0, 7],
] as const)('every check that is %s has its sentence', (state, household, rupees, count) => {
  render(
    <CheckList
      checks={checkHousehold(household, invested(rupees), '2026-11-21')}
      messages={words}
    />,
  );
  expect(screen.getAllByText(words.states[state])).toHaveLength(count);
  for (const item of screen.getAllByRole('listitem')) {
    expect(item).not.toHaveTextContent(/[{}]|undefined|NaN/);
  }
});

test('what to look at stands first, with its law', () => {
  render(<CheckList checks={checkHousehold(careless, null, '2026-11-21')} messages={words} />);
  const items = screen.getAllByRole('listitem');
  expect(items[0]).toHaveTextContent(words.states.look);
  expect(items.at(-1)).toHaveTextContent(words.states.unknown);
  expect(screen.getByText(/You can still invest ₹1\.5 lakh/)).toHaveTextContent(
    'Section 123, Schedule XV (1961: 80C, 80CCC, 80CCD(1)).',
  );
});
