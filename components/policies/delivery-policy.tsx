import type { Metadata } from 'next';
import {
  ChangeLog,
  GrievanceContact,
  type Grievance,
  PolicyDetails,
  PolicyDocument,
} from './policy-document';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { SiteLink } from '@/components/shell/site-link';
import { messages } from '@/lib/messages';
import type { Language } from '@/lib/messages/language';
import { alternatesOf } from '@/lib/navigation/alternates';
import {
  answerTimes,
  deliveryClauses,
  deliveryPolicyChanges,
  deliveryPolicyVersion,
} from '@/lib/policies/clauses';
import { planTerms } from '@/lib/premium/plans';
import { giftTerms } from '@/lib/support/gift-terms';
import type { Seller } from '@/lib/premium/seller';

const path = '/shipping-delivery-policy';

/** Metadata of the page in a language. */
export function deliveryPolicyMetadata(language: Language): Metadata {
  const { deliveryPolicy, navigation } = messages(language);
  return {
    title: navigation.titles.deliveryPolicy,
    description: deliveryPolicy.description,
    alternates: alternatesOf(path, language),
  };
}

/** The delivery policy in a language, for a site with these settings. */
export function DeliveryPolicy({
  language,
  settings,
}: {
  language: Language;
  settings: {
    siteUrl: string;
    grievance: Grievance;
    seller: Seller | null;
  };
}) {
  const { deliveryPolicy, navigation } = messages(language);
  const { titles } = navigation;
  return (
    <>
      <Breadcrumbs path={path} siteUrl={settings.siteUrl} language={language} />
      <PolicyDocument
        language={language}
        title={titles.deliveryPolicy}
        intro={deliveryPolicy.intro}
        version={deliveryPolicyVersion}
        policy="deliveryPolicy"
        clauseIds={deliveryClauses}
        clauses={deliveryPolicy.clauses}
        values={{
          ...answerTimes,
          ...planTerms,
          giftClaimDays: giftTerms.claimDays,
          giftPayBackDays: giftTerms.payBackDays,
        }}
        inserts={{
          seller: (
            <SellerDetails
              seller={settings.seller}
              email={settings.grievance.email}
              language={language}
            />
          ),
          grievances: <GrievanceContact {...settings.grievance} language={language} />,
          changes: (
            <ChangeLog
              policy="deliveryPolicy"
              versions={deliveryPolicyChanges}
              language={language}
            />
          ),
        }}
        readAlso={
          <SiteLink path="/privacy-policy" language={language}>
            {titles.privacyPolicy}
          </SiteLink>
        }
      />
    </>
  );
}

/** Who sells; a sentence that nothing is sold where the settings name no seller. */
export function SellerDetails({
  seller,
  email,
  language,
}: {
  seller: Seller | null;
  email: string;
  language: Language;
}) {
  const { contact, seller: sellerMessages } = messages(language).policies;
  if (!seller)
    return <p className="rounded-lg border border-line bg-surface p-5">{sellerMessages.none}</p>;
  return (
    <PolicyDetails>
      <dt>{sellerMessages.name}</dt>
      <dd>{seller.name}</dd>
      <dt>{sellerMessages.address}</dt>
      <dd>{seller.address}</dd>
      <dt>{sellerMessages.gstin}</dt>
      <dd>{seller.gstin ?? sellerMessages.notRegistered}</dd>
      <dt>{contact.email}</dt>
      <dd>
        <a href={`mailto:${email}`}>{email}</a>
      </dd>
    </PolicyDetails>
  );
}
