import { messages } from '@/lib/messages';
import type { Language } from '@/lib/messages/language';
import { detailsClasses } from './grievance-contact';

/** Who sells; a sentence that nothing is sold where the settings name no seller. */
export function SellerDetails({
  seller,
  email,
  language,
}: {
  seller: { name: string; address: string; gstin: string | null } | null;
  email: string;
  language: Language;
}) {
  const { contact, seller: words } = messages(language).policies;
  if (!seller) return <p className="rounded-lg border border-line bg-surface p-5">{words.none}</p>;
  return (
    <dl className={detailsClasses}>
      <dt>{words.name}</dt>
      <dd>{seller.name}</dd>
      <dt>{words.address}</dt>
      <dd>{seller.address}</dd>
      <dt>{words.gstin}</dt>
      <dd>{seller.gstin ?? words.notRegistered}</dd>
      <dt>{contact.email}</dt>
      <dd>
        <a href={`mailto:${email}`}>{email}</a>
      </dd>
    </dl>
  );
}
