import { readFileSync } from 'node:fs';
import { providerStates, providerTerms } from '@/lib/sources/provider-terms';
import * as providers from '@/lib/sources/providers';
import { providerIds } from '@/lib/env.settings';
import { newsFeeds } from '@/lib/news/data/feeds';
import { jsonFeedOf, rssOf } from '@/lib/news/domain/feed-out';
import { outletIds, outlets } from '@/lib/news/domain/outlet';
import { marketCsv } from '@/lib/crypto/domain/crypto-csv';
import { navCsv } from '@/lib/funds/domain/list/fund-csv';
import { storiesOf } from '@/lib/news/domain/story';
import { messages } from '@/lib/messages';
import { plainFeed, plainLoader } from './plain-source';
import { providerHeaders, type Provider } from '@/lib/sources/feed';

const all: readonly Provider[] = Object.values(providers);
/** Names, attributions and hosts of real providers. */
const credits = all.flatMap(({ name, url, attribution, hosts }) => [
  name,
  new URL(url).hostname.replace(/^www\./, ''),
  ...(attribution ? [attribution] : []),
  ...hosts,
]);

const now = new Date('2026-11-23T04:00:00Z');
const sampleSource = { name: 'Sample data', url: null, attribution: null };

const loaderOf = (isSample: boolean) => plainLoader({ isSample, now: () => now });
const feedOf = (provider: Provider) => ({ ...plainFeed, provider, key: `${provider.id}/a` });

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'));
});
afterEach(() => jest.restoreAllMocks());

test('lib/sources/providers.ts has each provider of lib/env.settings.ts, and each has its terms', () => {
  expect(all.map(({ id }) => id).sort()).toEqual([...providerIds].sort());
  expect(Object.keys(providerTerms)).toEqual(expect.arrayContaining(all.map(({ id }) => id)));
  for (const { provider } of newsFeeds) expect(all).toContain(provider);
});

test.each(all.map((provider) => [provider.id, provider] as const))(
  '%s is credited with its own figures, and never with a sample, beside it or in the state of its feed',
  async (_, provider) => {
    expect(await loaderOf(false).load(feedOf(provider))).toMatchObject({
      value: { source: { name: provider.name, url: provider.url } },
    });
    const { load, health } = loaderOf(true);
    const answer = await load(feedOf(provider));
    expect(answer).toMatchObject({ ok: true, value: { status: 'sample', source: sampleSource } });
    const states = await health([feedOf(provider)]);
    const text = JSON.stringify([answer, states.map((each) => each.provider)]);
    for (const credit of credits) expect(text).not.toContain(credit);
  },
);

describe('what leaves the site with sample figures in it', () => {
  const sample = {
    source: sampleSource,
    asOf: '2026-11-20',
    fetchedAt: now.toISOString(),
    status: 'sample',
  } as const;

  test('CSV files name no provider', () => {
    const scheme = { code: 100_000, name: 'Udaharan Flexi Cap Fund' };
    const files = [
      marketCsv(sample, [], 'inr'),
      navCsv({ ...sample, scheme }, [{ date: '2026-11-20', value: 10 }]),
    ];
    for (const file of files) {
      expect(file).toContain('Sample data');
      for (const credit of credits) expect(file).not.toContain(credit);
    }
  });

  test('the feeds of headlines name fictional outlets', () => {
    const items = outletIds.map((outlet, index) => ({
      ...{ id: `${index}`, outlet, link: null, author: null, language: 'en' as const },
      title: `Invented headline number ${index} about matter ${outlet.length * 7}`,
      publishedAt: now.toISOString(),
    }));
    const out = {
      title: messages().news.feed.title,
      description: messages().news.outlets.sample,
      siteUrl: 'https://site.example',
      pagePath: '/features/financial-news',
      isSample: true,
      firstSeen: messages().news.story.firstSeen,
    };
    const stories = storiesOf(items);
    for (const text of [rssOf(stories, out), jsonFeedOf(stories, out)]) {
      expect(text).toContain('Udaharan Times');
      for (const { name, url } of Object.values(outlets)) {
        expect(text).not.toContain(`>${name}<`);
        expect(text).not.toContain(`"${name}"`);
        expect(text).not.toContain(new URL(url).hostname);
      }
    }
  });
});

const stateOf = (id: string, env = {}) => providerStates(env).find((each) => each.id === id)?.state;

test('the exchanges are off until a licence is named; AMFI is on until it is turned off', () => {
  expect([stateOf('nse'), stateOf('bse'), stateOf('amfi')]).toEqual(['off', 'never', 'on']);
  expect(stateOf('nse', { NSE_PRICES_LICENCE: 'Agreement 12 of 1 October 2026' })).toBe('on');
  expect(stateOf('nse', { NSE_PRICES_LICENCE: ' ' })).toBe('off');
  expect(stateOf('amfi', { AMFI_NAVS: 'off' })).toBe('off');
  const asking = (env = {}) =>
    providerStates(env).flatMap(({ id, needsPermission }) => (needsPermission ? id : []));
  expect(asking()).toEqual(['amfi']);
  expect(asking({ AMFI_NAVS: 'off' })).toEqual([]);
});

test.each(['.env.example', 'docs/operating.md'])(
  '%s names each provider of lib/sources/provider-terms.ts, its switch and the day',
  (file) => {
    const text = readFileSync(file, 'utf8');
    const words = Object.values(providerTerms).flatMap(({ name, switch: known, readOn }) => [
      name,
      readOn,
      ...(known ? [known.variable] : []),
    ]);
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
  },
);

type Asker = Parameters<typeof providerHeaders>[1];

const asker: Asker = { version: '1.2.3', coingeckoKey: null, coingeckoPaidKey: null };

test('the user agent has no URL, which some servers of the government refuse', () => {
  expect(providerHeaders({ id: 'pib' }, asker)['user-agent']).toBe('Arthayatra/1.2.3');
});

test('a key is sent to its provider alone, the paid one in place of the free one', () => {
  const free = { ...asker, coingeckoKey: 'CG-free' };
  const paid = { ...free, coingeckoPaidKey: 'CG-paid' };
  const keysOf = (id: 'coingecko' | 'rbi', keys: Asker) =>
    Object.entries(providerHeaders({ id }, keys)).filter(([, value]) => value.startsWith('CG-'));
  expect(keysOf('coingecko', asker)).toEqual([]);
  expect(keysOf('coingecko', free)).toEqual([['x-cg-demo-api-key', 'CG-free']]);
  expect(keysOf('coingecko', paid)).toEqual([['x-cg-pro-api-key', 'CG-paid']]);
  expect(keysOf('rbi', paid)).toEqual([]);
});

test('the functions run in Mumbai, since RBI refuses some foreign addresses', () => {
  const settings: unknown = JSON.parse(readFileSync('vercel.json', 'utf8'));
  expect(settings).toMatchObject({ regions: ['bom1'] });
});
