import type { Messages } from '@/lib/messages';
import { Button } from '../ui/button';

/** In the place of a form that asks for the password: the member signs in with Google and has none. */
export function NoPassword({
  text,
  messages,
  sendPasswordLink,
}: {
  text: string;
  messages: Messages['account']['password'];
  sendPasswordLink: () => Promise<void>;
}) {
  return (
    <form action={sendPasswordLink} className="grid justify-items-start gap-4">
      <p className="text-sm text-ink-soft">{text}</p>
      <Button type="submit" variant="secondary">
        {messages.sendLink}
      </Button>
    </form>
  );
}
