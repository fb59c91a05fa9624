import { readMarketTableFile, writeMarketTableFile } from '@/lib/funds/data/market-table-file';
import { marketTable } from '@/lib/funds/domain/market/market-table';
import { peerSips } from '@/lib/funds/domain/market/peer-sips';
import { dayOf, days, navsOf, scheme, walks } from './walks';

const schemes = walks.map((_, at) => scheme(at + 1));
const grid = days.map((day, month) => dayOf(day, navsOf(month)));
const navs = {
  latest: dayOf('2026-11-23', navsOf(246)),
  anchors: {},
  monthEnds: grid,
};
/** Every tenth has ended after month 200. */
const isOffered = (code: number) => code % 10 !== 0;
const sips = peerSips(schemes, navs, isOffered);

/** A gap of months 50 to 52, and a split in month 150, lie in a SIP from `start` to `end`. */
const isBroken = (code: number, start: number, end: number) =>
  (code % 9 === 0 && start <= 52 && end >= 50) || (code % 11 === 0 && start < 150 && end >= 150);

it.each([1, 3, 5, 10, 15])('of %i years are those bought month by month, to 1e-9', (years) => {
  const months = years * 12;
  const outcomes: { code: number; multiple: number }[] = [];
  for (const [at, walk] of walks.entries()) {
    for (let start = 0; start + months < days.length; start += 1) {
      const window = walk.slice(start, start + months + 1);
      if (window.some((nav) => nav === null) || isBroken(at + 1, start, start + months)) continue;
      // A rupee at a time, where the code under test takes differences of sums.
      const worth = window
        .slice(0, -1)
        .reduce<number>((sum, nav) => sum + window.at(-1)! / nav!, 0);
      outcomes.push({ code: at + 1, multiple: worth / months });
    }
  }
  const found = sips.find((each) => each.years === years)!;
  const codes = new Set(outcomes.map(({ code }) => code));
  expect(found).toMatchObject({
    windows: outcomes.length,
    funds: codes.size,
    ended: [...codes].filter((code) => !isOffered(code)).length,
  });
  const sorted = outcomes.map(({ multiple }) => multiple).sort((one, other) => one - other);
  for (const [index, multiple] of found.multiples.entries()) {
    const expected = sorted[Math.round((index / 4) * (sorted.length - 1))]!;
    expect(Math.abs(multiple / expected - 1)).toBeLessThan(1e-9);
  }
  const losses = sorted.filter((multiple) => multiple < 1).length;
  expect(found.lossPercent).toBeCloseTo((100 * losses) / sorted.length, 9);
});

it('counts the SIPs that an ended scheme broke off', () => {
  // Five of fifty ended after month 200: from each of the 36 months before its end a SIP of three years was broken off.
  expect(sips.find(({ years }) => years === 3)?.brokenOff).toBe(5 * 36);
  // One of fifteen years had to begin in month 66 to be complete by month 246.
  expect(sips.find(({ years }) => years === 15)?.brokenOff).toBe(5 * (66 - 21 + 1));
});

it('says nothing of fewer than three schemes', () => {
  expect(peerSips(schemes.slice(0, 2), navs, isOffered)).toEqual([]);
});

it('stands in the table of figures, to a millionth of a rupee', async () => {
  const listed = schemes.map((each) => ({ ...each, nav: isOffered(each.code) ? 1 : null }));
  const table = marketTable(listed, navs, '2026-11-25');
  expect(table.peerGroups[0]?.sips).toEqual(sips);
  const bytes = await writeMarketTableFile({ table, computedAt: '2026-11-25T04:30:00.000Z' });
  const read = (await readMarketTableFile(bytes)).table.peerGroups[0]!.sips;
  for (const [index, { multiples, windows }] of read.entries()) {
    expect(windows).toBe(sips[index]!.windows);
    for (const [place, multiple] of multiples.entries()) {
      expect(Math.abs(multiple - sips[index]!.multiples[place]!)).toBeLessThanOrEqual(5e-7);
    }
  }
});
