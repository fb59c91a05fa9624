import { render, screen, within } from '@testing-library/react';
import { DevicesCard } from '@/components/account/profile-card';
import { messages } from '@/lib/messages';

const words = messages().account.devices;
const device = { since: '1 Nov 2026, 9:00 am', lastSeen: '21 Nov 2026, 9:00 am' };

test('this device is marked, every other one can be signed out and is named in its button', () => {
  render(
    <DevicesCard
      messages={words}
      signOutDevice={() => Promise.resolve()}
      devices={[
        { ...device, sid: 'a', label: 'Chrome, Linux', isThisOne: true },
        { ...device, sid: 'b', label: '', isThisOne: false },
      ]}
    />,
  );
  const here = screen.getByRole('row', { name: /Chrome, Linux/ });
  expect(within(here).getByText(words.thisDevice)).toBeInTheDocument();
  expect(within(here).queryByRole('button')).not.toBeInTheDocument();
  const name = `Sign out ${words.unknownDevice}, signed in since ${device.since}`;
  expect(screen.getByRole('button', { name })).toBeInTheDocument();
});
