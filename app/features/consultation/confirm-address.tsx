import { sendConfirmation } from '@/app/(shell)/account/actions';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { messages } from '@/lib/messages';

const { confirm: words } = messages().consultation;

/** Says that booking needs a confirmed address, before a form is filled, and sends the mail that confirms it. */
export function ConfirmAddress() {
  return (
    <Alert tone="warn" title={words.title}>
      <p>{words.text}</p>
      <form action={sendConfirmation} className="mt-3">
        <Button type="submit" variant="secondary">
          {words.send}
        </Button>
      </form>
    </Alert>
  );
}
