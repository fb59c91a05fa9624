import type { Metadata } from 'next';
import { DeletionForm } from '@/components/account/deletion-form';
import { LeaveWhenSignedOut } from '@/components/auth/leave-when-signed-out';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card/card';
import { PageHeader } from '@/components/ui/page-header';
import { readUserData } from '@/lib/account/user-data';
import { accountPath, dataPath } from '@/lib/account/paths';
import { holdsPassword } from '@/lib/account/store';
import { readForPage, requireUser } from '@/lib/auth/server/session';
import { ownerOf } from '@/lib/auth/domain/owner';
import { firebaseClientConfig } from '@/lib/firebase/client-config';
import { messages } from '@/lib/messages';
import { formatNumber } from '@/lib/money/rupees';
import { signInPath } from '@/lib/navigation/routes';
import { AccountCrumbs } from '@/components/account/account-crumbs';
import { NoPassword } from '@/components/account/no-password';
import { figureColumn, Table } from '@/components/ui/table';
import { sendPasswordLink } from '../actions';
import { membersMetadata } from '@/lib/navigation/members-metadata';

const { account, auth, navigation } = messages();
const deletionMessages = account.deletion;

export const metadata: Metadata = {
  title: navigation.titles.accountDeletion,
  ...membersMetadata,
};

export default async function AccountDeletionPage() {
  const member = await requireUser();
  const [userData, hasPassword] = await readForPage(() =>
    Promise.all([readUserData(member), holdsPassword(member)]),
  );
  const title = navigation.titles.accountDeletion;
  return (
    <>
      <AccountCrumbs below={title} />
      <PageHeader title={title}>{deletionMessages.lead}</PageHeader>
      <Card className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2 xl:gap-x-10">
        <UserDataTable
          userData={userData.flatMap(({ items, ...rest }) =>
            items.length > 0 ? [{ ...rest, count: items.length }] : [],
          )}
        />
        <div className="grid grid-cols-1 gap-6">
          {hasPassword ? (
            <>
              <noscript>
                <p>{deletionMessages.needsScripts}</p>
              </noscript>
              <DeletionForm
                config={firebaseClientConfig()}
                email={member.email}
                owner={ownerOf(member.uid)}
                paths={{
                  deleted: `${signInPath}?reason=deleted`,
                  begun: `${signInPath}?reason=deletion-begun`,
                }}
                messages={deletionMessages}
                labels={auth.fields}
                errors={auth.errors}
              />
            </>
          ) : (
            <NoPassword text={deletionMessages.noPassword} sendPasswordLink={sendPasswordLink} />
          )}
          <div className="flex flex-wrap gap-3 border-t border-line pt-5">
            <ButtonLink href={accountPath} variant="secondary">
              {deletionMessages.cancel}
            </ButtonLink>
            <ButtonLink href={dataPath} variant="quiet" prefetches={false}>
              {deletionMessages.viewData}
            </ButtonLink>
          </div>
        </div>
      </Card>
      <LeaveWhenSignedOut />
    </>
  );
}

type UserDataCount = { id: string; title: string; count: number };

/** The kinds of data that a member has, with the number of each: what is empty would push the form out of sight. */
function UserDataTable({ userData }: { userData: readonly UserDataCount[] }) {
  return (
    <Table
      caption={deletionMessages.caption}
      rows={userData}
      rowKey={({ id }) => id}
      columns={[
        { id: 'kind', title: account.data.kind, cell: ({ title }) => title },
        figureColumn('count', account.data.number, ({ count }: UserDataCount) =>
          formatNumber(count),
        ),
      ]}
    />
  );
}
