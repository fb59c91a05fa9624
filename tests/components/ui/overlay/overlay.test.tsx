import userEvent from '@testing-library/user-event';
import { act, render, screen, within, fireEvent } from '@testing-library/react';
import {
  dismissToast,
  showToast,
  toastStore,
  type Toast,
  ToastStack,
} from '@/components/ui/overlay/toast-stack';
import { renderToStaticMarkup } from 'react-dom/server';
import { Tooltip } from '@/components/ui/overlay/tooltip';

describe('toast stack', () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const show = (toast: Toast) => act(() => void showToast(toast));
  const stack = () => screen.getByRole('region', { name: 'Messages' });
  const sentences = () =>
    within(stack())
      .queryAllByRole('listitem')
      .map((item) => item.querySelector('p')?.textContent);

  beforeEach(() => jest.useFakeTimers());

  function open() {
    render(
      <>
        <button type="button">Elsewhere</button>
        <ToastStack labels={{ name: 'Messages', dismiss: 'Dismiss' }} />
      </>,
    );
  }

  afterEach(() => {
    act(() => toastStore.current().forEach(({ id }) => dismissToast(id)));
    jest.useRealTimers();
  });

  test('its live region is there before any toast, reads out what comes, and no more than three stand', () => {
    open();
    expect(within(stack()).getByRole('list')).toHaveAttribute('aria-live', 'polite');
    for (const sentence of ['One', 'Two', 'Three', 'Four']) show({ sentence });
    expect(sentences()).toEqual(['Two', 'Three', 'Four']);
  });

  test('a toast stands 6 seconds, one with an action 12', async () => {
    open();
    show({ sentence: 'Copied' });
    show({ sentence: 'Archived', action: { label: 'Undo', onSelect: () => {} } });
    await pass(5900);
    expect(sentences()).toEqual(['Copied', 'Archived']);
    await pass(200);
    expect(sentences()).toEqual(['Archived']);
    await pass(6000);
    expect(sentences()).toEqual([]);
  });

  test('none leaves under the pointer, nor under the focus', async () => {
    open();
    show({ sentence: 'Copied' });
    await user.hover(screen.getByText('Copied'));
    await pass(60_000);
    expect(sentences()).toEqual(['Copied']);
    await user.unhover(screen.getByText('Copied'));
    await user.keyboard('{F8}');
    await pass(60_000);
    expect(sentences()).toEqual(['Copied']);
    await user.tab({ shift: true });
    await pass(6100);
    expect(sentences()).toEqual([]);
  });

  test('none leaves while the page is out of sight', async () => {
    open();
    show({ sentence: 'Copied' });
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await pass(60_000);
    expect(sentences()).toEqual(['Copied']);
    visibility.mockRestore();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await pass(6100);
    expect(sentences()).toEqual([]);
  });

  test('the action is done once, and its toast goes', async () => {
    open();
    const undo = jest.fn();
    show({ sentence: 'Archived', action: { label: 'Undo', onSelect: undo } });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(sentences()).toEqual([]);
  });

  test('by keyboard: F8 goes there, Escape dismisses, the focus goes on and at last back', async () => {
    open();
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    act(() => elsewhere.focus());
    show({ sentence: 'One' });
    show({ sentence: 'Two' });
    await user.keyboard('{F8}');
    expect(stack()).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{Escape}');
    expect(sentences()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(sentences()).toEqual([]);
    expect(elsewhere).toHaveFocus();
  });
});

describe('tooltip', () => {
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
});
