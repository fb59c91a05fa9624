import { randomUUID } from 'node:crypto';
import type { ComponentProps } from 'react';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { dayMs } from '@/lib/calendar/day-count';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { Converter, SaleCalculator } from '@/components/crypto/coin/coin-calculators';
import { CoinName } from '@/components/crypto/coin-name';
import { HeldRow } from '@/components/crypto/coin/coin-figures';
import { CompareChart } from '@/components/crypto/compare/compare-chart';
import { DrawdownChart, DrawdownTab, PriceChart } from '@/components/crypto/coin/price-chart';
import { GlobalTotals } from '@/components/crypto/market/market-frame';
import { MarketTools } from '@/components/crypto/market/market-tools';
import { GuestCoin } from '@/components/crypto/holdings/guest-coin';
import { WeekInstead } from '@/components/crypto/notices';
import { maxSales } from '@/lib/crypto/domain/sale-typed';
import { ScheduleVda } from '@/components/crypto/schedule/schedule-vda';
import { CategoriesView, TrendingView } from '@/components/crypto/views/categories-view';
import { CoinsView, MarketTable } from '@/components/crypto/views/coins-view';
import { MoodGauge } from '@/components/crypto/views/mood-view';
import { savedGuestItems } from '@/components/saved/guest-items';
import type { ViewFigures } from '@/lib/crypto/data/view-figures';
import type { Coin } from '@/lib/crypto/domain/coin';
import { readMarketQuery } from '@/lib/crypto/domain/market-query';
import { sharedSymbolsOf } from '@/lib/crypto/domain/market-view';
import type { LedgerYear } from '@/lib/crypto/domain/sales-to-fill';
import { lotItemOf } from '@/lib/holdings/saved-holding';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import type { QueryValues } from '@/lib/query-values';
import { failure, success } from '@/lib/result';
import { coinOf } from '../../unit/lib/crypto/coin-of';
import { hrefOf } from '@/tests/components/href-of';
import { textsOf } from '@/tests/components/texts-of';
import { plainSpaces } from '@/tests/factories/plain-spaces';
import { enterText } from '@/tests/components/enter-text';
import { refuseStorage } from '@/tests/components/refuse-storage';
import { passTime } from '@/tests/components/pass-time';

const law = { ratePercent: 30, cessPercent: 4, tdsPercent: 1 };

const source = { name: 'CoinGecko', url: null, attribution: null };
const times = { asOf: '2026-11-20T12:00:00Z', fetchedAt: '2026-11-20T12:00:00Z' };
const loaded = <Data,>(data: Data) => success({ ...times, data, source, status: 'stale' as const });

test('after a filter or the currency was changed by a link, the form sends what the page shows', () => {
  const noFigures = { marketCapUsd: null, volume24hUsd: null, capChange24hPercent: null };
  const tools = (query: QueryValues) => (
    <MarketTools
      query={readMarketQuery(query)}
      categories={[{ id: 'defi', name: 'DeFi', ...noFigures }]}
    />
  );
  const { filter } = messages().crypto.table;
  const sent = () => {
    const form = screen.getByRole<HTMLFormElement>('search', { name: filter.label });
    const { q, category, sort, cur } = Object.fromEntries(new FormData(form));
    return { q, category, sort, cur };
  };
  const { rerender } = render(tools({ category: 'defi', q: 'coin' }));
  expect(sent()).toEqual({ q: 'coin', category: 'defi', sort: 'rank', cur: 'inr' });
  rerender(tools({ cur: 'usd', sort: '24h' }));
  expect(sent()).toEqual({ q: '', category: '', sort: '24h', cur: 'usd' });
});

test.each([
  { sort: '24h', dir: 'asc' },
  { sort: 'marketCap', dir: 'asc', w: '7d' },
  { sort: 'rank', dir: 'desc' },
])('a search keeps the order of the list: %j', (values) => {
  render(<MarketTools query={readMarketQuery(values)} categories={null} />);
  const form = screen.getByRole<HTMLFormElement>('search');
  const sent = readMarketQuery(Object.fromEntries(new FormData(form)) as QueryValues);
  expect(sent).toMatchObject({ ...readMarketQuery(values), columns: expect.anything() });
});

describe('the categories', () => {
  const rate = loaded({ date: '2026-11-19' as const, rupeesPerDollar: 90 });
  const show = (currency: string, rate: ViewFigures<'categories'>['rate']) => {
    const category = { id: 'games', name: 'Games', volume24hUsd: null, capChange24hPercent: 1.5 };
    render(
      <CategoriesView
        query={readMarketQuery({ view: 'categories', cur: currency })}
        figures={{
          view: 'categories',
          categories: loaded([{ ...category, marketCapUsd: 2e9 }]),
          rate,
        }}
      />,
    );
    return textsOf('cell').map(plainSpaces);
  };

  it('are in rupees, with the rate that converts them; what is not known stays a dash', () => {
    expect(show('inr', rate)).toEqual(['₹18,000 cr', '+1.50%', '–']);
    expect(screen.getByText(/^Dollar figures at \$1 = ₹90.00,/)).toHaveTextContent('19 Nov 2026');
  });

  it('are in dollars where these are chosen, without a rate', () => {
    expect(show('usd', null)).toEqual(['$2 bn', '+1.50%', '–']);
    expect(screen.queryByText(/Dollar figures/)).not.toBeInTheDocument();
  });

  it('are in dollars where the rate is not known, and say so', () => {
    expect(show('inr', failure('timed-out'))).toEqual(['$2 bn', '+1.50%', '–']);
    expect(screen.getByText(messages().crypto.categories.noRate)).toBeInTheDocument();
  });
});

describe('a coin that a member holds', () => {
  const bee = coinOf({ id: 'bee', symbol: 'BEE', price: 600 });
  const lot = { id: randomUUID(), boughtOn: '2026-01-01', quantity: 2, costRupees: 1000 } as const;
  const items = ['bee', 'fly'].map((instrumentId) => ({
    ...lotItemOf({ assetClass: 'coin', instrumentId }, lot)!,
    updatedAt: new Date(times.asOf),
  }));
  const show = (coin: typeof bee, saved: ComponentProps<typeof HeldRow>['items']) =>
    render(<HeldRow coin={coin} items={saved} purchasesHref="?tab=purchases#yours" />).container;

  const shownIn = (row: HTMLElement) =>
    plainSpaces(row.textContent).replaceAll(`₹••••${messages().display.amountHidden}`, '');

  it('has its value, quantity and gain among the figures of the coin', () => {
    const row = show(bee, success(items));
    expect(shownIn(row)).toBe('You hold₹1,2002 BEE · +₹200');
    expect(hrefOf('You hold')).toBe('?tab=purchases#yours');
  });

  it('has dashes where the price is not known', () => {
    const row = show({ ...bee, price: null }, success(items));
    expect(shownIn(row)).toBe('You hold–2 BEE · –');
  });

  it('has no gain where a gift that was entered with 0 is among what is held', () => {
    const gift = { ...lot, id: randomUUID(), costRupees: 0 };
    const given = {
      ...lotItemOf({ assetClass: 'coin', instrumentId: 'bee' }, gift)!,
      updatedAt: new Date(times.asOf),
    };
    expect(shownIn(show(bee, success([...items, given])))).toBe('You hold₹2,4004 BEE · –');
  });

  it('has nothing where none is held, and none is known of a guest', () => {
    expect(show(coinOf({ id: 'wasp' }), success(items))).toBeEmptyDOMElement();
    expect(show(bee, failure('guest'))).toBeEmptyDOMElement();
  });
});

describe('trending coins', () => {
  const { trending } = messages().crypto;
  const coins = [coinOf({ id: 'bee', name: 'Bee', price: 600 })];
  const show = (market: ViewFigures<'trending'>['market']) =>
    render(
      <TrendingView
        query={readMarketQuery({ view: 'trending' })}
        figures={{
          ...{ view: 'trending', market, rate: null },
          trending: loaded([{ id: 'bee', symbol: 'BEE', name: 'Bee', rank: 1 }]),
        }}
      />,
    );

  it('say as of when their prices are, and that they are old', () => {
    show(loaded({ coins } as never));
    const note = screen.getByText(/^Prices as of 20 Nov 2026, 17:30 IST/);
    expect(note).toHaveTextContent(/Updated .* ago/);
  });

  it('say that their prices are missing', () => {
    show(failure('timed-out'));
    expect(screen.getByText(trending.noPrices)).toBeInTheDocument();
  });
});

test('the initial of a coin is a whole character', () => {
  const coin = { id: 'dog', name: '\u{1F415} Dog', symbol: 'DOG' };
  expect(renderToStaticMarkup(<CoinName coin={coin} />)).toContain('data-initial="\u{1F415}"');
});

test('nothing but a space is between symbol and figure, which may stand in two lines', () => {
  const coin = { id: 'bee', name: 'Bee', symbol: 'BEE' };
  render(<CoinName coin={coin} more="₹2 cr" />);
  expect(screen.getByRole('link')).toHaveTextContent(/BEE\s₹2 cr$/u);
});

describe('the table of the market', () => {
  function show(coins: readonly Coin[], values: QueryValues = {}) {
    render(
      <MarketTable
        caption="Coins"
        coins={coins}
        currency="inr"
        query={readMarketQuery(values)}
        stars={null}
        sharedSymbols={sharedSymbolsOf(coins)}
      />,
    );
  }

  const cells = () => textsOf('cell');

  it('prints a dash for everything that is not known', () => {
    show([coinOf({ id: 'bare', name: 'Bare' })]);
    expect(cells()).toEqual(Array.from({ length: 10 }, () => '–'));
  });

  it('prints a supply whose symbol has a bar', () => {
    show([coinOf({ symbol: 'A|B', circulatingSupply: 21 })], { col: ['circulatingSupply'] });
    expect(cells()).toEqual(['–', '21 A|B']);
  });

  it('prints prices, changes with their sign and totals in crores, their units in the heads', () => {
    const changePercent = { '1h': 0, '24h': 1.5, '7d': -2, '30d': null, '1y': 300 };
    const totals = { marketCap: 1.5e12, volume24h: 25e7 };
    const weekPrices = [100, 90, 95];
    show([coinOf({ rank: 7, price: 0.00001234, changePercent, ...totals, weekPrices })]);
    expect(cells()).toEqual([
      ...['7', '0.00001234', '0.00', '+1.50', '−2.00', '–', '+300.00', ''],
      ...['1,50,000', '25.00'],
    ]);
    const heads = textsOf('columnheader');
    const sortedHeads = (...titles: string[]) => titles.map((title) => `Sort by ${title}`);
    expect(heads).toEqual([
      ...sortedHeads('#', 'Coin', 'Price ₹', '1h %', '24h %', '7d %', '30d %', '1y %'),
      'Last 7 days',
      ...sortedHeads('Market cap ₹ cr', '24h volume ₹ cr'),
    ]);
    // The change of the sentence is that of the column beside it.
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'Down 2% in 7 days, between ₹90.00 and ₹100.00',
    );
  });

  it('draws a week from its first price to its last, in the colour of its change', () => {
    const prices = Array.from({ length: 40 }, (_, at) => 120 + (at % 7));
    show([coinOf({ weekPrices: [100, ...prices, 105] })]);
    const week = screen.getByRole('img');
    expect(week).toHaveAccessibleName('Up 5% in 7 days, between ₹100.00 and ₹126.00');
    // 44 is the lowest place of the drawing: no other price is as low as the first.
    expect(week.innerHTML).toMatch(
      /^<path d="M0,44h192".*<path d="M6,44l9,?-[^"]*" class="stroke-gain">/,
    );
  });

  it.each([
    [1.25, '+1.25% in US$'],
    [null, '–'],
  ])('says that the change beside the market cap in rupees is in dollars: %s', (change, text) => {
    const global = { coinCount: 9, marketCap: 282.5e12, volume24h: 13.5e12, dominance: [] };
    const { container } = render(
      <dl>
        <GlobalTotals global={{ ...global, capChange24hPercent: change }} stale={null} />
      </dl>,
    );
    expect(screen.getAllByRole('definition')[0]).toHaveTextContent(`₹282.5 L cr ${text}`);
    expect(container.innerHTML).not.toContain('undefined');
  });

  it.each([
    [0.04, 'Unchanged in 7 days'],
    [-0.04, 'Unchanged in 7 days'],
    [0.06, 'Up 0.1% in 7 days'],
    [-0.06, 'Down 0.1% in 7 days'],
  ])('says of a week with a change of %d%%: %s', (week, sentence) => {
    const changePercent = { '1h': null, '24h': null, '7d': week, '30d': null, '1y': null };
    show([coinOf({ changePercent, weekPrices: [100, 90, 95] })]);
    const range = ', between ₹90.00 and ₹100.00';
    expect(screen.getByRole('img')).toHaveAccessibleName(sentence + range);
  });

  it('shows a phone the figure that orders the list', () => {
    show([coinOf({ changePercent: { '1h': 1, '24h': 2, '7d': 3, '30d': 4, '1y': 5 } })], {
      sort: '1y',
    });
    const shown = screen.getAllByRole('cell').filter((each) => each.matches('.line-figure'));
    expect(shown.map(({ textContent }) => textContent)).toEqual(['–', '+5.00']);
  });

  it('keeps a bar in a name, and the id of a coin as it is', () => {
    show([coinOf({ id: 'a|b', name: 'A|B', symbol: 'AB', marketCap: 1e12 })]);
    expect(screen.getByRole('link', { name: /^A.B AB/ })).toHaveAttribute(
      'href',
      `/features/crypto-market/${encodeURIComponent('a|b')}`,
    );
  });

  it('says which column sorts and how, and reverses it by its link', () => {
    show([coinOf({})], { sort: '24h', q: 'x' });
    const head = screen.getByRole('columnheader', { name: 'Sort by 24h %' });
    expect(head).toHaveAttribute('aria-sort', 'descending');
    expect(within(head).getByRole('link')).toHaveAttribute(
      'href',
      '/features/crypto-market?q=x&sort=24h&dir=asc',
    );
    expect(screen.getAllByRole('columnheader').filter((each) => each.ariaSort)).toHaveLength(1);
  });

  it.each([
    ['not-found', 'This is not one of the 20 largest categories. Showing all coins.'],
    ['timed-out', 'This category cannot be loaded right now. Showing all coins.'],
  ] as const)('says why a category is not shown: %s', (problem, sentence) => {
    const market = success({
      asOf: '2026-11-20T12:00:00Z',
      fetchedAt: '2026-11-20T12:00:00Z',
      status: 'live' as const,
      source: { name: 'CoinGecko', url: null, attribution: null },
      data: { currency: 'inr' as const, coins: [coinOf({})] },
    });
    render(
      <CoinsView
        watchlist="unavailable"
        query={readMarketQuery({ category: 'gone' })}
        figures={{
          ...{ view: 'coins', market, rate: null },
          categories: failure('timed-out'),
          members: failure(problem),
        }}
      />,
    );
    expect(screen.getByText(sentence)).toBeInTheDocument();
  });

  describe('charts', () => {
    it('names coins that share a symbol by their names', () => {
      const coins = [
        ...[coinOf({ id: 'one', symbol: 'ABC', name: 'Alpha' })],
        ...[coinOf({ id: 'two', symbol: 'ABC', name: 'Beta' })],
        ...[coinOf({ id: 'three', symbol: 'XYZ', name: 'Gamma' })],
        ...[coinOf({ id: 'four', symbol: 'A-SYMBOL-OF-MANY-LETTERS', name: 'Delta' })],
      ];
      const days = (['2026-01-01', '2026-01-02'] as const).map((date) => ({
        date,
        values: [100, 110, 120, 130],
      }));
      render(<CompareChart coins={coins} days={days} csvSource="" />);
      expect(screen.queryByText('ABC')).not.toBeInTheDocument();
      for (const label of ['Alpha', 'Beta', 'XYZ', 'A-SYMBOL-OF-MANY-LE…']) {
        expect(screen.getAllByText(label).length).toBeGreaterThan(0);
      }
      // Rupees and paise, as in the other lines.
      expect(screen.getAllByText('₹130.00').length).toBeGreaterThan(0);
    });

    it('says what the price did, from when to when', () => {
      const start = Date.parse('2026-01-01T00:00:00Z');
      const points = Array.from({ length: 200 }, (_, day) => ({
        atMs: start + day * dayMs,
        price: 100 + (day === 50 ? -60 : day),
      }));
      render(
        <PriceChart
          coin={{ id: 'bee', name: 'Bee' }}
          csvSource="Source: CoinGecko"
          points={points}
        />,
      );
      expect(
        screen.getByText(
          'Bee from 31 Dec 2025 to 18 Jul 2026: +199.00%. Lowest ₹40.00 (19 Feb 2026), highest ₹299.00 (18 Jul 2026).',
        ),
      ).toBeInTheDocument();
    });

    it('dates a price as the drawdown beside it does, and today once', () => {
      const start = Date.parse('2026-01-01T00:00:00Z');
      const prices = Array.from({ length: 200 }, (_, day) => (day === 150 ? 40 : 100));
      const points = [
        ...prices.map((price, day) => ({ atMs: start + day * dayMs, price })),
        // The price of now: CoinGecko appends it to the prices of midnight.
        { atMs: start + 199 * dayMs + 36_000_000, price: 90 },
      ];
      const coin = { id: 'bee', name: 'Bee' };
      const { container } = render(
        <>
          <PriceChart coin={coin} csvSource="" points={points} />
          <DrawdownTab coin={coin} csvSource="" points={points} />
        </>,
      );
      expect(container).toHaveTextContent('Lowest ₹40.00 (30 May 2026)');
      expect(container).toHaveTextContent('to ₹40.00 on 30 May 2026');
      expect(container).toHaveTextContent('from 31 Dec 2025 to 19 Jul 2026');
    });

    it('states the maximum drawdown and whether it recovered', () => {
      const closes = [
        { date: '2026-01-01', value: 100 },
        { date: '2026-01-02', value: 25 },
        { date: '2026-01-03', value: 110 },
      ] as const;
      const show = (length: number) => (
        <DrawdownChart
          coin={{ id: 'bee', name: 'Bee' }}
          csvSource="Source: CoinGecko"
          closes={closes.slice(0, length)}
        />
      );
      const { rerender } = render(show(3));
      expect(
        screen.getByText(
          /since 1 Jan 2026: 75%, from ₹100\.00 on 1 Jan 2026 to ₹25\.00 on 2 Jan 2026\. Recovered on 3 Jan 2026\./,
        ),
      ).toBeInTheDocument();
      rerender(show(2));
      expect(screen.getByText(/Not recovered yet\./)).toBeInTheDocument();
    });

    it('says the mood in words, and a dash for a day that is missing', () => {
      render(
        <MoodGauge
          summary={{
            now: { date: '2026-11-20', value: 20, mood: 'extreme-fear' },
            dayBefore: { date: '2026-11-19', value: 60, mood: 'greed' },
            ...{ weekBefore: null, monthBefore: null },
            ...{ low: 5, high: 90, fearDays: 100, days: 365 },
          }}
        />,
      );
      expect(screen.getByRole('img')).toHaveAccessibleName('20 of 100: Extreme fear');
      const words = textsOf('definition');
      expect(words).toEqual(['60', 'Greed', '–', '–']);
      // The days are counted from that of the newest value, which need not be today.
      expect(screen.getByText('20 Nov 2026')).toBeInTheDocument();
      expect(textsOf('term')).toEqual(['1 day earlier', '7 days earlier', '30 days earlier']);
    });
  });
});

describe('a coin of a guest', () => {
  const { crypto: words, saved, display } = messages();
  const { yours } = words;

  const show = () =>
    render(
      <GuestCoin
        coinId="a"
        symbol="AAA"
        priceRupees={600}
        law={law}
        today="2026-11-21"
        messages={yours}
        removeMessages={saved.remove}
        hiddenLabel={display.amountHidden}
      />,
    );

  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const savedItems = () => savedGuestItems().items;

  async function savePurchase(quantity: string, cost = '500') {
    await userEvent.type(screen.getByLabelText(yours.form.fields.boughtOn), '2025-01-31');
    await userEvent.type(screen.getByLabelText(yours.form.fields.quantity), quantity);
    await userEvent.type(screen.getByLabelText(yours.form.fields.cost), cost);
    await press(yours.form.submit);
  }

  beforeEach(() => localStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('shows the problem at the field and keeps the typed text', async () => {
    show();
    await savePurchase('none');
    expect(await screen.findByText(yours.form.problems['not-a-number'])).toBeInTheDocument();
    expect(screen.getByLabelText(yours.form.fields.quantity)).toHaveValue('none');
    expect(savedItems()).toEqual([]);
  });

  it.each([
    ['500', false],
    ['0', true],
  ])('bought for %s: it is a gift, whose tax is not known: %s', async (cost, isGift) => {
    show();
    await savePurchase('2', cost);
    expect(await screen.findByRole('table')).toBeInTheDocument();
    expect(screen.queryByText(yours.gift) !== null).toBe(isGift);
  });

  it('says that the cost has the fees of buying in it, which the tax may not deduct', async () => {
    show();
    expect(screen.getByLabelText(yours.form.fields.cost)).toHaveAccessibleDescription(
      /^What you paid, with fees\. On the strict reading/,
    );
    await savePurchase('2', '500');
    expect(await screen.findByText(/^The tax is on the cost as saved\./)).toBeVisible();
  });

  it('removes a purchase in two steps', async () => {
    show();
    await savePurchase('2');
    await userEvent.click(await screen.findByLabelText('Remove 31 Jan 2025'));
    expect(savedItems()).toHaveLength(1);
    await press(saved.remove.confirm);
    expect(savedItems()).toEqual([]);
  });

  it.each([
    ['QuotaExceededError', yours.here.full],
    ['SecurityError', yours.here.unavailable],
  ])('says when the browser stores nothing: %s', async (name, sentence) => {
    refuseStorage(name);
    show();
    await savePurchase('2');
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByLabelText(yours.form.fields.quantity)).toHaveValue('2');
  });
});

describe('sale calculator', () => {
  const { sale, problems, convert } = messages().crypto.coin;

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

  it('prints every step of the tax on a sale', () => {
    showSale();
    const { gain, tax, cess, inHand, tds, balance } = sale.words;
    const figures = [gain, tax, cess, inHand, tds, balance].map(figure);
    expect(figures.join(' ')).toBe('₹1,000.00 ₹300.00 ₹12.00 ₹1,688.00 ₹20.00 ₹292.00');
  });

  it('answers what is typed, and says what it cannot read', async () => {
    showSale();
    const cost = screen.getByLabelText(sale.words.fields.cost);
    enterText(cost, '1');
    enterText(screen.getByLabelText(sale.words.fields.price), '1,001');
    await waitFor(() => expect(figure(sale.words.inHand)).toBe('₹689.00'));
    enterText(cost, 'ten');
    expect(await screen.findByText(problems['not-a-number'])).toBeVisible();
    expect(cost).toHaveValue('ten');
  });

  it('converts in both directions independently', async () => {
    render(
      <Converter
        action="/here"
        symbol="BEE"
        priceRupees={250}
        first={{ coins: '2', rupees: '1,000' }}
        tdsPercent={1}
        messages={{ ...convert, coins: 'Coins', rupees: 'Rupees', problems }}
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
  const sale = ['btc', '2024-02-01', '2026-03-31', '1,00,000', '1.5 lakh'];
  const fragment = `#s=${encodeURIComponent(JSON.stringify(sale))}`;

  const coinLabel = `${schedule.fields.coin} (${schedule.optional})`;
  const box = (field: keyof typeof schedule.fields) =>
    screen.getByLabelText(field === 'coin' ? coinLabel : schedule.fields[field]);

  async function open(hash = '', ledger: readonly LedgerYear[] = []) {
    window.history.replaceState(null, '', path + hash);
    const { unmount } = render(
      <ScheduleVda
        law={law}
        lawFrom="2022-04-01"
        today="2026-11-21"
        ledger={ledger}
        messages={schedule}
      />,
    );
    await passTime(0);
    return unmount;
  }

  it('removing the only sale leaves an empty one, which has the focus', async () => {
    await open(fragment);
    expect(box('coin')).toHaveValue('btc');
    fireEvent.click(screen.getByRole('button', { name: fill(schedule.removeSale, { number: 1 }) }));
    expect(box('coin')).toHaveValue('');
    expect(box('coin')).toHaveFocus();
  });
  async function type(field: keyof typeof schedule.fields, text: string) {
    enterText(box(field), text);
    await passTime(0);
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
    await passTime(1000);
    expect(write).toHaveBeenCalledTimes(1);
    const [inAddress] = new URLSearchParams(window.location.hash.slice(1)).getAll('s');
    expect(JSON.parse(inAddress ?? '')).toEqual(sale);
    write.mockRestore();
  });

  test('an address with sales opens with them; sales are added and removed', async () => {
    await open(fragment);
    expect(box('cost')).toHaveValue('1,00,000');
    expect(screen.getByText('₹15,600.00')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: schedule.add }));
    await passTime(0);
    const [, second] = screen.getAllByRole('group');
    expect(within(second as HTMLElement).getByLabelText(coinLabel)).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Remove sale 1' }));
    await passTime(1000);
    expect(box('cost')).toHaveValue('');
    expect(window.location.hash).toBe('');
  });

  test('a sale that is typed before those of the address are there stays, and keeps the focus', async () => {
    const opened = open(fragment);
    const coin = box('coin');
    coin.focus();
    enterText(coin, 'eth');
    await opened;
    await passTime(1000);
    const coins = screen.getAllByLabelText(coinLabel);
    expect(coins.map((each) => (each as HTMLInputElement).value)).toEqual(['eth', 'btc']);
    expect(coins[0]).toHaveFocus();
    expect(new URLSearchParams(window.location.hash.slice(1)).getAll('s')).toHaveLength(2);
  });

  test('a sale with a mistake is said to be left out of the totals, for as long as it is', async () => {
    const wrong = JSON.stringify(['eth', '2024-02-01', '2026-03-31', '2,000', 'much']);
    await open(`${fragment}&s=${encodeURIComponent(wrong)}`);
    await passTime(1000);
    expect(screen.getByText('₹15,600.00')).toBeVisible();
    expect(screen.getByText(schedule.leftOut.one)).toBeVisible();
    enterText(screen.getAllByLabelText(schedule.fields.consideration)[1]!, '1,000');
    await passTime(0);
    expect(screen.queryByText(schedule.leftOut.one)).not.toBeInTheDocument();
  });

  describe('from the holdings of a member', () => {
    const sold = (source: string, soldOn: string, more = {}) => ({
      quantity: 0.5,
      account: 'WazirX',
      typed: {
        ...{ coin: 'bitcoin', acquiredOn: '2024-02-01', soldOn, cost: '1,00,000' },
        ...{ consideration: '1,50,000', source, ...more },
      },
    });
    const ledger: LedgerYear[] = [
      { year: '2026-27', count: 1, sales: [sold('11-aa', '2026-05-01')] },
      {
        year: '2025-26',
        count: 2,
        sales: [
          sold('12-aa', '2026-03-31'),
          { ...sold('13-bb', '2026-03-31', { acquiredOn: '', cost: '' }), account: null },
        ],
      },
    ];
    const press = async (name: string) => {
      fireEvent.click(screen.getByRole('button', { name }));
      await passTime(0);
    };
    const list = 'Fill in FY 2025-26 (2 sales)';

    test('a year is filled in, each row with its source, and can be changed', async () => {
      await open('', ledger);
      await press(list);
      expect(screen.getByText('2 sales of FY 2025-26 filled in.')).toBeVisible();
      expect(screen.getAllByRole('group')).toHaveLength(2);
      expect(
        screen.getByText('From your holdings: 0.5 bitcoin sold, account WazirX.'),
      ).toBeVisible();
      expect(
        screen.getByText(
          'From your holdings: 0.5 bitcoin sold. More was sold than your holdings had: enter the purchase.',
        ),
      ).toBeVisible();
      // The second row waits for its purchase.
      expect(screen.getByText('₹15,600.00')).toBeVisible();
      enterText(screen.getAllByLabelText(schedule.fields.cost)[0]!, '50,000');
      await passTime(0);
      expect(screen.getByText(/account WazirX\. You changed this row\.$/)).toBeVisible();
    });

    test('nothing is counted twice: not filled in again, not after a reload, not if it was typed', async () => {
      const leave = await open(fragment, ledger);
      await press(list);
      expect(screen.getByText(/^1 sale of FY 2025-26 filled in\. 1 was already/)).toBeVisible();
      await press('Fill in FY 2026-27 (1 sale)');
      enterText(screen.getAllByLabelText(schedule.fields.consideration)[2]!, '2 lakh');
      await press('Fill in FY 2026-27 (1 sale)');
      expect(screen.getByText(/^0 sales of FY 2026-27 filled in\. 1 was already/)).toBeVisible();
      await passTime(1000);
      const { hash } = window.location;
      leave();
      await open(hash, ledger);
      await press(list);
      await press('Fill in FY 2026-27 (1 sale)');
      expect(screen.getAllByRole('group')).toHaveLength(3);
    });

    test('presses before the rules have loaded fill a year in once, beside the sales of the address', async () => {
      await open('', ledger);
      const button = screen.getByRole('button', { name: list });
      fireEvent.click(button);
      fireEvent.click(button);
      await passTime(0);
      expect(screen.getAllByRole('group')).toHaveLength(2);
      expect(screen.getByText(/^0 sales of FY 2025-26 filled in\. 2 were already/)).toBeVisible();
    });

    test('a press before the sales of the address are there does not replace them', async () => {
      const typed = fragment.replaceAll('2026-03-31', '2025-03-31');
      const opened = open(typed, ledger);
      fireEvent.click(screen.getByRole('button', { name: list }));
      await opened;
      await passTime(0);
      expect(screen.getAllByRole('group')).toHaveLength(3);
    });

    test('a row whose sale takes other purchases by now says so', async () => {
      const earlier = [...Object.values(sold('13-unknown', '2026-03-31').typed)];
      await open(`#s=${encodeURIComponent(JSON.stringify(earlier))}`, ledger);
      expect(screen.getByText(schedule.ledger.changed)).toBeVisible();
      await press(list);
      expect(
        screen.getByText(/^1 sale of FY 2025-26 filled in\. 1 was not added, since its sale/),
      ).toBeVisible();
      expect(screen.getAllByRole('group')).toHaveLength(2);
    });

    test('a press whose rules do not load says so', async () => {
      const rules = '@/components/crypto/schedule/vda-engine';
      jest.doMock(rules, () => {
        throw new Error('not loaded');
      });
      await open('', ledger);
      await press(list);
      jest.dontMock(rules);
      expect(screen.getByText(schedule.unavailable)).toBeVisible();
      await press(list);
      expect(screen.getByText('2 sales of FY 2025-26 filled in.')).toBeVisible();
    });

    test('what has no room is counted', async () => {
      const held = [...Array(maxSales - 1)].map(() => fragment.slice(1)).join('&');
      await open(`#${held.replaceAll('2026-03-31', '2025-03-31')}`, ledger);
      await press(list);
      expect(screen.getByText(/^1 sale of FY 2025-26 filled in\. 1 does not fit/)).toBeVisible();
      expect(screen.getAllByRole('group')).toHaveLength(maxSales);
    });
  });

  test('no more sales are added than a reload brings back', async () => {
    const held = [...Array(maxSales - 1)].map(() => fragment.slice(1)).join('&');
    await open(`#${held}`);
    fireEvent.click(screen.getByRole('button', { name: schedule.add }));
    await passTime(0);
    expect(screen.getAllByRole('group')).toHaveLength(maxSales);
    expect(screen.queryByRole('button', { name: schedule.add })).not.toBeInTheDocument();
    expect(screen.getByText(/at most 100 sales/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Remove sale 1' }));
    await passTime(0);
    expect(screen.getByRole('button', { name: schedule.add })).toBeVisible();
  });
});

describe('notices', () => {
  it('says what is shown instead of the longer history, why, and offers the page again', () => {
    render(<WeekInstead because="limited" retryPath="/features/crypto-market/a" />);
    const note = screen.getByText(/^Showing the last 7 days from the market list\./);
    expect(note).toHaveTextContent('CoinGecko limits the number of requests');
    expect(hrefOf('Try again')).toBe('/features/crypto-market/a');
  });
});
