import { render } from '@testing-library/react';
import { LeaveWhenSignedOut } from '@/components/auth/leave-when-signed-out';
import { removePersonalEntries } from '@/lib/browser-storage/entries';
import { onSessionChange, type SessionChange } from '@/lib/auth/client/session-channel';

jest.mock('@/lib/auth/client/session-channel', () => ({ onSessionChange: jest.fn() }));
jest.mock('@/lib/browser-storage/entries', () => ({ removePersonalEntries: jest.fn() }));

/** Whether the page reloads: jsdom says that it cannot. */
function reloadsAfter(change: SessionChange, holdsInput: boolean): boolean {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<LeaveWhenSignedOut holdsInput={holdsInput} />);
  jest.mocked(onSessionChange).mock.lastCall?.[0](change);
  const reloads = said.mock.calls.length > 0;
  said.mockRestore();
  return reloads;
}

beforeEach(() => {
  jest.mocked(onSessionChange).mockReturnValue(() => undefined);
  jest.mocked(removePersonalEntries).mockClear();
});

test.each([
  ['logged-out', false, true],
  ['signed-out', false, true],
  ['signed-in', false, true],
  ['logged-out', true, true],
  ['signed-out', true, false],
  ['signed-in', true, false],
] as const)('after %s (holds input: %s) the page reloads: %s', (change, holdsInput, expected) => {
  expect(reloadsAfter(change, holdsInput)).toBe(expected);
  expect(removePersonalEntries).toHaveBeenCalledTimes(change === 'logged-out' ? 1 : 0);
});
