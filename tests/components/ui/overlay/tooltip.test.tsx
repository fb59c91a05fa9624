import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { Tooltip } from '@/components/ui/overlay/tooltip';

const user = userEvent.setup();

const element = (
  <Tooltip tip="One yearly rate for dated flows.">
    {(trigger) => (
      <button type="button" {...trigger}>
        XIRR
      </button>
    )}
  </Tooltip>
);
const tip = () => screen.getByText('One yearly rate for dated flows.');
const isShown = () => !tip().parentElement?.classList.contains('hidden');

test('describes its control, also while it is closed', () => {
  render(element);
  expect(screen.getByRole('button', { name: 'XIRR' })).toHaveAccessibleDescription(
    'One yearly rate for dated flows.',
  );
  expect(isShown()).toBe(false);
});

test('shows for the keyboard, and Escape closes it without leaving what lies around', async () => {
  const leave = jest.fn();
  render(element);
  window.addEventListener('keydown', leave);
  await user.tab();
  expect(isShown()).toBe(true);
  await user.keyboard('{Escape}');
  expect(isShown()).toBe(false);
  expect(leave).not.toHaveBeenCalledWith(expect.objectContaining({ key: 'Escape' }));
  expect(screen.getByRole('button')).toHaveFocus();
  // Closed, it answers no further press.
  await user.keyboard('{Escape}');
  expect(leave).toHaveBeenCalledWith(expect.objectContaining({ key: 'Escape' }));
  window.removeEventListener('keydown', leave);
  await user.tab();
  await user.tab({ shift: true });
  expect(isShown()).toBe(true);
});

test('shows for the pointer, stays while it is on the tip, and goes with it', async () => {
  render(element);
  await user.hover(screen.getByRole('button'));
  expect(isShown()).toBe(true);
  await user.hover(tip());
  expect(isShown()).toBe(true);
  await user.unhover(tip());
  expect(isShown()).toBe(false);
});

test('stays open under the focus when the pointer leaves', async () => {
  render(element);
  await user.tab();
  const host = screen.getByRole('button').parentElement;
  if (host) fireEvent.pointerLeave(host);
  expect(isShown()).toBe(true);
});

test('the HTML of the server has no style attribute and shows the tip without scripts', () => {
  const view = renderToStaticMarkup(element);
  expect(view).not.toContain('style=');
  expect(view).toContain('noscript:group-hover/tooltip:block');
  expect(view).toContain('noscript:group-focus-within/tooltip:block');
});
