import { PageCrumbs } from '@/components/shell/breadcrumbs';
import { accountPath } from '@/lib/account/paths';
import { messages } from '@/lib/messages';

const { navigation } = messages();

/** Breadcrumbs of the account and of the pages below it. */
export function AccountCrumbs({ below }: { below?: string }) {
  return (
    <PageCrumbs
      steps={[
        { title: navigation.titles.account, href: accountPath },
        ...(below ? [{ title: below }] : []),
      ]}
    />
  );
}
