import { inNode } from '@/tests/unit/scripts/in-node';
import { parseNavAll, type NavAll } from '@/lib/funds/data/nav-all';
import { navHistoryPayloadSchema, readNavHistory } from '@/lib/funds/data/history-payload';

const code = 102_550;
const now = new Date('2026-11-20T12:00:00Z');
const days = { today: '2026-11-20', newest: '2026-11-22' } as const;

type Answers = { list: string; history: string; feed: string };

const faults = [
  'none',
  'dated-ahead',
  'one-nav-missing',
  'unknown-scheme',
  'new-column',
  'new-category-word',
  'days-without-time',
] as const;
type Fault = (typeof faults)[number];

/** The stand-in's answers with each fault of format, by one process: it needs a second to generate the list. */
const allAnswers = () =>
  inNode<Record<Fault, Answers>>(`
    import { navAll, answerAsMfapi } from './tests/upstream/schemes.mjs';
    import { answerAsNewsroom } from './tests/upstream/news.mjs';
    import { formatFaults } from './tests/upstream/format-faults.mjs';
    import { newsTextFaults } from './tests/upstream/news-faults.mjs';
    const context = { nowMs: ${String(now.getTime())} };
    const list = navAll(context);
    const history = JSON.stringify(answerAsMfapi('/mf/${String(code)}', new URLSearchParams(), context));
    const feed = answerAsNewsroom('sebi')('/sebirss.xml', new URLSearchParams(), context).text;
    const changes = { ...formatFaults, ...newsTextFaults, none: (text) => text };
    answer(Object.fromEntries(${JSON.stringify(faults)}.map((fault) => {
      const change = changes[fault];
      return [fault, { list: change(list), history: change(history), feed: change(feed) }];
    })));
  `);

const historyIn = ({ history }: Answers) =>
  readNavHistory(code, navHistoryPayloadSchema.parse(JSON.parse(history)), days.newest);

let answers: Record<Fault, Answers>;
let good: NavAll;
beforeAll(async () => {
  answers = await allAnswers();
  good = parseNavAll(answers.none.list, days);
});

test('rows that are dated too far ahead are refused, and the others are read', () => {
  const { schemes, report } = parseNavAll(answers['dated-ahead'].list, days);
  expect(report.firstReasons).toContain('dated too far ahead');
  expect(schemes.length).toBeGreaterThan(good.schemes.length * 0.94);
  expect(schemes.length).toBeLessThan(good.schemes.length);
});

test('one N.A. is one gap in the list and one in the history', () => {
  const missing = answers['one-nav-missing'];
  const withNav = ({ schemes }: NavAll) => schemes.filter(({ nav }) => nav !== null).length;
  expect(withNav(parseNavAll(missing.list, days))).toBe(withNav(good) - 1);
  const whole = historyIn(answers.none).data!;
  expect(historyIn(missing).data).toEqual(whole.slice(0, -1));
});

test('an unknown scheme has no history, which is no fault', () => {
  expect(historyIn(answers['unknown-scheme'])).toEqual({ data: null, asOf: null });
});

test('a new column is reported, and every row is read', () => {
  const { schemes, report } = parseNavAll(answers['new-column'].list, days);
  expect(report).toMatchObject({ refusedRows: 0, newFields: ['sample new column'] });
  expect(schemes).toEqual(good.schemes);
});

test('a new category is reported, and its schemes are read', () => {
  const { schemes, report } = parseNavAll(answers['new-category-word'].list, days);
  expect(report.newWords).toEqual(['category: Sample Scheme - New Kind']);
  expect(schemes).toHaveLength(good.schemes.length);
});

test('days without a time are written as SEBI writes them', () => {
  const { feed } = answers['days-without-time'];
  const dates = feed.split('<pubDate>').slice(1);
  expect(dates.length).toBeGreaterThan(3);
  for (const rest of dates) expect(rest).toMatch(/^\d\d [A-Z][a-z]{2}, \d{4} \+0530<\/pubDate>/);
});
