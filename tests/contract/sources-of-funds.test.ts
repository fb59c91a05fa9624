/**
 * @jest-environment node
 *
 * What lib/sources promises a visitor of the funds, whatever a provider does: see sources.test.ts.
 */
import { dateInIndia } from '@/lib/calendar/iso-date';
import { navAllFeed, navHistoryFeed } from '@/lib/funds/data/feeds';
import { navDayFeed, navMonthFeed } from '@/lib/funds/data/nav-day-feed';
import { shiftMonths } from '@/lib/calendar/months';
import { failure } from '@/lib/result';
import { sourceBench } from './source-bench';
import { testPromises } from './source-promises';

jest.mock('@/lib/firebase/admin', () => ({ storageBucket: jest.fn() }));
jest.setTimeout(120_000);

const bench = sourceBench();

// The stand-in needs a second to generate the first list of all schemes.
beforeAll(() => fetch(bench.upstream.baseUrlOf(navAllFeed.provider) + navAllFeed.path));

const monthEnd = '2021-11-30';
const navHistory = navHistoryFeed(100_000);

// The list is larger than one packet. The market of coins is tested with the other faults of the transport.
testPromises(bench, [navAllFeed, navHistory], {
  transport: { key: navAllFeed.key, faults: ['broken-off', 'limited'] },
});

describe('the NAVs of a past day', () => {
  const feed = navDayFeed(shiftMonths(dateInIndia(new Date()), -60), 2);

  it('are of thousands of schemes, of that time', async () => {
    const answer = await bench.instance().load(feed);
    expect(answer.ok && answer.value.data.navs.size).toBeGreaterThan(8_000);
    expect(answer.ok && bench.clockMs - Date.parse(answer.value.asOf)).toBeGreaterThan(
      5 * 365 * 86_400_000,
    );
  });

  it('are stored by the job that asks for them: nothing replaces them in an outage', async () => {
    const instance = bench.instance();
    expect((await instance.load(feed)).ok).toBe(true);
    await bench.breakWith('html');
    expect(await instance.load(feed)).toEqual(failure('malformed'));
  });

  it.each([
    ['200 MB', 'huge', 'too-large', 'malformed'],
    ['no access', 'forbidden', 'refused', 'refused'],
  ])('are not read from an answer of %s', async (_, fault, problem, ofMonth) => {
    await bench.breakWith(fault);
    expect(await bench.instance().load(feed)).toEqual(failure(problem));
    // Read while it arrives, so that what is no report ends at its beginning.
    const month = await bench.instance().load(navMonthFeed(monthEnd));
    expect(month).toEqual(failure(ofMonth));
  });

  it('are those of every day of a month in one report too', async () => {
    const answer = await bench.instance().load(navMonthFeed(monthEnd));
    const month = answer.ok ? answer.value.data.month : null;
    expect(month?.days).toHaveLength(22);
    expect(month?.codes.length).toBeGreaterThan(8_000);
    expect(month!.navs.filter((nav) => nav > 0).length).toBeGreaterThan(22 * 8_000);
  });

  it.each(['truncated', 'broken-off'])('are not read from a month that is %s', async (fault) => {
    await bench.breakWith(fault);
    expect((await bench.instance().load(navMonthFeed(monthEnd))).ok).toBe(false);
  });
});

it('refuses a list of NAVs from the future', async () => {
  await bench.breakWith('future');
  expect(await bench.instance().load(navAllFeed)).toEqual(failure('malformed'));
});

it('reads the list of NAVs in its old format as in its new one', async () => {
  const now = await bench.instance().load(navAllFeed);
  await bench.breakWith('old-format');
  const before = await bench.instance().load(navAllFeed);
  const shape = (answer: typeof now) =>
    answer.ok &&
    answer.value.data.schemes
      .map(({ code, plan, nav, isin }) => ({ code, plan, nav, isin }))
      .sort((one, other) => one.code - other.code);
  expect(shape(before)).toEqual(shape(now));
});
