import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GuestFunds } from '@/components/funds/watched/guest-funds';
import { WatchedTable } from '@/components/funds/watched/watched-table';
import { GuestWatchButton } from '@/components/holdings/guest-watch-button';
import { savedGuestItems } from '@/components/saved/guest-items';
import { marketOf } from '@/lib/funds/domain/market/market';
import { messages } from '@/lib/messages';

jest.mock('next/navigation', () => ({
  usePathname: () => '/features/mutual-funds',
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }),
}));

const { funds: words, saved } = messages();
const { watchlist } = words.fund;

const show = () =>
  render(
    <>
      <GuestWatchButton
        assetClass="fund"
        instrumentId="120503"
        name="Udaharan Flexi Cap Fund"
        messages={watchlist}
      />
      <GuestFunds
        fundsPath="/features/mutual-funds"
        messages={words.list.watched}
        removeWords={saved.remove}
        none="none yet"
      />
    </>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('saves a fund in this browser with its name, lists it, and removes it', async () => {
  show();
  expect(screen.getByText('none yet')).toBeInTheDocument();
  await press(watchlist.watch);
  expect(savedGuestItems().items).toMatchObject([
    {
      kind: 'watchlist',
      data: { assetClass: 'fund', instrumentId: '120503', name: 'Udaharan Flexi Cap Fund' },
    },
  ]);
  const table = screen.getByRole('table', { name: words.list.watched.title });
  expect(within(table).getByRole('link', { name: 'Udaharan Flexi Cap Fund' })).toHaveAttribute(
    'href',
    '/features/mutual-funds/120503',
  );
  await press('Remove Udaharan Flexi Cap Fund');
  expect(screen.getByRole('button', { name: watchlist.watch })).toBeInTheDocument();
  expect(localStorage.getItem('saved')).toBeNull();
});

it.each([
  ['QuotaExceededError', watchlist.here.full],
  ['SecurityError', watchlist.here.unavailable],
])('says when the browser stores nothing: %s', async (name, sentence) => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', name);
  });
  show();
  await press(watchlist.watch);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: watchlist.watch })).toBeInTheDocument();
});

it('names a fund without a saved name by its code, and shows a dash where a figure is not known', () => {
  render(
    <WatchedTable
      funds={[{ itemId: 'a', code: 7, href: '/', name: 'AMFI code 7', scheme: null }]}
      market={marketOf(null)}
      removal={() => null}
      messages={words.list.watched}
    />,
  );
  expect(screen.getByRole('row', { name: /^AMFI code 7/ })).toHaveTextContent(/–{6}$/);
});
