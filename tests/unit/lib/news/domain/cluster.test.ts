import fc from 'fast-check';
import { clusterHeadlines } from '@/lib/news/domain/cluster';
import { development, heldOut, type LabelledHeadline } from '../labelled-stories';

const firstDayMs = Date.UTC(2026, 10, 1);
const dated = ({ title, hours }: LabelledHeadline) => ({
  title,
  publishedAt: new Date(firstDayMs + hours * 3_600_000).toISOString(),
});

/** Over all pairs of headlines: how many joined pairs are right, and how many right pairs are joined. */
function judge(set: readonly LabelledHeadline[]) {
  const groupOf = new Map<number, number>();
  clusterHeadlines(set.map(dated)).forEach((members, group) =>
    members.forEach((member) => groupOf.set(member, group)),
  );
  let right = 0;
  let joined = 0;
  let same = 0;
  for (let one = 0; one < set.length; one += 1) {
    for (let other = one + 1; other < set.length; other += 1) {
      const isSame = set[one]!.story === set[other]!.story;
      const isJoined = groupOf.get(one) === groupOf.get(other);
      if (isSame) same += 1;
      if (isJoined) joined += 1;
      if (isSame && isJoined) right += 1;
    }
  }
  return { headlines: set.length, pairs: same, precision: right / joined, recall: right / same };
}

it.each([
  ['the half that the rule was fitted to', development],
  ['the half that was held out', heldOut],
  ['the whole set', [...development, ...heldOut]],
])('%s: precision at least 0.95, recall at least 0.80', (name, set) => {
  const figures = judge(set);
  process.stdout.write(
    `Same story once, ${name}: ${figures.headlines} headlines, ${figures.pairs} pairs, ` +
      `precision ${figures.precision.toFixed(3)}, recall ${figures.recall.toFixed(3)}\n`,
  );
  expect(figures.precision).toBeGreaterThanOrEqual(0.95);
  expect(figures.recall).toBeGreaterThanOrEqual(0.8);
});

it('the set has at least 200 headlines, Hindi among them', () => {
  const all = [...development, ...heldOut];
  expect(all.length).toBeGreaterThanOrEqual(200);
  expect(all.filter(({ title }) => /\p{Script=Devanagari}/u.test(title)).length).toBeGreaterThan(
    10,
  );
});

const groupsOf = (...titles: [string, string | null][]) =>
  clusterHeadlines(titles.map(([title, publishedAt]) => ({ title, publishedAt })));
const monday = '2026-11-16T10:00:00Z';
const wednesday = '2026-11-18T10:00:00Z';

describe('the rule that the page states', () => {
  const same = 'RBI keeps repo rate unchanged at 5.25%';
  it('joins the same words of one day, and not of two days later', () => {
    expect(groupsOf([same, monday], [same, monday])).toEqual([[0, 1]]);
    expect(groupsOf([same, monday], [same, wednesday])).toEqual([[0], [1]]);
  });
  it('compares a headline without a time with every other', () => {
    expect(groupsOf([same, monday], [same, null])).toEqual([[0, 1]]);
  });
  it('separates headlines that differ in company, figure, direction or month', () => {
    for (const [one, other] of [
      ['Udaharan Bank Q2 net profit rises 12%', 'Sagarika Bank Q2 net profit rises 12%'],
      ['Udaharan Bank Q2 net profit rises 12%', 'Udaharan Bank Q1 net profit rises 14%'],
      ['Retail inflation at 1.9% in October', 'Retail inflation at 2.2% in September'],
      ['Sensex gains 512 points at close', 'Sensex loses 240 points at close'],
    ] as const) {
      expect(groupsOf([one, monday], [other, monday])).toEqual([[0], [1]]);
    }
  });
});

it('puts every headline into one group, and the same whatever came before', () => {
  const pool = [...development, ...heldOut].map(dated);
  fc.assert(
    fc.property(fc.shuffledSubarray(pool, { maxLength: 40 }), (headlines) => {
      const groups = clusterHeadlines(headlines);
      expect(groups.flat().sort((a, b) => a - b)).toEqual(headlines.map((_, index) => index));
      expect(clusterHeadlines(headlines)).toEqual(groups);
    }),
    { numRuns: 30 },
  );
});
