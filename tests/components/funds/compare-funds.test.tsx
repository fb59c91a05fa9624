import { render, screen, within } from '@testing-library/react';
import { CompareFunds } from '@/components/funds/compare/compare-funds';
import { PortfolioNote } from '@/components/funds/compare/overlap-part';
import { shiftDays } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { readListQuery } from '@/lib/funds/domain/list/list-query';
import type { Portfolio } from '@/lib/funds/domain/portfolio';
import { messages } from '@/lib/messages';
import { hrefOf } from '@/tests/components/href-of';
import { textsOf } from '@/tests/components/texts-of';
import { dailyValues } from '@/tests/factories/dated-values';
import { schemeOf } from '@/tests/factories/scheme';

const { fundCompare, funds } = messages();
const figures = 'Return, risk and cost of each fund';

/** The NAVs of so many days up to 20 Nov 2026; the swing makes each history a little different. */
const history = (days: number, swing: number) =>
  dailyValues(
    shiftDays('2026-11-20', 1 - days),
    '2026-11-20',
    (index) => 10 + index + swing * Math.sin(index / 20),
  );

const portfolio = (fileName: string, asOf: IsoDate, weights: readonly number[]): Portfolio => ({
  codes: [1],
  name: 'Fund',
  house: 'Udaharan Mutual Fund',
  asOf,
  fileName,
  holdings: weights.map((percent, index) => ({
    isin: `ISIN${index}`,
    name: `Company ${index}`,
    percent,
  })),
});

type Compared = Parameters<typeof CompareFunds>[0]['funds'][number];

/** Funds 1, 2 and so on with histories of so many days; a history of no days has not come. */
function draw(lengths: readonly number[], changes: readonly Partial<Compared>[] = []) {
  const compared = lengths.map((days, index) => ({
    scheme: schemeOf({ code: index + 1, name: `Fund ${index + 1}` }),
    series: history(days, index),
    ter: index === 0 ? { percent: 0.68, date: '2026-11-20' as const } : null,
    portfolio: null,
    problem: days === 0 ? ('timed-out' as const) : null,
    isBehind: false,
    ...changes[index],
  }));
  const compare = compared.map(({ scheme }) => scheme.code).join(',');
  return render(
    <CompareFunds
      funds={compared}
      csvSource="Source: MFapi.in"
      query={readListQuery({ compare, view: 'compare' })}
      listDay="2026-11-20"
    />,
  );
}

const tableOf = (name: string) => screen.getByRole('table', { name });
const rowOf = (table: string, name: string | RegExp) =>
  within(tableOf(table)).getByRole('row', { name });
/** The entries of lists that say a text. */
const entriesWith = (text: string) =>
  screen.getAllByRole('listitem').filter(({ textContent }) => textContent.includes(text));

it('begins with the youngest fund, gives each fund a letter, and shows unknown figures as dashes', () => {
  draw([900, 600]);
  expect(
    screen.getByText(
      /^From 31 Mar 2025, the first day that all funds have in common, to 20 Nov 2026\.$/,
    ),
  ).toBeInTheDocument();
  expect(screen.getByText('From 31 Mar 2025 to 20 Nov 2026.')).toBeInTheDocument();
  // A goes from 310 to 909, B from 10 to about 608.
  expect(screen.getByText(/^What ₹10,000 became: A 29,323, B 6,08,\d{3}\.$/)).toBeInTheDocument();
  expect(rowOf(figures, /^A \+/)).toBeInTheDocument();
  expect(rowOf(fundCompare.trailing.caption, /^B Fund 2 \+.* – – –$/)).toBeInTheDocument();
  expect(screen.getByText(/19 common months; a correlation needs 24/)).toBeInTheDocument();
  expect(rowOf(fundCompare.correlation.caption, 'A – –')).toBeInTheDocument();
  expect(screen.getByText(fundCompare.overlap.none)).toBeInTheDocument();
  expect(rowOf(figures, /^A .* 0\.68%$/)).toBeInTheDocument();
  expect(rowOf(figures, /^B .* –$/)).toBeInTheDocument();
  expect(hrefOf(new RegExp(fundCompare.terMissing))).toBe(
    'https://www.amfiindia.com/ter-of-mf-schemes',
  );
});

it('says of which fund days are missing', () => {
  draw([900, 600], [{}, { isBehind: true }]);
  const behind = entriesWith(funds.fund.behindText);
  expect(behind).toHaveLength(1);
  expect(behind[0]).toHaveTextContent(/^BFund 2/);
});

it('says which fund ended, and so ends the comparison', () => {
  const ended = history(900, 1).filter(({ date }) => date <= '2026-01-30');
  const scheme = schemeOf({ code: 2, name: 'Old fund', navDate: '2026-01-30' });
  draw([900, 900], [{}, { scheme, series: ended }]);
  expect(
    screen.getByText(/first day that all funds have in common, to 30 Jan 2026\.$/),
  ).toBeVisible();
  const [entry, another] = entriesWith('No NAV since 30 Jan 2026');
  expect([entry?.textContent, another]).toEqual([expect.stringContaining('Old fund'), undefined]);
});

it('says of an option that pays out that its NAV does not show what it earned', () => {
  const schemes = (['growth', 'idcw', 'bonus'] as const).map((option, index) => ({
    scheme: schemeOf({ code: index + 1, name: `Fund ${index + 1}`, option }),
  }));
  draw([900, 900, 900], schemes);
  for (const [option, name] of [
    ['idcw', 'Fund 2'],
    ['bonus', 'Fund 3'],
  ] as const) {
    const chosen = entriesWith(fundCompare[option]);
    expect(chosen).toHaveLength(1);
    expect(chosen[0]).toHaveTextContent(name);
  }
});

it('has the windows of the longest span in sight, and the months of the correlation', () => {
  draw([1_500, 1_400]);
  const spans = screen.getAllByRole('group').filter((one) => one.matches('details'));
  expect(spans.map((one) => (one as HTMLDetailsElement).open)).toEqual(
    expect.arrayContaining([false, true]),
  );
  expect(
    within(tableOf('Rolling returns over 3 years')).getByRole('columnheader', { name: 'Above B' }),
  ).toBeInTheDocument();
  expect(rowOf('Rolling returns over 3 years', /^A .* – \d+%$/)).toBeInTheDocument();
  expect(screen.getByText(/From 45 common months/)).toBeInTheDocument();
  expect(rowOf(fundCompare.correlation.caption, /^B .* 1\.00$/)).toBeInTheDocument();
});

it('draws six lines, each with its own dashes', () => {
  const { innerHTML: html } = draw([900, 890, 880, 870, 860, 850]).container;
  const found = (pattern: RegExp) => new Set(html.match(pattern)).size;
  // The first line is whole.
  expect(found(/stroke-dasharray="[^"]+"/g)).toBe(5);
  expect(found(/stroke-chart-\d/g)).toBe(6);
  expect(screen.queryByRole('link', { name: fundCompare.add })).not.toBeInTheDocument();
});

it('removes one fund and leaves the others', () => {
  draw([900, 600, 700]);
  expect(hrefOf(/^Remove Fund 2 from/)).toBe('/features/mutual-funds?compare=1,3&view=compare');
});

it('requires a second fund', () => {
  draw([900]);
  expect(screen.getByText(fundCompare.chooseMore)).toBeInTheDocument();
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});

it('says whose history does not come, and compares the others', () => {
  draw([900, 0, 600]);
  expect(screen.getByText(fundCompare.missing['timed-out'])).toBeInTheDocument();
  expect(textsOf('rowheader', tableOf(figures))).toEqual(['A', 'B', 'C']);
  expect(rowOf(figures, 'B – – –')).toBeInTheDocument();
  expect(rowOf(fundCompare.tax.caption, 'B – – – –')).toBeInTheDocument();
});

it.each([
  [900, 'A, C: tax saver (ELSS), locked in for 3 years from the purchase; counted as sold.'],
  [1_200, null],
])('says which funds could not be sold yet, of a common period of %i days', (days, note) => {
  const elss = { scheme: schemeOf({ code: 1, category: 'Equity - ELSS Tax Saver Fund' }) };
  draw([days, 1_300, 1_300], [elss, {}, { scheme: { ...elss.scheme, code: 3 } }]);
  expect(screen.queryByText(/locked in/)?.textContent ?? null).toBe(note);
  expect(rowOf(fundCompare.tax.caption, /^A Equity [\d,]+ /)).toBeInTheDocument();
});

it('says how a fund is taxed where the law of an old last day is not in the tables', () => {
  const years = history(900, 1).map(({ date, value }) => ({
    date: shiftDays(date, -3_800),
    value,
  }));
  const equity = schemeOf({ code: 1, category: 'Equity - Focused Fund' });
  draw([900, 900], [{ series: years, scheme: equity }, { series: years }]);
  expect(rowOf(fundCompare.tax.caption, 'A Equity – – –')).toBeInTheDocument();
});

it('says the overlap of each pair, its largest holdings, and how much of the funds is known', () => {
  draw(
    [900, 600, 0],
    [
      { portfolio: portfolio('a.xlsx', '2026-10-31', [40, 30, 20]) },
      { portfolio: portfolio('b.xlsx', '2026-09-30', [10, 50, 0, 35]) },
    ],
  );
  expect(rowOf(fundCompare.overlap.caption, 'A – 40.0% –')).toBeInTheDocument();
  expect(rowOf(fundCompare.overlap.caption, 'C – – –')).toBeInTheDocument();
  expect(textsOf('rowheader', tableOf('Largest common holdings: 2 of 2'))).toEqual([
    'Company 1',
    'Company 0',
  ]);
  expect(rowOf('Largest common holdings: 2 of 2', 'Company 1 30.0% 50.0%')).toBeInTheDocument();
  expect(
    screen.getByText(/^A: 31 Oct 2026, 3 securities, 90\.0% .*a\.xlsx\.$/),
  ).toBeInTheDocument();
  expect(screen.getByText('C: no portfolio disclosure is loaded.')).toBeInTheDocument();
  expect(screen.getByText(fundCompare.overlap.differentDays)).toBeInTheDocument();
});

it('leads from a fund whose portfolio is stored to its overlap', () => {
  const entry = {
    key: 7,
    codes: [7],
    asOf: '2026-10-31',
    count: 62,
    coveragePercent: 96.31,
  } as const;
  render(<PortfolioNote code={7} entry={entry} />);
  expect(
    screen.getByText('Portfolio of 31 Oct 2026: 62 securities, 96.3% of the net assets.'),
  ).toBeInTheDocument();
  expect(hrefOf(fundCompare.overlap.compare)).toBe('/features/mutual-funds?compare=7');
});
