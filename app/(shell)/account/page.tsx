import type { Metadata } from 'next';
import { LeaveWhenSignedOut } from '@/components/auth/leave-when-signed-out';
import { DevicesCard } from '@/components/account/devices-card';
import { ProfileCard } from '@/components/account/profile-card';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { readMyAccount } from '@/lib/account/store';
import type { SearchParams } from '@/lib/auth/auth-links';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { sendConfirmation, signOutDevice, signOutEverywhere } from './actions';
import '@/app/rooms.css';

const { account: words, navigation } = messages();

export const metadata: Metadata = {
  title: navigation.titles.account,
  robots: { index: false, follow: false },
};

const india = { timeZone: 'Asia/Kolkata' } as const;
const dateFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', ...india });
const momentFormat = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  ...india,
});

export default async function AccountPage({ searchParams }: { searchParams: SearchParams }) {
  const { username, email, isEmailVerified, consent, devices } = await readMyAccount();
  const { notice } = await searchParams;
  return (
    <>
      <PageHeader title={words.title} />
      <Notice notice={notice} email={email} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <ProfileCard
          username={username}
          email={email}
          isEmailVerified={isEmailVerified}
          consent={consent && { version: consent.version, date: dateFormat.format(consent.at) }}
          words={words}
          sendConfirmation={sendConfirmation}
        />
        <DevicesCard
          devices={devices.map((device) => ({
            ...device,
            since: momentFormat.format(device.since),
            lastSeen: momentFormat.format(device.lastSeen),
          }))}
          words={words.devices}
          signOutDevice={signOutDevice}
        />
        <Card
          title={words.everywhere.title}
          titleId="everywhere"
          description={words.everywhere.description}
        >
          <form action={signOutEverywhere}>
            <Button type="submit" look="danger">
              {words.everywhere.submit}
            </Button>
          </form>
        </Card>
      </div>
      <LeaveWhenSignedOut />
    </>
  );
}

function Notice({ notice, email }: { notice: unknown; email: string }) {
  const { notices } = words;
  const texts: Readonly<Record<string, string>> = {
    'device-signed-out': notices.deviceSignedOut,
    'verification-sent': fill(notices.verificationSent, { email }),
    'too-many-mails': notices.tooManyMails,
    unavailable: notices.unavailable,
  };
  const text = typeof notice === 'string' && Object.hasOwn(texts, notice) ? texts[notice] : null;
  const isBad = notice === 'unavailable' || notice === 'too-many-mails';
  return (
    <LiveRegion>
      {text ? (
        <Alert tone={isBad ? 'warn' : 'good'} className="mb-6">
          {text}
        </Alert>
      ) : null}
    </LiveRegion>
  );
}
