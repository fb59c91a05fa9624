import type { Metadata } from 'next';
import { LeaveWhenSignedOut } from '@/components/auth/leave-when-signed-out';
import { AvatarCard } from '@/components/account/avatar-card';
import { NameForm, PasswordForm } from '@/components/account/account-forms';
import { DevicesCard, ProfileCard } from '@/components/account/profile-card';
import { ButtonForm } from '@/components/forms/button-form';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card/card';
import { PageHeader } from '@/components/ui/page-header';
import { classNames } from '@/components/ui/class-names';
import { PageTabs } from '@/components/ui/page-tabs';
import { dateInIndia, formatDate } from '@/lib/calendar/iso-date';
import { formatMoment } from '@/lib/calendar/moment-in-india';
import { isIsoDate } from '@/lib/calendar/read-iso-date';
import {
  accountTabPath,
  dataPath,
  deletionPath,
  noticePath,
  type AccountTab,
  type Notice,
} from '@/lib/account/paths';
import { pictureAddress } from '@/lib/account/picture-rules';
import {
  readMyAccount,
  readMySecurity,
  type Account,
  type SecurityOfAccount,
} from '@/lib/account/store';
import { ownerOf } from '@/lib/auth/domain/owner';
import { requireUser } from '@/lib/auth/server/session';
import { firebaseClientConfig } from '@/lib/firebase/client-config';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { type SearchParams, readQuery } from '@/lib/query-values';
import { AccountCrumbs } from '@/components/account/account-crumbs';
import { NoPassword } from '@/components/account/no-password';
import {
  changeName,
  sendConfirmation,
  sendPasswordLink,
  signOutDevice,
  signOutEverywhere,
} from './actions';
import { membersMetadata } from '@/lib/navigation/members-metadata';

const { account: accountMessages, auth, navigation, saved } = messages();

export const metadata: Metadata = {
  title: navigation.titles.account,
  ...membersMetadata,
};

export default async function AccountPage({ searchParams }: { searchParams: SearchParams }) {
  const { uid, email } = await requireUser();
  const { notice, tab } = await readQuery(searchParams);
  const current: AccountTab = tab === 'security' ? 'security' : 'profile';
  return (
    <>
      <AccountCrumbs />
      <PageHeader title={accountMessages.title} aside={<Tabs current={current} />} />
      <Outcome notice={notice} email={email} />
      <div
        className={classNames(
          'grid grid-cols-1 items-start gap-4 lg:grid-cols-[repeat(2,minmax(0,1fr))]',
          // The table of devices is wider than the password.
          current === 'security' && 'xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
        )}
      >
        {current === 'security' ? (
          <Security {...await readMySecurity()} />
        ) : (
          <Profile {...await readMyAccount()} owner={ownerOf(uid)} />
        )}
      </div>
      <LeaveWhenSignedOut />
    </>
  );
}

function Tabs({ current }: { current: AccountTab }) {
  const tab = (id: AccountTab) => ({
    id,
    title: accountMessages.tabs[id],
    href: accountTabPath(id),
  });
  return (
    <PageTabs
      label={accountMessages.tabs.label}
      tabs={[tab('profile'), tab('security')]}
      current={current}
    />
  );
}

function Profile({ owner, ...account }: Account & { owner: string }) {
  const { username, email, consent, hasPassword, hasGoogle } = account;
  const { errors } = auth;
  const picture = pictureAddress(account.profileImage, 'large');
  return (
    <>
      <div className="lg:col-span-2">
        <ProfileCard
          username={username}
          picture={picture}
          email={email}
          isEmailVerified={account.isEmailVerified}
          signInWays={[
            ...(hasPassword ? (['password'] as const) : []),
            ...(hasGoogle ? (['google'] as const) : []),
          ]}
          consent={
            consent && {
              version: isIsoDate(consent.version) ? formatDate(consent.version) : consent.version,
              date: formatDate(dateInIndia(consent.at)),
            }
          }
          sendConfirmation={sendConfirmation}
        />
      </div>
      <div className="grid grid-cols-1 gap-4">
        <Card title={accountMessages.name.title} titleId="name">
          <NameForm
            action={changeName}
            username={username}
            owner={owner}
            savedPath={noticePath('profile', 'name-saved')}
            messages={accountMessages.name}
            problems={{
              ...errors.username,
              'too-many': accountMessages.notices.tooMany,
              'signed-out': auth.signIn.ended,
              unavailable: accountMessages.notices.unavailable,
            }}
          />
        </Card>
        <Card
          title={accountMessages.data.title}
          titleId="data"
          description={accountMessages.data.description}
        >
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={dataPath} variant="secondary" prefetches={false}>
              {accountMessages.data.show}
            </ButtonLink>
            <ButtonLink href={deletionPath} variant="danger" prefetches={false}>
              {accountMessages.data.delete}
            </ButtonLink>
          </div>
        </Card>
      </div>
      <AvatarCard
        address={picture}
        savedPath={noticePath('profile', 'picture-saved')}
        removedPath={noticePath('profile', 'picture-removed')}
        messages={accountMessages.picture}
      />
    </>
  );
}

function Security({ email, hasPassword, devices }: SecurityOfAccount) {
  const { fields, errors } = auth;
  return (
    <>
      <Card
        title={accountMessages.password.title}
        titleId="password"
        description={hasPassword ? accountMessages.password.description : undefined}
      >
        {hasPassword ? (
          <>
            <noscript>
              <p className="mb-4">{auth.needsScripts}</p>
            </noscript>
            <PasswordForm
              config={firebaseClientConfig()}
              email={email}
              changedPath={noticePath('security', 'password-changed')}
              messages={accountMessages.password}
              labels={fields}
              errors={errors}
            />
          </>
        ) : (
          <NoPassword text={accountMessages.password.none} sendPasswordLink={sendPasswordLink} />
        )}
      </Card>
      <div className="grid grid-cols-1 gap-4">
        <DevicesCard
          devices={devices.map((device) => ({
            ...device,
            since: formatMoment(device.since),
            lastSeen: formatMoment(device.lastSeen),
          }))}
          signOutDevice={signOutDevice}
        />
        <Card
          title={accountMessages.everywhere.title}
          titleId="everywhere"
          description={accountMessages.everywhere.description}
        >
          <ButtonForm action={signOutEverywhere} values={{}} outcomes={saved.outcomes}>
            <Button type="submit" variant="danger">
              {accountMessages.everywhere.submit}
            </Button>
          </ButtonForm>
        </Card>
      </div>
    </>
  );
}

function Outcome({ notice, email }: { notice: unknown; email: string }) {
  const { notices } = accountMessages;
  const texts: Readonly<Record<Notice, string>> = {
    'device-signed-out': notices.deviceSignedOut,
    'verification-sent': fill(notices.verificationSent, { email }),
    'too-many-mails': notices.tooManyMails,
    'name-saved': notices.nameSaved,
    'picture-saved': notices.pictureSaved,
    'picture-removed': notices.pictureRemoved,
    'password-changed': notices.passwordChanged,
    'password-link-sent': fill(notices.passwordLinkSent, { email }),
    'too-many': notices.tooMany,
    unavailable: notices.unavailable,
  };
  const isKnown = (value: unknown): value is Notice =>
    typeof value === 'string' && Object.hasOwn(texts, value);
  const text = isKnown(notice) ? texts[notice] : null;
  const isBad = notice === 'unavailable' || notice === 'too-many' || notice === 'too-many-mails';
  return (
    <LiveRegion>
      {text ? (
        <Alert tone={isBad ? 'warn' : 'good'} className="mb-4">
          {text}
        </Alert>
      ) : null}
    </LiveRegion>
  );
}
