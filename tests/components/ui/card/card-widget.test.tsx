import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import type { CardLabels } from '@/components/ui/card/card-labels';
import { cardTiming } from '@/components/ui/card/card-timing';
import { CardWidget } from '@/components/ui/card/card-widget';
import { provideBrowserParts } from '../browser-parts';

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
  said: {
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
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

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
  await pass(50);
  const steps = order.findIndex((names) => names.split('|').includes(item));
  await user.keyboard(`${'{ArrowDown}'.repeat(steps)}{Enter}`);
  await pass(50);
}

const isOutOfReach = (element: HTMLElement) => element.closest('[inert]') !== null;
const isScrollLocked = () => document.documentElement.classList.contains('overflow-hidden');

beforeEach(() => {
  jest.useFakeTimers();
  provideBrowserParts();
});

afterEach(() => jest.useRealTimers());

test('the figures are those of the specification', () => {
  expect(cardTiming).toEqual({ reloadOverlayMs: 3000, fullScreenMs: 500, collapseMs: 400 });
});

test('the menu comes on first interest, and a press that came first opens it', async () => {
  open();
  expect(menuButton()).toHaveAttribute('aria-haspopup', 'menu');
  act(() => menuButton().click());
  await pass(50);
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
    expect(screen.getByRole('status')).toHaveTextContent(labels.said.collapsed);
    expect(remember).toHaveBeenLastCalledWith({ isCollapsed: true, isClosed: false });
    await choose('Expand');
    expect(isOutOfReach(note())).toBe(false);
    expect(note()).toHaveValue('abc');
    expect(screen.getByRole('status')).toHaveTextContent(labels.said.expanded);
    expect(menuButton()).toHaveFocus();
  });

  test('a card that was left collapsed starts collapsed', () => {
    open({ initialState: { isCollapsed: true, isClosed: false } });
    expect(isOutOfReach(note())).toBe(true);
  });
});

describe('reloading', () => {
  test('the overlay stands 3 seconds when nothing real runs', async () => {
    open();
    await choose('Reload');
    expect(isOutOfReach(note())).toBe(true);
    expect(screen.getByRole('status')).toHaveTextContent(labels.said.reloading);
    await pass(2800);
    expect(isOutOfReach(note())).toBe(true);
    await pass(200);
    expect(isOutOfReach(note())).toBe(false);
    expect(screen.getByRole('status')).toHaveTextContent(labels.said.reloaded);
  });

  test('a collapsed card opens, so that the overlay is seen', async () => {
    open({ initialState: { isCollapsed: true, isClosed: false } });
    await choose('Reload');
    expect(screen.getByText(labels.said.reloading, { selector: 'span' })).toBeVisible();
    await pass(3000);
    expect(isOutOfReach(note())).toBe(false);
  });

  test('the overlay stands longer while a real reload runs, which is not started twice', async () => {
    let finish = () => {};
    const reload = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    open({ onReload: reload });
    await choose('Reload');
    await pass(10_000);
    expect(isOutOfReach(note())).toBe(true);
    await user.click(menuButton());
    await pass(50);
    const item = screen.getByRole('menuitem', { name: 'Reload' });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Escape}');
    finish();
    await pass(0);
    expect(isOutOfReach(note())).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('a reload that fails is said and shown, and logged', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    open({ onReload: () => Promise.reject(new Error('down')) });
    await choose('Reload');
    await pass(3000);
    expect(screen.getAllByText(labels.said.reloadFailed)).toHaveLength(2);
    expect(isOutOfReach(note())).toBe(false);
    expect(log).toHaveBeenCalledWith('Card reload failed:', expect.any(Error));
    log.mockRestore();
  });
});

describe('full screen', () => {
  test('holds the page behind and its scrolling until the way back is over', async () => {
    open();
    await choose('Full screen');
    expect(isScrollLocked()).toBe(true);
    expect(isOutOfReach(outside())).toBe(true);
    expect(isOutOfReach(note())).toBe(false);
    expect(screen.getByRole('status')).toHaveTextContent(labels.said.fullScreen);
    await pass(cardTiming.fullScreenMs);
    act(() => note().focus());
    await user.keyboard('{Escape}');
    expect(menuButton()).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(labels.said.normal);
    await pass(cardTiming.fullScreenMs - 1);
    expect(isScrollLocked()).toBe(true);
    await pass(1);
    expect(isScrollLocked()).toBe(false);
    expect(isOutOfReach(outside())).toBe(false);
  });

  test('the place of the card in the page stays as high as it was', async () => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(320);
    const { container } = open();
    await choose('Full screen');
    expect(container.lastElementChild).toHaveStyle({ 'min-height': '320px' });
    await user.keyboard('{Escape}');
    await pass(cardTiming.fullScreenMs);
    expect(container.lastElementChild).not.toHaveStyle({ 'min-height': '320px' });
    jest.restoreAllMocks();
  });

  test('Escape in the open menu closes only the menu', async () => {
    open();
    await choose('Full screen');
    await user.click(menuButton());
    await pass(50);
    expect(screen.getByRole('menu')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await pass(cardTiming.fullScreenMs);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(isScrollLocked()).toBe(true);
  });

  test('takes no time where movement is unwanted', async () => {
    provideBrowserParts({ isMotionReduced: true });
    open();
    await choose('Full screen');
    await user.keyboard('{Escape}');
    expect(isScrollLocked()).toBe(false);
    expect(isOutOfReach(outside())).toBe(false);
  });

  test('shows the content of a collapsed card', async () => {
    open({ initialState: { isCollapsed: true, isClosed: false } });
    await choose('Full screen');
    expect(isOutOfReach(note())).toBe(false);
  });

  test('a card that leaves the page lets go of it', async () => {
    const { unmount } = open();
    await choose('Full screen');
    unmount();
    expect(isScrollLocked()).toBe(false);
  });
});

describe('closing', () => {
  test('removes the card, puts the focus on the way back, and keeps what was typed', async () => {
    open();
    await user.type(note(), 'abc');
    await choose('Close');
    expect(screen.queryByRole('region', { name: 'Plans' })).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(labels.said.closed);
    expect(screen.getByRole('button', { name: labels.actions.undo })).toHaveFocus();
    await user.keyboard('{Enter}');
    await pass(50);
    expect(screen.getByRole('region', { name: 'Plans' })).toBeInTheDocument();
    expect(note()).toHaveValue('abc');
    expect(menuButton()).toHaveFocus();
  });

  test('from full screen gives the page back', async () => {
    open();
    await choose('Full screen');
    await choose('Close');
    expect(isScrollLocked()).toBe(false);
    expect(isOutOfReach(outside())).toBe(false);
  });
});
