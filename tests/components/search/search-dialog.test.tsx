import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnswerCard } from '@/components/search/answer-card';
import { SearchForm } from '@/components/search/search-form';
import { SearchDialog } from '@/components/search/search-dialog';
import { messages } from '@/lib/messages';
import { answerQuery } from '@/lib/search/answers/answer-query';
import type { SearchHit, SearchResult, SearchStart } from '@/lib/search/hit';
import { provideBrowserParts } from '../ui/browser-parts';
import { enterText } from '@/tests/components/enter-text';
import { holdAnswer } from '@/tests/factories/hold-answer';

provideBrowserParts();

const push = jest.fn();
const router = { push, prefetch: jest.fn() };
let path = '/search';
jest.mock('next/navigation', () => ({ usePathname: () => path, useRouter: () => router }));

const { search, shell } = messages();
const { dialog } = search;
const user = userEvent.setup();
const englishStart: SearchStart = {
  messages: search,
  logOutFailed: shell.logOutFailed,
  pages: ['/features/income-tax-calculator', '/features/sip-calculator'],
  hits: [
    { id: 'dashboard', title: 'Dashboard', url: '/analytics' },
    { id: 'theme-dark', title: shell.useDarkTheme, does: 'theme-dark' },
  ],
};
/** An answer with these hits, each in a group of the name before it. */
const foundIn = (...hits: [group: string, hit: SearchHit][]): SearchResult => ({
  ...{ isLoose: false, missing: [] },
  groups: hits.map(([title, hit]) => ({ id: title, title, hasMore: false, hits: [hit] })),
});
const found = foundIn(
  ['Lessons', { id: 'a', title: 'Compounding', url: '/learn/a' }],
  ['Funds', { id: '1', title: 'Parvat', note: 'House', url: '/f/1' }],
);

let start = englishStart;
let asked: string[];
let result: SearchResult;

beforeEach(() => {
  localStorage.clear();
  push.mockClear();
  asked = [];
  result = found;
  start = englishStart;
  path = '/search';
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    asked.push(decodeURIComponent(String(address)));
    const body = String(address).includes('/start') ? start : result;
    return { ok: true, json: () => Promise.resolve(body) } as Response;
  });
});

afterEach(() => jest.useRealTimers());

async function open(onCancel = jest.fn()) {
  const labels = { toggle: 'Search', placeholder: 'Search here' };
  render(<SearchDialog isOpen labels={labels} onClose={jest.fn()} onCancel={onCancel} />);
  await screen.findByRole('option', { name: 'Dashboard' });
  return screen.getByRole('combobox');
}

test('groups have headings, and titles have notes', async () => {
  enterText(await open(), 'comp');
  const lessons = await screen.findByRole('group', { name: 'Lessons' });
  expect(within(lessons).getByRole('option')).toHaveTextContent(/^Compounding$/);
  expect(screen.getByRole('option', { name: /Parvat/ })).toHaveTextContent('House');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 found'));
});

test('on a Hindi page both requests ask for Hindi', async () => {
  path = '/hi/features/sip-calculator';
  enterText(await open(), 'comp');
  await screen.findByRole('option', { name: /Compounding/ });
  expect(asked).toEqual(['/api/search/start?language=hi', '/api/search?q=comp&language=hi']);
});

test('on a Hindi page what is English says so, and is marked for screen readers', async () => {
  path = '/hi/features/sip-calculator';
  const { search: hindi } = messages('hi');
  start = { ...start, messages: hindi };
  const ofHindi = foundIn(['पेज', { id: 'p', title: 'आयकर कैलकुलेटर', url: '/hi/p' }]);
  result = { ...found, groups: [...ofHindi.groups, ...found.groups] };
  enterText(await open(), 'sip');
  const english = await screen.findByText('Compounding');
  expect(english).toHaveAttribute('lang', 'en-IN');
  expect(screen.getByText('House')).toHaveAttribute('lang', 'en-IN');
  expect(screen.getByText('आयकर कैलकुलेटर')).not.toHaveAttribute('lang');
  expect(screen.getByText(/सब परिणाम/)).toHaveTextContent('(अंग्रेज़ी में)');
  result = { ...found, groups: [] };
  enterText(screen.getByRole('combobox'), 'nothing');
  await screen.findByText(/कॉइनों में/);
  const ways = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(ways).toHaveLength(3);
  expect(ways.filter((way) => !way?.endsWith('(अंग्रेज़ी में)'))).toEqual([]);
});

test('the dark theme is chosen, remembered, and closes the dialog', async () => {
  const onCancel = jest.fn();
  await open(onCancel);
  await user.click(screen.getByRole('option', { name: shell.useDarkTheme }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('an amount is answered here and never sent', async () => {
  enterText(await open(), 'tax on ₹15,00,000 fifteen lakh');
  enterText(screen.getByRole('combobox'), 'tax on 15 lakh');
  const answer = await screen.findByRole('option', { name: /₹97,500/ });
  await waitFor(() => expect(asked).toContain('/api/search?q=tax on'));
  expect(asked.join(' ')).not.toMatch(/\d|lakh/);
  await user.click(answer);
  expect(push).toHaveBeenCalledWith('/features/income-tax-calculator#v=1&y=2026&sg=1500000');
});

test('an amount alone is not sent, and links to other pages are shown', async () => {
  enterText(await open(), '25,000');
  expect(await screen.findByRole('option', { name: dialog.searchPage })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('25,000'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(asked).toEqual(['/api/search/start']);
});

test('Enter before the answer waits for it, and never follows what was found before', async () => {
  const box = await open();
  enterText(box, 'comp');
  await screen.findByRole('option', { name: /Compounding/ });
  const coins = foundIn(['Coins', { id: 'c', title: 'Coin', url: '/c' }]);
  const answer = holdAnswer(jest.mocked(fetch));
  enterText(box, 'compx');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(fetch).toHaveBeenLastCalledWith(expect.stringContaining('compx'), expect.anything()),
  );
  expect(push).not.toHaveBeenCalled();
  answer({ ok: true, json: () => Promise.resolve(coins) } as Response);
  await waitFor(() => expect(push).toHaveBeenCalledWith('/c'));
});

test('after Enter and a closed search, nothing is followed', async () => {
  const onCancel = jest.fn();
  const box = await open(onCancel);
  jest.mocked(fetch).mockReturnValue(new Promise(() => {}));
  enterText(box, 'comp');
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: dialog.close }));
  expect(onCancel).toHaveBeenCalledTimes(1);
  await screen.findByRole('option', { name: 'Dashboard' });
  expect(push).not.toHaveBeenCalled();
});

test('a search that could not be loaded forgets its words, and follows nothing when it is opened later', async () => {
  const labels = { toggle: 'Search', placeholder: 'Search here' };
  const dialogOf = (isOpen: boolean) => (
    <SearchDialog isOpen={isOpen} labels={labels} onClose={onClose} onCancel={jest.fn()} />
  );
  const onClose = jest.fn();
  let fail: () => void = () => undefined;
  jest
    .mocked(fetch)
    .mockReturnValueOnce(new Promise((_, reject) => (fail = () => reject(new Error('offline')))));
  const view = render(dialogOf(true));
  enterText(await screen.findByRole('combobox'), 'comp');
  await user.keyboard('{Enter}');
  fail();
  await waitFor(() => expect(push.mock.calls).toEqual([['/search']]));
  expect(onClose).toHaveBeenCalledTimes(1);
  view.rerender(dialogOf(false));
  await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
  view.rerender(dialogOf(true));
  expect(await screen.findByRole('option', { name: 'Dashboard' })).toBeVisible();
  expect(screen.getByRole('combobox')).toHaveValue('');
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(push.mock.calls).toEqual([['/search']]);
});

test('a group that was late is requested again', async () => {
  jest.useFakeTimers();
  result = { ...found, groups: [], missing: ['Funds'] };
  enterText(await open(), 'comp');
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Not available right now: Funds'),
  );
  result = found;
  expect(await screen.findByRole('option', { name: /Parvat/ }, { timeout: 5000 })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 found'));
});

test('while the server does not answer, amounts still are', async () => {
  const box = await open();
  jest.mocked(fetch).mockResolvedValue({ ok: false, status: 503 } as Response);
  enterText(box, 'sip 10000 12% 15y');
  expect(await screen.findByRole('option', { name: /₹50.46\slakh/ })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(dialog.unavailable));
});

test('the amounts of a SIP answer are sent when its link is followed, and not before', async () => {
  const sip = '/features/sip-calculator';
  const answer = answerQuery('sip 10000 12% 15y', {
    today: '2026-11-21',
    messages: search,
    pages: new Set([sip]),
  });
  if (!answer) throw new Error('no answer');
  expect(answer.link.url).toBe(`${sip}?m=10000&r=12&y=15&v=1`);
  expect(search.page.private).toMatch(/SIP calculator puts its amounts in the address .* is sent/);
  render(<AnswerCard answer={answer} label={dialog.answers} />);
  await user.hover(screen.getByRole('link'));
  await user.tab();
  expect(screen.getByRole('link')).toHaveFocus();
  expect(router.prefetch).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(push).toHaveBeenCalledWith(answer.link.url);
});

test('the answer on the search page goes with its query', async () => {
  const form = (query: string) => (
    <SearchForm query={query} pages={start.pages} messages={search} />
  );
  const { rerender } = render(form('sip'));
  const field = screen.getByRole('searchbox', { name: search.page.label });
  await user.clear(field);
  await user.type(field, 'tax on 15 lakh{Enter}');
  await waitFor(() => expect(push).toHaveBeenCalledWith('/search?q=tax%20on'));
  const answer = () => screen.queryByRole('region', { name: dialog.answers });
  expect(answer()).toHaveTextContent('₹97,500');
  rerender(form('tax on'));
  expect(answer()).toHaveTextContent('₹97,500');
  for (const other of ['parag flexi', 'sip']) {
    rerender(form(other));
    expect(answer()).toBeNull();
    expect(field).toHaveValue(other);
  }
});

test('the field shows the query of the page after Back, and what was typed after Forward', async () => {
  const form = (query: string) => (
    <SearchForm query={query} pages={start.pages} messages={search} />
  );
  const { rerender } = render(form('hdfc'));
  const field = screen.getByRole('searchbox', { name: search.page.label });
  await user.clear(field);
  await user.type(field, 'tax on 15 lakh{Enter}');
  await waitFor(() => expect(push).toHaveBeenCalledWith('/search?q=tax%20on'));
  await user.type(field, ' more');
  rerender(form('tax on'));
  expect(field).toHaveValue('tax on 15 lakh more');
  rerender(form('hdfc'));
  expect(field).toHaveValue('hdfc');
  rerender(form('tax on'));
  expect(field).toHaveValue('tax on 15 lakh');
});
