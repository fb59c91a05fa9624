import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SavedView } from '@/lib/picks/data/saved-screens';
import type { OwnRatio } from '@/lib/picks/domain/ratios/own-ratio';
import { OwnFile } from '@/components/picks/own-file/own-file';
import type { OwnFileMessages } from '@/components/picks/own-file/own-view-props';
import { readMarketFile } from '@/lib/market-files/read-market-file';
import { dataSheetXlsx, kiteCsv, screenerCsv } from '@/lib/market-files/samples/company-files';
import { derivativesCsv } from '@/lib/market-files/samples/exchange-files';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { savedLimits } from '@/lib/picks/data/own-files';
import { unknownCompany } from '@/lib/picks/domain/own-file/own-market';
import { screens, type ScreenId } from '@/lib/picks/domain/screen/screens';
import { enterText } from '@/tests/components/enter-text';

const contents = new Map<string, string | Uint8Array | Promise<string>>();

// jsdom has no workers; what the worker does is tested in tests/unit/lib/market-files.
jest.mock('@/lib/market-files/read-in-worker', () => ({
  readInWorker: async ({ name }: File) => {
    const content = (await contents.get(name)) ?? '';
    return readMarketFile(
      name,
      typeof content === 'string' ? new TextEncoder().encode(content) : content,
    );
  },
}));

const { ownFile, marketFile, picks, picksRules, picksScreens } = messages();
const screenNames = Object.fromEntries(
  screens.map(({ id }) => [id, picksScreens[id].name]),
) as Record<ScreenId, string>;
const allMessages: OwnFileMessages = { ownFile, marketFile, picks, picksRules, screenNames };

const debtShare: OwnRatio = {
  ...{ id: 'own-1', name: 'Debt share', formula: 'Debt to equity * 100%', unit: 'percent' },
  expression: {
    ...{ kind: 'arithmetic', operator: '*', left: { kind: 'ratio', id: 'debtToEquity' } },
    right: { kind: 'number', value: 100, unit: '%' },
  },
};
jest.mock('@/lib/holdings/actions', () => ({ watch: jest.fn() }));
jest.mock('@/lib/saved/actions', () => ({ removeSavedItem: jest.fn() }));

const watched = [{ instrumentId: 'INE9S0101013', itemId: 'item-1', name: null }];
const show = (own: readonly OwnRatio[] = [], views: readonly SavedView[] = []) =>
  render(
    <OwnFile today="2026-11-25" own={own} views={views} watched={watched} messages={allMessages} />,
  );

async function drop(name: string, content: string | Uint8Array | Promise<string>) {
  contents.set(name, content);
  const field = screen.getByLabelText(/^(?:Your file|Add another file)$/);
  await userEvent.upload(field, new File(['x'], name));
}

const table = (name: string) => screen.findByRole('table', { name });
const row = async (tableName: string, name: RegExp) =>
  within(await table(tableName)).getByRole('row', { name });

beforeEach(() => {
  localStorage.clear();
  contents.clear();
});

test('from a screen to a company and back the focus is where the reader was', async () => {
  show();
  await drop('screen.csv', screenerCsv());
  const name = picksScreens['low-leverage-quality'].name;
  const screensTable = within(await table(ownFile.screens.caption));
  const whole = screensTable.getByRole('row', { name: new RegExp(picksScreens.piotroski.name) });
  expect(whole).toHaveTextContent(`3 of 3${ownFile.screens.needsNothing}`);
  await userEvent.click(screensTable.getByRole('button', { name: `Companies that pass: ${name}` }));
  expect(screen.getByRole('heading', { name: `${name}: 3 of 8 pass` })).toHaveFocus();
  expect(screen.getByText(/4 of 6 rules can be checked with your files/)).toHaveTextContent(
    'Average return on capital employed 5 years',
  );
  const passed = within(await table(picks.screen.overview));
  const company = passed.getByRole('button', { name: 'Sample Pumps' });
  company.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Sample Pumps' })).toHaveFocus();
  expect(screen.getByRole('button', { name: ownFile.company.unwatch })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: ownFile.company.back }));
  await waitFor(() => expect(company).toHaveFocus());
});

test('companies are sorted by any column, an own ratio included, and dashes come last', async () => {
  show([debtShare]);
  await drop('mine.csv', 'Name,P/E,Debt to equity\nAa,12,0.4\nBb,30,\nCc,20,0.9\n');
  await userEvent.click(await screen.findByRole('tab', { name: ownFile.views.companies }));
  const list = () => screen.getByRole('table', { name: ownFile.companies.caption });
  const rowTexts = () => {
    const [, ...rows] = within(list()).getAllByRole('row');
    return rows.map(({ textContent }) => textContent);
  };
  const sortBy = (name: string) =>
    userEvent.click(within(list()).getByRole('button', { name: `${picks.screen.sortBy} ${name}` }));
  await sortBy('Debt share');
  expect(rowTexts()).toEqual([
    expect.stringMatching(/^Cc.*90\.0%$/),
    expect.stringMatching(/^Aa.*40\.0%$/),
    expect.stringMatching(/^Bb.*–$/),
  ]);
  await sortBy('Debt share');
  expect(rowTexts()[0]).toMatch(/^Aa/);
  expect(rowTexts()[2]).toMatch(/^Bb/);
  expect(within(list()).getByRole('columnheader', { name: /Debt share/ })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test('the reader chooses the columns of every list, and leaves out red flags', async () => {
  show([debtShare]);
  await drop('mine.csv', 'Name,P/E,Debt to equity,Pledged percentage\nAa,12,0.4,0\nBb,30,0.5,12\n');
  const columns = await screen.findByRole('form', { name: picks.screen.tools.columns });
  await userEvent.click(
    within(columns).getByText(picks.screen.tools.columns, { selector: 'summary *, summary' }),
  );
  await userEvent.click(within(columns).getByLabelText('P/E'));
  await userEvent.selectOptions(within(columns).getByLabelText(picks.screen.tools.more), 'pledged');
  await userEvent.click(within(columns).getByLabelText(picks.screen.tools.clean));
  await userEvent.click(within(columns).getByRole('button', { name: picks.screen.tools.show }));
  await userEvent.click(await screen.findByRole('tab', { name: ownFile.views.companies }));
  const list = within(await table(ownFile.companies.caption));
  expect(list.queryByRole('columnheader', { name: /Price to earnings/ })).not.toBeInTheDocument();
  expect(list.getByRole('columnheader', { name: /Pledged holding/ })).toBeVisible();
  expect(list.getByRole('columnheader', { name: /Debt share/ })).toBeVisible();
  expect(list.queryByRole('row', { name: /Bb/ })).not.toBeInTheDocument();
});

test('a saved view gives a file’s lists its columns, order and filters', async () => {
  const sort = { by: 'debtToEquity', order: 'descending' } as const;
  const list = { words: '', columns: ['debtToEquity'], sort, isClean: false };
  show([], [{ id: 'view-1', title: 'By debt', ...list }]);
  await drop('mine.csv', 'Name,P/E,Debt to equity\nAa,12,0.4\nBb,30,0.9\n');
  await userEvent.selectOptions(
    await screen.findByLabelText(picks.screen.savedViews.choose),
    'By debt',
  );
  await userEvent.click(await screen.findByRole('tab', { name: ownFile.views.companies }));
  const companies = within(await table(ownFile.companies.caption));
  expect(companies.queryByRole('columnheader', { name: /earnings/ })).not.toBeInTheDocument();
  const [, first] = companies.getAllByRole('row');
  expect(first).toHaveTextContent(/^Bb.*0\.90x$/);
});

test('an own ratio is a word of a rule on the file', async () => {
  show([debtShare]);
  await drop('mine.csv', 'Name,Debt to equity\nAa,0.4\nCc,0.9\n');
  await userEvent.click(await screen.findByRole('tab', { name: ownFile.views.own }));
  enterText(screen.getByLabelText(ownFile.own.label), 'Debt share < 50%');
  await userEvent.click(screen.getByRole('button', { name: ownFile.own.run }));
  expect(await row(picks.screen.overview, /Aa/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cc' })).not.toBeInTheDocument();
});

test('a Data Sheet shows ten years', async () => {
  show();
  await drop('pumps.xlsx', await dataSheetXlsx(2026));
  await userEvent.click(await screen.findByRole('tab', { name: ownFile.views.companies }));
  const companies = within(await table(ownFile.companies.caption));
  await userEvent.click(companies.getByRole('button', { name: 'Open Sample Pumps' }));
  const years = await table('Sample Pumps: figures of ten years');
  expect(within(years).getByRole('columnheader', { name: 'FY26' })).toBeVisible();
  expect(within(years).getByRole('row', { name: /Operating profit/ })).toHaveTextContent('390');
  // When the figures of a file became public is not known.
  expect(screen.getByText(picks.company.ratios.ofFiles)).toBeVisible();
});

test('a Data Sheet of old years says why it has no ratios', async () => {
  show();
  await drop('pumps.xlsx', await dataSheetXlsx(2025));
  await userEvent.click(await screen.findByRole('tab', { name: ownFile.views.companies }));
  const companies = within(await table(ownFile.companies.caption));
  await userEvent.click(companies.getByRole('button', { name: 'Open Sample Pumps' }));
  const note = { end: '31 Mar 2025', months: 18, date: '25 Nov 2026' };
  expect(screen.getByText(fill(picks.company.oldFigures, note))).toBeVisible();
});

test('a doubtful column is asked about, and remembered for the next file', async () => {
  const csv = 'Name,P/E,Debt to equty\nA,12,0.4\nB,12,0.4';
  const { unmount } = show();
  await drop('mine.csv', csv);
  const meaning = await screen.findByLabelText('Meaning of Debt to equty');
  expect(meaning).toHaveValue('debtToEquity');
  await userEvent.selectOptions(meaning, 'debt');
  await userEvent.selectOptions(screen.getByLabelText('Unit of Debt to equty'), 'lakh');
  await userEvent.click(screen.getByRole('button', { name: ownFile.mapping.use }));
  expect(await row(ownFile.files.caption, /mine\.csv/)).toHaveTextContent('2');
  unmount();
  show();
  await drop('again.csv', csv);
  expect(await row(ownFile.files.caption, /again\.csv/)).toBeVisible();
  expect(screen.queryByLabelText('Meaning of Debt to equty')).not.toBeInTheDocument();
});

test('a file whose columns are to be checked waits while others are read', async () => {
  show();
  await drop('first.csv', 'Name,P/E,Debt to equty\nA,12,0.4');
  await screen.findByLabelText('Meaning of Debt to equty');
  await drop('second.csv', 'Name,P/E,Return on equty\nB,12,15');
  await drop('third.csv', screenerCsv());
  expect(await row(ownFile.files.caption, /third\.csv/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: ownFile.mapping.use }));
  expect(await row(ownFile.files.caption, /first\.csv/)).toBeVisible();
  expect(screen.getByLabelText('Meaning of Return on equty')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: ownFile.mapping.use }));
  expect(await row(ownFile.files.caption, /second\.csv/)).toBeVisible();
});

test('a file that is dropped while another is read waits, and what is wrong with either is said', async () => {
  show();
  const releases: (() => void)[] = [];
  const slow = (content: string) =>
    new Promise<string>((resolve) => releases.push(() => resolve(content)));
  await drop('page.csv', slow('<!doctype html><html></html>'));
  await screen.findByRole('progressbar');
  await drop('mine.csv', slow('Name,P/E\nA,12\n'));
  for (const release of releases) release();
  expect(await row(ownFile.files.caption, /mine\.csv/)).toBeVisible();
  expect(screen.getByText(/This is a web page, not a data file/)).toBeVisible();
  // The next file takes it away.
  await drop('next.csv', 'Name,P/E\nB,12\n');
  expect(await row(ownFile.files.caption, /next\.csv/)).toBeVisible();
  expect(screen.queryByText(/This is a web page/)).not.toBeInTheDocument();
});

test('files add up: holdings can be shown alone, an own rule and a comparison use all', async () => {
  show();
  await drop('screen.csv', screenerCsv());
  await table(ownFile.screens.caption);
  await drop('holdings.csv', kiteCsv());
  await row(ownFile.files.caption, /holdings\.csv/);
  await userEvent.click(screen.getByRole('tab', { name: ownFile.views.companies }));
  await userEvent.click(screen.getByLabelText('Only companies I hold (4)'));
  expect(within(await table(ownFile.companies.caption)).getAllByRole('row')).toHaveLength(5);
  await userEvent.click(screen.getByRole('tab', { name: ownFile.views.own }));
  const rule = screen.getByLabelText(ownFile.own.label);
  enterText(rule, 'Return on equty > 15%');
  await userEvent.click(screen.getByRole('button', { name: ownFile.own.run }));
  expect(rule).toHaveAccessibleDescription(/Return on equity/);
  enterText(rule, 'Return on equity >= 20% AND Momentum > 0%');
  await userEvent.click(screen.getByRole('button', { name: ownFile.own.run }));
  expect(screen.getByText(/1 of 2 rules can be checked/)).toHaveTextContent('Momentum');
  expect(screen.getByRole('button', { name: 'Sample Software' })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: ownFile.views.compare }));
  const third = screen.getByLabelText('Company 3');
  enterText(third, 'samsoft');
  expect(
    within(await table(ownFile.compare.caption)).getByRole('columnheader', {
      name: /Sample Software/,
    }),
  ).toBeVisible();
});

test('only Save stores the companies, and they open again', async () => {
  const { unmount } = show();
  await drop('screen.csv', screenerCsv());
  await userEvent.click(await screen.findByRole('button', { name: ownFile.save.save }));
  expect(screen.getByText(ownFile.save.saved)).toBeVisible();
  await drop('second.csv', screenerCsv());
  await row(ownFile.files.caption, /second\.csv/);
  expect(screen.queryByText(ownFile.save.saved)).not.toBeInTheDocument();
  const named = (name: string) => screen.getByRole('button', { name });
  await userEvent.click(named(fill(ownFile.files.removeNamed, { name: 'second.csv' })));
  const first = { name: 'screen.csv' };
  expect(named(fill(ownFile.mapping.changeNamed, first))).toHaveFocus();
  unmount();
  show();
  await userEvent.click(screen.getByRole('button', { name: ownFile.file.openSaved }));
  expect(await row(ownFile.files.caption, /screen\.csv/)).toHaveTextContent('8');
  await userEvent.click(screen.getByRole('button', { name: ownFile.save.remove }));
  expect(localStorage.getItem('market-files')).toBeNull();
});

test('of a dozen files all open again, and more than can be kept are not saved', async () => {
  const store = (count: number) => {
    const files = Array.from({ length: count }, (_, index) => {
      const name = `sheet ${index + 1}`;
      return { name, role: 'figures', companies: [{ ...unknownCompany, name }] };
    });
    localStorage.setItem('market-files', JSON.stringify({ files }));
  };
  store(12);
  const { unmount } = show();
  await userEvent.click(screen.getByRole('button', { name: ownFile.file.openSaved }));
  expect(await screen.findByText('sheet 12', { selector: 'bdi' })).toBeVisible();
  unmount();
  store(savedLimits.files);
  show();
  await userEvent.click(screen.getByRole('button', { name: ownFile.file.openSaved }));
  expect(await screen.findByText('sheet 100', { selector: 'bdi' })).toBeVisible();
  const before = localStorage.getItem('market-files');
  await drop('one-more.csv', screenerCsv());
  await screen.findByLabelText(fill(ownFile.files.removeNamed, { name: 'one-more.csv' }));
  await userEvent.click(screen.getByText(ownFile.save.save));
  expect(screen.getByText(/^Not saved: this browser keeps up to 100 files/)).toBeVisible();
  expect(localStorage.getItem('market-files')).toBe(before);
});

test('each problem of a file is listed with its line and column', async () => {
  show();
  await drop('page.csv', '<!doctype html><html></html>');
  expect(await screen.findByText(/This is a web page, not a data file.*Line 1/)).toBeVisible();
});

test('bad rows are listed with line and column, and the others are read', async () => {
  show();
  await drop('mine.csv', 'Name,P/E\nA,12\nB,many\n');
  await userEvent.click(await screen.findByText('Rows that were not read (1)'));
  const bad = await row(marketFile.rows.caption, /many/);
  expect(bad).toHaveTextContent('3Not a numberP/Emany');
});

test('a file of options is sent to where it belongs', async () => {
  show();
  await drop('fo.csv', derivativesCsv('2026-11-19', ['2026-11-23']));
  expect(await screen.findByText(ownFile.file.optionFile)).toBeVisible();
});
