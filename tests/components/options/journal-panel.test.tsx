import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { JournalPanel } from '@/components/options/journal/journal-panel';
import { EditorPanel } from '@/components/options/editor-panels';
import { saveCsv } from '@/components/ui/files/save-csv';
import { messages } from '@/lib/messages';
import { chartLabels } from '@/lib/messages/en/chart-labels';
import { changedMeanwhile } from '@/lib/messages/en/save-outcomes';
import { removeTrade, saveTrade } from '@/lib/options/server/actions';
import { copyOf, readCopy, type JournalEntry } from '@/lib/options/domain/journal/journal-entry';
import { SmileChart } from '@/components/options/chain/volatility-views';
import { PastMovesCard } from '@/components/options/history/past-moves-card';
import { HeatCard } from '@/components/options/position/heat-card';
import { PayoffFigure } from '@/components/options/position/payoff-figure';
import { tradingDaysAfter } from '@/lib/calendar/trading-days';
import { analysisOf } from '@/tests/unit/lib/options/any-legs';
import { typedFromQuery } from '@/lib/options/domain/position/strategy-address';
import { noMoves } from '@/lib/options/domain/position/typed-strategy';
import { enterText } from '@/tests/components/enter-text';
import { holdAnswer } from '@/tests/factories/hold-answer';
import { fakeDate } from '@/tests/factories/timers';

jest.mock('@/lib/options/server/actions', () => ({ saveTrade: jest.fn(), removeTrade: jest.fn() }));

jest.mock('@/components/ui/files/save-csv', () => ({ saveCsv: jest.fn() }));

const { optionJournal } = messages();
const { add, close, list } = optionJournal;
const key = 'option-journal';

const current = {
  name: 'Bull call spread',
  query: 'v=1&l=b_c_1_65_120_2026-12-01_24500_0.13',
  spot: 24_512,
  entryRupees: -2600,
  maxLossRupees: 2600,
};

const savedEntry: JournalEntry = {
  id: '6f1c1a52-5f2e-4b7a-9f0e-0a4c7f1d2b3c',
  strategy: 'Short strangle',
  query: current.query,
  openedOn: '2026-11-10',
  spot: null,
  entryRupees: 5000,
  why: 'Quiet week',
  targetRupees: 2500,
  stopRupees: 4000,
  maxLossRupees: null,
  close: null,
};

let nextId = 0;

beforeEach(() => {
  fakeDate(new Date('2026-11-21T12:00:00+05:30'));
  localStorage.clear();
  jest.clearAllMocks();
  nextId = 0;
  Object.defineProperty(crypto, 'randomUUID', {
    configurable: true,
    value: () => `00000000-0000-4000-8000-00000000000${(nextId += 1)}`,
  });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

type Current = typeof current | null;

function panel(
  strategy: Current,
  memberEntries: readonly JournalEntry[] | null = null,
  onQueryLoaded = jest.fn(),
) {
  return (
    <JournalPanel memberEntries={memberEntries} current={strategy} onQueryLoaded={onQueryLoaded} />
  );
}

function show(memberEntries: readonly JournalEntry[] | null = null) {
  const onQueryLoaded = jest.fn();
  render(panel(current, memberEntries, onQueryLoaded));
  return onQueryLoaded;
}

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const type = (label: string, value: string) => enterText(field(label), value);
const press = (text: string) => userEvent.click(screen.getByText(text));
const saveGuest = (entries: readonly JournalEntry[]) =>
  localStorage.setItem(key, JSON.stringify(copyOf(entries)));
const guestEntries = () => {
  const text = localStorage.getItem(key);
  return text === null ? [] : readCopy(JSON.parse(text)).entries;
};

it('saves a trade with the strategy of the page in the browser of a guest', async () => {
  show();
  await press(add.fillIn);
  expect(field(add.fields.entry)).toHaveValue('−2,600');
  type(add.fields.why, 'Breakout');
  type(add.fields.target, '1,500');
  await press(add.submit);
  expect(await screen.findByText(optionJournal.saved)).toBeVisible();
  expect(guestEntries()).toEqual([
    {
      id: '00000000-0000-4000-8000-000000000001',
      strategy: current.name,
      query: current.query,
      openedOn: '2026-11-21',
      spot: current.spot,
      entryRupees: -2600,
      why: 'Breakout',
      targetRupees: 1500,
      stopRupees: null,
      maxLossRupees: 2600,
      close: null,
    },
  ]);
  expect(field(add.fields.strategy)).toHaveValue('');
});

it('takes the new day on a page that is open past midnight in India, and still none in the future', async () => {
  saveGuest([savedEntry]);
  fakeDate(new Date('2026-11-21T23:50:00+05:30'));
  show();
  jest.setSystemTime(new Date('2026-11-22T00:10:00+05:30'));
  const closedOn = field(close.fields.closedOn);
  type(close.fields.result, '100');
  await userEvent.click(screen.getByLabelText(close.yes));
  expect(closedOn).toHaveAttribute('max', '2026-11-22');
  type(close.fields.closedOn, '2026-11-23');
  await press(close.submit);
  expect(screen.getByText(optionJournal.problems['in-future'])).toBeInTheDocument();
  type(close.fields.closedOn, '2026-11-22');
  await press(close.submit);
  expect(await screen.findByText(optionJournal.closed)).toBeVisible();
  expect(guestEntries()[0]?.close?.closedOn).toBe('2026-11-22');
});

it('goes to the first field that is wrong and loses nothing', async () => {
  show();
  type(add.fields.entry, 'much');
  type(add.fields.why, 'Because');
  await press(add.submit);
  expect(field(add.fields.strategy)).toHaveFocus();
  expect(screen.getByText(optionJournal.problems.missing)).toBeInTheDocument();
  expect(screen.getByText(optionJournal.problems['not-a-number'])).toBeInTheDocument();
  expect(field(add.fields.why)).toHaveValue('Because');
  expect(guestEntries()).toEqual([]);
});

it('closes a trade, holds the plan against the result and counts it', async () => {
  saveGuest([savedEntry]);
  show();
  const { title } = optionJournal.statistics;
  expect(screen.queryByRole('region', { name: title })).not.toBeInTheDocument();
  type(close.fields.result, '-4,100');
  expect(field(close.fields.charges)).toHaveAccessibleDescription(close.chargesHint);
  type(close.fields.charges, '60');
  await press(close.submit);
  expect(screen.getByLabelText(close.yes)).toHaveFocus();
  await userEvent.click(screen.getByLabelText(close.no));
  await press(close.submit);
  expect(await screen.findByText(optionJournal.closed)).toBeVisible();
  expect(screen.getByText(new RegExp(list.comparisons['beyond-stop']))).toBeVisible();
  const statistics = within(screen.getByRole('region', { name: title }));
  expect(statistics.getByText(/^1 closed, 0 open/)).toBeVisible();
  expect(statistics.getAllByText('−₹4,160')).toHaveLength(4);
  expect(statistics.getAllByText('0%')).toHaveLength(2);
  expect(guestEntries()[0]?.close).toMatchObject({ resultRupees: -4100, followedPlan: false });
});

it('loads the legs of a trade, saves the journal as CSV, and deletes only after asking, with the focus in the list', async () => {
  saveGuest([{ ...savedEntry, why: '-1+1' }]);
  const onQueryLoaded = show();
  await userEvent.click(screen.getByLabelText('Load the legs of Short strangle'));
  expect(onQueryLoaded).toHaveBeenCalledWith(savedEntry.query);
  await press(optionJournal.csv.button);
  await waitFor(() => expect(saveCsv).toHaveBeenCalled());
  expect(jest.mocked(saveCsv).mock.calls).toEqual([
    [
      'option-journal-2026-11-21.csv',
      expect.stringContaining(`2026-11-10,,5000,"'-1+1",2500,4000`),
    ],
  ]);
  const ask = () => userEvent.click(screen.getByLabelText('Delete Short strangle of 10 Nov 2026'));
  const confirmation = screen.getByText(list.remove.confirm);
  expect(confirmation).not.toBeVisible();
  await ask();
  expect(confirmation).toBeVisible();
  await ask();
  expect(confirmation).not.toBeVisible();
  expect(guestEntries()).toHaveLength(1);
  await ask();
  await userEvent.click(confirmation);
  expect(await screen.findByText(list.empty)).toBeVisible();
  expect(screen.getByText(list.title)).toHaveFocus();
  expect(guestEntries()).toEqual([]);
});

it('says that nothing is saved when the browser refuses, and holds the trade until the page is left', async () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  show();
  await press(add.fillIn);
  await press(add.submit);
  expect(await screen.findByText(optionJournal.notSaved)).toBeVisible();
  expect(screen.getByText(current.name)).toBeVisible();
  // Once the browser stores again, the whole journal is stored.
  setItem.mockRestore();
  await press(add.fillIn);
  await press(add.submit);
  await screen.findByText(optionJournal.saved);
  expect(screen.queryByText(optionJournal.notSaved)).not.toBeInTheDocument();
  expect(guestEntries()).toHaveLength(2);
});

it('says that legs filled in are no longer those of the strategy, and saves them as filled in', async () => {
  const { rerender } = render(panel(current));
  await press(add.fillIn);
  expect(screen.getByText(add.legs)).toBeInTheDocument();
  rerender(panel({ ...current, query: 'v=1&l=b_p_1_65_120_2026-12-01_24500_0.13' }));
  expect(screen.getByText(`${add.legs} ${add.legsChanged}`)).toBeInTheDocument();
  rerender(panel(null));
  expect(screen.getByText(add.legs)).toBeInTheDocument();
  await press(add.submit);
  await screen.findByText(optionJournal.saved);
  expect(guestEntries()[0]?.query).toBe(current.query);
});

it('does not overwrite an entry that it cannot read', async () => {
  localStorage.setItem(key, '{"version":2}');
  show();
  expect(screen.getByText(optionJournal.wholeUnread)).toBeVisible();
  expect(screen.queryByText(add.submit)).not.toBeInTheDocument();
  expect(localStorage.getItem(key)).toBe('{"version":2}');
  await press(optionJournal.startAnew);
  expect(localStorage.getItem(key)).toBeNull();
  expect(screen.getByText(add.submit)).toBeInTheDocument();
});

it('saves a member’s trades in the account, and preserves what was typed when that fails', async () => {
  jest.mocked(saveTrade).mockResolvedValueOnce('ended').mockResolvedValueOnce(null);
  jest.mocked(removeTrade).mockResolvedValueOnce('unavailable');
  show([savedEntry]);
  expect(screen.getByText(optionJournal.whereMember, { exact: false })).toBeVisible();
  await press(add.fillIn);
  await press(add.submit);
  expect(await screen.findByText(optionJournal.failures.ended)).toBeVisible();
  expect(field(add.fields.strategy)).toHaveValue(current.name);
  await press(add.submit);
  expect(await screen.findByText(optionJournal.saved)).toBeVisible();
  const ids = jest.mocked(saveTrade).mock.calls.map(([entry]) => (entry as JournalEntry).id);
  expect(ids[0]).toBe(ids[1]);
  await userEvent.click(screen.getByLabelText(/^Delete Short/));
  await userEvent.click(screen.getByText(list.remove.confirm));
  expect(await screen.findByText(optionJournal.failures.unavailable)).toBeVisible();
  expect(localStorage).toHaveLength(0);
});

it('keeps what a member types while a trade is being saved, as a correction of it', async () => {
  const answer = holdAnswer(jest.mocked(saveTrade));
  jest.mocked(saveTrade).mockResolvedValue(null);
  show([]);
  await press(add.fillIn);
  await press(add.submit);
  type(add.fields.why, 'A second thought');
  await act(async () => answer(null));
  expect(screen.getByText(optionJournal.saved)).toBeVisible();
  expect(screen.getByText(changedMeanwhile)).toBeInTheDocument();
  expect(field(add.fields.why)).toHaveValue('A second thought');
  expect(screen.getByText(add.legs)).toBeInTheDocument();
  await press(add.submit);
  const [[first], [second]] = jest.mocked(saveTrade).mock.calls as [[JournalEntry], [JournalEntry]];
  expect(second).toEqual({ ...first, why: 'A second thought' });
  await waitFor(() => expect(field(add.fields.why)).toHaveValue(''));
  expect(screen.queryByText(changedMeanwhile)).not.toBeInTheDocument();
  // The next trade is another one.
  await press(add.fillIn);
  await press(add.submit);
  const [third] = jest.mocked(saveTrade).mock.lastCall as [JournalEntry];
  expect(third.id).not.toBe(first.id);
});

it('plans with the maximum loss after charges, as the result is compared after charges', async () => {
  const query = 'v=1&l=b_c_1_65_100_2026-12-01_24000_0.1&s=24000&date=2026-11-21';
  render(
    <EditorPanel
      name="journal"
      typed={typedFromQuery(new URLSearchParams(query), '2026-11-21').typed}
      analysis={analysisOf(query, '2026-11-21')}
      path={`/features/option-trading?${query}`}
      trades={null}
      indexFund={{ code: 100_001, path: '/nav.csv' }}
      today="2026-11-21"
      onChange={jest.fn()}
    />,
  );
  await press(add.fillIn);
  expect(field(add.fields.entry)).toHaveValue('−6,500');
  expect(field(add.fields.maxLoss)).toHaveValue('6,526.53');
});

describe('CSV of a figure', () => {
  const query = 'v=1&l=s_p_1_65_100_2026-12-01_24000_0.12&s=24000&date=2026-11-20';
  const analysis = analysisOf(query, '2026-11-20');
  const closes = tradingDaysAfter('2026-01-01', '2026-11-19').map((date, index) => ({
    ...{ date, close: 24_000 * (index % 2 ? 1.01 : 1) },
  }));
  const volatilities = [24_000, 24_100].map((strike) => ({
    ...{ strike, volatility: 0.12, from: 'call' as const },
  }));

  const position =
    /^"NIFTY: Sell 1 × 24,000 Put, 1 Dec 2026 at ₹100\.00, 65 units a lot\. Spot 24,000 on 20 Nov 2026, interest .*% and dividend yield .*% a year\. Calculated by Arthayatra/m;

  /** Name, figure, and what its files say of themselves. */
  const figures: [string, ReactElement, readonly RegExp[]][] = [
    [
      'the payoff',
      <PayoffFigure key="" analysis={analysis} moves={noMoves} />,
      [position, /the dotted one on 20 Nov 2026 at volatility unchanged/],
    ],
    [
      'the results by date and volatility',
      <HeatCard key="" analysis={analysis} moves={noMoves} />,
      [position],
    ],
    [
      'past moves',
      <PastMovesCard key="" {...{ analysis, closes, symbol: 'NIFTY' }} />,
      [position, /periods of 6 trading days \(2 Jan 2026 to 19 Nov 2026\)/],
    ],
    [
      'the smile',
      <SmileChart key="" {...{ volatilities, spot: 24_000, csvSource: 'NIFTY, 1 Dec 2026' }} />,
      [/^"NIFTY, 1 Dec 2026"/m],
    ],
  ];

  test.each(figures)(
    'each CSV of %s says of what, when and from where it is',
    async (_, figure, said) => {
      jest.mocked(saveCsv).mockClear();
      render(figure);
      const buttons = screen.getAllByText(chartLabels.csv);
      for (const button of buttons) fireEvent.click(button);
      await waitFor(() => expect(saveCsv).toHaveBeenCalledTimes(buttons.length));
      for (const [, text] of jest.mocked(saveCsv).mock.calls) {
        for (const part of said) expect(text).toMatch(part);
      }
    },
  );
});
