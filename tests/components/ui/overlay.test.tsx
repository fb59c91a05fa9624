import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CardLabels } from '@/components/ui/card/card-menu';
import { cardTiming } from '@/components/ui/card/card-timing';
import { CardWidget } from '@/components/ui/card/card-widget';
import {
  dismissToast,
  showToast,
  type Toast,
  ToastStack,
  toastStore,
} from '@/components/ui/overlay/toast-stack';
import { Tooltip } from '@/components/ui/overlay/tooltip';
import { provideBrowserParts } from './browser-parts';
import { passTime } from '@/tests/components/pass-time';

describe('toast stack', () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
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
    await passTime(5900);
    expect(sentences()).toEqual(['Copied', 'Archived']);
    await passTime(200);
    expect(sentences()).toEqual(['Archived']);
    await passTime(6000);
    expect(sentences()).toEqual([]);
  });

  test('the action of a toast is done once, and the toast goes', async () => {
    const undo = jest.fn();
    open();
    show({ sentence: 'Archived', action: { label: 'Undo', onSelect: undo } });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(sentences()).toEqual([]);
  });

  test('a toast stays under the pointer and under the focus', async () => {
    open();
    show({ sentence: 'Copied' });
    await user.hover(screen.getByText('Copied'));
    await passTime(60_000);
    expect(sentences()).toEqual(['Copied']);
    await user.unhover(screen.getByText('Copied'));
    await user.keyboard('{F8}');
    await passTime(60_000);
    expect(sentences()).toEqual(['Copied']);
    await user.tab({ shift: true });
    await passTime(6100);
    expect(sentences()).toEqual([]);
  });

  test('a toast stays while the page is out of sight', async () => {
    open();
    show({ sentence: 'Copied' });
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await passTime(60_000);
    expect(sentences()).toEqual(['Copied']);
    visibility.mockRestore();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await passTime(6100);
    expect(sentences()).toEqual([]);
  });

  test('by keyboard: F8 focuses a toast, Escape dismisses it, and the focus returns after the last one', async () => {
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

  test('stays open under the focus when the pointer leaves', async () => {
    render(element);
    await user.tab();
    const host = screen.getByRole('button').parentElement;
    if (host) fireEvent.pointerLeave(host);
    expect(isShown()).toBe(true);
  });

  test('stays under the pointer that goes over to it, and Escape closes it', async () => {
    render(element);
    await user.hover(screen.getByRole('button'));
    await user.hover(tip());
    expect(isShown()).toBe(true);
    await user.keyboard('{Escape}');
    expect(isShown()).toBe(false);
  });

  test('the HTML of the server has no style attribute and shows the tip without scripts', () => {
    const view = renderToStaticMarkup(element);
    expect(view).not.toContain('style=');
    expect(view).toContain('noscript:group-hover/tooltip:block');
    expect(view).toContain('noscript:group-focus-within/tooltip:block');
  });
});

describe('card widget', () => {
  const labels: CardLabels = {
    menu: 'Options of Plans',
    actions: {
      collapse: 'Collapse',
      expand: 'Expand',
      reload: 'Reload',
      enterFullScreen: 'Full screen',
      leaveFullScreen: 'Leave full screen',
      close: 'Close',
      undo: 'Bring back',
    },
    announcements: {
      collapsed: 'Plans is collapsed.',
      expanded: 'Plans is expanded.',
      reloading: 'Plans is reloading.',
      reloaded: 'Plans is up to date.',
      reloadFailed: 'Plans could not be reloaded.',
      fullScreen: 'Plans fills the screen.',
      normal: 'Plans is back in the page.',
      closed: 'Plans is closed.',
      reopened: 'Plans is back.',
    },
  };

  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const menuButton = () => screen.getByRole('button', { name: labels.menu });
  const note = () => screen.getByRole('textbox', { name: 'Note' });
  const outside = () => screen.getByTestId('outside');

  function open(props: Partial<ComponentProps<typeof CardWidget>> = {}) {
    return render(
      <>
        <div data-testid="outside">
          <button type="button">Elsewhere</button>
        </div>
        <CardWidget title="Plans" titleId="plans" labels={labels} {...props}>
          <input aria-label="Note" />
        </CardWidget>
      </>,
    );
  }

  const order = ['Full screen', 'Collapse|Expand', 'Reload', 'Close'];

  /** By keyboard alone: Enter opens the menu on its first item, arrows move, Enter does it. */
  async function choose(item: string) {
    act(() => menuButton().focus());
    await user.keyboard('{Enter}');
    await passTime(50);
    const steps = order.findIndex((names) => names.split('|').includes(item));
    await user.keyboard(`${'{ArrowDown}'.repeat(steps)}{Enter}`);
    await passTime(50);
  }

  const isOutOfReach = (element: HTMLElement) => element.closest('[inert]') !== null;
  const isScrollLocked = () => document.documentElement.classList.contains('overflow-hidden');

  beforeEach(() => {
    jest.useFakeTimers();
    provideBrowserParts();
  });

  afterEach(() => jest.useRealTimers());

  test('a press that comes before the menu opens it once it is there', async () => {
    open();
    act(() => menuButton().click());
    await passTime(50);
    expect(screen.getByRole('menuitem', { name: 'Full screen' })).toBeInTheDocument();
    expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
  });

  describe('collapsing', () => {
    test('puts the content out of reach at once, keeps what was typed, and says so', async () => {
      const remember = jest.fn();
      open({ onStateChange: remember });
      await user.type(note(), 'abc');
      await choose('Collapse');
      expect(isOutOfReach(note())).toBe(true);
      expect(screen.getByRole('status')).toHaveTextContent(labels.announcements.collapsed);
      expect(remember).toHaveBeenLastCalledWith({ isCollapsed: true, isClosed: false });
      await choose('Expand');
      expect(isOutOfReach(note())).toBe(false);
      expect(note()).toHaveValue('abc');
      expect(screen.getByRole('status')).toHaveTextContent(labels.announcements.expanded);
      expect(menuButton()).toHaveFocus();
    });

    test('a card that was left collapsed starts collapsed', () => {
      open({ initialState: { isCollapsed: true, isClosed: false } });
      expect(isOutOfReach(note())).toBe(true);
    });
  });

  describe('reloading', () => {
    test.each([
      ['an open card', {}, {}],
      ['a collapsed card, which opens', { isCollapsed: true }, {}],
      ['a card where movement is unwanted', {}, { isMotionReduced: true }],
    ])('the overlay of %s is shown for 3 seconds', async (_, state, parts) => {
      provideBrowserParts(parts);
      open({ initialState: { isCollapsed: false, isClosed: false, ...state } });
      await choose('Reload');
      expect(screen.getByText(labels.announcements.reloading, { selector: 'span' })).toBeVisible();
      await passTime(cardTiming.reloadOverlayMs - 200);
      expect(isOutOfReach(note())).toBe(true);
      expect(note().closest('[inert]')).toHaveAttribute('aria-busy', 'true');
      await passTime(200);
      expect(isOutOfReach(note())).toBe(false);
      expect(screen.getByRole('status')).toHaveTextContent(labels.announcements.reloaded);
    });

    test('the overlay stands longer while a real reload runs, which is not started twice', async () => {
      let finish = () => {};
      const reload = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
      open({ onReload: reload });
      await choose('Reload');
      await passTime(10_000);
      expect(isOutOfReach(note())).toBe(true);
      await user.click(menuButton());
      await passTime(50);
      const item = screen.getByRole('menuitem', { name: 'Reload' });
      expect(item).toHaveAttribute('aria-disabled', 'true');
      await user.keyboard('{Escape}');
      finish();
      await passTime(0);
      expect(isOutOfReach(note())).toBe(false);
      expect(reload).toHaveBeenCalledTimes(1);
    });

    test('a reload that fails is said and shown, and logged', async () => {
      const log = jest.spyOn(console, 'error').mockImplementation(() => {});
      open({ onReload: () => Promise.reject(new Error('down')) });
      await choose('Reload');
      await passTime(3000);
      expect(screen.getAllByText(labels.announcements.reloadFailed)).toHaveLength(2);
      expect(isOutOfReach(note())).toBe(false);
      expect(log).toHaveBeenCalledWith('Card reload failed:', expect.any(Error));
      log.mockRestore();
    });
  });

  describe('full screen', () => {
    test.each([
      [1009, true],
      [1024, false],
    ])(
      'holds the page of %i px, with the width of its scrollbar (%p), until the way back is over',
      async (clientWidth, hasScrollbar) => {
        jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(clientWidth);
        open();
        await choose('Full screen');
        expect(isScrollLocked()).toBe(true);
        expect(document.documentElement.className.includes('scrollbar-gutter')).toBe(hasScrollbar);
        expect(isOutOfReach(outside())).toBe(true);
        expect(isOutOfReach(note())).toBe(false);
        expect(screen.getByRole('status')).toHaveTextContent(labels.announcements.fullScreen);
        await passTime(cardTiming.fullScreenMs);
        act(() => note().focus());
        await user.keyboard('a{Escape}');
        expect(menuButton()).toHaveFocus();
        expect(screen.getByRole('status')).toHaveTextContent(labels.announcements.normal);
        await passTime(cardTiming.fullScreenMs - 1);
        expect(isScrollLocked()).toBe(true);
        await passTime(1);
        expect(isScrollLocked()).toBe(false);
        expect(isOutOfReach(outside())).toBe(false);
        jest.restoreAllMocks();
      },
    );

    test('Escape in the open menu closes only the menu', async () => {
      open();
      await choose('Full screen');
      await user.click(menuButton());
      await passTime(50);
      await user.keyboard('{Escape}');
      await passTime(cardTiming.fullScreenMs);
      expect(screen.queryByRole('menu')).not.toBeInTheDocument();
      expect(isScrollLocked()).toBe(true);
    });

    test('shows the content of a collapsed card, and takes no time where movement is unwanted', async () => {
      provideBrowserParts({ isMotionReduced: true });
      open({ initialState: { isCollapsed: true, isClosed: false } });
      await choose('Full screen');
      expect(isOutOfReach(note())).toBe(false);
      await user.keyboard('{Escape}');
      expect(isScrollLocked()).toBe(false);
    });

    test('the place of the card in the page stays as high as it was', async () => {
      jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(320);
      const { container } = open();
      await choose('Full screen');
      expect(container.lastElementChild).toHaveStyle({ 'min-height': '320px' });
      await user.keyboard('{Escape}');
      await passTime(cardTiming.fullScreenMs);
      expect(container.lastElementChild).not.toHaveStyle({ 'min-height': '320px' });
      jest.restoreAllMocks();
    });

    test('a full-screen card that is removed releases the page', async () => {
      const { unmount } = open();
      await choose('Full screen');
      expect(isScrollLocked()).toBe(true);
      unmount();
      expect(isScrollLocked()).toBe(false);
    });
  });

  describe('closing', () => {
    test('removes the card, focuses the button that shows it again, and keeps the input', async () => {
      open();
      await user.type(note(), 'abc');
      await choose('Close');
      expect(screen.queryByRole('region', { name: 'Plans' })).not.toBeInTheDocument();
      expect(screen.getByRole('status')).toHaveTextContent(labels.announcements.closed);
      expect(screen.getByRole('button', { name: labels.actions.undo })).toHaveFocus();
      await user.keyboard('{Enter}');
      await passTime(50);
      expect(screen.getByRole('region', { name: 'Plans' })).toBeInTheDocument();
      expect(note()).toHaveValue('abc');
      expect(menuButton()).toHaveFocus();
      expect(screen.getByRole('status')).toHaveTextContent(labels.announcements.reopened);
    });

    test('a card that was left closed takes no focus when the page opens', async () => {
      open({ initialState: { isCollapsed: false, isClosed: true } });
      await passTime(50);
      expect(screen.getByRole('button', { name: labels.actions.undo })).not.toHaveFocus();
    });

    test('a card in full screen releases the page', async () => {
      open();
      await choose('Full screen');
      await choose('Close');
      expect(isScrollLocked()).toBe(false);
      expect(isOutOfReach(outside())).toBe(false);
    });
  });
});
