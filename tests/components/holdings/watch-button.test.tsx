import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WatchButton } from '@/components/holdings/watch-button';
import { watch } from '@/lib/holdings/actions';
import { saveOutcomes } from '@/lib/messages/en/save-outcomes';
import { removeSavedItem } from '@/lib/saved/actions';

jest.mock('@/lib/holdings/actions', () => ({ watch: jest.fn() }));
jest.mock('@/lib/saved/actions', () => ({ removeSavedItem: jest.fn() }));

const button = (watchedItemId: string | null) => (
  <WatchButton
    assetClass="fund"
    instrumentId="119551"
    watchedItemId={watchedItemId}
    newItemId="new"
    messages={{ watch: 'Watch', unwatch: 'Stop watching', outcomes: saveOutcomes }}
  />
);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each(['full', 'ended', 'too-many'] as const)(
  'an account that is %s says what to do',
  async (status) => {
    jest.mocked(watch).mockResolvedValueOnce({ status });
    render(button(null));
    await press('Watch');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(saveOutcomes[status]));
    expect(Object.fromEntries(jest.mocked(watch).mock.lastCall?.[1] ?? [])).toEqual({
      id: 'new',
      assetClass: 'fund',
      instrumentId: '119551',
    });
  },
);

test('once it is watched, nothing is said, and the next press removes it', async () => {
  jest.mocked(watch).mockResolvedValueOnce({ status: 'full' });
  const { rerender } = render(button(null));
  await press('Watch');
  await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());
  rerender(button('old'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  jest.mocked(removeSavedItem).mockResolvedValueOnce({ status: 'ended' });
  await press('Stop watching');
  expect(jest.mocked(removeSavedItem).mock.lastCall?.[1].get('id')).toBe('old');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(saveOutcomes.ended));
});
