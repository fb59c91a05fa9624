import { ButtonForm } from '@/components/forms/button-form';
import { Button } from '@/components/ui/button';
import { messages as allMessages, type Messages } from '@/lib/messages';
import type { PressState } from '@/lib/saved/save-problem';

const { outcomes } = allMessages().saved;

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
    <ButtonForm action={sendPasswordLink} values={{}} outcomes={outcomes}>
      <p className="mb-4 text-sm text-ink-soft">{text}</p>
      <Button type="submit" variant="secondary">
        {messages.sendLink}
      </Button>
    </ButtonForm>
  );
}
