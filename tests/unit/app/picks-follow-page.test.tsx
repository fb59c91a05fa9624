import { renderToStaticMarkup } from 'react-dom/server';
import FollowPage from '@/app/features/stock-picks/paper/follow/page';
import { messages } from '@/lib/messages';
import { loadMarket } from '@/lib/picks/server/source';
import { readMyPicks } from '@/lib/picks/server/store';
import { failure, success } from '@/lib/result';
import { universeOf } from '../lib/picks/universe-examples';

jest.mock('@/lib/auth/server/session', () => ({
  requireUser: () => Promise.resolve({ uid: 'asha' }),
  readForPage: <Value,>(read: () => Promise<Value>) => read(),
}));
jest.mock('@/lib/picks/server/source', () => ({ loadMarket: jest.fn() }));
jest.mock('@/lib/picks/server/store', () => ({
  ...{ readMyPicks: jest.fn(), watchedIsins: () => [] },
}));
jest.mock('@/lib/picks/server/actions', () => ({}));
jest.mock('@/components/ui/route-link', () => ({ RouteLink: () => null }));
jest.mock('@/components/picks/picks-frame', () => ({
  PicksFrame: ({ children }: { children: unknown }) => children,
}));

const { picksOwn, picksPaper } = messages();

test.each([
  ['is empty says that there is nothing to follow', success({}), picksPaper.follow.nothing],
  ['cannot be read says so', failure('unreachable'), picksOwn.own.accountDown],
] as const)('a watchlist that %s', async (_, mine, sentence) => {
  const market = { universe: universeOf([]), rows: [] };
  jest.mocked(loadMarket).mockResolvedValue(market as never);
  jest.mocked(readMyPicks).mockResolvedValue(mine as never);
  const html = renderToStaticMarkup(await FollowPage({ searchParams: Promise.resolve({}) }));
  const sentences = [picksPaper.follow.nothing, picksOwn.own.accountDown];
  expect(sentences.filter((each) => html.includes(each))).toEqual([sentence]);
});
