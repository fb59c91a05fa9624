import type { ComponentProps } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { messages } from '@/lib/messages';

const { confirm: words } = messages().consultation;

/** Says that booking needs a confirmed address, before a form is filled, and sends the mail that confirms it. */
export function ConfirmAddress({
  sendConfirmation,
}: {
  sendConfirmation: ComponentProps<'form'>['action'];
}) {
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
