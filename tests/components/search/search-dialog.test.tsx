import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchDialog } from '@/components/search/search-dialog';
import { messages } from '@/lib/messages';
import type { SearchResult } from '@/lib/search/hit';
import type { SearchStart } from '@/lib/search/start';
import { provideBrowserParts } from '../ui/browser-parts';

provideBrowserParts();

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const { search: words, shell } = messages();
const { dialog } = words;
const user = userEvent.setup();
const start: SearchStart = {
  words,
  logOutFailed: shell.logOutFailed,
  pages: ['/features/income-tax-calculator', '/features/sip-calculator'],
  hits: [
    { id: 'dashboard', title: 'Dashboard', url: '/analytics' },
    { id: 'theme-dark', title: shell.useDarkTheme, does: 'theme-dark' },
  ],
};
const found: SearchResult = {
  isLoose: false,
  missing: [],
  groups: [
    {
      id: 'lessons',
      title: 'Lessons',
      hits: [{ id: 'a', title: 'Compounding', url: '/learn/a', needsSignIn: true }],
    },
    {
      id: 'funds',
      title: 'Funds',
      hits: [{ id: '1', title: 'Parvat', note: 'House', url: '/f/1' }],
    },
  ],
};

let asked: string[];
let result: SearchResult;

beforeEach(() => {
  localStorage.clear();
  push.mockClear();
  asked = [];
  result = found;
  globalThis.fetch = jest.fn((address: string) => {
    asked.push(decodeURIComponent(address));
    const body = address.endsWith('/start') ? start : result;
    return Promise.resolve({ ok: true, json: () => Promise.resolve(body) });
  }) as never;
});

const onClose = jest.fn();
const fill = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });

async function open() {
  render(
    <SearchDialog
      isOpen
      labels={{ toggle: 'Search', placeholder: 'Search here' }}
      onClose={onClose}
      onCancel={jest.fn()}
    />,
  );
  await screen.findByRole('option', { name: 'Dashboard' });
  return screen.getByRole('combobox');
}

test('groups have headings, titles have notes, and results that need sign-in say so', async () => {
  fill(await open(), 'comp');
  const lessons = await screen.findByRole('group', { name: 'Lessons' });
  expect(within(lessons).getByRole('option')).toHaveTextContent(`Compounding${dialog.needsSignIn}`);
  expect(screen.getByRole('option', { name: /Parvat/ })).toHaveTextContent('House');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 found'));
});

test('an amount is answered here and never sent', async () => {
  fill(await open(), 'tax on ₹15,00,000 fifteen lakh');
  fill(screen.getByRole('combobox'), 'tax on 15 lakh');
  const answer = await screen.findByRole('option', { name: /₹97,500/ });
  await waitFor(() => expect(asked).toContain('/api/search?q=tax on'));
  expect(asked.join(' ')).not.toMatch(/\d|lakh/);
  await user.click(answer);
  expect(push).toHaveBeenCalledWith('/features/income-tax-calculator#v=1&y=2026&sg=1500000');
});

test('an amount alone is not sent, and links to other pages are shown', async () => {
  fill(await open(), '25,000');
  expect(await screen.findByRole('option', { name: dialog.searchPage })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('25,000');
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(asked).toEqual(['/api/search/start']);
});

test('when nothing is found, the lists with a search of their own are offered', async () => {
  result = { groups: [], isLoose: false, missing: [] };
  fill(await open(), 'qqqq');
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('No results for “qqqq”'),
  );
  await user.click(screen.getByRole('option', { name: 'Search the mutual funds for “qqqq”' }));
  expect(push).toHaveBeenCalledWith('/features/mutual-funds?q=qqqq');
});

test('what was followed is offered again, here only, until it is cleared', async () => {
  const box = await open();
  fill(box, 'comp');
  await user.click(await screen.findByRole('option', { name: /Compounding/ }));
  expect(JSON.parse(localStorage.getItem('recent-searches') ?? '')).toEqual(['comp']);
  const recent = await screen.findByRole('group', { name: dialog.recent });
  await user.click(within(recent).getByRole('option', { name: 'comp' }));
  expect(box).toHaveValue('comp');
  fill(box, '');
  await user.click(screen.getByRole('option', { name: dialog.clearRecent }));
  expect(localStorage.getItem('recent-searches')).toBeNull();
  expect(screen.queryByRole('group', { name: dialog.recent })).not.toBeInTheDocument();
});

test('the arrow keys go through all groups, and Enter follows', async () => {
  const box = await open();
  fill(box, 'comp');
  const last = within(await screen.findByRole('group', { name: 'Funds' })).getByRole('option');
  act(() => box.focus());
  await user.keyboard('{ArrowDown}');
  expect(box).toHaveAttribute('aria-activedescendant', last.id);
  await user.keyboard('{Enter}');
  expect(push).toHaveBeenCalledWith('/f/1');
});

test('Enter before the answer waits for it, and never follows what was found before', async () => {
  const box = await open();
  fill(box, 'comp');
  await screen.findByRole('option', { name: /Compounding/ });
  result = {
    ...found,
    groups: [{ id: 'coins', title: 'Coins', hits: [{ id: 'c', title: 'Coin', url: '/c' }] }],
  };
  fill(box, 'compx');
  await user.keyboard('{Enter}');
  expect(push).not.toHaveBeenCalled();
  await waitFor(() => expect(push).toHaveBeenCalledWith('/c'));
});

test('a group that was late is requested again', async () => {
  result = { ...found, groups: [], missing: ['Funds'] };
  fill(await open(), 'comp');
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Not available right now: Funds'),
  );
  result = found;
  expect(await screen.findByRole('option', { name: /Parvat/ }, { timeout: 5000 })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('2 found');
});

test('an action is done in place', async () => {
  await open();
  await user.click(screen.getByRole('option', { name: shell.useDarkTheme }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(push).not.toHaveBeenCalled();
});

test('while the server does not answer, amounts still are', async () => {
  const box = await open();
  jest.mocked(globalThis.fetch).mockResolvedValue({ ok: false, status: 503 } as Response);
  fill(box, 'sip 10000 12% 15y');
  expect(await screen.findByRole('option', { name: /₹50.46 lakh/ })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(dialog.unavailable));
});
