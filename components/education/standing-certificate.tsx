import { ButtonForm } from '@/components/forms/button-form';
import { Button, ButtonLink } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/files/copy-button';
import { formatDate } from '@/lib/calendar/iso-date';
import type { Certificate } from '@/lib/education/domain/certificate';
import { certificatePath } from '@/lib/education/domain/course-paths';
import { messages as allMessages, type Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import type { PressState } from '@/lib/saved/save-problem';

const { saved } = allMessages();

/** A valid certificate as its holder sees it: the link to share, and a button to withdraw it. */
export function StandingCertificate({
  certificate: { id, name, pathTitle, issuedOn },
  url,
  withdraw,
  messages,
}: {
  certificate: Certificate;
  url: string;
  withdraw: (state: PressState, form: FormData) => Promise<PressState>;
  messages: Messages['certificates'];
}) {
  const addressId = `address-${id}`;
  return (
    <>
      <p>{fill(messages.standing, { name: name ?? '', day: formatDate(issuedOn) })}</p>
      <div className="flex items-center justify-between gap-x-2">
        <p className="min-w-0 text-sm wrap-anywhere">
          {messages.address}: <span id={addressId}>{url}</span>
        </p>
        <div className="-mr-3 shrink-0">
          <CopyButton targetId={addressId} labels={messages.copy} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink href={certificatePath(id)} variant="secondary">
          {messages.open}
        </ButtonLink>
        <ButtonForm action={withdraw} values={{ id }} outcomes={saved.outcomes}>
          <Button
            type="submit"
            variant="danger"
            aria-label={fill(messages.withdrawLabel, { path: pathTitle })}
          >
            {messages.withdraw}
          </Button>
        </ButtonForm>
      </div>
    </>
  );
}
