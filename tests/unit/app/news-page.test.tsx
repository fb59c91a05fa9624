import { renderToStaticMarkup } from 'react-dom/server';
import FinancialNewsPage from '@/app/features/financial-news/page';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { emptyReadingList } from '@/lib/news/domain/reading-list';
import { readMyReadingList } from '@/lib/news/server/store';
import { failure, success } from '@/lib/result';
import { headline, stories } from '../lib/news/story-of';

jest.mock('next/navigation', () => ({
  usePathname: () => '/',
  useRouter: () => ({}),
  useSearchParams: () => new URLSearchParams(),
}));
jest.mock('@/lib/account/actions', () => ({ mergeGuestData: jest.fn() }));
jest.mock('@/lib/news/server/actions', () => ({
  changeReadingListOfMine: jest.fn(),
  changeReadingListByForm: jest.fn(),
}));
jest.mock('@/lib/env', () => ({ env: { siteUrl: 'https://a.example', sources: {} } }));
jest.mock('@/lib/crypto/server/source', () => ({}));
jest.mock('@/lib/funds/server/source', () => ({}));
jest.mock('@/lib/news/server/store', () => ({ readMyReadingList: jest.fn() }));
jest.mock('@/lib/news/server/source', () => ({
  loadKnownNames: async () => [],
  loadNews: () => mockNews(),
}));

const at = '2026-11-20T12:00:00Z';
const loaded = {
  stories: stories(headline('RBI keeps repo rate unchanged at 5.25%', { publishedAt: at })),
  outlets: [
    {
      ...{ outlet: 'rbi', name: 'RBI', state: 'live', problem: null, headlines: 1 },
      ...{ lastReceivedAt: at, newest: { publishedAt: at }, isFormatChanged: false },
    },
  ],
  isSample: false,
};
const mockNews = jest.fn(async (): Promise<object> => loaded);

const { unavailable } = messages().news.mutes;

it.each([
  ['cannot be read', failure('unavailable'), true],
  ['is empty', success(emptyReadingList), false],
  ['is in the browser of a guest', failure('guest'), false],
] as const)('the list while the reading list %s', async (_, readingList, isSaid) => {
  jest.mocked(readMyReadingList).mockResolvedValue(readingList);
  const html = renderToStaticMarkup(await FinancialNewsPage({ searchParams: Promise.resolve({}) }));
  expect(html).toContain('repo rate unchanged');
  expect(html.includes(unavailable)).toBe(isSaid);
  const later = Promise.resolve({ view: 'later' });
  const saved = renderToStaticMarkup(await FinancialNewsPage({ searchParams: later }));
  expect(saved.includes(messages().news.later.unavailable)).toBe(isSaid);
});

it.each([
  ['a search', { q: 'repo rate' }, true],
  ['the whole list', {}, true],
  ['a search that nothing fits', { q: 'nothing has this' }, false],
])('says that the mutes of a member have emptied %s', async (_, query, isMuted) => {
  const muting = { ...emptyReadingList, mutedWords: ['repo'] };
  jest.mocked(readMyReadingList).mockResolvedValue(success(muting));
  const { list, mutes } = messages().news;
  const html = renderToStaticMarkup(
    await FinancialNewsPage({ searchParams: Promise.resolve(query) }),
  );
  expect(html.includes(fill(mutes.hidden, { count: 1 }))).toBe(isMuted);
  expect(html.includes(list.none)).toBe(!isMuted);
});

it('says after a change without scripts that it was not saved', async () => {
  jest.mocked(readMyReadingList).mockResolvedValue(success(emptyReadingList));
  const searchParams = Promise.resolve({ notice: 'not-saved' });
  const html = renderToStaticMarkup(await FinancialNewsPage({ searchParams }));
  expect(html).toContain(messages().news.actions.failed);
});

it.each([
  ['answers', loaded, false],
  [
    'is down',
    { ...loaded, stories: [], outlets: loaded.outlets.map((row) => ({ ...row, state: 'down' })) },
    true,
  ],
])('dates replace headlines only if every source is down: one %s', async (_, news, isDown) => {
  jest.mocked(readMyReadingList).mockResolvedValue(failure('guest'));
  mockNews.mockResolvedValueOnce(news);
  const html = renderToStaticMarkup(await FinancialNewsPage({ searchParams: Promise.resolve({}) }));
  expect(html.includes('Tax dates follow the law.')).toBe(isDown);
  expect(html.includes(messages().news.calendar.all)).toBe(!isDown);
  expect(html.includes('<aside')).toBe(!isDown);
});

it.each([
  [{}, '2 stories · newest 20 Nov 2026, 17:30 IST'],
  [{ view: 'regulators' }, '1 story · newest 20 Nov 2026, 14:30 IST'],
  [{ topic: 'crypto' }, '1 story · newest 20 Nov 2026, 17:30 IST'],
  [{ q: 'nothing has this' }, '0 stories<'],
])('the number and the newest time above the list are those of %j', async (query, head) => {
  jest.mocked(readMyReadingList).mockResolvedValue(failure('guest'));
  const list = stories(
    headline('RBI keeps repo rate unchanged', {
      outlet: 'rbi',
      publishedAt: '2026-11-20T09:00:00Z',
    }),
    headline('Bitcoin falls below a round figure', { publishedAt: at }),
  );
  mockNews.mockResolvedValueOnce({ ...loaded, stories: list });
  const html = renderToStaticMarkup(
    await FinancialNewsPage({ searchParams: Promise.resolve(query) }),
  );
  expect(html.replaceAll('\u00a0', ' ')).toContain(head);
});
