/**
 * Fifty damaged answers of each feed of AMFI and of mfapi.in: the rows that are right, or a refusal in time. No NAV that is read may
 * differ from the undamaged answer's.
 */
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { navAllFeed, navHistoryFeed } from '@/lib/funds/data/feeds';
import type { NavAll } from '@/lib/funds/data/nav-all';
import { navDayFeed } from '@/lib/funds/data/nav-day-feed';
import type { NavDay } from '@/lib/funds/domain/market/nav-month';
import type { Feed } from '@/lib/sources/feed';
import { readAsLoader, testDamage } from '@/tests/factories/damaged-answers';
import { inNode } from '@/tests/unit/scripts/in-node';

/** A Saturday before a long weekend: rows are dated ahead. */
const now = new Date('2026-01-24T03:30:00Z');
const code = 102_550;

let navAll: string;
let pastReport: string;
let history: string;

beforeAll(async () => {
  const answers = await inNode<{ navAll: string; report: string; history: object }>(`
    import { answerAsMfapi, historyReport, navAll } from './tests/upstream/schemes.mjs';
    const nowMs = ${now.getTime()};
    const query = new URLSearchParams('${navDayFeed('2021-01-21', 3).path.split('?')[1] ?? ''}');
    answer({ navAll: navAll({ nowMs }), report: historyReport(query), history: answerAsMfapi('/mf/${code}', null, { nowMs }) });`);
  navAll = answers.navAll;
  pastReport = lastDayOf(answers.report);
  history = JSON.stringify(answers.history);
});

/** The header and the rows of the last day: what damages one day damages all, and a week has 60,000 rows. */
function lastDayOf(report: string): string {
  const lines = report.trimEnd().split('\r\n');
  const date = lines.at(-1)?.split(';').at(-1) ?? '';
  return `${lines.filter((line, place) => place === 0 || line.endsWith(date)).join('\r\n')}\r\n`;
}

/** What is read of an answer that is not damaged. */
function wholeOf<T>(feed: Feed<T>, answer: string): T {
  const read = readAsLoader(feed, Buffer.from(answer), now);
  if (!read?.data) throw new Error('refused');
  return read.data;
}

const navsOf = ({ schemes }: NavAll) =>
  new Map(schemes.map(({ code: key, nav, navDate }) => [key, `${nav} ${navDate}`]));
const valuesOf = (series: readonly DatedValue[]) =>
  new Map(series.map(({ date, value }) => [date, String(value)]));

/** What is read that the undamaged answer does not say. A price that the corruption itself set to zero is none. */
function wrongIn<Key>(found: ReadonlyMap<Key, string>, right: ReadonlyMap<Key, string>): string[] {
  return [...found]
    .filter(([key, value]) => value !== right.get(key) && !value.startsWith('null '))
    .map(([key, value]) => `${String(key)}: ${value}`)
    .slice(0, 3);
}

/** Each damage leaves right rows or none. @param begin which of them `npm test` tries. */
function testRows<T>(
  begin: number,
  feed: Feed<T>,
  answer: () => string,
  rowsOf: (data: T) => ReadonlyMap<unknown, string>,
) {
  let right: ReadonlyMap<unknown, string> | undefined;
  testDamage(feed, { answer, now, begin, oneOf: 8 }, ({ data }, damage) => {
    right ??= rowsOf(wholeOf(feed, answer()));
    const found = rowsOf(data!);
    // Two rows that a hole joins within one column look like one whole row: the name of a scheme may be any text.
    const max = feed.kind === 'amfi/nav-day' && damage === 'a hole in the middle' ? 1 : 0;
    expect(wrongIn(found, right).length).toBeLessThanOrEqual(max);
    // The whole list is refused where a piece of it is missing.
    if (feed.key === navAllFeed.key) expect(found.size).toBeGreaterThan(8_000);
  });
}

describe('AMFI’s list', () => {
  it('is whole when nothing is damaged', () => {
    const list = wholeOf(navAllFeed, navAll);
    expect(list.schemes.length).toBeGreaterThan(14_000);
    const nothing = { refusedRows: 0, newFields: [], lostFields: [], newWords: [] };
    expect(list.report).toMatchObject(nothing);
    expect(list.asOf).toBe('2026-01-23');
    const ahead = list.schemes.filter(({ navDate }) => navDate === '2026-01-26');
    expect(ahead.length).toBeGreaterThan(50);
    expect(new Set(list.schemes.map(({ name }) => name)).size).toBe(list.schemes.length);
  });

  testRows(0, navAllFeed, () => navAll, navsOf);
});

describe('AMFI’s report of past NAVs', () => {
  const navsOfReport = ({ navs }: NavDay) =>
    new Map([...navs].map(([key, nav]) => [key, String(nav)]));

  testRows(1, navDayFeed('2021-01-21', 3), () => pastReport, navsOfReport);
});

describe('a history of mfapi.in', () => {
  it('is whole when nothing is damaged, although one of its rows says N.A.', () => {
    expect(history).toContain('"N.A."');
    const whole = wholeOf(navHistoryFeed(code), history);
    expect(whole.length).toBeGreaterThan(1_000);
  });

  testRows(2, navHistoryFeed(code), () => history, valuesOf);
});
