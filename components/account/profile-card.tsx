import { ButtonForm } from '@/components/forms/button-form';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card/card';
import { Table } from '@/components/ui/table';
import { fill } from '@/lib/messages/fill';
import type { PressState } from '@/lib/saved/save-problem';
import { messages } from '@/lib/messages';

const { account, saved } = messages();
const { outcomes } = saved;

/** Who is signed in, how, and what was agreed to. */
export function ProfileCard({
  username,
  picture,
  email,
  isEmailVerified,
  signInWays,
  consent,
  sendConfirmation,
}: {
  username: string;
  /** An address; null for the bundled picture. */
  picture: string | null;
  email: string;
  isEmailVerified: boolean;
  signInWays: readonly ('password' | 'google')[];
  /** Both as printed. */
  consent: { version: string; date: string } | null;
  sendConfirmation: () => Promise<PressState>;
}) {
  const { profile, verification } = account;
  const facts = [
    { label: profile.signIn, value: signInWays.map((way) => profile.ways[way]).join(', ') },
    {
      label: profile.consent,
      value: consent ? fill(profile.consentGiven, consent) : profile.consentMissing,
    },
  ];
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-10 gap-y-4">
        <div className="flex min-w-0 items-center gap-4 max-xs:flex-wrap">
          <Avatar source={picture} size="large" />
          <div className="grid min-w-0 grid-cols-1 gap-1">
            <h2 id="profile" className="text-2xl font-semibold wrap-anywhere">
              {username}
            </h2>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
              <bdi className="min-w-0 break-all">{email}</bdi>
              <Badge tone={isEmailVerified ? 'good' : 'warn'}>
                {isEmailVerified ? profile.confirmed : profile.notConfirmed}
              </Badge>
            </p>
          </div>
        </div>
        <dl className="flex flex-wrap gap-x-10 gap-y-3 2xl:ml-auto">
          {facts.map(({ label, value }) => (
            <div key={label} className="max-w-96">
              <dt className="text-xs text-ink-faint">{label}</dt>
              <dd className="text-sm font-semibold text-balance">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {isEmailVerified ? null : (
        <div className="mt-4 flex flex-wrap items-center gap-3 border-t border-line pt-4">
          <p className="min-w-60 flex-1 text-sm text-ink-soft">{verification.reminder}</p>
          <ButtonForm action={sendConfirmation} values={{}} outcomes={outcomes}>
            <Button type="submit" variant="secondary">
              {verification.send}
            </Button>
          </ButtonForm>
        </div>
      )}
    </Card>
  );
}

/** One sign-in, with its moments printed already. */
type DeviceRow = {
  sid: string;
  label: string;
  since: string;
  lastSeen: string;
  isThisOne: boolean;
};

/** The devices on which the member is signed in, each with a way to end it. */
export function DevicesCard({
  devices,
  signOutDevice,
}: {
  devices: readonly DeviceRow[];
  signOutDevice: (state: PressState, form: FormData) => Promise<PressState>;
}) {
  const nameOf = ({ label }: DeviceRow) => label || account.devices.unknownDevice;
  return (
    <Card title={account.devices.title} titleId="devices" description={account.devices.description}>
      <Table
        caption={account.devices.caption}
        isCaptionHidden
        hasLines
        className="in-card [--line-figure:0px]"
        rows={devices}
        rowKey={({ sid }) => sid}
        columns={[
          {
            id: 'device',
            title: account.devices.device,
            cell: (row) => (
              <>
                {nameOf(row)}
                {[
                  [account.devices.began, row.since],
                  [account.devices.lastSeen, row.lastSeen],
                ].map(([label, time]) => (
                  <span key={label} className="block text-xs text-ink-soft md:hidden">
                    {label} <span className="whitespace-nowrap">{time}</span>
                  </span>
                ))}
              </>
            ),
          },
          {
            id: 'since',
            title: account.devices.began,
            isUnbroken: true,
            cell: ({ since }) => since,
          },
          {
            id: 'seen',
            title: account.devices.lastSeen,
            isUnbroken: true,
            cell: ({ lastSeen }) => lastSeen,
          },
          {
            id: 'action',
            title: account.devices.action,
            isUnbroken: true,
            inLine: 'figure',
            cell: (row) =>
              row.isThisOne ? (
                <Badge tone="accent">{account.devices.thisDevice}</Badge>
              ) : (
                <ButtonForm action={signOutDevice} values={{ sid: row.sid }} outcomes={outcomes}>
                  <Button
                    type="submit"
                    variant="quiet"
                    className="max-md:-mr-3.5 md:-ml-3.5"
                    aria-label={fill(account.devices.signOutFull, {
                      device: nameOf(row),
                      date: row.since,
                    })}
                  >
                    {account.devices.signOut}
                  </Button>
                </ButtonForm>
              ),
          },
        ]}
      />
    </Card>
  );
}
