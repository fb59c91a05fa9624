import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DisplayMenu } from '@/components/shell/display/display-menu';
import { messages } from '@/lib/messages';

jest.mock('next/navigation', () => ({ usePathname: () => '/features/sip-calculator' }));

const user = userEvent.setup();
const { display } = messages();
const languages = {
  en: { name: 'English', locale: 'en-IN' },
  hi: { name: 'हिन्दी', locale: 'hi-IN' },
};
const root = document.documentElement;

beforeEach(() => localStorage.clear());

async function open() {
  render(<DisplayMenu label={display.menu} language="en" languages={languages} />);
  await user.click(screen.getByLabelText(display.menu));
  await screen.findByRole('group', { name: display.theme });
}

test('each choice shows at once and is remembered; the first value of each is remembered by nothing', async () => {
  await open();
  await user.click(screen.getByRole('radio', { name: display.figuresOf.full }));
  expect(root).toHaveAttribute('data-figures', 'full');
  expect(localStorage.getItem('figures')).toBe('full');
  await user.click(screen.getByRole('radio', { name: display.figuresOf.lakh }));
  expect(root).not.toHaveAttribute('data-figures');
  expect(localStorage.getItem('figures')).toBeNull();
  await user.click(screen.getByRole('switch', { name: display.hide }));
  expect(root).toHaveAttribute('data-amounts', 'hidden');
  await user.click(screen.getByRole('switch', { name: display.hide }));
  expect(root).not.toHaveAttribute('data-amounts');
});

test('arrow keys choose, as in any group of radio buttons', async () => {
  await open();
  act(() => screen.getByRole('radio', { name: display.themes.system }).focus());
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('radio', { name: display.themes.dark })).toBeChecked();
  expect(root).toHaveAttribute('data-theme', 'dark');
  await user.keyboard('{ArrowRight}');
  expect(root).not.toHaveAttribute('data-theme');
});

test('what another tab chooses is shown here', async () => {
  await open();
  localStorage.setItem('amounts', 'hidden');
  fireEvent(window, new StorageEvent('storage', { key: 'amounts', newValue: 'hidden' }));
  expect(screen.getByRole('switch', { name: display.hide })).toBeChecked();
  expect(root).toHaveAttribute('data-amounts', 'hidden');
  localStorage.removeItem('amounts');
  fireEvent(window, new StorageEvent('storage', { key: 'amounts', newValue: null }));
  expect(root).not.toHaveAttribute('data-amounts');
});

test('Escape shuts it and gives the focus back; a press outside shuts it', async () => {
  await open();
  const menu = screen.getByRole('group', { name: '' });
  await user.click(screen.getByRole('switch', { name: display.hide }));
  await user.keyboard('{Escape}');
  expect(menu).not.toHaveAttribute('open');
  expect(screen.getByLabelText(display.menu)).toHaveFocus();
  await user.click(screen.getByLabelText(display.menu));
  expect(menu).toHaveAttribute('open');
  await user.click(document.body);
  await waitFor(() => expect(menu).not.toHaveAttribute('open'));
});

test('the text size applies to the whole page, and the other language of this page is a link', async () => {
  await open();
  await user.click(screen.getByRole('radio', { name: display.textSizes.largest }));
  expect(root).toHaveAttribute('data-reading', 'largest');
  await user.click(screen.getByRole('radio', { name: display.textSizes.standard }));
  expect(root).not.toHaveAttribute('data-reading');
  expect(screen.getByRole('link', { name: 'हिन्दी' })).toHaveAttribute(
    'href',
    '/hi/features/sip-calculator',
  );
});
