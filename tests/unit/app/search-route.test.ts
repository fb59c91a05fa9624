import { NextRequest } from 'next/server';
import { GET } from '@/app/api/search/route';
import { GET as getStart } from '@/app/api/search/start/route';
import { currentUser } from '@/lib/auth/server/session';
import { messages } from '@/lib/messages';
import type { SearchResult, SearchStart } from '@/lib/search/hit';
import { load } from '@/lib/sources/load';
import { memberOf } from '@/tests/factories/member';
import { failure } from '@/lib/result';
import { fakeDate } from '@/tests/factories/timers';

jest.mock('@/lib/sources/load', () => ({ load: jest.fn() }));
jest.mock('@/lib/auth/server/session', () => ({ currentUser: jest.fn() }));
jest.mock('@/lib/env', () => ({
  env: { sources: { isSample: false }, addressHeader: 'x-real-ip', cookieKeys: ['k'.repeat(32)] },
}));

const outage = failure('unreachable');

beforeEach(() => {
  jest.mocked(load).mockResolvedValue(outage);
  jest.mocked(currentUser).mockResolvedValue(null);
});

function ask(query: string, headers: HeadersInit = { 'sec-fetch-site': 'same-origin' }, more = '') {
  const url = `http://localhost/api/search?q=${encodeURIComponent(query)}${more}`;
  return GET(new NextRequest(url, { headers }));
}
const groupsOf = async (response: Response) => ((await response.json()) as SearchResult).groups;
const startOf = async (query = '') => {
  const response = await getStart(new NextRequest(`http://localhost/api/search/start${query}`));
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  return (await response.json()) as SearchStart;
};

test('answers in groups, uncached, also while every source is down', async () => {
  const response = await ask('sip');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const groups = await groupsOf(response);
  expect(groups.map(({ id }) => id)).toEqual(['pages', 'calculators', 'glossary']);
  expect(groups[0]?.hits[0]).toEqual({
    ...{ id: 'sip-calculator', title: 'SIP Calculator', url: '/features/sip-calculator' },
  });
  expect(groups[2]?.hits).toContainEqual({
    ...{ id: 'step-up-sip', title: 'Step-up SIP', url: '/glossary/step-up-sip' },
    ...{ note: 'स्टेप-अप एसआईपी', isNoteHindi: true },
  });
});

test.each([
  ['another site', 'x', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a neighbour', 'x', { 'sec-fetch-site': 'same-site' }, 403],
  ['no browser', 'x', {}, 200],
  ['a query too long', 'x'.repeat(121), {}, 400],
  ['no query', '', {}, 200],
])('%s', async (_, query, headers, status) => {
  expect((await ask(query, headers)).status).toBe(status);
});

test('120 searches a minute for an address, and a wait for the next; others go on', async () => {
  const noise = jest.spyOn(console, 'warn').mockReturnValue();
  // Five seconds into a minute, since a count is for a minute by the clock.
  fakeDate(Date.UTC(2026, 10, 21, 6, 30, 5));
  const from = (address: string) => ask('', { 'x-real-ip': address });
  const answers = await Promise.all(Array.from({ length: 130 }, () => from('203.0.113.7')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(120);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.headers.get('retry-after')).toBe('55');
  expect((await from('198.51.100.1')).status).toBe(200);
  noise.mockRestore();
  jest.useRealTimers();
});

test('no log holds the query, also where sources and session fail', async () => {
  const secret = 'zebra-hospital-debt';
  const written: string[] = [];
  const collect = (...parts: unknown[]) => {
    written.push(
      parts.map((part) => (part instanceof Error ? part.stack : String(part))).join(' '),
    );
    return true;
  };
  const spies = [
    ...(['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
      jest.spyOn(console, name).mockImplementation(collect),
    ),
    jest.spyOn(process.stdout, 'write').mockImplementation(collect),
    jest.spyOn(process.stderr, 'write').mockImplementation(collect),
  ];
  jest.mocked(load).mockRejectedValue(new Error(`no answer to ${secret}`));
  jest.mocked(currentUser).mockRejectedValue(new Error(`no session for ${secret}`));
  const response = await ask(secret);
  spies.forEach((spy) => spy.mockRestore());
  expect(response.status).toBe(200);
  // The sources did fail, and this was said.
  expect(written.join('\n')).toContain('coins failed');
  expect(written.join('\n')).not.toContain('zebra');
});

test('members find their own pages, guests theirs', async () => {
  const titles = async () =>
    (await groupsOf(await ask('account'))).flatMap(({ hits }) => hits.map(({ title }) => title));
  expect(await titles()).not.toContain(messages().shell.account);
  jest.mocked(currentUser).mockResolvedValue(memberOf('m1') as never);
  expect(await titles()).toContain(messages().shell.account);
});

test('the start has pages, actions and messages, and no keywords of entries', async () => {
  const start = await startOf();
  expect(start.hits.map(({ title }) => title)).toContain('Income Tax Calculator');
  expect(start.hits.map(({ id }) => id)).not.toContain('sign-out');
  expect(start.messages.dialog.hint).toBe(messages().search.dialog.hint);
  expect(JSON.stringify(start.hits)).not.toContain('keywords');
});

test('a Hindi page gets Hindi messages, titles and addresses, also of its hits', async () => {
  const start = await startOf('?language=hi');
  expect(start.messages.dialog).toEqual(messages('hi').search.dialog);
  const latin = start.hits.filter(({ title }) => !/\p{Script=Devanagari}/u.test(title));
  expect(latin).toEqual([]);
  expect(start.hits).toContainEqual({
    ...{ id: 'income-tax-calculator', title: 'आयकर कैलकुलेटर' },
    url: '/hi/features/income-tax-calculator',
  });
  for (const query of ['टैक्स', 'tax']) {
    const groups = await groupsOf(await ask(query, {}, '&language=hi'));
    const titles = groups.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['पेज और काम', 'कैलकुलेटर']));
    expect(groups[0]?.hits[0]?.title).toBe('आयकर कैलकुलेटर');
  }
});

test('an unknown language is English', async () => {
  const start = await startOf('?language=constructor&language=hi');
  expect(start.messages.language).toBe('en');
});
