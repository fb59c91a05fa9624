import { ButtonForm } from '@/components/forms/button-form';
import { signInAgain } from '@/components/forms/sign-in-again';
import { AskAgain } from '@/components/saved/ask-again';
import { Button, ButtonLink } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/files/copy-button';
import { formatDate } from '@/lib/calendar/iso-date';
import type { Certificate } from '@/lib/education/domain/certificate';
import { certificatePath, certificatesPath } from '@/lib/education/domain/course-paths';
import { fill } from '@/lib/messages/fill';
import type { PressState } from '@/lib/saved/save-problem';
import { messages } from '@/lib/messages';

const { certificates, saved } = messages();
const outcomes = { ...saved.outcomes, signIn: signInAgain(certificatesPath) };

/** A valid certificate as its holder sees it: the link to share, and its withdrawal in two steps. */
export function StandingCertificate({
  certificate: { id, name, pathTitle, issuedOn },
  url,
  withdraw,
}: {
  certificate: Certificate;
  url: string;
  withdraw: (state: PressState, form: FormData) => Promise<PressState>;
}) {
  const addressId = `address-${id}`;
  return (
    <>
      <p>{fill(certificates.standing, { name: name ?? '', day: formatDate(issuedOn) })}</p>
      <div className="flex items-center justify-between gap-x-2">
        <p className="min-w-0 text-sm wrap-anywhere">
          {certificates.address}: <span id={addressId}>{url}</span>
        </p>
        <div className="-mr-3 shrink-0">
          <CopyButton targetId={addressId} labels={certificates.copy} />
        </div>
      </div>
      <div className="flex flex-wrap items-start gap-3">
        <ButtonLink href={certificatePath(id)} variant="secondary">
          {certificates.open}
        </ButtonLink>
        <AskAgain title={pathTitle} messages={certificates.withdraw}>
          <p className="mb-2 text-sm">{certificates.withdrawHint}</p>
          <ButtonForm action={withdraw} values={{ id }} outcomes={outcomes}>
            <Button type="submit" variant="danger">
              {certificates.withdraw.confirm}
            </Button>
          </ButtonForm>
        </AskAgain>
      </div>
    </>
  );
}
