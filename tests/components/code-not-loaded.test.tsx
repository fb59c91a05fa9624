/** Code that loads on a press fails to load: each press shows a notice, and the next press tries again. */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GuestHousehold } from '@/components/dashboard/household/guest-household';
import { DisplayMenu } from '@/components/shell/display/display-menu';
import { MenuDrawer } from '@/components/shell/menus/main-menu';
import { SearchToggle } from '@/components/shell/search-toggle';
import { SearchForm } from '@/components/search/search-form';
import { answerOf } from '@/components/tax/answer-of';
import { AdvanceTax } from '@/components/tax/tools/advance-tax';
import { messages } from '@/lib/messages';
import { salaried } from '@/tests/factories/tax-person';

const mockPush = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: mockPush }) }));

const mockOffline = () => {
  throw new TypeError('Failed to fetch dynamically imported module');
};
jest.mock('@/components/dashboard/household/household-engine', () => mockOffline());
jest.mock('@/components/tax/tools/advance-calendar', () => mockOffline());
jest.mock('@/components/search/search-dialog', () => mockOffline());
jest.mock('@/components/ui/overlay/drawer', () => mockOffline());
jest.mock('@/components/shell/display/display-panel', () => mockOffline());
jest.mock('@/lib/search/without-amounts', () => mockOffline());

const { dashboard, search, tax: sentences, taxGlossary } = messages();
const tax = { ...sentences, glossary: taxGlossary };

const { shell, display } = messages();

test.each([
  [
    'the search box',
    shell.searchLabel,
    <SearchToggle
      key="search"
      labels={{ toggle: shell.searchLabel, placeholder: shell.searchPlaceholder }}
    />,
  ],
  [
    'the menu',
    shell.openMenu,
    <MenuDrawer
      key="menu"
      labels={{ open: shell.openMenu, close: shell.closeMenu, title: shell.mainMenu }}
    />,
  ],
  [
    'the settings',
    display.menu,
    <DisplayMenu
      key="settings"
      label={display.menu}
      language="en"
      languages={{
        en: { name: 'English', locale: 'en-IN' },
        hi: { name: 'हिन्दी', locale: 'hi-IN' },
      }}
    />,
  ],
])('%s of the top bar', async (_, name, part) => {
  window.matchMedia = () => new EventTarget() as MediaQueryList;
  render(part);
  await userEvent.hover(screen.getByLabelText(name));
  expect(document.documentElement).not.toHaveAttribute('data-not-loaded');
  await userEvent.click(screen.getByLabelText(name));
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-not-loaded'));
  delete document.documentElement.dataset.notLoaded;
});

test('the questions of the household checks', async () => {
  const { checks } = dashboard;
  render(<GuestHousehold today="2026-11-20" messages={checks} hiddenLabel="hidden" />);
  await userEvent.click(screen.getByRole('button', { name: checks.form.open }));
  expect(await screen.findByText(checks.form.notLoaded)).toBeInTheDocument();
});

test('the search, of which nothing is sent: it may hold amounts', async () => {
  render(<SearchForm query="" pages={[]} messages={search} />);
  await userEvent.type(screen.getByRole('searchbox'), 'tax on 15 lakh{Enter}');
  expect(await screen.findByText(search.page.failed)).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('tax on 15 lakh');
  expect(mockPush).not.toHaveBeenCalled();
});

test('the calendar of advance tax', async () => {
  const tools = { texts: {}, onTool: jest.fn() };
  render(<AdvanceTax answer={answerOf(salaried(2_000_000))} tools={tools} messages={tax} />);
  await userEvent.click(screen.getByRole('button', { name: tax.tools.advance.ics }));
  expect(await screen.findByText(tax.tools.take.csvFailed)).toBeInTheDocument();
});
