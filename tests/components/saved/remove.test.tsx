import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoveButton } from '@/components/saved/remove-button';
import { RemoveItem } from '@/components/saved/remove-item';
import { messages } from '@/lib/messages';
import { removeSavedItem } from '@/lib/saved/actions';

jest.mock('@/lib/saved/actions', () => ({ removeSavedItem: jest.fn() }));
const { remove, outcomes } = messages().saved;

test.each([
  ['at once', <RemoveButton key="" id="a" label="Remove" name="Remove A" />, 'Remove A'],
  ['in two steps', <RemoveItem key="" id="a" title="A" messages={remove} />, remove.confirm],
])('what was not removed says why where it was pressed: %s', async (_, element, name) => {
  render(element);
  const button = screen.getByText((_text, found) => found === buttonCalled(name));
  const said = () => screen.getByRole('status', { hidden: true });
  for (const status of ['ended', 'too-many', 'unavailable'] as const) {
    jest.mocked(removeSavedItem).mockResolvedValueOnce({ status });
    await userEvent.click(button);
    await waitFor(() => expect(said()).toHaveTextContent(outcomes[status]));
  }
  jest.mocked(removeSavedItem).mockRejectedValueOnce(new Error('no network'));
  await userEvent.click(button);
  await waitFor(() => expect(said()).toHaveTextContent(outcomes.unavailable));
  expect(jest.mocked(removeSavedItem).mock.lastCall?.[1].get('id')).toBe('a');
});

/** A closed `details` hides its button from roles. */
function buttonCalled(name: string) {
  return screen.queryByRole('button', { name, hidden: true });
}
