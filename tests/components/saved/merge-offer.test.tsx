import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MergeOffer } from '@/components/saved/merge-offer';
import { mergeGuestData } from '@/lib/account/actions';
import { messages } from '@/lib/messages';

jest.mock('@/lib/account/actions', () => ({ mergeGuestData: jest.fn() }));

const words = messages().shell.mergeButton;
const item = (id: string) => ({
  id,
  kind: 'watchlist',
  version: 1,
  data: {},
  updatedAt: '2026-11-21T10:00:00.000Z',
});
const lay = (...ids: string[]) =>
  localStorage.setItem('saved', JSON.stringify({ schema: 1, items: ids.map(item) }));

beforeEach(() => {
  localStorage.clear();
  jest.mocked(mergeGuestData).mockReset();
});

const title = () => screen.queryByRole('heading', { name: words.title });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('is silent where the browser has nothing saved', () => {
  render(<MergeOffer messages={words} />);
  expect(title()).not.toBeInTheDocument();
});

it('sends what lies there, and takes exactly what arrived out of the browser', async () => {
  lay('a', 'b');
  jest.mocked(mergeGuestData).mockResolvedValue({ status: 'merged', doneIds: ['a', 'b'] });
  render(<MergeOffer messages={words} />);
  expect(screen.getByText(/before you signed in: 2/)).toBeInTheDocument();
  await press(words.mergeButton);
  expect(mergeGuestData).toHaveBeenCalledWith({ items: [item('a'), item('b')] });
  expect(localStorage.getItem('saved')).toBeNull();
  expect(title()).not.toBeInTheDocument();
});

it('changes nothing when that fails', async () => {
  lay('a');
  jest.mocked(mergeGuestData).mockRejectedValueOnce(new Error('offline'));
  render(<MergeOffer messages={words} />);
  await press(words.mergeButton);
  expect(screen.getByText(words.failed)).toBeInTheDocument();
  jest.mocked(mergeGuestData).mockResolvedValueOnce({ status: 'full' });
  await press(words.mergeButton);
  expect(screen.getByText(words.full)).toBeInTheDocument();
  expect(localStorage.getItem('saved')).toContain('"a"');
});

it('asks once: what shall stay here stays, unasked', async () => {
  lay('a');
  const { unmount } = render(<MergeOffer messages={words} />);
  await press(words.leave);
  unmount();
  render(<MergeOffer messages={words} />);
  expect(title()).not.toBeInTheDocument();
  expect(localStorage.getItem('saved')).toContain('"a"');
});

it('goes when another tab has brought everything', () => {
  lay('a');
  render(<MergeOffer messages={words} />);
  localStorage.removeItem('saved');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'saved' }));
  });
  expect(title()).not.toBeInTheDocument();
});
