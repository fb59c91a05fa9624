import { ButtonForm } from '@/components/forms/button-form';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Button } from '@/components/ui/button';
import { accountPath } from '@/lib/account/paths';
import { messages, type Messages } from '@/lib/messages';
import { homePath } from '@/lib/navigation/routes';
import type { PressState } from '@/lib/saved/save-problem';

const { navigation, saved, shell } = messages();

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

/** Replaces a form that asks for the password: the member signs in with Google and has none. */
export function NoPassword({
  text,
  messages,
  sendPasswordLink,
}: {
  text: string;
  messages: Messages['account']['password'];
  sendPasswordLink: () => Promise<PressState>;
}) {
  return (
    <ButtonForm action={sendPasswordLink} values={{}} outcomes={saved.outcomes}>
      <p className="mb-4 text-sm text-ink-soft">{text}</p>
      <Button type="submit" variant="secondary">
        {messages.sendLink}
      </Button>
    </ButtonForm>
  );
}
