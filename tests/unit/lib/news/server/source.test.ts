import { newsFeeds } from '@/lib/news/data/feeds';
import { printedDate } from '@/lib/news/domain/item';
import { currentHeadlines, latestHeadlines, loadNews } from '@/lib/news/server/source';
import { failure, success } from '@/lib/result';
import { load } from '@/lib/sources/load';
import type { DataStatus } from '@/lib/sources/sourced';
import { headline } from '../story-of';

jest.mock('@/lib/sources/load', () => ({ load: jest.fn() }));
jest.mock('@/lib/news/server/first-sights-store', () => {
  const { createFirstSights } = jest.requireActual<typeof import('@/lib/news/domain/first-sights')>(
    '@/lib/news/domain/first-sights',
  );
  const store = {
    read: async (key: string) => ({
      // The feed in Hindi is read for the first time.
      sights: new Map(key === 'pib/hindi' ? [] : [['known', '2026-10-01T00:00:00.000Z']]),
      version: '1',
    }),
    write: async () => true,
  };
  const now = () => new Date('2026-11-21T12:00:00Z');
  return { sightsOf: createFirstSights(store, now, () => undefined) };
});
jest.mock('@/lib/env', () => ({ env: { sources: { isSample: false } } }));

const now = new Date('2026-11-21T12:00:00Z');
type Items = ReturnType<typeof headline>[];

/** Each feed by its key; what is not named is refused. */
const answers = (byKey: Record<string, Items | ReturnType<typeof answer>>) =>
  jest.mocked(load).mockImplementation(async ({ key }) => {
    const given = byKey[key];
    if (!given) return failure('refused');
    return success(Array.isArray(given) ? answer(given) : given) as never;
  });

function answer(data: Items, status: DataStatus = 'live', changes = {}) {
  const at = '2026-11-21T11:55:00.000Z';
  return { data, status, fetchedAt: at, asOf: at, ...changes };
}

const repo = 'RBI keeps repo rate unchanged at 5.25%';
const at = (time: string) => ({ publishedAt: `2026-11-${time}:00.000Z` });
const leadsOf = async () => (await loadNews(now)).stories.map(({ items: [lead] }) => lead?.title);
const stateOf = async (outlet: string) =>
  (await loadNews(now)).outlets.find((each) => each.outlet === outlet);

beforeEach(() => jest.useFakeTimers({ now }));
afterEach(() => jest.useRealTimers());

it('has a story of several outlets once, and a headline of several feeds once', async () => {
  const mint = [headline(repo)];
  const rbi = [headline(repo, { outlet: 'rbi' })];
  answers({ 'rbi/press-releases': rbi, 'livemint/markets': mint, 'livemint/money': mint });
  const { stories } = await loadNews(now);
  const outlets = stories.map(({ items }) => items.map(({ outlet }) => outlet));
  expect(outlets).toEqual([['rbi', 'livemint']]);
});

it('an outlet is live, stale as its worst feed, or down', async () => {
  const rule = headline('A rule is made', { outlet: 'rbi' });
  answers({
    'rbi/press-releases': [headline('A rate is kept', { outlet: 'rbi' })],
    'rbi/notifications': answer([rule], 'live', { fetchedAt: '2026-11-21T11:50:00.000Z' }),
    'livemint/markets': answer([headline('Markets rise')], 'stale', { isFormatChanged: true }),
    'livemint/money': [headline('Money saved')],
  });
  expect(await stateOf('rbi')).toEqual({
    ...{ outlet: 'rbi', name: 'Reserve Bank of India', headlines: 2 },
    ...{ state: 'live', problem: null, isFormatChanged: false },
    lastReceivedAt: '2026-11-21T11:55:00.000Z',
    newest: { publishedAt: '2026-11-20T12:00:00.000Z' },
  });
  const stale = { state: 'stale', problem: null, isFormatChanged: true };
  expect(await stateOf('livemint')).toMatchObject(stale);
  const down = { state: 'down', problem: 'refused', newest: { publishedAt: null } };
  expect(await stateOf('sebi')).toMatchObject(down);
});

it('a feed that still has the headlines of years ago is stale and has no story', async () => {
  const newest = { publishedAt: '2024-04-23T03:30:00.000Z' };
  answers({ 'livemint/markets': answer([headline('Old news', newest)], 'stale') });
  expect(await leadsOf()).toEqual([]);
  expect(await stateOf('livemint')).toMatchObject({ state: 'stale', newest });
});

it('an undated headline has the time of its first sight and follows the dated ones of that day', async () => {
  const undated = (id: string, title: string) =>
    headline(title, { id, outlet: 'pib', publishedAt: null });
  answers({
    'livemint/markets': [headline('Tea exports rise', at('21T11:00'))],
    'pib/english': [undated('new', 'Housing sales steady'), undated('known', 'Old')],
  });
  const { stories } = await loadNews(now);
  const seen = { publishedAt: now.toISOString(), dateKind: 'first-seen' };
  expect(stories.map(({ items: [item] }) => item)).toMatchObject([
    { title: 'Tea exports rise' },
    { title: 'Housing sales steady', ...seen },
  ]);
  expect(await stateOf('pib')).toMatchObject({ newest: { dateKind: 'first-seen' } });
  const headlines = await latestHeadlines(2);
  expect(headlines.map(({ dateKind }) => dateKind)).toEqual([undefined, 'first-seen']);
});

it('a headline of the first reading of a feed follows the dated headlines of the day', async () => {
  answers({
    'livemint/markets': [
      headline('Tea exports rise', at('20T19:00')),
      headline('Airports handle record passengers', at('20T17:00')),
    ],
    'pib/hindi': [headline('Housing sales steady', { id: 'h', outlet: 'pib', publishedAt: null })],
  });
  // 00:30 in India of the 21st, the day of the first reading, and 22:30 of the day before.
  const [tea, airports, housing] = [
    ...['Tea exports rise', 'Airports handle record passengers', 'Housing sales steady'],
  ];
  expect(await leadsOf()).toEqual([tea, housing, airports]);
  // The dashboard shows few: those with a date come first.
  const latest = await latestHeadlines(3);
  expect(latest.map(({ title }) => title)).toEqual([tea, airports, housing]);
  const { stories } = await loadNews(now);
  const [item] = stories.find(({ id }) => id === 'h')?.items ?? [];
  const messages = { firstSeen: 'First seen {date}', noTime: '' };
  expect(item && printedDate(item, messages)).toBe('First seen 21 Nov 2026');
});

it('one outlet that hangs delays no other', async () => {
  const ofRbi = success(answer([headline(repo, { outlet: 'rbi' })])) as never;
  jest.mocked(load).mockImplementation(async ({ key }) => {
    return key === 'rbi/press-releases' ? ofRbi : new Promise(() => undefined);
  });
  const loading = loadNews(now);
  await jest.advanceTimersByTimeAsync(2_000);
  const { stories, outlets } = await loading;
  expect(stories).toHaveLength(1);
  expect(outlets.filter(({ problem }) => problem === 'timed-out')).toHaveLength(6);
});

it('other pages get the newest headlines first, as many as requested, without tips', async () => {
  answers({
    'livemint/markets': [
      headline('5 stocks to buy now', at('21T11:00')),
      headline('Tea exports rise', at('21T10:00')),
      headline('Airports handle record passengers', at('21T09:00')),
    ],
  });
  const newest = { title: 'Tea exports rise', source: 'Mint', ...at('21T10:00') };
  const other = { title: 'Airports handle record passengers' };
  expect(await currentHeadlines()).toMatchObject([newest, other]);
  expect(await latestHeadlines(1)).toMatchObject([newest]);
});

it('the dashboard of a member has no muted headline; another outlet stands for its story', async () => {
  answers({
    'rbi/press-releases': [headline(repo, { outlet: 'rbi' })],
    'livemint/markets': [headline(repo), headline('Crypto exchange opens')],
  });
  const shown = await latestHeadlines(4, { mutedWords: ['crypto'], mutedOutlets: ['rbi'] });
  expect(shown.map(({ title, source }) => [title, source])).toEqual([[repo, 'Mint']]);
});

it('every feed has a name of its own and belongs to its outlet', () => {
  const keys = newsFeeds.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(newsFeeds.every(({ key, outlet }) => key.startsWith(`${outlet}/`))).toBe(true);
});
