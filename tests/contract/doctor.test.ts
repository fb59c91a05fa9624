import { addressVariable } from '@/lib/env.settings';
import * as providers from '@/lib/sources/providers';
import type { FeedCheck } from '@/scripts/doctor/check-feeds';
import { temporaryFolders, writeInto } from '@/tests/factories/temporary-folder';
import { sampleIsin } from '@/tests/unit/lib/picks/filing-examples';
import { runScript } from '@/tests/unit/scripts/in-node';
import { startUpstream } from './local-upstream';

type Report = {
  settings: { name: string; state: string; note: string }[];
  feeds: FeedCheck[];
  unknownFiles: string[];
};

const secret = 'a-key-that-nobody-may-read-0123456789';
const newFolder = temporaryFolders();
let upstream: Awaited<ReturnType<typeof startUpstream>>;

beforeAll(async () => {
  upstream = await startUpstream();
  // Writing its first list of NAVs takes it over a second of processor time, in which it answers nothing: on a busy machine
  // longer than the doctor waits.
  await (await fetch(`${upstream.baseUrlOf(providers.amfi)}/spages/NAVAll.txt`)).text();
}, 120_000);

afterAll(() => upstream.stop());

/** The address of each provider, as the settings name it. */
function baseUrls(): Record<string, string> {
  return Object.fromEntries(
    Object.values(providers).map((provider) => [
      addressVariable(provider.id),
      upstream.baseUrlOf(provider),
    ]),
  );
}

/** Runs the command as the operator does, with nothing in its environment but what is given. */
const doctor = (parameters: readonly string[], environment: Record<string, string> = {}) =>
  runScript('doctor', parameters, { PATH: process.env.PATH, ...environment });

const feedsOf = (stdout: string) => (JSON.parse(stdout) as Report).feeds;
const countsOf = (feeds: readonly FeedCheck[]) =>
  feeds
    .map(({ feed, state, bytes, rows, refusedRows, newest }) => ({
      feed,
      state,
      bytes,
      rows,
      refusedRows,
      newest: newest?.slice(0, 10),
    }))
    .sort((one, other) => one.feed.localeCompare(other.feed));

test('asks every feed once, saves the answers, and reads them again without a network', async () => {
  const folder = newFolder();
  const asked = await doctor(['--only', 'feeds', '--json', '--save', folder], {
    ...baseUrls(),
    ...{ COINGECKO_API_KEY: secret, AMFI_PERFORMANCE: 'on', AMFI_AVERAGE_AUM: 'off' },
  });
  const feeds = feedsOf(asked.stdout);
  expect(feeds.filter(({ state }) => state === 'failed')).toEqual([]);
  expect(asked.code).toBe(0);
  expect(feeds.map(({ feed }) => feed)).toEqual(
    expect.arrayContaining([
      ...['amfi/nav-all', 'amfi/scheme-master', 'amfiweb/houses', 'coingecko/market'],
      'rbi/press-releases',
      expect.stringMatching(/^amfiweb\/ter-months\//),
      expect.stringMatching(/^amfiweb\/performance\//),
    ]),
  );
  expect(asked.stdout).not.toContain('amfiweb/aum-years');
  expect(feeds.find(({ feed }) => feed === 'amfi/nav-all')?.rows).toBeGreaterThan(8_000);
  expect(asked.stdout).not.toContain(secret);
  const replayed = await doctor(['--replay', folder, '--json']);
  expect(replayed.code).toBe(0);
  expect(countsOf(feedsOf(replayed.stdout))).toEqual(countsOf(feeds));
}, 120_000);

test('a saved answer that no reader takes fails with the reason, and a strange file is named', async () => {
  const broken = newFolder();
  writeInto(broken, 'coingecko__market.txt', '<html>Just a moment…</html>');
  writeInto(broken, 'notes.txt', 'no feed');
  const { stdout, code } = await doctor(['--replay', broken, '--json']);
  const report = JSON.parse(stdout) as Report;
  expect(code).toBe(1);
  expect(report.feeds).toMatchObject([
    { feed: 'coingecko/market', state: 'failed', notes: [expect.stringMatching(/^malformed/)] },
  ]);
  expect(report.unknownFiles).toEqual(['notes.txt']);
}, 60_000);

test('reads saved answers of one coin or day, and the report of each', async () => {
  const saved = newFolder();
  const header = 'TradDt,Sgmt,ISIN,SctySrs,ClsPric,TtlTrfVal';
  const shares = Array.from(
    { length: 1_600 },
    (_, at) => `2026-09-16,CM,${sampleIsin(at)},EQ,10.50,30000000`,
  );
  const closes = [header, ...shares, `2026-09-16,CM,${sampleIsin(1_600)},EQ,,300`].join('\n');
  writeInto(saved, 'nse__closes__2026-09-16.txt', closes);
  writeInto(saved, 'nse__closes__2026-09-31.txt', closes);
  writeInto(saved, 'coingecko__category__udaharan-coins.txt', '[{"id":"udaharan-coin"}]');
  const row = (code: number) => `${code};Udaharan Fund;;;10.5;;;17-Nov-2021`;
  const oldNavs = [
    'Scheme Code;Scheme Name;ISIN Div Payout/ISIN Growth;ISIN Div Reinvestment;Net Asset Value;Repurchase Price;Sale Price;Date',
    ...Array.from({ length: 1_200 }, (_, at) => row(199_001 + at)),
  ];
  writeInto(saved, 'amfi__nav-day__2021-11-17__2.txt', oldNavs.join('\n'));
  const { stdout } = await doctor(['--replay', saved, '--json']);
  const report = JSON.parse(stdout) as Report;
  expect(report.feeds).toMatchObject([
    { feed: 'amfi/nav-day/2021-11-17/2', rows: 1_200, refusedRows: 0, newest: '2021-11-17' },
    { feed: 'coingecko/category/udaharan-coins', rows: 1, refusedRows: 0, newest: null },
    { feed: 'nse/closes/2026-09-16', rows: 1_601, refusedRows: 1, notes: ['refused: no price'] },
  ]);
  expect(report.unknownFiles).toEqual(['nse__closes__2026-09-31.txt']);
}, 60_000);

test('reports for each variable whether it is set or invalid, without its value', async () => {
  const { stdout, code } = await doctor(['--only', 'settings', '--json'], {
    AUTH_COOKIE_KEYS: 'short',
    CRON_SECRET: secret,
  });
  const noteOf = (wanted: string) =>
    (JSON.parse(stdout) as Report).settings.find(({ name }) => name === wanted);
  expect(code).toBe(1);
  expect(noteOf('SITE_URL')).toMatchObject({ state: 'failed' });
  expect(noteOf('AUTH_COOKIE_KEYS')).toMatchObject({
    state: 'failed',
    note: 'AUTH_COOKIE_KEYS holds a key of fewer than 32 characters.',
  });
  expect(noteOf('AMFI_TER')).toMatchObject({ state: 'ok', note: 'on, as when left out' });
  expect(noteOf('AMFI_PERFORMANCE')).toMatchObject({ state: 'ok', note: 'off, as when left out' });
  expect(noteOf('CRON_SECRET')).toMatchObject({ state: 'ok', note: 'set' });
  expect(stdout).not.toContain(secret);
}, 60_000);
