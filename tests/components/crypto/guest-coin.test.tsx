import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GuestCoin } from '@/components/crypto/holdings/guest-coin';
import { savedGuestItems } from '@/components/saved/guest-items';
import { messages } from '@/lib/messages';

const { crypto: words, saved, display } = messages();
const { yours } = words;

const show = (coinId = 'a') =>
  render(
    <GuestCoin
      coinId={coinId}
      symbol="AAA"
      priceRupees={600}
      law={{ ratePercent: 30, cessPercent: 4, tdsPercent: 1 }}
      today="2026-11-21"
      messages={yours}
      removeWords={saved.remove}
      hiddenLabel={display.amountHidden}
    />,
  );

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const savedItems = () => savedGuestItems().items;

async function savePurchase(quantity: string) {
  await userEvent.type(screen.getByLabelText(yours.form.fields.boughtOn), '2025-01-31');
  await userEvent.type(screen.getByLabelText(yours.form.fields.quantity), quantity);
  await userEvent.type(screen.getByLabelText(yours.form.fields.cost), '500');
  await press(yours.form.submit);
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('saves a watched coin and a purchase in this browser, and removes them', async () => {
  show();
  await press(yours.watch);
  expect(screen.getByRole('button', { name: yours.unwatch })).toBeInTheDocument();
  await savePurchase('2');
  const row = await screen.findByRole('row', { name: /31 Jan 2025/ });
  // 2 coins at 600 cost 500: a gain of 700, taxed at 31.2 %.
  expect(within(row).getAllByText('₹218')[0]).toBeInTheDocument();
  expect(savedItems().map(({ kind }) => kind)).toEqual(['holding', 'watchlist']);
  await press('Remove 31 Jan 2025');
  expect(screen.queryByRole('row', { name: /31 Jan 2025/ })).not.toBeInTheDocument();
  await press(yours.unwatch);
  expect(localStorage.getItem('saved')).toBeNull();
});

it('shows each coin its own', async () => {
  show();
  await press(yours.watch);
  show('b');
  expect(screen.getAllByRole('button', { name: yours.watch })).toHaveLength(1);
});

it('says what is wrong at the field, and loses nothing typed', async () => {
  show();
  await savePurchase('none');
  expect(await screen.findByText(yours.form.problems['not-a-number'])).toBeInTheDocument();
  expect(screen.getByLabelText(yours.form.fields.quantity)).toHaveValue('none');
  expect(savedItems()).toEqual([]);
});

it.each([
  ['QuotaExceededError', yours.here.full],
  ['SecurityError', yours.here.unavailable],
])('says when the browser stores nothing: %s', async (name, sentence) => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', name);
  });
  show();
  await savePurchase('2');
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.getByLabelText(yours.form.fields.quantity)).toHaveValue('2');
});
