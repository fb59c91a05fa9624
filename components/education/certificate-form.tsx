'use client';

import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/field';
import { useFocusAfterRemoval } from '@/components/ui/use-focus-after-removal';
import { useFormAction } from '@/components/forms/use-form-action';
import type { CertificateState } from '@/lib/education/domain/certificate';
import type { Messages } from '@/lib/messages';

/** Asks for the name on a certificate and makes it. */
export function CertificateForm({
  id,
  path,
  saveAction,
  messages,
}: {
  /** The id of the certificate: a second press makes no second one. */
  id: string;
  path: string;
  saveAction: (state: CertificateState, form: FormData) => Promise<CertificateState>;
  messages: Pick<Messages['certificates'], 'name' | 'nameHint' | 'make' | 'making' | 'outcomes'>;
}) {
  const start: CertificateState = { status: null, name: '', id: null };
  const { answer, isPending, form } = useFormAction(saveAction, start, {
    failed: { status: 'unavailable' },
    resetsAfter: ({ status }) => status === 'issued',
  });
  // The certificate takes the place of the form.
  const focusAfter = useFocusAfterRemoval();
  const { status, name } = answer;
  return (
    <form
      {...form}
      onSubmit={(event) => {
        focusAfter(event.currentTarget);
        form.onSubmit(event);
      }}
      className="grid max-w-md gap-3"
      noValidate
    >
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="path" value={path} />
      <TextField
        id={`name-${path}`}
        name="name"
        label={messages.name}
        hint={messages.nameHint}
        error={status === 'no-name' ? messages.outcomes[status] : null}
        defaultValue={name}
        autoComplete="name"
      />
      <div>
        <Button type="submit" isBusy={isPending}>
          {isPending ? messages.making : messages.make}
        </Button>
      </div>
      <LiveRegion>
        {status && status !== 'no-name' ? (
          <Alert tone={status === 'issued' ? 'good' : 'bad'}>{messages.outcomes[status]}</Alert>
        ) : null}
      </LiveRegion>
    </form>
  );
}
