/**
 * @jest-environment node
 *
 * What lib/sources promises a reader of headlines, whatever an outlet does: see sources.test.ts.
 */
import { newsFeeds } from '@/lib/news/data/feeds';
import { sourceBench } from './source-bench';
import { testPromises } from './source-promises';

jest.mock('@/lib/firebase/admin', () => ({ storageBucket: jest.fn() }));
jest.setTimeout(120_000);

const bench = sourceBench();

/** One outlet of each way of writing; all feeds of headlines are read by one parser. */
const feeds = newsFeeds.filter(({ key }) =>
  ['rbi/press-releases', 'economictimes/markets'].includes(key),
);

testPromises(bench, feeds, { ofNames: feeds.map(({ key }) => key) });

describe('feeds of headlines, malformed as in the wild', () => {
  const [rbi, press] = feeds as [(typeof newsFeeds)[number], (typeof newsFeeds)[number]];
  const headlines = async (feed: (typeof newsFeeds)[number]) => {
    const answer = await bench.instance().load(feed);
    return answer.ok ? answer.value.data : [];
  };

  it.each([
    ['undefined-entities', /^“.*” ₹5 &nosuch;$/],
    ['double-encoded', /A & B bold ’s ₹5$/],
    ['bare-signs', /M&M below < 6%$/],
    ['wrong-charset', /^Café /],
    ['scripts', /^[^<]*$/],
    ['junk-after-root', /./],
  ])('%s: every headline is read', async (fault, first) => {
    const before = await headlines(press);
    await bench.upstream.breakWith(fault);
    const after = await headlines(press);
    expect(after).toHaveLength(before.length);
    expect(after[0]?.title).toMatch(first);
    expect(after[0]?.title).not.toMatch(/alert|script/);
  });

  it.each(['rdf', 'atom'])('the same headlines as %s', async (fault) => {
    const essence = (all: Awaited<ReturnType<typeof headlines>>) =>
      all.map(({ title, link, publishedAt }) => ({ title, link, publishedAt }));
    const before = essence(await headlines(rbi));
    await bench.upstream.breakWith(fault);
    expect(essence(await headlines(rbi))).toEqual(before);
  });

  it('unknown dates and links are null', async () => {
    await bench.upstream.breakWith('no-dates');
    expect((await headlines(rbi)).every(({ publishedAt }) => publishedAt === null)).toBe(true);
    await bench.upstream.breakWith('no-links');
    expect((await headlines(rbi)).every(({ link }) => link === null)).toBe(true);
  });

  it('a link that would run is none', async () => {
    await bench.upstream.breakWith('javascript-links');
    const links = (await headlines(rbi)).map(({ link }) => link);
    expect(links[0]).toBeNull();
    expect(links.slice(1).every((link) => link?.startsWith('https://'))).toBe(true);
  });

  it('entities of its own are an outage', async () => {
    await bench.upstream.breakWith('xxe');
    expect(await bench.instance().load(rbi)).toEqual({ ok: false, problem: 'malformed' });
  });

  it('status 200 with headlines of years ago is stale', async () => {
    await bench.upstream.breakWith('stale-but-200');
    expect(await bench.instance().load(press)).toMatchObject({
      ok: true,
      value: { status: 'stale' },
    });
  });
});
