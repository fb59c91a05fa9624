import { render, waitFor } from '@testing-library/react';
import { SignedOutElsewhere } from '@/components/auth/signed-out-elsewhere';
import { announceSession } from '@/lib/auth/client/session-channel';

jest.mock('@/lib/auth/client/session-channel', () => ({ announceSession: jest.fn() }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

test('drops the saved lessons and notifies the other tabs', async () => {
  const names = new Set(['pages', 'lessons-a', 'lessons-b']);
  const caches = {
    keys: () => Promise.resolve([...names]),
    delete: (name: string) => Promise.resolve(names.delete(name)),
  };
  Object.assign(globalThis, { caches });
  render(<SignedOutElsewhere />);
  await waitFor(() => expect([...names]).toEqual(['pages']));
  expect(announceSession).toHaveBeenCalledWith('signed-out');
});

test.each([
  ['a session that ran out keeps', false, ['enquiry-draft', 'recent-searches', 'theme']],
  ['“Sign out everywhere” removes', true, ['theme']],
])('%s what the member left in the browser', (_, isLogOut, left) => {
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('recent-searches', '["gold"]');
  sessionStorage.setItem('enquiry-draft', '{}');
  render(<SignedOutElsewhere isLogOut={isLogOut} />);
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort()).toEqual(left);
});
