import { act, render, screen } from '@testing-library/react';
import { MemberArea } from '@/components/shell/member-area';
import { onSessionChange, type SessionChange } from '@/lib/auth/client/session-channel';
import { messages } from '@/lib/messages';

jest.mock('@/lib/auth/client/session-channel', () => ({ onSessionChange: jest.fn() }));

test.each<[SessionChange, string[]]>([
  ['signed-out', ['enquiry-draft']],
  ['logged-out', []],
])('another tab’s %s leaves %j in the storage of this tab', async (change, left) => {
  const member = { username: 'Asha', profileImage: null };
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: true, json: async () => member });
  jest.mocked(onSessionChange).mockReturnValue(() => undefined);
  sessionStorage.setItem('enquiry-draft', '{}');
  render(<MemberArea labels={messages().shell} />);
  await screen.findByText(/Asha/);
  await act(async () => jest.mocked(onSessionChange).mock.lastCall?.[0](change));
  expect(Object.keys(sessionStorage)).toEqual(left);
});
