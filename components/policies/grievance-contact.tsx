import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import type { Language } from '@/lib/messages/language';
import { answerTimes } from '@/lib/policies/answer-times';

export type Grievance = { name: string; email: string; address: string | null };

/** Names and values below a clause: the contact, the seller. */
export const detailsClasses =
  'grid gap-x-6 gap-y-2 rounded-lg border border-line bg-surface p-5 ' +
  'md:grid-cols-[14rem_minmax(0,1fr)] [&_dt]:text-ink-soft';

/** Whom to write to, and when an answer comes. A setting that is not given prints as a dash. */
export function GrievanceContact({
  name,
  email,
  address,
  language,
}: Grievance & { language: Language }) {
  const { contact, none } = messages(language).policies;
  return (
    <dl className={detailsClasses}>
      <dt>{contact.officer}</dt>
      <dd>{name}</dd>
      <dt>{contact.email}</dt>
      <dd>
        <a href={`mailto:${email}`}>{email}</a>
      </dd>
      <dt>{contact.address}</dt>
      <dd>{address ?? none}</dd>
      <dt>{contact.acknowledgement}</dt>
      <dd>{fill(contact.acknowledgementTime, { hours: answerTimes.acknowledgementHours })}</dd>
      <dt>{contact.answer}</dt>
      <dd>{fill(contact.answerTime, { days: answerTimes.grievanceDays })}</dd>
    </dl>
  );
}
