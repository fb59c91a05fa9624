import { inNode } from '@/tests/unit/scripts/in-node';
import { parseNavAll, type NavAll } from '@/lib/funds/data/nav-all';
import { navHistoryPayloadSchema, readNavHistory } from '@/lib/funds/data/history-payload';

const code = 102_550;
const now = new Date('2026-11-20T12:00:00Z');
const days = { today: '2026-11-20', newest: '2026-11-22' } as const;

type Answers = { list: string; history: string; feed: string };

/** The stand-in's answers with a fault of format. */
const answersWith = (fault: string) =>
  inNode<Answers>(`
    import { navAll, answerAsMfapi } from './tests/upstream/schemes.mjs';
    import { answerAsNewsroom } from './tests/upstream/news.mjs';
    import { formatFaults } from './tests/upstream/format-faults.mjs';
    import { newsTextFaults } from './tests/upstream/news-faults.mjs';
    const context = { nowMs: ${String(now.getTime())} };
    const change = { ...formatFaults, ...newsTextFaults }['${fault}'] ?? ((text) => text);
    answer({
      list: change(navAll(context)),
      history: change(JSON.stringify(answerAsMfapi('/mf/${String(code)}', new URLSearchParams(), context))),
      feed: change(answerAsNewsroom('sebi')('/sebirss.xml', new URLSearchParams(), context).text),
    });
  `);

const historyIn = ({ history }: Answers) =>
  readNavHistory(code, navHistoryPayloadSchema.parse(JSON.parse(history)), days.newest);

let good: NavAll;
beforeAll(async () => {
  good = parseNavAll((await answersWith('none')).list, days);
});

test('rows that are dated too far ahead are refused, and the list stands', async () => {
  const { schemes, report } = parseNavAll((await answersWith('dated-ahead')).list, days);
  expect(report.firstReasons).toContain('dated too far ahead');
  expect(schemes.length).toBeGreaterThan(good.schemes.length * 0.94);
  expect(schemes.length).toBeLessThan(good.schemes.length);
});

test('one N.A. is one gap in the list and one in the history', async () => {
  const answers = await answersWith('one-nav-missing');
  const withNav = ({ schemes }: NavAll) => schemes.filter(({ nav }) => nav !== null).length;
  expect(withNav(parseNavAll(answers.list, days))).toBe(withNav(good) - 1);
  const whole = historyIn(await answersWith('none')).data!;
  expect(historyIn(answers).data).toEqual(whole.slice(0, -1));
});

test('an unknown scheme has no history, which is no fault', async () => {
  expect(historyIn(await answersWith('unknown-scheme'))).toEqual({ data: null, asOf: null });
});

test('a new column is reported, and every row is read', async () => {
  const { schemes, report } = parseNavAll((await answersWith('new-column')).list, days);
  expect(report).toMatchObject({ refusedRows: 0, newFields: ['sample new column'] });
  expect(schemes).toEqual(good.schemes);
});

test('a new category is reported, and its schemes are read', async () => {
  const { schemes, report } = parseNavAll((await answersWith('new-category-word')).list, days);
  expect(report.newWords).toEqual(['category: Sample Scheme - New Kind']);
  expect(schemes).toHaveLength(good.schemes.length);
});

test('days without a time are written as SEBI writes them', async () => {
  const { feed } = await answersWith('days-without-time');
  const dates = feed.split('<pubDate>').slice(1);
  expect(dates.length).toBeGreaterThan(3);
  for (const rest of dates) expect(rest).toMatch(/^\d\d [A-Z][a-z]{2}, \d{4} \+0530<\/pubDate>/);
});
