import { render, screen, within } from '@testing-library/react';
import { OldFiguresNote } from '@/components/picks/company-head';
import { TenYearTable } from '@/components/picks/company-tables';
import { ListChanges, RecentChanges } from '@/components/picks/list-changes';
import { PicksDisclaimer, PicksFrame, UniverseNote } from '@/components/picks/picks-frame';
import { FlagCount } from '@/components/picks/flags-and-reasons';
import { comparedCell, marginText, ratioText } from '@/components/picks/ratio-text';
import { BackTestCard } from '@/components/picks/record/back-test-card';
import { RunsTable } from '@/components/picks/record/runs-table';
import { VerificationNote } from '@/components/picks/record/verification-note';
import { RuleText } from '@/components/picks/rule-text';
import { ReasonCard } from '@/components/picks/screen-result';
import { ScreensTable } from '@/components/picks/screens-table';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { messages } from '@/lib/messages';
import { type UniverseCoverage, priceLagOn } from '@/lib/picks/domain/company/universe';
import { tenYears } from '@/lib/picks/domain/company/company-tables';
import type { BackTest } from '@/lib/picks/domain/record/list-outcome';
import type { ListChange } from '@/lib/picks/domain/record/recorded-list';
import type { ScreenedCompany } from '@/lib/picks/domain/screen/screen';
import { chainOf, listOf, verifyChain } from '../../unit/lib/picks/recorded-examples';
import { workedCompany } from '../../unit/lib/picks/worked-company';
import { hrefOf } from '@/tests/components/href-of';
import { textsOf } from '@/tests/components/texts-of';

const { picks, picksOwn } = messages();
const { record, digest } = picksOwn;

describe('a reason card', () => {
  const company: ScreenedCompany = {
    ...{ isin: 'INX000000001', symbol: 'SAMPLE', name: 'Sample Pumps', sector: 'Machines' },
    ...{ industry: 'Pumps', place: 3, score: 4.5 },
    redFlags: [{ kind: 'pledge', percent: 32.01, asOf: '2026-09-30' }],
    reasons: [
      {
        ...{ text: 'Price to book <= 1.5x', isNegated: false, isMet: true, unit: 'times' },
        ...{ number: 0.969, threshold: 1.5, margin: 0.531, marginPercent: 35.4 },
        ratios: [{ ratioId: 'priceToBook', value: 0.969, asOf: '2026-10-16' }],
      },
      {
        ...{ text: 'Net profit < 0 cr', isNegated: true, isMet: null, unit: 'crore' },
        ...{ number: null, threshold: 0, margin: null, marginPercent: null },
        ratios: [{ ratioId: 'netProfit', value: null, asOf: null }],
      },
    ],
  };

  test('says what speaks against a company, then each part of the rule with its day', () => {
    render(<ReasonCard company={company} unknownFlags={['auditor']} />);
    const card = screen.getByRole('region', { name: 'Sample Pumps' });
    const flag = within(card).getByText(/pledged 32% of their shares \(30 Sep 2026\)/);
    const table = within(card).getByRole('table');
    expect(flag.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(card).toHaveTextContent('Not known: auditor’s remarks.');
    const [, passed, unknown] = screen.getAllByRole('row');
    expect(passed).toHaveTextContent(
      'Passed: Price to book ≤ 1.5x+0.53x (35% of the threshold)0.97x1.5x+0.53x (35% of the threshold)16 Oct 2026',
    );
    expect(unknown).toHaveTextContent('Not known: NOT Net profit < 0 cr–₹0 cr––');
  });

  test.each([
    ['Pumps', 'Machines, Pumps'],
    ['Machines', 'Machines'],
  ])('names sector and industry, once where both are one name', (industry, text) => {
    render(<ReasonCard company={{ ...company, industry }} unknownFlags={[]} />);
    expect(screen.getByText(`Place 3 · average rank 4.5 · ${text}`)).toBeVisible();
  });

  test('says where the day of a flag is not known', () => {
    const redFlags = [{ kind: 'pledge', percent: 12.5, asOf: null }] as const;
    render(<ReasonCard company={{ ...company, redFlags }} unknownFlags={[]} />);
    expect(screen.getByText(/12\.5% of their shares \(date not in the file\)\./)).toBeVisible();
  });

  test.each([
    [0.01, 'less than 0.1%'],
    [0.1, '0.1%'],
  ])('says of %d percent that %s of the shares are pledged', (percent, text) => {
    const redFlags = [{ kind: 'pledge', percent, asOf: null }] as const;
    render(<ReasonCard company={{ ...company, redFlags }} unknownFlags={[]} />);
    expect(screen.getByText(new RegExp(`^Promoters have pledged ${text} of`))).toBeVisible();
  });

  test('gives an all-clear only within the bounds of the flags', () => {
    render(<ReasonCard company={{ ...company, redFlags: [] }} unknownFlags={[]} />);
    expect(screen.getByRole('region', { name: 'Sample Pumps' })).toHaveTextContent(
      'no fall of 2 points or more in promoter holding in a year, no surveillance list, no auditor remark in 2 years.',
    );
  });
});

test('a rule breaks where its parts are joined, and inside brackets nowhere', () => {
  render(<RuleText text="Price > 1 AND (Sales > 2 cr OR Debt < 3 cr) AND Equity > 1" />);
  for (const part of ['Price > 1', 'AND (Sales > 2 cr OR Debt < 3 cr)', 'AND Equity > 1']) {
    expect(screen.getByText(part)).toBeInTheDocument();
  }
});

test.each([
  [12.345, 'percent', '12.3%'],
  [1245.23, 'crore', '₹1,245 cr'],
  [45.23, 'crore', '₹45.2 cr'],
  [250, 'rupees', '₹250'],
  [1, 'yes-no', 'yes'],
  [999.99, 'times', '999.99x'],
  [1_000, 'times', '≥ 1,000x'],
  [7, 'count', '7'],
  [null, 'percent', '–'],
] as const)('%s %s is printed as %s', (value, unit, text) => {
  expect(ratioText(value, unit, picks.units)).toBe(text);
});

test.each([
  [2.1, 2, 'times', '2.10x'],
  [2, 2, 'times', '2.00x'],
  [2.0012, 2, 'times', '2.0012x'],
  [14.999, 15, 'percent', '14.999%'],
  [null, 2, 'times', '–'],
] as const)('%s beside a threshold of %s %s is printed as %s', (number, threshold, unit, text) => {
  expect(comparedCell({ number, threshold }, unit, picks.units)).toBe(text);
});

test('red flags are counted from the first on', () => {
  const texts = [0, 1, 2].map(
    (count) => render(<FlagCount count={count} messages={picks.flags} />).container.textContent,
  );
  expect(texts).toEqual([picks.flags.count.none, '1 flag', '2 flags']);
  expect(screen.getByText('1 flag')).toHaveClass('text-loss');
  expect(screen.getByText(picks.flags.count.none)).not.toHaveClass('text-loss');
});

test('a margin has its sign', () => {
  const texts = [3, -3, 0].map((value) => marginText(value, 'percent', picks.units));
  expect(texts).toEqual(['+3.0%', '−3.0%', '0.0%']);
  expect(marginText(0.04, 'percent', picks.units)).toBe('0.0%');
  expect(marginText(5_000, 'times', picks.units)).toMatch(/^≥/);
});

const identity = {
  name: 'Nifty 500',
  fingerprint: 'abcdef0123456789'.repeat(4),
  importedOn: '2026-11-25',
  coverage: { companies: 501, withYears: 486, years: 2_410, lateYears: 12, goneCompanies: 0 },
} as const;

describe('the head of a page', () => {
  const licence = 'NSE agreement 12 of 1 October 2026';

  test('has the disclaimer, the age of prices and the sample note', () => {
    render(<PicksDisclaimer lag={priceLagOn('2026-11-21', null)} isSample />);
    expect(screen.getByText(/not registered with SEBI/)).toBeInTheDocument();
    expect(screen.getByText(/no call to buy, sell or hold/)).toBeInTheDocument();
    expect(screen.getByText(picks.head.sample)).toBeInTheDocument();
    expect(
      screen.getByText(/no buy, sell or hold calls\. Prices are at least 30 days old/),
    ).toBeVisible();
  });

  test.each([
    [null, 0, 0, [/No exchange prices/, /Only companies listed at the import.* 12 of 2,410/]],
    [licence, 1, 7, [/under a licence: NSE agreement 12/, /7 companies are no longer listed/]],
  ])('with the licence %s names whose figures and prices they are', (...row) => {
    const [pricesLicence, times, goneCompanies, texts] = row;
    const coverage = { ...identity.coverage, goneCompanies };
    const universe = { kind: 'imported', identity: { ...identity, coverage } } as const;
    const { reason } = priceLagOn('2026-11-25', null);
    const lag = { days: 30, reason };
    const pricesTo = '2026-10-26';
    render(<PicksFrame title="Stock picks" market={{ universe, lag, pricesLicence, pricesTo }} />);
    expect(screen.queryAllByText(/Prices are at least 30 days old/).length > 0).toBe(times > 0);
    expect(screen.queryAllByText(/Prices of 26 Oct 2026/)).toHaveLength(times);
    for (const text of texts) expect(screen.getByText(text)).toBeInTheDocument();
  });

  test('says after which day closes are missing', () => {
    const universe = { kind: 'imported', pricesEndOn: '2026-10-21' } as const;
    const lag = priceLagOn('2026-11-25', null);
    const market = { universe, lag, pricesLicence: licence, pricesTo: '2026-10-26' } as const;
    render(<PicksFrame title="Stock picks" market={market} />);
    expect(screen.getByText('Prices of 21 Oct 2026')).toBeInTheDocument();
    expect(screen.getByText(/^NSE closing prices are missing after 21 Oct 2026/)).toBeVisible();
  });

  test('says of how many companies figures are known', () => {
    render(<UniverseNote identity={identity} pricesLicence={null} />);
    const sentence =
      'Nifty 500: figures of 486 of 501 companies, 2,410 financial years, imported on 25 Nov 2026. Fingerprint abcdef012345.';
    expect(screen.getByText(sentence)).toBeInTheDocument();
    const old = /end more than 18 months before the day of a list give no ratios/;
    expect(screen.getByText(old)).toBeInTheDocument();
  });
});

describe('a company whose figures are old', () => {
  const asOf = { price: null, figures: '2025-03-31', holding: null } as const;
  const unknown = { pledge: null, surveillance: null, auditor: null } as const;
  const noteOn = (date: IsoDate) => (
    <OldFiguresNote row={{ asOf: { ...asOf, ...unknown } }} asOf={date} messages={picks.company} />
  );

  test('says to which day its figures go, and of which day the list is', () => {
    render(noteOn('2026-10-01'));
    expect(screen.getByText(/^The newest annual figures/)).toHaveTextContent(
      'The newest annual figures end on 31 Mar 2025, more than 18 months before 1 Oct 2026.',
    );
  });

  test('says nothing while the figures count', () => {
    const { container } = render(noteOn('2026-09-30'));
    expect(container).toBeEmptyDOMElement();
  });
});

const backTest: BackTest = {
  ...{ years: 5, companies: 218, undecided: 12, from: '2025-10-22', to: '2026-10-22' },
  ...{ bought: 2, losers: 1, delisted: 1, medianPercent: -40, aheadOfBenchmark: 1 },
  equalWeight: { percent: -40, annualPercent: 7.5 },
  benchmark: { percent: 10, annualPercent: 10 },
  picks: [
    {
      ...{ isin: 'INEGONE', symbol: 'GONE', name: 'Gone Limited' },
      outcome: { returnPercent: -100, ending: 'worthless' },
    },
    { ...{ isin: 'INENO', symbol: 'NO', name: 'No Price Limited' }, outcome: null },
  ],
  months: [
    { date: '2025-10-22', equalWeight: 120, benchmark: 100 },
    { date: '2026-10-22', equalWeight: 60, benchmark: 110 },
  ],
};

test.each([
  ['filings', true, 1],
  ['an own file', false, 0],
])('ten years of %s say how figures per share are adjusted: %s', (_, isFromFilings, count) => {
  const years = tenYears(workedCompany(), '2026-11-20');
  render(
    <TenYearTable
      company="Worked Example"
      tenYears={years}
      isFromFilings={isFromFilings}
      messages={picks}
    />,
  );
  expect(screen.queryAllByText(picks.company.years.perShare, { exact: false })).toHaveLength(count);
});

test('a screen is shown with its companies, its distance from the market and its drawdown', () => {
  const companies = 218;
  const changes = { entries: 1, exits: 2 };
  render(
    <ScreensTable
      lines={[
        {
          ...{ id: 'coffee-can', passed: 17, companies, test: backTest, changes },
          worksWithoutPrices: false,
        },
        {
          ...{ id: 'steady-growth', passed: 0, companies, test: null, changes: null },
          worksWithoutPrices: true,
        },
      ]}
    />,
  );
  const [, known, unknown] = screen.getAllByRole('row');
  expect(hrefOf('Coffee Can', known!)).toBe('/features/stock-picks/screens/coffee-can');
  expect(textsOf('cell', known)).toEqual(['17 ', '1', '2', '', '60.00', '−2.50', '−50.00']);
  expect(screen.getByRole('img', { name: '17 of 218 pass' })).toBeInTheDocument();
  // On wide screens only: on a phone it would be a third line, and the page of the screen says it.
  expect(within(unknown!).getAllByText(/Works without prices/)).toHaveLength(1);
  expect(within(known!).queryByText(/Works without prices/)).not.toBeInTheDocument();
  expect(textsOf('cell', unknown)).toEqual(['0 ', '–', '–', '–', '–', '–', '–']);
});

describe('changes of a list', () => {
  const entry: ListChange = {
    ...{ isin: 'INEALPHA', symbol: 'ALPHA', name: 'ALPHA Limited', cause: 'ranking' },
    flips: [],
  };
  const side = (number: number, isMet: boolean) => ({ number, threshold: 0.5, isMet });
  const flip = { text: 'Debt to equity < 0.5x', isNegated: false, unit: 'times' } as const;
  const exit: ListChange = {
    ...{ ...entry, isin: 'INEBETA', name: 'BETA Limited', cause: 'rule' },
    flips: [{ ...flip, before: side(0.1, true), after: side(0.7, false) }],
  };

  test('have a line each, with the condition that changed', () => {
    const changed = { entries: [entry], exits: [exit], stayed: 3 };
    const last = { screenId: 'coffee-can', day: '2026-11-20', digest: changed } as const;
    // A screen that did not run on that day is only in the record of all runs.
    const earlier = { ...last, screenId: 'magic-formula', day: '2026-11-13' } as const;
    render(<RecentChanges changes={[earlier, last]} />);
    expect(screen.getByText('Run of 20 Nov 2026 · 1 in, 1 out')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent(`InALPHA LimitedCoffee Can${digest.causes.ranking}`);
    expect(second).toHaveTextContent(
      'OutBETA LimitedCoffee CanDebt to equity < 0.5x: 0.10x, then 0.70x',
    );
  });

  test('without entries and exits have no panel', () => {
    const nothing = { entries: [], exits: [], stayed: 3 };
    const last = { screenId: 'coffee-can', day: '2026-11-20', digest: nothing } as const;
    const { container } = render(<RecentChanges changes={[last]} />);
    expect(container).toBeEmptyDOMElement();
  });

  test('of one screen say the part of the rule that turned, and that none came', () => {
    const left = { stayed: 1, entries: [], exits: [exit] };
    render(<ListChanges digest={left} />);
    expect(screen.getByText('Debt to equity < 0.5x: 0.10x, then 0.70x')).toBeInTheDocument();
    expect(screen.getByText(digest.noCompany)).toBeInTheDocument();
  });

  test('of one screen without entries and exits are one sentence', () => {
    const nothing = { stayed: 3, entries: [], exits: [] };
    const { container } = render(<ListChanges digest={nothing} />);
    expect(container).toHaveTextContent(digest.unchanged);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});

describe('the record', () => {
  const chain = chainOf(listOf('graham', '2026-10-01'), listOf('graham', '2026-11-01', ['BETA']));

  test('names a changed list, and calls nothing intact', () => {
    const [first, second] = chain;
    const tampered = verifyChain([{ ...first!, list: { ...first!.list, companies: 11 } }, second]);
    render(<VerificationNote verification={tampered} />);
    expect(screen.getByText('The record is broken at list 1.')).toBeInTheDocument();
    expect(screen.getByText(/Its content does not match its fingerprint/)).toBeInTheDocument();
    expect(screen.queryByText(record.verification.title)).not.toBeInTheDocument();
  });

  test('lists runs by date with their hashes, and each list can be opened', () => {
    render(<RunsTable screen="Graham" entries={chain.toReversed()} />);
    const [, newest] = screen.getAllByRole('row');
    expect(within(newest!).getByRole('rowheader')).toHaveTextContent('1 Nov 2026');
    expect(newest).toHaveTextContent(chain[1]!.hash);
    expect(screen.getByText('List of 1 Oct 2026')).toBeInTheDocument();
  });

  const showTest = (test: BackTest, coverage: UniverseCoverage | null) =>
    render(<BackTestCard {...{ tests: [test], coverage, benchmark: 'an index' }} />);

  test('labels a back-test, which holds its losers and says what it cannot know', () => {
    showTest(backTest, { ...identity.coverage, goneCompanies: 7 });
    expect(screen.getByText(record.backTest.label, { selector: 'span' })).toBeInTheDocument();
    for (const rule of record.backTest.rules) expect(screen.getByText(rule)).toBeInTheDocument();
    expect(screen.getByText(/^7 of the 501 companies/)).toBeInTheDocument();
    expect(screen.getByText(/^12 of 2,410 financial years/)).toBeInTheDocument();
    expect(screen.getByText(/100 in equal parts on 22 Oct 2025 became 60\.0/)).toBeVisible();
    expect(screen.getByText(record.backTest.picks.endings.worthless)).toBeInTheDocument();
    expect(screen.getByText(record.backTest.picks.notBought)).toBeInTheDocument();
  });

  test.each([
    ['picked nothing', [], 0, 'The rule would have picked nothing 5 years ago.'],
    [
      'lacks the figures that decide',
      [],
      2_000,
      'No pick of 5 years ago is known: for 2,000 of 2,410 companies, figures that decide are missing.',
    ],
    [
      'has no price of its picks',
      backTest.picks.slice(1),
      2_000,
      'The companies that the rule would have picked 5 years ago have no known price.',
    ],
  ])('says so where the rule %s', (_, picks, undecided, sentence) => {
    const nothing = { bought: 0, losers: 0, delisted: 0, aheadOfBenchmark: 0, months: [] };
    showTest({ ...backTest, ...nothing, picks, undecided, companies: 2_410 }, null);
    expect(screen.getByText(sentence)).toBeInTheDocument();
  });
});
