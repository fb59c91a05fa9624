import { Breadcrumb } from '@/components/ui/breadcrumb';
import { accountPath } from '@/lib/account/paths';
import { messages } from '@/lib/messages';
import { homePath } from '@/lib/navigation/routes';

const { navigation, shell } = messages();

/** Breadcrumbs of the account and of the pages below it. */
export function AccountCrumbs({ below }: { below?: string }) {
  return (
    <Breadcrumb
      label={shell.breadcrumbs}
      className="no-print"
      steps={[
        { id: 'home', title: navigation.home, href: homePath },
        { id: 'account', title: navigation.titles.account, href: accountPath },
        ...(below ? [{ id: 'below', title: below }] : []),
      ]}
    />
  );
}
