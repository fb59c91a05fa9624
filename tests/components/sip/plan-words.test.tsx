import { readFileSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import { planCsv } from '@/components/sip/details/plan-csv';
import { SipDetails } from '@/components/sip/details/sip-details';
import { formTexts, groupSummaries } from '@/components/sip/form-texts';
import { FundHistoryPart } from '@/components/sip/fund-history-part';
import { PlanAnswer } from '@/components/sip/plan-answer';
import { answerSentence, goalInWords, planInWords } from '@/components/sip/plan-sentence';
import { equityLongTermGains } from '@/content/law/capital-gains';
import { lastOfMonth, shiftMonths } from '@/lib/calendar/months';
import { categoryName } from '@/components/funds/plan-history/plan-history-card';
import { findCategory } from '@/lib/funds/domain/list/fund-categories';
import { planInPeers } from '@/lib/funds/domain/market/peer-outcomes';
import { monthEndPlanHistory } from '@/lib/funds/domain/plan-history';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { rowHolding } from '@/lib/law/dated-row';
import { messages, type Messages } from '@/lib/messages';
import type { Language } from '@/lib/messages/language';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import type { FundChoice, PlanOnCategory } from '@/lib/plan-history/fund-choice';
import { answerOf } from '@/lib/sip/domain/answer';
import type { SipInputs } from '@/lib/sip/domain/inputs/fields';
import { readSipPageQuery } from '@/lib/sip/domain/inputs/history-query';
import { plansInBrowser, savedPlanVersion } from '@/lib/sip/domain/inputs/plan-in-browser';
import { readInputs, startInputs } from '@/lib/sip/domain/inputs/inputs';
import { typedFromQuery } from '@/lib/sip/domain/inputs/query';
import { type TabId, tabIds } from '@/lib/sip/domain/inputs/page-query';
import { examplePlan, type DetailedPlan } from '@/lib/sip/domain/plan';
import { hrefOf } from '@/tests/components/href-of';
import { firstId, today } from './draw-page';
import { plainSpaces } from '@/tests/factories/plain-spaces';

const { sip } = messages();
const plan = (changes: Partial<DetailedPlan>): DetailedPlan => ({ ...examplePlan, ...changes });
const inputs = (changes: Partial<SipInputs>): SipInputs => ({ ...startInputs, ...changes });

const answerFor = (inputs: SipInputs, messages: Messages['sip']) => (
  <PlanAnswer
    {...{ inputs, today, messages }}
    answer={answerOf(inputs, today)}
    isStale
    besideQuery=""
  />
);
const besidePlan = { savedQuery: '', openedQuery: '' };
const detailsOf = (
  tab: TabId | null,
  chosen: SipInputs,
  messages: Messages['sip'] = sip,
  beside = besidePlan,
) => {
  const shared = { tab, ...beside, hasHistory: false, messages, inputs: chosen };
  return <SipDetails key={tab} {...shared} answer={answerOf(chosen, today)} today={today} />;
};
const draw = (tab: TabId | null, changes: Partial<SipInputs> = {}) =>
  render(detailsOf(tab, inputs(changes)));

test('links to another view of the plan keep its tab, the fund and the opened plan', () => {
  const beside = { savedQuery: '&fc=100', openedQuery: '&n=House&id=7' };
  render(detailsOf('years', inputs({ 'b.monthlyRupees': 15_000 }), sip, beside));
  const kept = /&tab=years&fc=100&n=House&id=7#sip-details$/;
  expect(hrefOf(sip.details.table.months)).toMatch(kept);
  expect(hrefOf(sip.details.tabs.working)).toMatch(/&tab=working&fc=100&n=House&id=7#sip-details$/);
});

test('a Hindi answer has no full stop of English', () => {
  const { sip } = messages('hi');
  render(answerFor(inputs({ goalRupees: 5_000_000 }), sip));
  expect(document.body).toHaveTextContent(/रुपये। हर महीने/);
  expect(document.body).toHaveTextContent(/निवेश करें।/);
  expect(document.body).not.toHaveTextContent(/\p{Script=Devanagari}\.(?:\s|$)|,[,।]|।\./u);
});

test.each<[Partial<DetailedPlan>, string, Language?]>([
  [{}, '₹10,000 a month for 20 years at 12% a year'],
  [
    { stepUpRupees: 500, stepUpEveryMonths: 1 },
    '₹10,000 a month, ₹500 more every month, for 20 years at 12% a year',
  ],
  [{ months: 12 }, '₹10,000 a month for 1 year at 12% a year'],
  [{ months: 13 }, '₹10,000 a month for 1 year and 1 month at 12% a year'],
  [{ months: 30 }, '₹10,000 a month for 2 years and 6 months at 12% a year'],
  [{ yearlyStepUpPercent: 10 }, '₹10,000 a month, 10% more every year, for 20 years at 12% a year'],
  [
    { stepUpRupees: 500, stepUpEveryMonths: 6, instalmentCapRupees: 50_000 },
    '₹10,000 a month, ₹500 more every 6 months up to ₹50,000, for 20 years at 12% a year',
  ],
  [{ monthlyRupees: 0, lumpSumRupees: 100_000 }, '₹1 lakh once for 20 years at 12% a year'],
  [
    { lumpSumRupees: 100_000 },
    '₹10,000 a month and ₹1 lakh at the start for 20 years at 12% a year',
  ],
  [
    {
      topUps: [240, 241].map((month) => ({ month, rupees: 50_000 })),
      pauses: [10, 11].map((fromMonth) => ({ fromMonth, months: 3 })),
    },
    '₹10,000 a month for 20 years at 12% a year with ₹50,000 of top-ups and 4 months skipped',
  ],
  [{ months: 1 }, 'हर महीने ₹10,000, 1 माह तक, सालाना 12% पर', 'hi'],
  [
    { yearlyStepUpPercent: 10, months: 13 },
    'हर महीने ₹10,000, हर साल 10% बढ़ाकर, 1 साल 1 माह तक, सालाना 12% पर',
    'hi',
  ],
  [
    { stepUpRupees: 500, stepUpEveryMonths: 1, topUps: [{ month: 2, rupees: 100_000 }] },
    'हर महीने ₹10,000, हर महीने ₹500 बढ़ाकर, 20 साल तक, सालाना 12% पर, ₹1 लाख के टॉप-अप के साथ',
    'hi',
  ],
])('%j reads “%s”', (changes, words, language = 'en') => {
  expect(plainSpaces(planInWords(plan(changes), messages(language).sip.answer))).toBe(words);
});

test.each([
  [
    {},
    /₹75\.91 lakh gained\. After ₹10\.\d+ lakh of tax you keep ₹\d+\.\d+ lakh, worth ₹\d+\.\d+ lakh in today’s money\.$/,
  ],
  [
    { annualReturnPercent: -10, years: 1 },
    /would fall to ₹1\.1\d lakh: ₹1\.2 lakh invested and ₹[\d,]+ lost\. It is worth/,
  ],
])(
  'with %j the sentence goes from the value to the amount after tax, and calls a loss a loss',
  (...row) => {
    const [changes, words] = row;
    const said = answerSentence(answerOf(inputs(changes), today).main, sip.answer);
    expect(plainSpaces(said)).toMatch(words);
  },
);

const goalFor = (changes: Partial<SipInputs>) => {
  const wanted = inputs({ goalRupees: 5_000_000, ...changes });
  const { goal, main } = answerOf(wanted, today);
  return { main, said: goal && goalInWords(goal, wanted.goalRupees, today, sip.answer) };
};

test.each([
  ['monthly', /^invest ₹[\d,]+ a month\.$/],
  ['years', /^invest for \d+ years( and \d+ months?)?\.$/],
  ['return', /^the plan must earn \d+(\.\d+)?% a year after costs\.$/],
  ['step-up', /^raise the instalment by \d+(\.\d+)?% every year\.$/],
] as const)('a goal that asks for %s is answered in words', (goalUnknown, words) => {
  expect(plainSpaces(goalFor({ goalUnknown }).said)).toEqual({
    aim: expect.stringMatching(/^₹50 lakh in today’s money, which is ₹[\d.]+ crore by /),
    answer: expect.stringMatching(words),
  });
});

test('a goal is due on the day on which the plan ends and the tax tab sells', () => {
  // 240 months from 21 November 2026.
  expect(goalFor({}).said).toMatchObject({
    aim: expect.stringMatching(/by Nov 2046:$/),
  });
  draw('tax');
  expect(screen.getByText(/^All units sold on 21 Nov 2046,/)).toBeVisible();
});

test('with costs, the return that a goal needs is the one after costs, and the field has the one before', () => {
  const { main, said } = goalFor({ goalUnknown: 'return', expenseRatioPercent: 1 });
  const afterCosts = ((1 + main.plan.annualReturnPercent / 100) * 0.99 - 1) * 100;
  const rate = `${Number(afterCosts.toFixed(2))}% a year after costs`;
  expect(said).toMatchObject({ answer: `the plan must earn ${rate}.` });
  expect(planInWords(main.plan, sip.answer)).toContain(`at ${rate}`);
});

test('each group summarises its inputs in one line', () => {
  const none = 'None';
  expect(groupSummaries(startInputs, sip)).toEqual({
    ...{ lumpSum: none, steps: 'Every 12 months', sums: none, goal: none },
    ...{ costs: '6%, equity fund', withdrawals: none, compare: none },
  });
  const everything = inputs({
    ...{ lumpSumRupees: 200_000, instalmentCapRupees: 50_000, extraMonths: 6, 'c.years': 5 },
    ...{ topUp1Rupees: 5, topUp3Rupees: 5, pause2Month: 3, goalRupees: 10_000_000 },
    ...{ expenseRatioPercent: 0.5, fund: 'debt', withdrawalRupees: 40_000 },
  });
  expect(plainSpaces(groupSummaries(everything, sip))).toEqual({
    lumpSum: '₹2 lakh',
    steps: 'Every 12 months, up to ₹50,000, 6 extra months',
    ...{ sums: '2 top-ups, 1 pause', goal: '₹1 crore in today’s money' },
    ...{ costs: '6%, debt fund, 0.5% costs', compare: 'Plans A and C' },
    withdrawals: '₹40,000 a month, 30 years',
  });
});

test('the worked arithmetic shows rate, count, factor, the other conventions and common printed errors', () => {
  draw('working');
  expect(screen.getByText('Monthly rate i = 12% ÷ 12 = 1%')).toBeVisible();
  expect(screen.getByText(/^₹10,000 × 999\.1479\d+ = ₹99,91,479\.19$/)).toBeVisible();
  expect(screen.getByText('₹98,92,554')).toBeVisible();
  expect(screen.getByText('₹91,98,574')).toBeVisible();
  expect(screen.getByText(/Most calculators in India use this convention/)).toBeVisible();
  const printed = screen.getByRole('table', { name: sip.details.print.table });
  expect(printed).toHaveTextContent(
    '₹11,65,918₹11,61,695None of the four conventions gives this figure',
  );
});

test('the worked arithmetic follows the convention that is chosen, and links lead to the others', () => {
  draw('working', { rateConvention: 'effective', paidAt: 'end' });
  expect(screen.getByText(sip.details.working.formulaAtEnd)).toBeVisible();
  expect(screen.getByText(/= 0\.948879%$/)).toBeVisible();
  expect(screen.getByRole('link', { name: sip.fields.choices.effective })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(hrefOf(sip.fields.choices.start)).toBe(
    '/features/sip-calculator?m=10000&r=12&y=20&cr=effective&v=1&tab=working#sip-convention',
  );
});

test('at a rate of zero the arithmetic divides by nothing', () => {
  draw('working', { annualReturnPercent: 0 });
  expect(screen.getByText(sip.details.working.formulaAtZero)).toBeVisible();
  expect(screen.getByText('₹10,000 × 240 = ₹24,00,000')).toBeVisible();
});

test('steps, a lump sum and top-ups have lines of their own', () => {
  draw('working', { stepUp: 10, lumpSumRupees: 100_000, topUp1Rupees: 50_000, topUp1Month: 240 });
  expect(screen.getByText(/^All instalments together: ₹1,98,88,715\.\d+$/)).toBeVisible();
  expect(screen.getByText(/^Months 13 to 24: ₹11,000 × /)).toBeInTheDocument();
  expect(
    screen.getByText(/^Lump sum, compounded yearly: ₹1,00,000 .* = ₹9,64,629\.\d+$/),
  ).toBeVisible();
  expect(screen.getByText('All top-ups together: ₹50,474.44')).toBeVisible();
  expect(screen.getByText('Together, rounded to the rupee: ₹2,09,03,819')).toBeVisible();
});

test('two top-ups of one month and amount have a line each', () => {
  const errors = jest.spyOn(console, 'error');
  draw('working', {
    ...{ topUp1Rupees: 50_000, topUp1Month: 12, topUp2Rupees: 50_000, topUp2Month: 12 },
  });
  expect(screen.getAllByText(/month 12: ₹50,000 × /i)).toHaveLength(2);
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});

test('the tax prints rate, date, sections, and source, and once that only secondary sources were read', () => {
  draw('tax');
  const rule = screen.getByText(/Equity funds, units held for more than 12 months/);
  expect(rule).toHaveTextContent(
    '12.5% on gains above ₹1.25 lakh in a year, for sales from 23 Jul 2024. Section 198 of the Income-tax Act 2025, section 112A',
  );
  expect(rule).toHaveTextContent('Source: Income-tax Act 2025 (30 of 2025), section 198.');
  expect(within(rule).getByRole('link')).toHaveAttribute(
    'href',
    rowHolding(equityLongTermGains, '2026-11-21').source.url,
  );
  expect(screen.getAllByText(sip.details.tax.sources.secondary)).toHaveLength(1);
  const ages = screen.getByRole('table', { name: sip.details.tax.ages, hidden: true });
  expect(ages).toHaveTextContent('201–12₹1,20,000₹8,093Short-term');
});

test('a debt fund is taxed by slab, and tax can be left out', () => {
  draw('tax', { fund: 'debt' });
  expect(
    screen.getByText(/taxed by slab, 30% here\. Section 76 of .* 2025, section 50AA of .* 1961/),
  ).toBeVisible();
  expect(screen.queryByText(sip.details.tax.exempt)).not.toBeInTheDocument();
});

test('costs and waiting are shown in money, and waiting as the dearer instalment too', () => {
  draw('costs', { expenseRatioPercent: 1 });
  expect(
    screen.getByText(
      /^After costs of 1% a year, a return of 12% becomes 10\.88%\. This lowers the final value by ₹/,
    ),
  ).toBeVisible();
  expect(
    screen.getByText(/^Starting 1 year later .* To catch up, invest ₹[\d,]+ a month more: ₹/),
  ).toBeVisible();
});

test('withdrawals say how long the money lasts, and at what age it ends', () => {
  draw(null, { withdrawalRupees: 100_000, withdrawalRisePercent: 5, age: 40 });
  expect(
    screen.getByText(
      /^₹1 lakh a month, raised by 5% every year, from (Nov|Dec) 2046: the money lasts \d+ years.* is tax\. You would be 6\d then\.$/,
    ),
  ).toBeVisible();
});

test.each([
  ['start', 'Nov 2046'],
  ['end', 'Feb 2047'],
] as const)('the first of the quarterly withdrawals at the %s of a month is named', (...row) => {
  const [paidAt, month] = row;
  draw(null, { withdrawalRupees: 100_000, withdrawalEvery: 'quarter', paidAt });
  expect(screen.getByText(new RegExp(`^₹1 lakh a quarter from ${month}:`))).toBeVisible();
});

test('withdrawals from an existing amount do not mention the end of a SIP', () => {
  draw(null, { withdrawalRupees: 20_000, corpusRupees: 5_000_000, withdrawalYears: 10 });
  expect(
    screen.getByText(
      /^Value at the end of each year: ₹50 lakh today, and ₹[\d.]+ lakh at the end of year 10\.$/,
    ),
  ).toBeInTheDocument();
  expect(screen.queryByText(/when the SIP ends/)).not.toBeInTheDocument();
});

test('withdrawals say what the yearly return is where it compounds monthly', () => {
  draw(null, { withdrawalRupees: 20_000, corpusRupees: 5_000_000, withdrawalReturnPercent: 8 });
  expect(
    screen.getByText('The balance earns 8% ÷ 12 each month, which compounds to 8.3% a year.'),
  ).toBeVisible();
});

test('withdrawals do not say so where the monthly rate compounds to the yearly return', () => {
  draw(null, { withdrawalRupees: 20_000, corpusRupees: 5_000_000, rateConvention: 'effective' });
  expect(screen.queryByText(/The balance earns/)).not.toBeInTheDocument();
});

test.each(['start', 'end'] as const)(
  'instalments at the %s of the month are bought in the years of the plan, at their whole cost',
  (paidAt) => {
    draw('tax', { years: 4, stepUp: 5, paidAt, fund: 'debt' });
    const ages = screen.getByRole('table', { name: sip.details.tax.ages, hidden: true });
    const rows = within(ages).getAllByRole('row', { hidden: true }).slice(1);
    expect(rows.map(({ textContent }) => textContent.slice(0, 1))).toEqual(['1', '2', '3', '4']);
    // 12 × 10,000 × 1.05³, as the table of years has it.
    expect(rows[3]).toHaveTextContent('₹1,38,915');
  },
);

test('plans are side by side with the difference, and every month can be listed', () => {
  draw(null, { 'b.annualReturnPercent': 10, tableOf: 'months', years: 2 });
  const table = screen.getByRole('table', { name: sip.details.compare.table });
  expect(table).toHaveTextContent('Plan APlan B');
  expect(table).toHaveTextContent(/–−₹[\d,]+/);
  draw('years', { tableOf: 'months', years: 2 });
  const months = screen.getByRole('table', { name: sip.details.table.monthlyTitle });
  expect(months).toHaveTextContent('Oct 2028');
});

test('plans of different lengths are compared in the last year that both reach', () => {
  draw(null, { years: 2, 'b.years': 5 });
  // The readout of each plan; the third is the end of plan A's line.
  const shown = screen.getAllByText('₹2.72 L');
  expect(shown.map((value) => value.getAttribute('data-read'))).toEqual(['1', '2', null]);
});

describe('in Hindi', () => {
  const { sip } = messages('hi');

  /** Everything that the page can say is asked for. */
  const typed = typedFromQuery({
    ...{ m: '10000', r: '12', y: '20', s: '10', l: '500000', g: '20000000', w: '50000' },
    ...{ 'b.m': '15000', 'c.y': '25' },
  });
  const read = readInputs(typed, today);
  const answer = answerOf(read.nearest, today);

  /** Words of the figures in English, which would be in a Hindi sentence if a call forgot the language. */
  const englishFigures =
    /\b(?:lakh|crore|cr|rupees?|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|January|year|month)\b/;

  test('answer and details are Hindi, figures included', () => {
    render(
      <>
        {answerFor(read.nearest, sip)}
        {tabIds.map((tab) => detailsOf(tab, read.nearest, sip))}
      </>,
    );
    const text = document.body.textContent.replace(/Gazette|Press|\S+\.(?:in|com|org)\S*/g, '');
    expect(englishFigures.exec(text)?.[0]).toBeUndefined();
    expect(text).toContain('करोड़');
    expect(text).toMatch(/\d+ नवंबर 20\d\d/);
    const ownLinks = screen
      .getAllByRole<HTMLAnchorElement>('link')
      .map(({ href }) => new URL(href))
      .filter(({ origin }) => origin === window.location.origin);
    expect(ownLinks.length).toBeGreaterThan(0);
    for (const { pathname } of ownLinks) expect(pathname).toBe('/hi/features/sip-calculator');
  });

  test('plans saved in the browser link to the Hindi page', () => {
    const path = '/hi/features/sip-calculator?m=500&r=12&y=5&v=1';
    const saved = { id: 'a', kind: 'sip-plan', version: savedPlanVersion, updatedAt: '2026-11-21' };
    const data = { title: '', query: 'm=500&r=12&y=5&v=1' };
    const named = { ...data, title: 'घर & बाग' };
    expect(plansInBrowser([{ ...saved, data }], 'hi')).toMatchObject([{ path }]);
    expect(plansInBrowser([{ ...saved, data: named }], 'hi')).toMatchObject([
      { path: `${path}&n=${encodeURIComponent('घर & बाग')}` },
    ]);
  });

  test('what the form says is Hindi, figures included', () => {
    const allMessages = formTexts(
      { ...typed, topUp1Rupees: '5000', topUp1Month: '30', years: '900', age: 'x' },
      readInputs({ ...typed, years: '900', age: 'x', monthlyRupees: '99999999999' }, today),
      answer,
      today,
      sip,
    );
    const said = [allMessages.problems, allMessages.hints, allMessages.summaries].flatMap((part) =>
      Object.values(part),
    );
    expect(said.length).toBeGreaterThan(12);
    // The first hint names the spellings that may be typed.
    const figures = said.filter(
      (text) => text !== sip.hints.rupees && text !== sip.problems.wrong.rupees,
    );
    expect(figures.filter((text) => englishFigures.test(text))).toEqual([]);
  });
});

describe('the CSV of a plan', () => {
  const origin = 'https://arthayatra.example';
  const { table } = messages().sip.details;

  const csvOf = (query: string) => {
    const { name, text } = planCsv(query, new Date(`${today}T06:00:00Z`), table, origin);
    const [address, gap, ...lines] = text.split('\r\n');
    return { name, address, gap, lines };
  };

  test('a line for each year in plain rupees', () => {
    const { lines, ...head } = csvOf('m=5000&r=12&y=10');
    expect(head).toEqual({
      name: 'sip-years.csv',
      address: `${origin}/features/sip-calculator?m=5000&r=12&y=10&v=1,${today}`,
      gap: '',
    });
    expect(lines).toHaveLength(11);
    expect(lines[0]).toBe(
      'Year,Monthly,Invested this year,Invested so far,Gain so far,Value,In today’s money (before tax)',
    );
    expect(lines[10]).toMatch(/^10,5000,60000,600000,561695,1161695,\d+$/);
  });

  test('a line for each month with its name, the lump sum in the first', () => {
    const { name, lines } = csvOf('m=5000&r=12&y=1&l=100000&tb=months');
    expect([name, lines.length]).toEqual(['sip-months.csv', 13]);
    expect(lines[1]).toMatch(/^1,Nov 2026,5000,105000,105000,999,105999,\d+$/);
    expect(lines[2]).toMatch(/^2,Dec 2026,5000,5000,110000,/);
  });
});

describe('the plan on the average of a category', () => {
  const { planHistory } = messages();
  const category = 'Equity - Flexi Cap Fund';
  const growth = Array.from({ length: 72 }, (_, month) => ({
    date: lastOfMonth(shiftMonths('2020-11-01', month)),
    value: 100 * 1.01 ** month * (1 + 0.1 * Math.sin(month / 5)),
  }));
  const payments = Array.from({ length: 36 }, () => 5_000);
  const found: PlanOnCategory = {
    ...{ category, fundPlan: 'regular', history: monthEndPlanHistory(growth, payments) },
    peers: null,
    months: { first: '2020-11-30', last: '2026-10-31' },
    funds: { min: 21, max: 34 },
    origin: {
      source: { name: 'Sample data', url: null, attribution: null },
      ...{ asOf: '2026-11-20', fetchedAt: '2026-11-20T18:30:00.000Z', status: 'sample' },
    },
  };

  function draw(
    planOnCategory: PlanOnCategory | null,
    categories = [category, 'Debt - Gilt Fund'],
    { language = 'en', ...known }: Partial<FundChoice> & { language?: Language } = {},
  ) {
    const choice: FundChoice = {
      ...{ scheme: null, found: null, problem: null, isUnknown: false, planOnFund: null },
      ...{ categories, planOnCategory, ...known },
    };
    const address = { m: '5000', r: '12', y: '3', tab: 'fund', n: 'House', id: firstId };
    const query = readSipPageQuery(address, '2026-11-21');
    render(
      <FundHistoryPart
        query={query}
        choice={choice}
        now={new Date('2026-11-21T05:00:00Z')}
        language={language}
      />,
    );
  }

  const sipsOf = (years: number, multiples: number[]) => ({
    ...{ years, windows: 2_345, funds: 31, ended: 4, brokenOff: 1, lossPercent: 12.5, multiples },
  });
  const sips = [sipsOf(1, [0.8, 0.9, 1, 1.1, 1.2]), sipsOf(3, [0.9, 1.1, 1.2, 1.3, 1.6])];
  const peersOf = (months: number, rupees = 5_000) =>
    planInPeers(
      sips,
      Array.from({ length: months }, () => rupees),
      '2026-10-31',
    );

  it('that could not be loaded is asked for again with the plan that was opened', () => {
    draw(null, undefined, { language: 'en', problem: 'timed-out' });
    const again = `/features/sip-calculator?m=5000&r=12&y=3&v=1&n=House&id=${firstId}#real-history`;
    expect(hrefOf(messages().sources.missing.retry)).toBe(again);
  });

  it('is in Hindi on the Hindi page: the choice, the range, its dates, its source and SEBI’s warning', () => {
    const peers = peersOf(12, 50_000);
    const stale = { ...found.origin!, status: 'stale' as const, asOf: '2026-11-20T09:30:00.000Z' };
    const scheme: Scheme = {
      ...{ code: 100_001, name: 'उदाहरण', house: 'उदाहरण', structure: 'open-ended' },
      ...{ category, amfiCategory: category, plan: 'direct', option: 'growth', optionText: null },
      ...{ isin: null, reinvestmentIsin: null, nav: null, navDate: '2025-01-31' },
    };
    draw({ ...found, peers, origin: stale }, undefined, {
      ...{ language: 'hi', found: [scheme], problem: 'timed-out', isUnknown: true },
    });
    const container = document.body;
    expect(screen.getByText('इक्विटी: फ़्लेक्सी कैप फ़ंड, रेगुलर प्लान')).toBeInTheDocument();
    expect(container).toHaveTextContent(/30 नवंबर 2020 से 31 अक्टूबर 2026 तक/);
    expect(container).toHaveTextContent(/लाख/);
    expect(container).toHaveTextContent(/20 नवंबर 2026, 15:00 IST/);
    const attributes = container.innerHTML.matchAll(/ (?:aria-label|title|placeholder)="([^"]*)"/g);
    const read = [...attributes].map(([, text]) => text);
    const latin = [container.textContent ?? '', ...read].join(' ').match(/[A-Za-z]{2,}/g) ?? [];
    const names = ['AMFI', 'NAV', 'SIP', 'XIRR', 'ISIN', 'IST'];
    expect(latin.filter((word) => !names.includes(word))).toEqual([]);
  });

  it('has a Hindi name for every category', () => {
    // Each is a group and a kind of the table.
    const table = readFileSync('lib/funds/domain/list/fund-categories.ts', 'utf8');
    const texts = [...table.matchAll(/'([^'\n]+)'/g)].map(([, text]) => text);
    const names = texts.flatMap((group) =>
      texts.flatMap((kind) => findCategory(`${group} - ${kind}`)?.name ?? []),
    );
    const categoryNames = [...new Set(names)];
    const inEnglish = categoryNames.filter((name) => /[A-Za-z]{5}/.test(categoryName(name, 'hi')));
    expect(inEnglish).toEqual([]);
    expect(categoryNames.length).toBeGreaterThan(50);
    expect(categoryName('Equity - New Kind', 'hi')).toBe('Equity - New Kind');
    expect(categoryName('Debt - Gilt Fund', 'en')).toBe('Debt - Gilt Fund');
  });

  it('asks for a category and the plan of its funds in the form of the fund', () => {
    draw(null);
    const form = screen.getByRole('search', { name: planHistory.title });
    expect(within(form).getByLabelText(planHistory.category)).toHaveValue('');
    expect(within(form).getByLabelText(planHistory.fundPlan)).toHaveValue('direct');
    const submit = within(form).getByRole('button', { name: planHistory.submitCategory });
    expect(submit).toHaveAttribute('name', 'fw');
    expect(submit).toHaveValue('category');
  });

  it('asks for no category before averages are stored, and says that one has none', () => {
    draw(null, []);
    expect(screen.queryByLabelText(planHistory.category)).not.toBeInTheDocument();
    draw({ ...found, history: null, months: null, funds: null });
    expect(screen.getByText(planHistory.categoryNone)).toBeInTheDocument();
  });

  it('shows the range of final values with its windows, funds, months and source', () => {
    draw(found);
    expect(screen.getByLabelText(planHistory.category)).toHaveValue(category);
    expect(screen.getByLabelText(planHistory.fundPlan)).toHaveValue('regular');
    const { band, runs } = found.history!;
    const values = (['worst', 'middle', 'best'] as const).map((place) =>
      formatLakhCrore(band[place].valueRupees),
    );
    expect(new Set(values).size).toBe(3);
    for (const value of values) expect(screen.getByText(plainSpaces(value))).toBeInTheDocument();
    expect(
      screen.getByText(new RegExp(`Started in each of ${runs.length} months`)),
    ).toBeInTheDocument();
    expect(
      screen.getByText(/The average of 21 to 34 funds a month, from 30 Nov 2020 to 31 Oct 2026/),
    ).toBeInTheDocument();
    expect(screen.getByText(/Each instalment buys at the end of its month/)).toBeInTheDocument();
    expect(screen.getAllByText(/Sample data/).length).toBeGreaterThan(0);
  });

  describe('the range over the funds of a category', () => {
    it('has what a plan of equal instalments became in them', () => {
      const peers = peersOf(36)!;
      expect(peers).toMatchObject({ years: 3, investedRupees: 180_000, funds: 31, ended: 4 });
      for (const [index, { valueRupees }] of Object.values(peers.outcomes).entries()) {
        const expected = sips[1]!.multiples[index]! * 180_000;
        expect(Math.abs(valueRupees / expected - 1)).toBeLessThan(1e-9);
      }
      expect(peers.outcomes.low.xirrPercent).toBeGreaterThan(0);
    });

    it('stands before the average, with funds that have closed counted', () => {
      draw({ ...found, peers: peersOf(36) });
      const { peers } = planHistory;
      const table = screen.getByRole('table', { name: peers.caption });
      const rows = within(table).getAllByRole('row').slice(1);
      const heads = rows.map(({ textContent }) => textContent?.match(/^[A-Z][a-z ]+/)?.[0]);
      expect(heads).toEqual(['Worst', 'Lower quartile', 'Median', 'Upper quartile', 'Best']);
      expect(rows[0]).toHaveTextContent('1,62,000');
      expect(screen.getByText(/2,345 SIPs of 3 years in 31 funds, 4 of which/)).toBeInTheDocument();
      expect(screen.getByText(/1 more was cut short/)).toBeInTheDocument();
      expect(screen.getByText(/12.5% of them ended below/)).toBeInTheDocument();
      expect(screen.getByText(peers.average)).toBeInTheDocument();
      expect(screen.queryByText(/No stored SIP is as long/)).not.toBeInTheDocument();
    });

    it('says where it is of a part of the plan', () => {
      draw({ ...found, peers: peersOf(24) });
      expect(
        screen.getByText(/These results are for the first 1 year of your plan/),
      ).toBeInTheDocument();
    });
  });
});
