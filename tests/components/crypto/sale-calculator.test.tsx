import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Converter } from '@/components/crypto/coin/converter';
import { SaleCalculator } from '@/components/crypto/coin/sale-calculator';
import { messages } from '@/lib/messages';

const { sale, problems, convert } = messages().crypto.coin;
const law = { ratePercent: 30, cessPercent: 4, tdsPercent: 1 };

function showSale() {
  render(
    <SaleCalculator
      action="/here"
      first={{ quantity: '1', cost: '1,000', price: '2,000' }}
      law={law}
      messages={{ ...sale.words, problems }}
    />,
  );
}

const figure = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

it('prints the whole account of a sale', () => {
  showSale();
  expect(figure(sale.words.gain)).toBe('₹1,000.00');
  expect(figure(sale.words.tax)).toBe('₹300.00');
  expect(figure(sale.words.cess)).toBe('₹12.00');
  expect(figure(sale.words.inHand)).toBe('₹1,688.00');
  expect(figure(sale.words.tds)).toBe('₹20.00');
  expect(figure(sale.words.balance)).toBe('₹292.00');
});

it('shows the loss and what can be claimed back', async () => {
  showSale();
  const cost = screen.getByLabelText(sale.words.fields.cost);
  await userEvent.clear(cost);
  await userEvent.type(cost, '3 lakh');
  expect(figure(sale.words.loss)).toBe('₹2,98,000.00');
  expect(figure(sale.words.refund)).toBe('₹20.00');
  expect(screen.getByText(sale.words.lossNote)).toBeInTheDocument();
});

it('preserves what was typed and shows the problem at the field', async () => {
  showSale();
  const price = screen.getByLabelText(sale.words.fields.price);
  await userEvent.clear(price);
  expect(price).toHaveAccessibleDescription(problems.missing);
  await userEvent.type(price, '-5');
  expect(price).toHaveValue('-5');
  expect(price).toHaveAccessibleDescription(problems.negative);
  expect(screen.queryByText(sale.words.inHand)).not.toBeInTheDocument();
});

it('converts both ways, each for itself', async () => {
  render(
    <Converter
      action="/here"
      symbol="BEE"
      priceRupees={250}
      first={{ coins: '2', rupees: '1,000' }}
      tdsPercent={1}
      messages={{
        coins: 'Coins',
        rupees: 'Rupees',
        submit: convert.submit,
        afterTds: convert.afterTds,
        problems,
      }}
    />,
  );
  expect(screen.getByText(/^= ₹500\.00\. If sold, you receive ₹495\.00 /)).toBeInTheDocument();
  expect(screen.getByText('= 4 BEE')).toBeInTheDocument();
  const coins = screen.getByLabelText('Coins');
  await userEvent.clear(coins);
  await userEvent.type(coins, '0.5');
  expect(screen.getByText(/^= ₹125\.00\. If sold, you receive ₹123\.75 /)).toBeInTheDocument();
  expect(screen.getByText('= 4 BEE')).toBeInTheDocument();
});
