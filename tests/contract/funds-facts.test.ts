/**
 * @jest-environment node
 *
 * The facts that AMFI publishes beside the NAVs, asked of its stand-in by the site's own loader and stored by the job.
 */
import { dayMs } from '@/lib/calendar/day-count';
import { runFactsJob, type FactsRun } from '@/lib/funds/server/facts-job';
import { runSummariesJob } from '@/lib/funds/server/summaries-job';
import { summaryLookup } from '@/lib/funds/domain/facts/scheme-summaries';
import { readSchemeFacts, readSchemeSummaries } from '@/lib/funds/server/market-store';
import { factsOfScheme, type FactSource } from '@/lib/funds/domain/facts/scheme-facts';
import { navAllFeed } from '@/lib/funds/data/feeds';
import type { NavAll } from '@/lib/funds/data/nav-all';
import { env } from '@/lib/env';
import { load } from '@/lib/sources/load';
import type { Loaded } from '@/lib/sources/sourced';
import { sourceBench } from './source-bench';
import { valueOf } from '@/tests/factories/value-of';

jest.mock('@/lib/env', () => ({
  env: {
    sources: { isSample: true },
    amfi: {
      navs: true,
      master: true,
      averageAum: true,
      ter: true,
      performance: true,
      summary: true,
    },
  },
}));
jest.mock('@/lib/sources/load', () => ({ load: jest.fn() }));
jest.mock('@/lib/firebase/admin', () => {
  const { bucket } = jest
    .requireActual<typeof import('@/tests/factories/storage-in-memory')>(
      '@/tests/factories/storage-in-memory',
    )
    .storageInMemory();
  return { storageBucket: () => bucket };
});
jest.setTimeout(180_000);

const bench = sourceBench();
const sources: readonly FactSource[] = ['master', 'averageAum', 'ter', 'performance'];

let list: Loaded<NavAll>;

// Not before all tests: the bench takes its time limits away before each.
beforeEach(async () => {
  list ??= await bench.instance().load(navAllFeed);
});

/** The list comes without a fault, the facts with it. */
async function run(fault?: string): Promise<FactsRun> {
  const instance = bench.instance();
  if (fault) await bench.breakWith(fault);
  jest
    .mocked(load)
    .mockImplementation((feed) =>
      feed.key === navAllFeed.key ? (Promise.resolve(list) as never) : instance.load(feed),
    );
  return valueOf(await runFactsJob(new Date(bench.clockMs)));
}

const allWith = (outcome: string) => Object.fromEntries(sources.map((name) => [name, outcome]));

it('asks each source that is on once, stores what all say of a scheme, and asks again only when it is due', async () => {
  const switches = env.amfi as Record<FactSource, boolean>;
  switches.performance = false;
  expect((await run()).outcomes).toEqual({ ...allWith('stored'), performance: 'off' });
  switches.performance = true;
  expect((await run()).outcomes).toEqual({ ...allWith('not-due'), performance: 'stored' });
  const requests = await bench.upstream.calls('amfiweb');
  // Three for the assets, at most four for the expense ratios, 40 categories and a day or two without trading.
  expect(requests).toBeLessThanOrEqual(50);
  const facts = await readSchemeFacts();
  const { master, averageAum, ter, performance } = factsOfScheme(facts, 100_000);
  expect(master).toMatchObject({ launchDate: '2014-09-25', minimumRupees: 5_000 });
  expect(averageAum!.crore).toBeGreaterThan(0);
  expect(averageAum!.asOf).toMatch(/^\d{4}-(03-31|06-30|09-30|12-31)$/);
  const { basePercent, brokeragePercent, transactionPercent, leviesPercent, percent } = ter!;
  const sum = basePercent! + brokeragePercent! + transactionPercent! + leviesPercent!;
  expect(Math.abs(sum - percent)).toBeLessThan(0.001);
  expect(performance).toMatchObject({ schemeRisk: 'very-high', benchmark: 'Sample Large Cap TRI' });
  expect(performance!.benchmarkReturns[0]).toBeGreaterThan(0);
  expect(performance!.benchmarkReturns[3]).toBeNull();
  // Of most schemes, fund by fund, and none of a plan that does not exist.
  const ratios = facts.ter!.byCode;
  expect([ratios.size > 10_000, facts.master!.byCode.size > 14_000]).toEqual([true, true]);
  expect(ratios.get(100_000)!.percent).toBeLessThan(ratios.get(100_015)!.percent);
  expect(Math.max(...[...ratios.values()].map(({ percent }) => percent))).toBeLessThan(5);

  await bench.passMinutes(60);
  expect((await run()).outcomes).toEqual(allWith('not-due'));
  expect(await bench.upstream.calls('amfiweb')).toBe(requests);
});

describe('the summary documents', () => {
  const runSummaries = async (fault?: string) => {
    const instance = bench.instance();
    if (fault) await bench.breakWith(fault);
    jest.mocked(load).mockImplementation((feed) => instance.load(feed));
    const done = await runSummariesJob(new Date(bench.clockMs), 60_000);
    return { done: done!, schemes: list.ok ? list.value.data.schemes : [] };
  };

  it('are read in parts, whichever form a house writes, and found by ISIN', async () => {
    const first = await runSummaries();
    // The houses, the schemes of 44 of them, and the first documents.
    expect(first.done).toMatchObject({ asked: 60, isUnfinished: true });
    expect(first.done.summaries).toBeGreaterThan(1_000);
    const { done, schemes } = await runSummaries();
    expect(done.read).toBeGreaterThan(first.done.read + 50);
    const lookup = summaryLookup(await readSchemeSummaries());
    const found = schemes.flatMap((scheme) => {
      const summary = lookup(scheme);
      return summary ? [{ scheme, summary }] : [];
    });
    expect(new Set(found.map(({ scheme }) => scheme.house)).size).toBe(2);
    expect(new Set(found.map(({ summary }) => summary.exitLoad))).toEqual(
      new Set([
        ...['Nil', '1% if redeemed within 1 year from allotment; Nil thereafter'],
        ...['0.25% up to 7 days & Nil after', null],
      ]),
    );
    expect(found.some(({ summary }) => summary.minimumSip === 'Rs. 500')).toBe(true);
  });

  it('stay as they were when AMFI answers with an error', async () => {
    const before = await readSchemeSummaries();
    const { done } = await runSummaries('error-500');
    expect(done.asked).toBeLessThanOrEqual(3);
    expect(await readSchemeSummaries()).toEqual(before);
  });
});

// Every fault is sent to the loader in sources-of-funds.test.ts; these are one of each kind of outcome.
it.each(['html', 'down'])(
  'leaves the last good facts with their day when AMFI answers with %s',
  async (fault) => {
    await run();
    const before = await readSchemeFacts();
    bench.clockMs += 120 * dayMs;
    const { outcomes } = await run(fault);
    for (const source of sources) {
      expect(outcomes[source]).toMatch(/malformed|refused|failed|unreachable|timed-out|paused/);
    }
    expect(await readSchemeFacts()).toEqual(before);
  },
);
