import userEvent from '@testing-library/user-event';
import { render, screen, act, fireEvent, within } from '@testing-library/react';
import { Converter } from '@/components/crypto/coin/converter';
import { SaleCalculator } from '@/components/crypto/coin/sale-calculator';
import { messages } from '@/lib/messages';
import { ScheduleVda } from '@/components/crypto/schedule/schedule-vda';
import { WeekInstead } from '@/components/crypto/notices';

describe('sale calculator', () => {
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
});

describe('schedule vda', () => {
  const { schedule } = messages().crypto;
  const path = '/features/crypto-market/schedule-vda';
  const law = { ratePercent: 30, cessPercent: 4, tdsPercent: 1 };
  const sale = ['btc', '2024-02-01', '2026-03-31', '1,00,000', '1.5 lakh'];
  const fragment = `#s=${encodeURIComponent(JSON.stringify(sale))}`;

  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const box = (field: keyof typeof schedule.fields) =>
    screen.getByLabelText(schedule.fields[field]);

  async function open(hash = '') {
    window.history.replaceState(null, '', path + hash);
    render(<ScheduleVda law={law} lawFrom="2022-04-01" today="2026-11-21" messages={schedule} />);
    await wait(0);
  }
  async function type(field: keyof typeof schedule.fields, text: string) {
    fireEvent.change(box(field), { target: { value: text } });
    await wait(0);
  }

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('a sale is worked out as it is typed, and the address holds it once the typing pauses', async () => {
    await open();
    const write = jest.spyOn(window.history, 'replaceState');
    await type('coin', 'btc');
    await type('acquiredOn', '2024-02-01');
    await type('soldOn', '2026-03-31');
    await type('cost', '1,00,000');
    await type('consideration', '1.5 lakh');
    expect(screen.getByText('₹15,600.00')).toBeVisible();
    expect(write).not.toHaveBeenCalled();
    await wait(1000);
    expect(write).toHaveBeenCalledTimes(1);
    const [inAddress] = new URLSearchParams(window.location.hash.slice(1)).getAll('s');
    expect(JSON.parse(inAddress ?? '')).toEqual(sale);
    write.mockRestore();
  });

  test('what is missing is said once the typing pauses', async () => {
    await open();
    await type('coin', 'btc');
    expect(box('cost')).not.toBeInvalid();
    await wait(1000);
    expect(box('cost')).toHaveAccessibleDescription(schedule.problems.missing);
  });

  test('an address with sales opens with them; sales are added and removed', async () => {
    await open(fragment);
    expect(box('cost')).toHaveValue('1,00,000');
    expect(screen.getByText('₹15,600.00')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: schedule.add }));
    await wait(0);
    const [, second] = screen.getAllByRole('group');
    expect(within(second as HTMLElement).getByLabelText(schedule.fields.coin)).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Remove sale 1' }));
    await wait(1000);
    expect(box('cost')).toHaveValue('');
    expect(window.location.hash).toBe('');
  });
});

describe('notices', () => {
  it('says what is shown instead of the longer history, why, and offers the page again', () => {
    render(<WeekInstead because="limited" retryPath="/features/crypto-market/a" />);
    const note = screen.getByText(/^Showing the last 7 days from the market list\./);
    expect(note).toHaveTextContent('CoinGecko limits the number of requests');
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/features/crypto-market/a',
    );
  });
});
