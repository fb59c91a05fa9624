import { dayMs, dayNumber, firstDayMs } from './days.mjs';
import { normalOf, randomOf } from './random.mjs';

/**
 * Generated coins under fictional names, answered in the shapes of demo-api.json in
 * github.com/coingecko/coingecko-api-oas. No figure here was ever a price.
 */
const inrPerUsd = 88.4;
const syllables = 'va ri ta me su lo na ki ja de mu pa sha yo'.split(' ');
const categories = ['Payments', 'Storage', 'Games', 'Bridges', 'Memes'].map(
  (word) => `Sample ${word}`,
);
const stable = 4;

const coins = Array.from({ length: 300 }, (_, index) => generateCoin(index));

function generateCoin(index) {
  const random = randomOf(`coin ${index}`);
  const pick = () => syllables[Math.floor(random() * syllables.length)];
  const word = pick() + pick() + pick();
  const name = `${word[0].toUpperCase()}${word.slice(1)} ${index + 1}`;
  const supply = Math.round(10 ** (6 + random() * 5));
  const capInr = 9e13 / (index + 1) ** 1.6;
  return {
    index,
    id: `sample-${word}-${index + 1}`,
    // Two coins share a ticker, as they do in the wild.
    symbol: index === 17 ? 'smp1' : `smp${index + 1}`,
    name,
    supply,
    maxSupply: random() < 0.4 ? null : supply * 1.2,
    basePrice: index === stable ? inrPerUsd : capInr / supply,
    volatility: index === stable ? 0.0008 : 0.018 + random() * 0.03,
    category: categories[index % categories.length],
    firstDay: index % 40 === 39 ? 4_900 : 700 + Math.floor(random() * 2_000),
  };
}

const walks = new Map();

/** The market's part in every coin's walk, by day. */
const marketDraws = [];
const drawMarket = normalOf('the market');

function marketDrawOn(day) {
  while (marketDraws.length <= day) marketDraws.push(drawMarket());
  return marketDraws[day];
}

/** Logarithms of the coin's price over its base, by day since its first. */
function walkOf(coin, lastDay) {
  const known = walks.get(coin.id);
  if (known && known.length > lastDay - coin.firstDay) return known;
  const own = normalOf(coin.id);
  let level = 0;
  const walk = [];
  for (let day = coin.firstDay; day <= lastDay + 30; day += 1) {
    const shared = coin.index === stable ? 0 : marketDrawOn(day) * 0.015;
    level += shared + own() * coin.volatility - 0.002 * level;
    walk.push(level);
  }
  walks.set(coin.id, walk);
  return walk;
}

/** How far the price of a day leaves the line between midnights, as a logarithm. */
const waveOf = (coin) => coin.volatility * 0.15;

/** In rupees, at a moment; null before the coin began. Between midnights the price goes in a straight line. */
function priceAt(coin, ms) {
  const day = dayNumber(ms);
  if (day < coin.firstDay) return null;
  const walk = walkOf(coin, day + 1);
  const part = (ms - firstDayMs - day * dayMs) / dayMs;
  const from = walk[day - coin.firstDay];
  const to = walk[day + 1 - coin.firstDay];
  const wave = Math.sin(ms / 4_000_000 + coin.index) * waveOf(coin);
  return coin.basePrice * Math.exp(from + (to - from) * part + wave);
}

const knownExtremes = new Map();

/** The same all day. */
function extremes(coin, nowMs) {
  const today = dayNumber(nowMs);
  const known = knownExtremes.get(coin.id);
  if (known?.today === today) return known;
  const found = { today, ...extremesUntil(coin, nowMs) };
  knownExtremes.set(coin.id, found);
  return found;
}

/** No price of any chart is above or below these. */
function extremesUntil(coin, nowMs) {
  // The next midnight too: the price is on its way there.
  const walk = walkOf(coin, dayNumber(nowMs) + 1).slice(0, dayNumber(nowMs) - coin.firstDay + 2);
  const at = (index, wave) => ({
    price: coin.basePrice * Math.exp(walk[index] + wave),
    date: new Date(Math.min(firstDayMs + (coin.firstDay + index) * dayMs, nowMs)).toISOString(),
  });
  let high = 0;
  let low = 0;
  walk.forEach((level, index) => {
    if (level > walk[high]) high = index;
    if (level < walk[low]) low = index;
  });
  return { high: at(high, waveOf(coin)), low: at(low, -waveOf(coin)) };
}

const round = (value) => (value === null ? null : Number(value.toPrecision(8)));
const percent = (now, then) => (then === null ? null : round((now / then - 1) * 100));
const hours = { '1h': 1, '24h': 24, '7d': 168, '14d': 336, '30d': 720, '200d': 4_800, '1y': 8_760 };

let ranking = { today: -1, ranked: coins };

/** The coins by market cap, largest first: the same order all day. */
function rankedCoins(nowMs) {
  const today = dayNumber(nowMs);
  if (ranking.today !== today) {
    const midnight = firstDayMs + today * dayMs;
    const capOf = (coin) => (priceAt(coin, midnight) ?? 0) * coin.supply;
    ranking = { today, ranked: coins.toSorted((one, other) => capOf(other) - capOf(one)) };
  }
  return ranking.ranked;
}

function marketRow(coin, { nowMs, rate, wantsSparkline, changes }) {
  const price = priceAt(coin, nowMs);
  const dayAgo = priceAt(coin, nowMs - dayMs);
  const day = Array.from({ length: 25 }, (_, hour) => priceAt(coin, nowMs - hour * 3_600_000));
  const { high, low } = extremes(coin, nowMs);
  const cap = price * coin.supply;
  return {
    id: coin.id,
    symbol: coin.symbol,
    name: coin.name,
    image: 'https://images.example/sample.png',
    current_price: round(price * rate),
    market_cap: Math.round(cap * rate),
    market_cap_rank: rankedCoins(nowMs).indexOf(coin) + 1,
    fully_diluted_valuation: coin.maxSupply ? Math.round(price * coin.maxSupply * rate) : null,
    total_volume: Math.round(cap * rate * (0.02 + (0.05 * ((coin.index * 7919) % 13)) / 13)),
    high_24h: round(Math.max(...day) * rate),
    low_24h: round(Math.min(...day) * rate),
    price_change_24h: round((price - dayAgo) * rate),
    price_change_percentage_24h: percent(price, dayAgo),
    market_cap_change_24h: round((price - dayAgo) * coin.supply * rate),
    market_cap_change_percentage_24h: percent(price, dayAgo),
    circulating_supply: coin.supply,
    total_supply: coin.maxSupply,
    max_supply: coin.maxSupply,
    ath: round(Math.max(high.price, price) * rate),
    ath_change_percentage: percent(price, Math.max(high.price, price)),
    ath_date: high.date,
    atl: round(Math.min(low.price, price) * rate),
    atl_change_percentage: percent(price, Math.min(low.price, price)),
    atl_date: low.date,
    roi: null,
    last_updated: new Date(nowMs - 40_000).toISOString(),
    ...(wantsSparkline ? { sparkline_in_7d: { price: sparkline(coin, nowMs, rate) } } : {}),
    ...Object.fromEntries(
      changes.map((name) => [
        `price_change_percentage_${name}_in_currency`,
        percent(price, priceAt(coin, nowMs - hours[name] * 3_600_000)),
      ]),
    ),
  };
}

function sparkline(coin, nowMs, rate) {
  return Array.from({ length: 168 }, (_, index) =>
    round(priceAt(coin, nowMs - (167 - index) * 3_600_000) * rate),
  );
}

const rateOf = (currency) => (currency === 'usd' ? 1 / inrPerUsd : 1);

function markets(query, nowMs) {
  const perPage = Math.min(Number(query.get('per_page') ?? 100), 250);
  const page = Number(query.get('page') ?? 1);
  const ids = query.get('ids')?.split(',');
  const category = query.get('category');
  const ranked = rankedCoins(nowMs);
  const listed = category
    ? ranked.filter((coin) => categoryId(coin.category) === category)
    : ranked;
  const wanted = ids
    ? coins.filter(({ id }) => ids.includes(id))
    : listed.slice((page - 1) * perPage, page * perPage);
  const changes = (query.get('price_change_percentage') ?? '')
    .split(',')
    .filter((name) => hours[name]);
  const options = {
    nowMs,
    rate: rateOf(query.get('vs_currency')),
    wantsSparkline: query.get('sparkline') === 'true',
    changes,
  };
  return wanted.map((coin) => marketRow(coin, options));
}

function chart(id, query, { nowMs, isPaidPlan }) {
  const wanted = query.get('days');
  if (!isPaidPlan && (wanted === 'max' || Number(wanted) > freePlanDays)) return tooFarBack(nowMs);
  const coin = coins.find((each) => each.id === id);
  if (!coin) return { status: 404, body: { error: 'coin not found' } };
  const rate = rateOf(query.get('vs_currency'));
  const days = query.get('days') === 'max' ? Infinity : Number(query.get('days'));
  const stepMs = days <= 1 ? 300_000 : days <= 90 ? 3_600_000 : dayMs;
  const from = Math.max(nowMs - days * dayMs, firstDayMs + coin.firstDay * dayMs);
  const times = [];
  for (let ms = Math.ceil(from / stepMs) * stepMs; ms < nowMs; ms += stepMs) times.push(ms);
  times.push(nowMs - 40_000);
  const pairs = (value) => times.map((ms) => [ms, round(value(priceAt(coin, ms) * rate))]);
  return {
    prices: pairs((price) => price),
    market_caps: pairs((price) => price * coin.supply),
    total_volumes: pairs((price) => price * coin.supply * 0.04),
  };
}

function global(nowMs) {
  const caps = coins.map((coin) => priceAt(coin, nowMs) * coin.supply);
  const before = coins.map((coin) => (priceAt(coin, nowMs - dayMs) ?? 0) * coin.supply);
  const sum = (values) => values.reduce((total, value) => total + value, 0);
  const total = sum(caps);
  return {
    data: {
      active_cryptocurrencies: coins.length,
      markets: 12,
      total_market_cap: { inr: total, usd: total / inrPerUsd },
      total_volume: { inr: total * 0.04, usd: (total * 0.04) / inrPerUsd },
      market_cap_percentage: Object.fromEntries(
        rankedCoins(nowMs)
          .slice(0, 10)
          .map(({ symbol, index }) => [symbol, (caps[index] / total) * 100]),
      ),
      market_cap_change_percentage_24h_usd: (total / sum(before) - 1) * 100,
      updated_at: Math.floor(nowMs / 1000) - 60,
    },
  };
}

function trending(nowMs) {
  const item = (coin) => {
    const { id, name, symbol, index } = coin;
    const rank = rankedCoins(nowMs).indexOf(coin) + 1;
    return { item: { id, coin_id: index, name, symbol, market_cap_rank: rank, score: index % 7 } };
  };
  return { coins: [61, 12, 140, 33, 205, 7, 88].map((index) => item(coins[index])) };
}

const categoryId = (name) => name.toLowerCase().replaceAll(' ', '-');

function categoryRows(nowMs) {
  return categories.map((name) => {
    const members = coins.filter(({ category }) => category === name);
    const cap = (ms) =>
      members.reduce((total, coin) => total + (priceAt(coin, ms) ?? 0) * coin.supply, 0);
    return {
      id: categoryId(name),
      name,
      market_cap: cap(nowMs) / inrPerUsd,
      market_cap_change_24h: (cap(nowMs) / cap(nowMs - dayMs) - 1) * 100,
      content: 'Generated for tests and the demo.',
      top_3_coins_id: members.slice(0, 3).map(({ id }) => id),
      volume_24h: (cap(nowMs) * 0.04) / inrPerUsd,
      updated_at: new Date(nowMs - 60_000).toISOString(),
    };
  });
}

/** The free plan answers a year of history. */
const freePlanDays = 365;

/** As CoinGecko refuses it (recorded in September 2026): status 401 and a body of this shape. */
function tooFarBack(nowMs) {
  const error_message =
    'Your request exceeds the allowed time range. Public API users are limited to querying historical data within ' +
    'the past 365 days. Upgrade to a paid plan to enjoy full historical data access: ' +
    'https://www.coingecko.com/en/api/pricing. ';
  const timestamp = new Date(nowMs).toISOString().replace('Z', '+00:00');
  return {
    status: 401,
    body: { error: { status: { timestamp, error_code: 10012, error_message } } },
  };
}

/**
 * @returns the answer of CoinGecko to a path and query: its body, or `{ status, body }` where it is an error; null for
 * an address that it does not know.
 */
export function answerAsCoinGecko(path, query, { nowMs, isPaidPlan }) {
  const chartOf = /^\/coins\/([a-z0-9-]+)\/market_chart$/.exec(path);
  if (chartOf) return chart(chartOf[1], query, { nowMs, isPaidPlan });
  switch (path) {
    case '/ping':
      return { gecko_says: '(sample)' };
    case '/coins/markets':
      return markets(query, nowMs);
    case '/global':
      return global(nowMs);
    case '/search/trending':
      return trending(nowMs);
    case '/coins/categories':
      return categoryRows(nowMs);
    default:
      return null;
  }
}

/** alternative.me: strings throughout, newest first, one a day. */
export function answerAsAlternative(path, query, { nowMs }) {
  if (path !== '/fng/') return null;
  const limit = Number(query.get('limit') ?? 1) || 3_000;
  const today = dayNumber(nowMs);
  const words = ['Extreme Fear', 'Fear', 'Neutral', 'Greed', 'Extreme Greed'];
  const valueOn = (day) => Math.round(50 + 30 * Math.sin(day / 23) + 15 * Math.sin(day / 7));
  return {
    name: 'Fear and Greed Index (sample)',
    data: Array.from({ length: Math.min(limit, 3_000) }, (_, ago) => ({
      value: `${valueOn(today - ago)}`,
      value_classification: words[Math.min(4, Math.floor(valueOn(today - ago) / 20.01))],
      timestamp: `${Math.floor((firstDayMs + (today - ago) * dayMs) / 1000)}`,
      ...(ago === 0 ? { time_until_update: '3600' } : {}),
    })),
    metadata: { error: null },
  };
}

export function answerAsFrankfurter(path, query, { nowMs }) {
  if (path !== '/latest') return null;
  const symbol = query.get('symbols') ?? 'INR';
  const date = new Date(nowMs - dayMs).toISOString().slice(0, 10);
  return { amount: 1, base: query.get('base') ?? 'USD', date, rates: { [symbol]: inrPerUsd } };
}
