import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rowsOf } from '@/components/charts/reading/reading-rows';
import { csvOfRows } from '@/components/charts/reading/table-csv';
import { AnswerStats } from '@/components/options/answer-stats';
import { editorMessages, formTexts, moveTexts } from '@/components/options/form-texts';
import { HeatCard } from '@/components/options/position/heat-card';
import { MarketChoice, PresetField } from '@/components/options/title-row';
import { OptionEditor } from '@/components/options/option-editor';
import { PositionFigures } from '@/components/options/position/position-figures';
import { maxLegs } from '@/lib/options/domain/position/leg';
import { presetIds } from '@/lib/options/domain/position/preset';
import { analyse } from '@/lib/options/domain/position/analysis';
import { readStrategy } from '@/lib/options/domain/position/read-strategy';
import {
  panelPathsOf,
  strategyPath,
  typedFromQuery,
} from '@/lib/options/domain/position/strategy-address';
import { underlyings, noMoves } from '@/lib/options/domain/position/typed-strategy';
import { messages } from '@/lib/messages';
import { enterText } from '@/tests/components/enter-text';
import { passTime } from '@/tests/components/pass-time';
import { analysisOf } from '@/tests/unit/lib/options/any-legs';

jest.mock('@/lib/options/server/actions', () => ({ saveTrade: jest.fn(), removeTrade: jest.fn() }));

let mockIsOffline = false;
jest.mock('@/components/options/editor-panels', () => {
  if (mockIsOffline) throw new TypeError('Failed to fetch dynamically imported module');
  return jest.requireActual('@/components/options/editor-panels');
});
// Compiled before the first test, whose time limit would include it.
jest.requireActual('@/components/options/editor-panels');

const { options, optionViews } = messages();
const today = '2026-11-21';

/** The editor as the page renders it for an address. */
function drawEditor(search = '') {
  window.history.replaceState(null, '', '/features/option-trading');
  const { typed } = typedFromQuery(new URLSearchParams(search), today);
  const read = readStrategy(typed);
  const analysis = read.strategy && analyse(read.strategy);
  const path = read.strategy && strategyPath(read.strategy, today);
  return render(
    <OptionEditor
      action="/features/option-trading"
      initialTyped={typed}
      initialMessages={formTexts(read)}
      initialMoveTexts={moveTexts(read.strategy, noMoves)}
      initialGood={read.strategy}
      initialPath={path}
      today={today}
      maxLegs={maxLegs}
      header={
        <>
          <MarketChoice messages={options.form} />
          <PresetField
            preset="short-iron-condor"
            view={[
              {
                title: options.presets.title,
                names: presetIds.map((id) => options.presets.names[id]),
              },
            ]}
            messages={options.form}
          />
        </>
      }
      underlyings={underlyings.map((value) => ({ value, label: value }))}
      expiries={['2026-12-01', '2026-12-08']}
      messages={editorMessages(options)}
      trades={null}
      indexFund={{ code: 100_001, path: '/nav.csv' }}
      stats={
        analysis ? <AnswerStats analysis={analysis} savingsRupees={null} stale={null} /> : null
      }
      payoff={<p>drawn by the server</p>}
      figures={analysis ? <PositionFigures analysis={analysis} /> : null}
      heat={analysis ? <HeatCard analysis={analysis} moves={noMoves} /> : null}
      panels={{ greeks: null, charges: null, presets: null, rules: null }}
      panelPaths={panelPathsOf(path)}
    />,
  );
}

const answerBox = () => screen.getByLabelText(options.answer.title);

const legField = (label: keyof typeof options.form.labels, number: number) =>
  screen.getByLabelText(`${options.form.labels[label]}, leg ${number}`);

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

/** Lets pauses pass that messages and the address wait for. */
const pause = () => passTime(1000);
const type = async (box: HTMLElement, text: string) => {
  enterText(box, text);
  await passTime(0);
};

const oneCall = 'v=1&l=b_c_1_65_100_2026-12-01_24000_0.1&s=24000&date=2026-11-21';

/** jsdom has no layout: panels come into view when the test says so. */
let comeIntoView: (() => void)[];
const showPanels = () => {
  for (const show of comeIntoView) show();
};

beforeEach(() => {
  jest.useFakeTimers();
  comeIntoView = [];
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        comeIntoView.push(() => act(() => this.report([{ isIntersecting: true }])));
      }
      disconnect() {}
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  mockIsOffline = false;
});

// The first test: what has loaded once does not fail again.
test('a panel whose code did not arrive says so, and a press tries again', async () => {
  mockIsOffline = true;
  drawEditor(oneCall);
  await user.click(screen.getByRole('tab', { name: options.tabs.journal }));
  showPanels();
  await pause();
  const panel = within(screen.getByRole('tabpanel', { name: options.tabs.journal }));
  const retry = panel.getByRole('button', { name: options.answer.retry });
  mockIsOffline = false;
  await user.click(retry);
  await pause();
  expect(retry).not.toBeInTheDocument();
  expect(panel.getByText(messages().optionJournal.whereGuest)).toBeVisible();
});

test('the lot of an index is typed for a day of which the law’s is not known', async () => {
  drawEditor('under=BANKNIFTY&date=2025-09-20');
  const lot = () => screen.getByLabelText(options.form.market.units);
  expect(lot()).not.toHaveAttribute('readonly');
  expect(screen.queryByText(options.form.market.unitsByLaw)).not.toBeInTheDocument();
  await type(lot(), '35');
  expect(lot()).toHaveValue('35');
  expect(lot()).toBeValid();
  await type(screen.getByLabelText(options.form.market.date), '2026-02-02');
  expect(lot()).toHaveValue('30');
  expect(lot()).toHaveAttribute('readonly');
  expect(screen.getByText(options.form.market.unitsByLaw)).toBeInTheDocument();
});

test('the first result is shown: maximum loss, breakevens before and after charges', () => {
  drawEditor(oneCall);
  expect(answerBox()).toHaveTextContent('Max profitUnlimited');
  expect(answerBox()).toHaveTextContent('−₹6,500');
  expect(answerBox()).toHaveTextContent('24,100');
  expect(answerBox()).toHaveTextContent('24,100.56');
});

test.each(['short-iron-condor', 'put-condor', 'long-box', 'protective-put'])(
  'the loss with charges of a %s is the maximum loss after charges, and only its share of savings is said again',
  async (preset) => {
    drawEditor(`preset=${preset}&act=load`);
    const after = /Max loss.*?After charges −(₹[\d,]+)/.exec(answerBox().textContent ?? '')?.[1];
    expect(after).toBeDefined();
    expect(answerBox()).not.toHaveTextContent('This position can lose');
    fireEvent.focusIn(screen.getByText(options.form.groups.savings));
    await pause();
    await type(screen.getByLabelText(options.form.savings), '10,00,000');
    await pause();
    expect(answerBox()).toHaveTextContent(`This position can lose ${after}₹`);
  },
);

test('a loss after charges that only the opening is known of is said in a sentence', () => {
  drawEditor(`${oneCall.replace('b_c', 's_p')}&l=s_p_1_65_200_2026-12-29_24000_0.1`);
  expect(answerBox()).toHaveTextContent('This position can lose ₹');
});

test('on a day without rates of charges no loss is said to hold them', async () => {
  drawEditor('v=1&l=b_c_1_65_100_2026-03-24_24000_0.1&s=24000&date=2026-03-16');
  expect(answerBox()).not.toHaveTextContent('with charges');
  fireEvent.focusIn(screen.getByText(options.form.groups.savings));
  await pause();
  await type(screen.getByLabelText(options.form.savings), '1,00,000');
  await pause();
  expect(answerBox()).toHaveTextContent('before charges, 6.5% of the savings you entered');
  expect(answerBox()).not.toHaveTextContent('with charges');
});

test('a leg edited changes result and address; a bad figure stays with an error, the last result is marked', async () => {
  drawEditor(oneCall);
  await type(legField('lots', 1), '2');
  await pause();
  expect(answerBox()).toHaveTextContent('−₹13,000');
  expect(window.location.search).toContain('b_c_2_65_100');
  await type(legField('strike', 1), 'abc');
  await pause();
  expect(legField('strike', 1)).toHaveValue('abc');
  expect(legField('strike', 1)).toBeInvalid();
  expect(legField('strike', 1)).toHaveAccessibleDescription(
    `${options.form.labels.strike}: ${options.problems['not-a-number']}`,
  );
  expect(answerBox()).toHaveTextContent('This is the last result');
  expect(answerBox()).toHaveTextContent('Buy 2 × 24,000 Call, 1 Dec 2026');
  expect(window.location.search).not.toContain('abc');
});

test('savings give the loss as a share and stay out of the address; a requested pause is stored', async () => {
  drawEditor(oneCall);
  fireEvent.focusIn(screen.getByText(options.form.groups.savings));
  await pause();
  await type(screen.getByLabelText(options.form.savings), '1,00,000');
  await pause();
  expect(answerBox()).toHaveTextContent('6.5% of the savings you entered');
  expect(window.location.search).not.toContain('100000');
  fireEvent.click(screen.getByLabelText(options.pause.label));
  expect(screen.getByText(/You asked to wait until/)).toBeInTheDocument();
  expect(window.localStorage.getItem('option-pause-until')).not.toBeNull();
  await passTime(86_400_000);
  expect(screen.getByText(options.pause.over)).toBeInTheDocument();
  fireEvent.click(screen.getByLabelText(options.pause.label));
  expect(screen.queryByText(/You asked to wait until/)).not.toBeInTheDocument();
});

test('legs are added and removed up to eight', async () => {
  drawEditor(oneCall + '&l=b_c_1_65_100_2026-12-01_24000_0.1'.repeat(6));
  await type(legField('lots', 2), '3');
  await pause();
  expect([1, 2, 3].map((leg) => legField('lots', leg))).toEqual([
    expect.objectContaining({ value: '1' }),
    expect.objectContaining({ value: '3' }),
    expect.objectContaining({ value: '1' }),
  ]);
  fireEvent.click(screen.getByText(options.form.add));
  await pause();
  expect(legField('side', 8)).toBeInTheDocument();
  expect(screen.queryByText(options.form.add)).not.toBeInTheDocument();
  fireEvent.click(screen.getByLabelText('Remove leg 8'));
  await pause();
  expect(screen.getByText('Leg 7')).toBeInTheDocument();
  expect(screen.queryByText('Leg 8')).not.toBeInTheDocument();
});

test('without legs the result is marked as the last one, with what to do', async () => {
  drawEditor(oneCall);
  fireEvent.click(screen.getByLabelText('Remove leg 1'));
  await pause();
  expect(screen.queryByLabelText('Remove leg 1')).not.toBeInTheDocument();
  expect(answerBox()).toHaveTextContent(
    'The position has no legs. Add a leg or load a ready-made strategy. This is the last result: Buy 1 × 24,000 Call, 1 Dec 2026.',
  );
  fireEvent.click(screen.getByText(options.form.add));
  await pause();
  expect(answerBox()).not.toHaveTextContent('This is the last result');
});

test('a leg without a strike leaves its place empty and sends the value that it had', async () => {
  drawEditor(oneCall);
  await type(legField('kind', 1), 'future');
  await pause();
  expect(screen.queryByLabelText(`${options.form.labels.strike}, leg 1`)).not.toBeInTheDocument();
  expect(screen.getByText(options.form.labels.strike)).toBeVisible();
  const { form } = legField('kind', 1) as HTMLSelectElement;
  expect(new FormData(form ?? undefined).get('leg1.strike')).toBe('24000');
  await type(legField('kind', 1), 'put');
  expect(legField('strike', 1)).toHaveValue('24000');
});

test('arrows lead from cell to cell of the table', async () => {
  drawEditor(oneCall);
  const [table] = screen.getAllByRole('grid');
  const cells = table ? within(table).getAllByRole('cell') : [];
  const columns = 7;
  const at = (row: number, column: number) => cells[row * columns + column];
  const start = at(5, 0);
  expect(cells.filter(({ tabIndex }) => tabIndex === 0)).toEqual([start]);
  act(() => start?.focus());
  await user.keyboard('{ArrowRight}');
  expect(at(5, 1)).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(at(6, 1)).toHaveFocus();
  await user.keyboard('{Control>}{Home}{/Control}{ArrowUp}');
  expect(at(0, 0)).toHaveFocus();
  await user.keyboard('{PageDown}{End}');
  expect(at(10, 6)).toHaveFocus();
  // The browser goes back with it.
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(at(10, 6)).toHaveFocus();
});

test('the CSV of the table of results holds numbers only, the spots among them', () => {
  drawEditor(oneCall);
  const figure = screen
    .getAllByRole('figure')
    .find((each) => within(each).queryByRole('grid') !== null);
  const [head, ...rows] = csvOfRows(rowsOf(figure!))
    .split('\r\n')
    .map((line) => line.split(','));
  expect(head).toHaveLength(8);
  expect(rows).toHaveLength(11);
  expect(rows.flat().map(Number)).not.toContain(NaN);
  expect(rows[5]?.[0]).toBe('24000');
});

test('a view in words puts its legs into the editor', async () => {
  drawEditor(oneCall);
  expect(screen.queryByLabelText(optionViews.label)).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('tab', { name: options.tabs.views }));
  showPanels();
  await pause();
  await pause();
  fireEvent.click(screen.getByRole('button', { name: /^mildly up by/ }));
  fireEvent.click(screen.getByLabelText(/Load the Bull call spread/));
  await pause();
  expect(legField('side', 2)).toHaveValue('sell');
  expect(answerBox()).not.toHaveTextContent(options.answer.riskUnlimited.slice(0, 40));
});

test('the chain adds the eighth leg, and says instead of a ninth how many there may be', async () => {
  drawEditor(oneCall + '&l=b_c_1_65_100_2026-12-01_24000_0.1'.repeat(6));
  fireEvent.click(screen.getByRole('tab', { name: options.tabs.chain }));
  showPanels();
  await pause();
  await pause();
  const buy = screen.getByLabelText('Buy call 24,000');
  fireEvent.click(buy);
  expect(screen.getByText(/^Added: buy call 24,000 at /)).toBeInTheDocument();
  await pause();
  expect(legField('side', 8)).toHaveValue('buy');
  fireEvent.click(buy);
  expect(screen.queryByText(/^Added:/)).not.toBeInTheDocument();
  expect(screen.getAllByText(options.form.max)).toHaveLength(2);
});

test('underlying and expiry of the title row change the market and the legs', async () => {
  drawEditor(oneCall);
  const expiry = screen.getByLabelText(options.form.expiry);
  expect(expiry).toHaveValue('2026-12-01');
  await type(expiry, '2026-12-08');
  expect(legField('expiry', 1)).toHaveValue('2026-12-08');
  await type(screen.getByLabelText(options.form.market.underlying), 'SENSEX');
  await pause();
  expect(window.location.search).toContain('under=SENSEX');
  // SENSEX expires on Thursdays: a loaded preset takes the expiry that is chosen there.
  await type(screen.getByLabelText(options.form.expiry), '2026-12-10');
  await user.click(screen.getByText(options.form.load));
  await pause();
  await pause();
  expect(legField('strike', 4)).toHaveValue('24400');
  expect(legField('expiry', 4)).toHaveValue('2026-12-10');
  expect(window.location.search.match(/l=/g)).toHaveLength(4);
});

test('the panels of rules, greeks and charges come with their tabs', async () => {
  drawEditor(oneCall);
  const tabs = screen.getAllByRole('tab', { hidden: true });
  const firstWords = [
    ['rules', options.notes.settlementTitle],
    ['greeks', options.greeks.lead],
    ['charges', options.charges.exercise.slice(0, 40)],
  ] as const;
  for (const [, text] of firstWords) {
    expect(screen.queryByText(new RegExp(text))).not.toBeInTheDocument();
  }
  for (const [name, text] of firstWords) {
    fireEvent.click(tabs.find(({ textContent }) => textContent === options.tabs[name])!);
    showPanels();
    await pause();
    await pause();
    expect(screen.getByText(new RegExp(text))).toBeInTheDocument();
  }
});

test.each([
  [oneCall, options.answer.marginMethod.defined],
  [oneCall.replace('b_c', 's_c'), /The loss has no limit.*suddenly jumped by 10% and by 20%/],
])(
  'the margin says its method, source and date, and a naked short that the loss has no limit',
  (query, sentence) => {
    drawEditor(query);
    const box = answerBox();
    const isNaked = query !== oneCall;
    expect(box.textContent?.includes('This position can lose without limit')).toBe(isNaked);
    expect(box.textContent?.includes('our own assumption: a sudden jump of 10% to 20%')).toBe(
      isNaked,
    );
    expect(within(box).getByText(options.answer.marginMethod.title)).toBeInTheDocument();
    expect(within(box).getByText(sentence)).toBeInTheDocument();
    expect(box).toHaveTextContent(/The minimum is 9\.3% for an index, 14\.2% for a stock/);
    expect(box).toHaveTextContent(
      /SEBI\/HO\/MRD2\/DCAP\/CIR\/P\/2020\/27 of 24 Feb 2020, in force since 1 Jun 2020, read on 26 Nov 2026/,
    );
  },
);

test.each([
  ['a sold put', oneCall.replace('b_c', 's_p'), /^No bought leg limits the loss of a fall/],
  [
    'a calendar spread',
    `${oneCall.replace('b_c', 's_c')}&${oneCall.replace(/2026-\d\d-\d\d/, '2026-12-29')}`,
    /^The legs expire on different days/,
  ],
])(
  'the margin of %s, whose loss has a limit, does not say that it has none',
  (_, query, reason) => {
    drawEditor(query);
    const box = answerBox();
    expect(within(box).getByText(reason)).toBeInTheDocument();
    expect(box).not.toHaveTextContent(/no limit|without limit/);
  },
);

test.each([
  // A shared address has a day of its own, which is seldom that of the reader.
  [0, '2 Nov 2026'],
  [1, '+1 day, 3 Nov 2026'],
  [2, '+2 days, 4 Nov 2026'],
])('the slider of days says %i as "%s"', (days, text) => {
  const query = 'l=b_c_1_65_100_2026-11-10_24000_0.13&date=2026-11-02';
  const { strategy } = analysisOf(query, today);
  expect(moveTexts(strategy, { ...noMoves, days }).days).toBe(text);
});
