import { valueOf } from '@/tests/factories/value-of';
import { fireEvent, render, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { CompanyListTools } from '@/components/picks/company-list-tools';
import { ChecklistForm, NoteForm } from '@/components/picks/company-forms';
import type { SaveChecklistState } from '@/lib/picks/data/save-state';
import { ownFormErrors } from '@/components/picks/own/own-form-errors';
import { OwnScreenForm } from '@/components/picks/own/own-screen-form';
import { OwnRatios, SavedScreens } from '@/components/picks/own/own-saved';
import { OwnResult } from '@/components/picks/own/own-result';
import { PeerCard } from '@/components/picks/company-peers';
import { PositionBox } from '@/components/picks/position-box';
import { MarkedRule } from '@/components/picks/rule-text';
import { RatioTables } from '@/components/picks/company-tables';
import { ScreenResultPart } from '@/components/picks/screen-result';
import { ShareNotesPanel } from '@/components/picks/share-notes-panel';
import { messages } from '@/lib/messages';
import { changedMeanwhile } from '@/lib/messages/en/save-outcomes';
import { fill } from '@/lib/messages/fill';
import { savedForShareOf } from '@/lib/picks/data/saved-for-share';
import { readCompanyList, type CompanyListQuery } from '@/lib/picks/domain/company/company-list';
import { readOwnRatio, type OwnRatio } from '@/lib/picks/domain/ratios/own-ratio';
import { unlistedAmong } from '@/lib/picks/domain/screen/own-screen-run';
import type { RatioRow } from '@/lib/picks/domain/ratios/ratio-row';
import { readOwnScreen } from '@/lib/picks/domain/screen/own-screen-query';
import { rangeSpecs } from '@/lib/picks/domain/screen/range-specs';
import { runScreen } from '@/lib/picks/domain/screen/run-screen';
import { savePeers, saveRatio, saveView } from '@/lib/picks/server/actions';
import type { MyPicks } from '@/lib/picks/server/store';
import { companyPath } from '@/lib/picks/domain/company/paths';
import { companyOf, universeOf } from '@/tests/unit/lib/picks/universe-examples';
import { workedDay, workedRow } from '@/tests/unit/lib/picks/worked-company';
import { hrefOf } from '@/tests/components/href-of';
import { enterText } from '@/tests/components/enter-text';

jest.mock('@/lib/picks/server/actions', () => ({
  ...{ savePeers: jest.fn(), saveRatio: jest.fn(), saveView: jest.fn() },
  ...{ saveChecklist: jest.fn(), saveNote: jest.fn() },
}));
jest.mock('@/lib/holdings/actions', () => ({ watch: jest.fn() }));
jest.mock('@/lib/saved/actions', () => ({ removeSavedItem: jest.fn() }));

const { picks, picksOwn } = messages();
const { savedViews, tools } = picks.screen;

const cashReturn = { name: 'Cash return', formula: 'Free cash flow / Net worth * 100%' };
const own: OwnRatio[] = [{ id: 'own-1', ...valueOf(readOwnRatio(cashReturn, [])) }];
const row = workedRow();
const other = {
  ...row,
  ...{ isin: 'INX999801017', symbol: 'OTHER', name: 'Other Example' },
  values: { ...row.values, freeCashFlow: null },
};

const list = readCompanyList({ col: ['priceToBook', 'own-1'], sort: 'own-1' }, own);

describe('the tools of a list', () => {
  const view = { id: 'view-1', title: 'Cash first', ...list };
  const show = (views: readonly (typeof view)[] | null, query = list) =>
    render(
      <CompanyListTools
        {...{ screenId: 'coffee-can', query, own, views, newViewId: 'new', filePath: '/csv' }}
      />,
    );

  test('columns are the main ratios, the reader’s own, and one more from all', () => {
    show([]);
    expect(screen.getByLabelText('Cash return')).toBeChecked();
    expect(screen.getByLabelText(picks.company.stats.marketCap)).not.toBeChecked();
    const more = screen.getByLabelText(tools.more);
    expect(within(more).getByRole('option', { name: 'Volatility' })).toBeInTheDocument();
    expect(within(more).queryByRole('option', { name: 'Price to book' })).not.toBeInTheDocument();
  });

  test('a saved view is a link with its columns and order, marked where it is the one shown', () => {
    show([view, { ...view, id: 'view-2', title: 'Plain', sort: null }]);
    const shown = screen.getByRole('link', { name: 'Cash first' });
    expect(shown).toHaveAttribute('aria-current', 'page');
    expect(shown).toHaveAttribute(
      'href',
      '/features/stock-picks/screens/coffee-can?col=priceToBook&col=own-1&sort=own-1&order=descending',
    );
    expect(screen.getByRole('link', { name: 'Plain' })).not.toHaveAttribute('aria-current');
    expect(screen.getByRole('button', { name: 'Remove view Plain' })).toBeInTheDocument();
  });

  test('the view shown is saved under a name, and a problem is shown at the field', async () => {
    jest.mocked(saveView).mockResolvedValue({ status: 'invalid', title: '' });
    show([]);
    await userEvent.click(screen.getByRole('button', { name: savedViews.submit }));
    expect(await screen.findByText(savedViews.wrongTitle)).toBeInTheDocument();
    expect(jest.mocked(saveView).mock.calls[0]![1].get('query')).toBe(
      'col=priceToBook&col=own-1&sort=own-1&order=descending',
    );
  });

  test('the usual columns are saved as such, and a view without columns has those of the list', async () => {
    jest.mocked(saveView).mockClear().mockResolvedValue({ status: 'invalid', title: '' });
    const bare = { ...view, id: 'view-3', title: 'Bare', columns: [], sort: null };
    show([bare], readCompanyList({}));
    const link = screen.getByRole('link', { name: 'Bare' });
    expect(link).toHaveAttribute('href', '/features/stock-picks/screens/coffee-can');
    expect(link).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('button', { name: savedViews.submit }));
    expect(jest.mocked(saveView).mock.calls[0]![1].get('query')).toBe(
      'col=marketCap&col=priceToEarnings&col=returnOnCapitalEmployed&col=salesGrowthFiveYears',
    );
  });

  test('without the account nothing can be saved', () => {
    show(null);
    expect(screen.getByText(savedViews.accountDown)).toBeInTheDocument();
    expect(screen.queryByLabelText(savedViews.name)).not.toBeInTheDocument();
  });
});

const query = 'rule=Sales+%3E+0+cr';
const anySales = { id: 'own', ruleText: 'Sales > 0 cr', ranking: null };

test('a list is sorted by the heads of its columns, and a missing figure is a dash', () => {
  const rows = [other, row];
  render(
    <ScreenResultPart
      {...{ view: 'companies', screen: anySales, rows, list, own }}
      result={runScreen(anySales, rows, workedDay)}
      wantedPage={1}
    />,
  );
  const [, first, second] = screen.getAllByRole('row');
  expect(first).toHaveTextContent(/Worked Example.*9\.2%$/);
  expect(second).toHaveTextContent(/Other Example.*–$/);
  const head = screen.getByRole('columnheader', { name: 'Sort by Cash return' });
  expect(head).toHaveAttribute('aria-sort', 'descending');
  expect(within(head).getByRole('link')).toHaveAttribute(
    'href',
    '/features/stock-picks/screens/own?col=priceToBook&col=own-1&sort=own-1&order=ascending',
  );
  for (const title of [picks.screen.company, picks.screen.flags, picks.screen.sector]) {
    expect(screen.getByRole('link', { name: `Sort by ${title}` })).toBeInTheDocument();
  }
});

const ownResult = (
  rows: readonly RatioRow[],
  list: CompanyListQuery,
  shareUrl = 'http://own',
  unlisted: ReturnType<typeof unlistedAmong> = [],
) => (
  <OwnResult
    {...{ rows, query, list, own, views: [], newViewId: 'new', shareUrl, unlisted }}
    result={runScreen(anySales, rows, workedDay)}
  />
);
const showOwn = (rows: readonly RatioRow[], list: CompanyListQuery) =>
  render(ownResult(rows, list));

test('a watched share that is not listed is named, with its page where there is one', () => {
  const gone = companyOf('GONE', {
    delisted: { on: '2024-01-02', reason: 'insolvent', lastRupees: null },
  });
  const market = { universe: universeOf([[gone, {}]]), rows: [row] };
  const unlisted = unlistedAmong([row.isin, gone.isin, 'INE000000000', gone.isin], market);
  expect(unlisted).toEqual([
    { isin: gone.isin, name: 'GONE Limited' },
    { isin: 'INE000000000', name: null },
  ]);
  const list = readCompanyList({}, [], []);
  render(ownResult([], list, 'http://own', unlisted));
  expect(screen.getByText(/^On your watchlist, but not listed on /)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'GONE Limited' })).toHaveAttribute(
    'href',
    companyPath(gone.isin),
  );
  expect(screen.getByText('INE000000000')).toBeInTheDocument();
  expect(screen.getByText(picksOwn.own.result.noneListed)).toBeInTheDocument();
  expect(screen.queryByText(picksOwn.own.result.emptyWatchlist)).not.toBeInTheDocument();
});

test('that an address was copied is not said of the next one', async () => {
  const { copy, copied } = picksOwn.own.result;
  const user = userEvent.setup();
  const list = readCompanyList({}, [], []);
  const { rerender } = render(ownResult([row], list));
  await user.click(screen.getByRole('button', { name: copy }));
  expect(await screen.findByText(copied)).toBeInTheDocument();
  rerender(ownResult([row], list, 'http://own/next'));
  expect(screen.getByText('http://own/next')).toBeInTheDocument();
  expect(screen.queryByText(copied)).not.toBeInTheDocument();
});

test('an own screen has columns of the reader’s choice, sorts by each condition, and its file does too', () => {
  const rows = [row, { ...other, values: { ...other.values, sales: 9_000 } }];
  showOwn(rows, readCompanyList({ col: 'own-1', sort: 'c1', order: 'descending' }, own, []));
  expect(screen.getByRole('columnheader', { name: 'Sort by Sales > 0 cr' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const [, first, second] = screen.getAllByRole('row');
  expect(first).toHaveTextContent(/Other Example.*–.*₹9,000 cr/);
  expect(second).toHaveTextContent(/Worked Example.*9\.2%/);
  const shown = 'col=own-1&sort=c1&order=descending';
  expect(hrefOf(picksOwn.own.result.csv)).toBe(
    `/features/stock-picks/own/screen.csv?${query}&${shown}`,
  );
  expect(hrefOf('Sort by Cash return')).toBe(
    `/features/stock-picks/own?${query}&col=own-1&sort=own-1&order=descending#own-result`,
  );
});

test('a list emptied by its filter says so, and asks for no wider range', () => {
  const flagged = { kind: 'pledge', percent: 32, asOf: workedDay } as const;
  showOwn([{ ...row, redFlags: [flagged] }], readCompanyList({ clean: '1' }, [], []));
  expect(screen.getByText(/^1 of 1 companies pass/)).toBeInTheDocument();
  expect(screen.getByText(picksOwn.own.result.noneClean)).toBeInTheDocument();
  expect(screen.queryByText(picksOwn.own.result.none)).not.toBeInTheDocument();
});

test('an error in a formula is marked and selected at its place; what was entered stays', async () => {
  const typed = { name: 'Cash return', formula: 'Debt / Net wroth' };
  const error = { from: 7, to: 16, found: 'Net wroth', suggestion: 'Net worth' };
  jest.mocked(saveRatio).mockResolvedValue({
    ...{ status: 'invalid', typed },
    problems: { name: 'taken', formula: { problem: 'unknown-name', ...error } },
  });
  render(<OwnRatios ratios={own} newId="new" />);
  expect(screen.getByRole('rowheader', { name: 'Cash return' })).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(picksOwn.own.ratios.name), typed.name);
  const formula = screen.getByLabelText<HTMLInputElement>(picksOwn.own.ratios.formula);
  await userEvent.type(formula, typed.formula);
  await userEvent.click(screen.getByRole('button', { name: picksOwn.own.ratios.submit }));
  expect((await screen.findByText('Net wroth', { selector: 'mark' })).tagName).toBe('MARK');
  expect(screen.getByText(picksOwn.own.ratios.nameProblems.taken)).toBeInTheDocument();
  expect(formula).toHaveValue(typed.formula);
  expect(formula).toHaveAccessibleDescription(/At character 8.*Net worth/);
  expect([formula.selectionStart, formula.selectionEnd]).toEqual([7, 16]);
});

test('a company’s ratios begin with the reader’s own', () => {
  render(<RatioTables row={row} own={own} asOf={workedDay} messages={picks} />);
  const table = screen.getByRole('table', { name: picks.company.ratios.own });
  expect(within(table).getByRole('row', { name: /^Cash return .* 9\.2% / })).toBeInTheDocument();
});

describe('peers', () => {
  const { peers } = picks.company;
  const show = (choice: 'proposed' | 'chosen' | 'saved') =>
    render(
      <PeerCard
        {...{ row, peers: [other], fields: [], choice, nearby: [], saveAction: savePeers }}
      />,
    );

  test('that the site proposes cannot be saved; a choice sends its companies', async () => {
    jest.mocked(savePeers).mockResolvedValue({ status: 'saved' });
    const { unmount } = show('proposed');
    expect(screen.queryByRole('button', { name: peers.save })).not.toBeInTheDocument();
    unmount();
    show('chosen');
    await userEvent.click(screen.getByRole('button', { name: peers.save }));
    expect(await screen.findByText(peers.outcomes.saved)).toBeInTheDocument();
    const form = jest.mocked(savePeers).mock.calls[0]![1];
    expect([form.get('isin'), form.getAll('peer')]).toEqual([row.isin, ['INX999801017']]);
  });
});

const { form } = picksOwn.own;

function draw(query: Record<string, string | string[]>) {
  const reading = readOwnScreen(query);
  render(
    <OwnScreenForm
      path="/own"
      specs={rangeSpecs}
      boxes={reading.boxes}
      typed={reading.typed}
      errors={ownFormErrors(reading)}
      ratioNames={[]}
      watchedCount={2}
      criteriaCount={3}
      messages={form}
    />,
  );
  return reading;
}

const rule = () => screen.getByLabelText<HTMLTextAreaElement>(form.rule);
const end = (sentence: string, name: string) =>
  screen.getByLabelText<HTMLInputElement>(fill(sentence, { name }));

test('sliders and boxes write the rule, beside what only words can say; a slider at its end sets no limit', () => {
  draw({ rule: 'Return on equity >= 15% AND Sales growth > 5%' });
  const atLeast = end(form.atLeast, 'Return on equity');
  expect(atLeast).toHaveValue('15');
  const slider = screen.getByRole('slider', { name: 'Return on equity, at least, slider' });
  enterText(slider, '22');
  expect(atLeast).toHaveValue('22');
  expect(rule()).toHaveValue('Return on equity >= 22% AND Sales growth > 5%');
  enterText(end(form.atMost, 'Debt to equity'), '0.5');
  enterText(screen.getByLabelText(form.joint), 'OR');
  expect(rule()).toHaveValue(
    'Return on equity >= 22% OR Debt to equity <= 0.5x OR Sales growth > 5%',
  );
  enterText(slider, '0');
  expect(rule()).toHaveValue('Debt to equity <= 0.5x OR Sales growth > 5%');
});

test('with scripts only the text is sent, and text by hand is never written over', () => {
  draw({ rule: 'Pledged holding <= 5%' });
  expect(end(form.atMost, 'Pledged holding')).not.toHaveAttribute('name');
  expect(screen.queryByRole('button', { name: form.runRanges })).not.toBeInTheDocument();
  enterText(rule(), 'Sales > 100 cr');
  expect(end(form.atMost, 'Pledged holding')).toBeDisabled();
  expect(screen.getByText(form.rangesStale)).toBeInTheDocument();
});

test('an error is shown at its field, with its position selected', () => {
  const { typed, problems } = draw({
    rule: 'Sales > 100 cr AND Debt to',
    by: 'Nothing',
    weight: '-1',
    take: '0',
  });
  expect(rule()).toHaveAccessibleDescription(/At character 25/);
  expect(rule()).toBeInvalid();
  expect(rule().selectionStart).toBe(24);
  expect(screen.getByLabelText(fill(form.by, { place: 1 }))).toBeInvalid();
  expect(screen.getByLabelText(fill(form.weight, { place: 1 }))).toBeInvalid();
  expect(screen.getByLabelText(form.take)).toHaveValue('0');
  expect(screen.getByLabelText(form.take)).toBeInvalid();
  render(<MarkedRule rule={typed.rule} error={problems.rule!} messages={form} />);
  expect(screen.getByRole('figure', { name: form.wrongAt })).toHaveTextContent(typed.rule);
});

const { position } = picks.company;
const type = (label: string, value: string) => enterText(screen.getByLabelText(label), value);

test('a position says what a fall takes of the savings, from numbers that no form sends', () => {
  render(<PositionBox tradedCrore={1} messages={position} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  type(position.savings, '1000000');
  type(position.amount, '2.5 lakh');
  const answer = screen.getByRole('status');
  expect(answer).toHaveTextContent('If it falls 50%, you lose ₹1,25,000: 12.5% of your savings.');
  expect(answer).toHaveTextContent('It would be 25% of your savings.');
  expect(answer).toHaveTextContent('it must then rise 100%');
  expect(answer).toHaveTextContent('each day (about ₹10,00,000) would take about a day.');
  for (const box of screen.getAllByRole('textbox')) expect(box).not.toHaveAttribute('name');
});

test('a position shows the problem at the field and keeps the typed text', () => {
  render(<PositionBox tradedCrore={null} messages={position} />);
  type(position.savings, '0');
  type(position.amount, 'much');
  type(position.fall, '101');
  expect(screen.getByText(position.problems.notPositive)).toBeInTheDocument();
  expect(screen.getByText(position.problems.notAnAmount)).toBeInTheDocument();
  expect(screen.getByText(position.problems.notAPercent)).toBeInTheDocument();
  expect(screen.getByLabelText(position.amount)).toHaveValue('much');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

const { notes } = picksOwn;
const mine: MyPicks = {
  ...{ screens: [], views: [], ratios: [], peers: [{ isin: 'INE1', peers: ['INE2'] }] },
  watched: [{ itemId: 'item-1', instrumentId: 'INE1', name: 'Share 1' }],
  checklists: [{ isin: 'INE1', points: [{ text: 'No pledge', isMet: true }] }],
  notes: [
    { id: 'n-1', isin: 'INE1', writtenOn: '2026-11-20', text: 'Wait for results' },
    { id: 'n-2', isin: 'INE2', writtenOn: '2026-11-21', text: 'Another share' },
  ],
};

test('a company shows only its own saved items', () => {
  const savedForShare = savedForShareOf(mine, 'INE1');
  expect(savedForShare).toMatchObject({ watchedItemId: 'item-1', peers: ['INE2'] });
  render(<ShareNotesPanel isin="INE1" savedForShare={savedForShare} newNoteId="n" />);
  expect(screen.getByDisplayValue('No pledge')).toBeInTheDocument();
  expect(screen.getByText('Wait for results')).toBeInTheDocument();
  expect(screen.queryByText('Another share')).not.toBeInTheDocument();
  const nothing = { watchedItemId: null, points: [], notes: [], peers: null };
  expect(savedForShareOf(mine, 'INE3')).toEqual(nothing);
});

test('a share says when the account cannot be reached', () => {
  render(<ShareNotesPanel isin="INE1" savedForShare={null} newNoteId="n" />);
  expect(screen.getByText(notes.accountDown)).toBeInTheDocument();
});

test('a note that could not be saved stays in the field, with its limit', async () => {
  const answer = { status: 'invalid' as const, text: 'My thought' };
  const saveAction = () => Promise.resolve(answer);
  render(<NoteForm id="n" isin="INE1" saveAction={saveAction} messages={notes} />);
  fireEvent.click(screen.getByRole('button', { name: notes.saveNote }));
  expect(await screen.findByText(/Write 1 to 2000 characters/)).toBeInTheDocument();
  expect(screen.getByLabelText(notes.note)).toHaveValue('My thought');
});

test('a note that is changed while it is being saved is corrected by the next save, although the page has a new id', async () => {
  const sentIds: unknown[] = [];
  let finish: () => void = () => undefined;
  const saveAction = (_: unknown, form: FormData) => {
    sentIds.push(form.get('id'));
    return new Promise<{ status: 'saved'; text: string }>((resolve) => {
      finish = () => resolve({ status: 'saved', text: '' });
    });
  };
  const form = (id: string) => (
    <NoteForm id={id} isin="INE1" saveAction={saveAction} messages={notes} />
  );
  const { rerender } = render(form('first'));
  const field = () => screen.getByLabelText(notes.note);
  const save = () => fireEvent.click(screen.getByRole('button'));
  fireEvent.change(field(), { target: { value: 'Cash' } });
  save();
  fireEvent.change(field(), { target: { value: 'Cash is low' } });
  finish();
  expect(await screen.findByText(changedMeanwhile, { exact: false })).toBeInTheDocument();
  rerender(form('second'));
  save();
  finish();
  await waitFor(() => expect(field()).toHaveValue(''));
  save();
  finish();
  await waitFor(() => expect(sentIds).toEqual(['first', 'first', 'second']));
});

test('a checklist that could not be saved preserves what was typed', async () => {
  const points = [{ text: 'Cash follows profit', isMet: false }];
  const saveAction = () => Promise.resolve({ status: 'full' as const, points });
  render(<ChecklistForm isin="INE1" points={[]} saveAction={saveAction} messages={notes} />);
  enterText(screen.getAllByRole('textbox')[1]!, 'Cash follows profit');
  fireEvent.click(screen.getByRole('button', { name: notes.saveChecklist }));
  expect(await screen.findByText(notes.outcomes.full)).toBeInTheDocument();
  expect(screen.getByDisplayValue('Cash follows profit')).toBeInTheDocument();
});

test('after a save the checklist has new empty rows, its button keeps the focus, and the outcome is announced', async () => {
  const points = [{ text: 'Cash follows profit', isMet: true }];
  const saveAction = () => Promise.resolve({ status: 'saved' as const, points });
  render(<ChecklistForm isin="INE1" points={[]} saveAction={saveAction} messages={notes} />);
  const region = screen.getByRole('status');
  const button = screen.getByRole('button', { name: notes.saveChecklist });
  enterText(screen.getAllByRole('textbox')[0]!, 'cash follows profit');
  await userEvent.click(button);
  await waitFor(() => expect(region).toHaveTextContent(notes.outcomes.saved));
  expect(button).toHaveFocus();
  expect(screen.getAllByRole('textbox')).toHaveLength(4);
  expect(screen.getAllByRole('textbox')[0]).toHaveValue('Cash follows profit');
  expect(screen.getAllByRole('checkbox')[0]).toBeChecked();
});

test.each([
  ['saved', `${notes.outcomes.saved} ${changedMeanwhile}`],
  ['too-many', notes.outcomes['too-many']],
] as const)(
  'a checklist with a point taken out that is typed in while it is sent loses no point: %s',
  async (status, outcome) => {
    const named = (text: string) => ({ text, isMet: false });
    let finish: () => void = () => undefined;
    const saveAction = () =>
      new Promise<SaveChecklistState>((resolve) => {
        // As the server answers: without the empty point.
        finish = () => resolve({ status, points: [named('Second'), named('Third')] });
      });
    const points = ['First', 'Second', 'Third'].map(named);
    const form = (
      <ChecklistForm isin="INE1" points={points} saveAction={saveAction} messages={notes} />
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(form);
    render(form, { container, hydrate: true });
    const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
    await userEvent.clear(boxes()[0]!);
    await userEvent.click(screen.getByRole('button', { name: notes.saveChecklist }));
    await userEvent.type(boxes()[3]!, 'Fourth');
    finish();
    expect(await screen.findByText(outcome)).toBeInTheDocument();
    expect(
      boxes()
        .map(({ value }) => value)
        .filter(Boolean),
    ).toEqual(['Second', 'Third', 'Fourth']);
  },
);

test('200 saved screens: twenty are in sight, none with more than the start of its rule', () => {
  const { savedScreens } = picksOwn.own;
  const ruleText = Array.from({ length: 40 }, () => 'Return on equity >= 12%').join(' AND ');
  const ranking = { criteria: [], take: null };
  const screens = Array.from({ length: 200 }, (_, at) => ({
    ...{ id: `id-${at}`, title: `Screen ${at}`, ruleText, ranking },
  }));
  const { container } = render(<SavedScreens screens={screens} />);
  expect(screen.getByRole('link', { name: 'Screen 19' })).toBeVisible();
  expect(screen.getByText('Screen 20')).not.toBeVisible();
  expect(screen.getByText(fill(savedScreens.others.other, { count: 180 }))).toBeVisible();
  expect(hrefOf('Screen 0')).toBe('/features/stock-picks/own?saved=id-0');
  expect(container.innerHTML.length).toBeLessThan(200 * 1200);
});
