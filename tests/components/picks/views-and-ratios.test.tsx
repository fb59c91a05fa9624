import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CompanyListTools } from '@/components/picks/company-list-tools';
import { OwnResult } from '@/components/picks/own/own-result';
import { OwnRatios } from '@/components/picks/own/own-ratios';
import { PeerCard } from '@/components/picks/peer-card';
import { RatioTables } from '@/components/picks/ratio-tables';
import { ScreenResultPart } from '@/components/picks/screen-result';
import { messages } from '@/lib/messages';
import { readCompanyList } from '@/lib/picks/domain/company/company-list';
import { columnOf } from '@/lib/picks/domain/company/list-columns';
import { readOwnRatio, type OwnRatio } from '@/lib/picks/domain/ratios/own-ratio';
import { runScreen } from '@/lib/picks/domain/screen/run-screen';
import { savePeers, saveRatio, saveView } from '@/lib/picks/server/actions';
import { workedDay, workedRow } from '@/tests/unit/lib/picks/worked-company';

jest.mock('@/lib/picks/server/actions', () => ({
  ...{ savePeers: jest.fn(), saveRatio: jest.fn(), saveView: jest.fn() },
}));
jest.mock('@/lib/saved/actions', () => ({ removeSavedItem: jest.fn() }));
jest.mock('next/navigation', () => ({
  usePathname: () => '/features/stock-picks',
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }),
  unstable_rethrow: jest.fn(),
}));

const words = messages();
const { picks, picksOwn, picksRules } = words;
const { savedViews, tools } = picks.screen;

const read = readOwnRatio(
  { name: 'Cash return', formula: 'Free cash flow / Net worth * 100%' },
  [],
);
const own: OwnRatio[] = read.ok ? [{ id: 'own-1', ...read.ratio }] : [];
const row = workedRow();
const other = {
  ...row,
  ...{ isin: 'INX999801017', symbol: 'OTHER', name: 'Other Example' },
  values: { ...row.values, freeCashFlow: null },
};

describe('the tools of a list', () => {
  const list = readCompanyList({ col: ['priceToBook', 'own-1'], sort: 'own-1' }, ['own-1']);
  const view = { id: 'view-1', title: 'Cash first', ...list };
  const show = (views: readonly (typeof view)[] | null) =>
    render(
      <CompanyListTools
        {...{ screenId: 'coffee-can', query: list, own, views, newViewId: 'new', filePath: '/csv' }}
        messages={picks}
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

  test('the view shown is saved under a name, and a problem stands at the field', async () => {
    jest.mocked(saveView).mockResolvedValue({ status: 'invalid', title: '' });
    show([]);
    await userEvent.click(screen.getByRole('button', { name: savedViews.submit }));
    expect(await screen.findByText(savedViews.wrongTitle)).toBeInTheDocument();
    expect(jest.mocked(saveView).mock.calls[0]![1].get('query')).toBe(
      'col=priceToBook&col=own-1&sort=own-1&order=descending',
    );
  });

  test('without the account nothing can be saved', () => {
    show(null);
    expect(screen.getByText(savedViews.accountDown)).toBeInTheDocument();
    expect(screen.queryByLabelText(savedViews.name)).not.toBeInTheDocument();
  });
});

test('a list is sorted by the heads of its columns, and a missing figure is a dash', () => {
  const list = readCompanyList({ col: ['priceToBook', 'own-1'], sort: 'own-1' }, ['own-1']);
  const rows = [other, row];
  const rule = { id: 'own', ruleText: 'Sales > 0 cr', ranking: null };
  render(
    <ScreenResultPart
      {...{ view: 'companies', screen: rule, rows, list, own, messages: picks }}
      result={runScreen(rule, rows, workedDay)}
      columns={list.columns.flatMap((id) => columnOf(id, own) ?? [])}
      pageOf={() => 1}
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

test('an own screen has columns of the reader’s choice, sorts by each condition, and its file does too', () => {
  const query = 'rule=Sales+%3E+0+cr';
  const rule = { id: 'own', ruleText: 'Sales > 0 cr', ranking: null };
  const rows = [row, { ...other, values: { ...other.values, sales: 9_000 } }];
  const list = readCompanyList({ col: 'own-1', sort: 'c1', order: 'descending' }, ['own-1'], []);
  render(
    <OwnResult
      {...{ rows, query, list, own, views: [], newViewId: 'new', shareUrl: 'http://own' }}
      result={runScreen(rule, rows, workedDay)}
      messages={words}
    />,
  );
  expect(screen.getByRole('columnheader', { name: 'Sort by Sales > 0 cr' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const [, first, second] = screen.getAllByRole('row');
  expect(first).toHaveTextContent(/Other Example.*–.*₹9,000 cr/);
  expect(second).toHaveTextContent(/Worked Example.*9\.2%/);
  const shown = 'col=own-1&sort=c1&order=descending';
  expect(screen.getByRole('link', { name: picksOwn.own.result.csv })).toHaveAttribute(
    'href',
    `/features/stock-picks/own/screen.csv?${query}&${shown}`,
  );
  expect(screen.getByRole('link', { name: 'Sort by Cash return' })).toHaveAttribute(
    'href',
    `/features/stock-picks/own?${query}&col=own-1&sort=own-1&order=descending#own-result`,
  );
});

test('an error in a formula is marked and selected at its place; what was entered stays', async () => {
  const typed = { name: 'Cash return', formula: 'Debt / Net wroth' };
  const error = { from: 7, to: 16, found: 'Net wroth', suggestion: 'Net worth' };
  jest.mocked(saveRatio).mockResolvedValue({
    ...{ status: 'invalid', typed },
    problems: { name: 'taken', formula: { problem: 'unknown-name', ...error } },
  });
  render(
    <OwnRatios ratios={own} newId="new" messages={{ own: picksOwn.own.ratios, picksRules }} />,
  );
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
  expect(within(table).getByRole('row', { name: /Cash return 9\.2%/ })).toBeInTheDocument();
});

describe('peers', () => {
  const show = (choice: 'proposed' | 'chosen' | 'saved') =>
    render(
      <PeerCard
        {...{ row, peers: [other], fields: [], choice, nearby: [], saveAction: savePeers }}
        messages={picks}
      />,
    );
  const { peers } = picks.company;

  test('that the site proposes cannot be saved', () => {
    show('proposed');
    expect(screen.queryByRole('button', { name: peers.save })).not.toBeInTheDocument();
  });

  test.each([
    ['chosen', peers.save, ['INX999801017'], peers.chosen],
    ['saved', peers.forget, [], peers.savedChoice],
  ] as const)('that are %s: %s', async (choice, name, sent, text) => {
    jest.mocked(savePeers).mockClear().mockResolvedValue({ status: 'saved' });
    show(choice);
    expect(screen.getByText(text)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(await screen.findByText(peers.outcomes.saved)).toBeInTheDocument();
    const form = jest.mocked(savePeers).mock.calls[0]![1];
    expect([form.get('isin'), form.getAll('peer')]).toEqual([row.isin, sent]);
  });
});
