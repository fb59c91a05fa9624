import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '@/lib/messages';
import { answerBox, drawEditor, legField } from './draw-editor';

jest.mock('next/navigation', () => ({
  useRouter: () => ({}),
  usePathname: () => '/features/option-trading',
}));

jest.mock('@/lib/options/server/actions', () => ({ saveTrade: jest.fn(), removeTrade: jest.fn() }));

const { options, optionViews } = messages();
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

/** Lets pauses pass that messages and the address wait for. */
const pause = () => act(() => jest.advanceTimersByTimeAsync(1000));
const type = async (box: HTMLElement, text: string) => {
  fireEvent.change(box, { target: { value: text } });
  await act(() => jest.advanceTimersByTimeAsync(0));
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
afterEach(() => jest.useRealTimers());

test('the first result is shown: maximum loss, breakevens before and after charges', () => {
  drawEditor(oneCall);
  expect(answerBox()).toHaveTextContent('This position can lose');
  expect(answerBox()).toHaveTextContent('Max profitUnlimited');
  expect(answerBox()).toHaveTextContent('−₹6,500');
  expect(answerBox()).toHaveTextContent('24,100');
  expect(answerBox()).toHaveTextContent('24,100.56');
});

test('a leg edited changes result and address, and only what was typed', async () => {
  drawEditor(oneCall);
  await type(legField('lots', 1), '2');
  await pause();
  expect(answerBox()).toHaveTextContent('−₹13,000');
  expect(window.location.search).toContain('b_c_2_65_100');
  expect(legField('price', 1)).toHaveValue('100');
});

test('a bad figure stays in its field with an error, and the last good result is marked', async () => {
  drawEditor(oneCall);
  await type(legField('lots', 1), '2');
  await type(legField('strike', 1), 'abc');
  await pause();
  expect(legField('strike', 1)).toHaveValue('abc');
  expect(legField('strike', 1)).toBeInvalid();
  expect(legField('strike', 1)).toHaveAccessibleDescription(options.problems['not-a-number']);
  expect(answerBox()).toHaveTextContent('This is the last result');
  expect(answerBox()).toHaveTextContent('Buy 2 × 24,000 Call, 1 Dec 2026');
  expect(window.location.search).not.toContain('abc');
});

test('savings give the loss as a share and stay out of the address', async () => {
  drawEditor(oneCall);
  await type(screen.getByLabelText(options.form.savings), '1,00,000');
  await pause();
  expect(answerBox()).toHaveTextContent('6.5% of the savings you entered');
  expect(window.location.search).not.toContain('100000');
});

test('legs are added and removed up to eight', async () => {
  drawEditor(oneCall + '&l=b_c_1_65_100_2026-12-01_24000_0.1'.repeat(6));
  fireEvent.click(screen.getByText(options.form.add));
  await pause();
  expect(legField('side', 8)).toBeInTheDocument();
  expect(screen.queryByText(options.form.add)).not.toBeInTheDocument();
  fireEvent.click(screen.getByLabelText('Remove leg 8'));
  await pause();
  expect(screen.getByText('Leg 7')).toBeInTheDocument();
  expect(screen.queryByText('Leg 8')).not.toBeInTheDocument();
});

test('a naked short says unlimited, and its margin is a range with its assumption', () => {
  drawEditor('v=1&l=s_c_1_65_100_2026-12-01_24000_0.1&s=24000&date=2026-11-21');
  expect(answerBox()).toHaveTextContent('This position can lose without limit');
  expect(answerBox()).toHaveTextContent('our own assumption: a jump of 10% to 20%');
  expect(within(answerBox()).getByRole('link', { name: /SPAN/ })).toBeVisible();
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
});

test('the legs of a preset replace the current ones', async () => {
  drawEditor(oneCall);
  await user.click(screen.getByText(options.form.load));
  await pause();
  await pause();
  expect(legField('strike', 4)).toHaveValue('24400');
  expect(window.location.search.match(/l=/g)).toHaveLength(4);
});

test('a view in words puts its legs into the editor', async () => {
  drawEditor(oneCall);
  expect(screen.queryByLabelText(optionViews.label)).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('tab', { name: options.tabs.views }));
  showPanels();
  await pause();
  await pause();
  fireEvent.click(screen.getByRole('button', { name: optionViews.examples.mild }));
  fireEvent.click(screen.getByRole('button', { name: /Load the Bull call spread/ }));
  await pause();
  expect(legField('side', 2)).toHaveValue('sell');
  expect(answerBox()).not.toHaveTextContent(options.answer.riskUnlimited.slice(0, 40));
});

test('a requested pause says until when, and is stored', async () => {
  drawEditor(oneCall);
  await type(legField('lots', 1), '2');
  await pause();
  fireEvent.click(screen.getByLabelText(options.pause.label));
  expect(screen.getByText(/You asked to wait until/)).toBeInTheDocument();
  expect(window.localStorage.getItem('option-pause-until')).not.toBeNull();
  fireEvent.click(screen.getByLabelText(options.pause.label));
  expect(screen.queryByText(/You asked to wait until/)).not.toBeInTheDocument();
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
  expect(legField('expiry', 4)).toHaveValue('2026-12-10');
});

test.each([
  ['rules', options.notes.settlementTitle],
  ['greeks', options.greeks.lead],
  ['charges', options.charges.exercise.slice(0, 40)],
] as const)('the panel of %s comes with its tab', async (tab, text) => {
  drawEditor(oneCall);
  expect(screen.queryByText(new RegExp(text))).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('tab', { name: options.tabs[tab] }));
  showPanels();
  await pause();
  await pause();
  expect(screen.getByText(new RegExp(text))).toBeInTheDocument();
});

test.each([
  [oneCall, options.answer.marginMethod.defined],
  [oneCall.replace('b_c', 's_c'), /jumped at once by 10% and by 20%/],
])('the margin says its method, source and date', (query, sentence) => {
  drawEditor(query);
  const box = answerBox();
  expect(within(box).getByText(options.answer.marginMethod.title)).toBeInTheDocument();
  expect(within(box).getByText(sentence)).toBeInTheDocument();
  expect(box).toHaveTextContent(/at least 9\.3% for an index, 14\.2% for a stock/);
  expect(box).toHaveTextContent(
    /SEBI\/HO\/MRD2\/DCAP\/CIR\/P\/2020\/27 of 24 Feb 2020, in force since 1 Jun 2020, read on 26 Nov 2026/,
  );
});
