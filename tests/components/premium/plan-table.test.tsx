import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PlanTable } from '@/components/premium/plan-table';
import { messages } from '@/lib/messages';
import { priceLines, rowsOf, type Plan } from '@/lib/premium/plans';
import type { Seller } from '@/lib/premium/seller';

jest.mock('@/components/ui/text-link', () => ({
  TextLink: ({ href, children }: { href: string; children: ReactNode }) => (
    <a href={href}>{children}</a>
  ),
}));

const { plans } = messages().premium;
const prices = [{ plan: 'plus', monthRupees: 199, yearRupees: 1990 }];

function priceCells(seller: Seller | null) {
  const linesOf = (plan: Plan) => priceLines(plan, { prices, seller }, plans);
  render(
    <PlanTable
      rows={rowsOf(['/premium-services/enquiries'])}
      prices={{ free: linesOf('free'), plus: linesOf('plus'), studio: linesOf('studio') }}
      priceTitle={plans.price}
      answerDays={2}
      messages={plans}
    />,
  );
  const row = screen.getByRole('row', { name: new RegExp(`^${plans.price}`) });
  return within(row).getAllByRole('cell');
}

test('with a seller the plan shows its price', () => {
  const [free, plus, studio] = priceCells({ name: 'Nilgiri', address: 'Pune', gstin: null });
  expect(free).toHaveTextContent(plans.freePrice);
  expect(plus).toHaveTextContent('₹199 a month');
  expect(studio).toHaveTextContent(plans.notSold);
});

test('the answer time of a plan is the one that is passed in', () => {
  priceCells(null);
  expect(screen.getByRole('link', { name: /within 2 working days/ })).toBeInTheDocument();
});
