import { ButtonForm } from '@/components/forms/button-form';
import { Button } from '@/components/ui/button';
import type { PressState } from '@/lib/saved/save-problem';
import { messages } from '@/lib/messages';

const { account, saved } = messages();

/** Replaces a form that asks for the password: the member signs in with Google and has none. */
export function NoPassword({
  text,
  sendPasswordLink,
}: {
  text: string;
  sendPasswordLink: () => Promise<PressState>;
}) {
  return (
    <ButtonForm action={sendPasswordLink} values={{}} outcomes={saved.outcomes}>
      <p className="mb-4 text-sm text-ink-soft">{text}</p>
      <Button type="submit" variant="secondary">
        {account.password.sendLink}
      </Button>
    </ButtonForm>
  );
}
