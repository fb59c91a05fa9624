import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import { listStarsOf } from '@/components/holdings/list-stars';
import { useListStars } from '@/components/holdings/use-list-stars';
import { savedGuestItems } from '@/components/saved/guest-items';
import { watch } from '@/lib/holdings/actions';
import { watchedIn, type Watchlist } from '@/lib/holdings/saved-holding';
import { saveOutcomes } from '@/lib/messages/en/save-outcomes';
import { removeSavedItem } from '@/lib/saved/actions';
import { refuseStorage } from '@/tests/components/refuse-storage';
import { holdAnswer } from '@/tests/factories/hold-answer';

jest.mock('@/lib/saved/actions', () => ({ removeSavedItem: jest.fn() }));

jest.mock('@/lib/holdings/actions', () => ({ watch: jest.fn() }));

const here = { full: 'Full.', unavailable: 'Refused.' };

function List({ watchlist }: { watchlist: Watchlist }) {
  const messages = { label: 'Watch {name}', here, outcomes: saveOutcomes };
  const starOf = useListStars(listStarsOf('coin', watchlist, messages, '/features/crypto-market'));
  return ['Metalo', 'Payopa'].map((name) => (
    <div key={name}>{starOf(name.toLowerCase(), name)}</div>
  ));
}

const star = (name: string) => screen.findByRole('button', { name: `Watch ${name}` });
const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';
const sent = (action: typeof watch | typeof removeSavedItem) =>
  Object.fromEntries(jest.mocked(action).mock.lastCall![1]);

// The code of the stars loads later; a busy machine takes longer for that than a test waits.
beforeAll(() => import('@/components/holdings/watch-star'));
beforeEach(() => {
  localStorage.clear();
  jest.mocked(watch).mockReset().mockResolvedValue({ status: 'saved' });
  jest.mocked(removeSavedItem).mockReset().mockResolvedValue({ status: 'saved' });
});
afterEach(() => jest.restoreAllMocks());

test('a guest’s star puts its row on the watchlist of this browser, and takes it off', async () => {
  render(<List watchlist="guest" />);
  const button = await star('Metalo');
  expect(isPressed(button)).toBe(false);
  await userEvent.click(button);
  expect(isPressed(button)).toBe(true);
  expect(isPressed(await star('Payopa'))).toBe(false);
  const [watched] = watchedIn(savedGuestItems().items, 'coin');
  expect(watched).toMatchObject({ instrumentId: 'metalo', name: 'Metalo' });
  await userEvent.click(button);
  expect(isPressed(button)).toBe(false);
  expect(savedGuestItems().items).toEqual([]);
  expect(watch).not.toHaveBeenCalled();
});

test('a browser that refuses says so at the star', async () => {
  render(<List watchlist="guest" />);
  refuseStorage('SecurityError');
  await userEvent.click(await star('Metalo'));
  expect(screen.getByRole('alert')).toHaveTextContent(here.unavailable);
});

test('a member’s star sends what is watched, under one id however often', async () => {
  render(<List watchlist={{}} />);
  const button = await star('Metalo');
  await userEvent.click(button);
  const first = sent(watch);
  expect(first).toMatchObject({ assetClass: 'coin', instrumentId: 'metalo' });
  await userEvent.click(button);
  expect(sent(watch)).toEqual(first);
  expect(savedGuestItems().items).toEqual([]);
});

test('a member’s star of a watched row removes its item', async () => {
  render(<List watchlist={{ payopa: 'item-1' }} />);
  const button = await star('Payopa');
  expect(isPressed(button)).toBe(true);
  expect(isPressed(await star('Metalo'))).toBe(false);
  await userEvent.click(button);
  expect(sent(removeSavedItem)).toMatchObject({ id: 'item-1' });
  expect(watch).not.toHaveBeenCalled();
});

test('while a member’s press is on its way the star shows it; a failure takes it back and says why', async () => {
  const answer = holdAnswer(jest.mocked(watch));
  render(<List watchlist={{}} />);
  const button = await star('Metalo');
  await userEvent.click(button);
  expect(isPressed(button)).toBe(true);
  answer({ status: 'full' });
  expect(await screen.findByRole('alert')).toHaveTextContent(saveOutcomes.full);
  expect(isPressed(button)).toBe(false);
});

test('without knowing what is watched a list has no stars', () => {
  expect(renderToStaticMarkup(<List watchlist="unavailable" />)).toBe('<div></div><div></div>');
});

test('a star of an ended session leads to sign-in, in a tab of its own', async () => {
  jest.mocked(watch).mockResolvedValue({ status: 'ended' });
  render(<List watchlist={{}} />);
  const button = (await star('Metalo')) as HTMLButtonElement;
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent(saveOutcomes.ended);
  // In the form it would be below the star, which has no place of its own.
  expect(button.form).not.toContainElement(screen.getByRole('alert'));
  const link = screen.getByRole('link', { name: 'Sign in (new tab)' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/returnUrl=%2Ffeatures%2Fcrypto/));
  expect(link).toHaveAttribute('target', '_blank');
});
