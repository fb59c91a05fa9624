import type { Metadata } from 'next';
import { PlainValueView } from '@/components/account/plain-value-view';
import { LeaveWhenSignedOut } from '@/components/auth/leave-when-signed-out';
import { buttonClasses } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { PageHeader } from '@/components/ui/page-header';
import { readUserData } from '@/lib/account/user-data';
import { exportPath } from '@/lib/account/paths';
import { readForPage, requireUser } from '@/lib/auth/server/session';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { AccountCrumbs } from '@/components/account/account-crumbs';
import { membersMetadata } from '@/lib/navigation/members-metadata';

const { account, navigation } = messages();
const dataMessages = account.data;

export const metadata: Metadata = {
  title: navigation.titles.accountData,
  ...membersMetadata,
};

/** Rows shown of each list, so that the page stays readable; the file of the export holds all. */
const maxShown = 50;

export default async function AccountDataPage() {
  const member = await requireUser();
  const userData = await readForPage(() => readUserData(member));
  return (
    <>
      <AccountCrumbs below={navigation.titles.accountData} />
      <PageHeader
        title={navigation.titles.accountData}
        actions={
          <a href={exportPath} download className={buttonClasses('primary')}>
            {dataMessages.download}
          </a>
        }
      >
        {dataMessages.lead}
      </PageHeader>
      <div className="grid grid-cols-1 gap-3">
        {userData.map(({ id, title, items }) => (
          <Disclosure key={id} title={fill(dataMessages.details, { title, count: items.length })}>
            {items.length === 0 ? (
              <p className="text-sm text-ink-soft">{dataMessages.none}</p>
            ) : null}
            <ul className="grid gap-4 text-sm">
              {items.slice(0, maxShown).map((item, index) => (
                <li key={index} className="border-t border-line pt-3">
                  <PlainValueView value={item} />
                </li>
              ))}
            </ul>
            {items.length > maxShown ? (
              <p className="mt-3 text-sm text-ink-soft">
                {fill(dataMessages.more, { count: maxShown })}
              </p>
            ) : null}
          </Disclosure>
        ))}
      </div>
      <LeaveWhenSignedOut />
    </>
  );
}
