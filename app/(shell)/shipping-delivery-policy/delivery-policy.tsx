import type { Metadata } from 'next';
import { ChangeLog } from '@/components/policies/change-log';
import { GrievanceContact } from '@/components/policies/grievance-contact';
import { PolicyDocument } from '@/components/policies/policy-document';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { SiteLink } from '@/components/shell/site-link';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';
import type { Language } from '@/lib/messages/language';
import { alternatesOf } from '@/lib/navigation/alternates';
import { deliveryClauses } from '@/lib/policies/clauses';
import {
  deliveryPolicyChanges,
  deliveryPolicyVersion,
} from '@/lib/policies/delivery-policy-version';

const path = '/shipping-delivery-policy';

/** What the page in a language says of itself. */
export function deliveryPolicyMetadata(language: Language): Metadata {
  const { deliveryPolicy, navigation } = messages(language);
  return {
    title: navigation.titles.deliveryPolicy,
    description: deliveryPolicy.description,
    alternates: alternatesOf(path, language),
  };
}

/** The delivery policy in a language; the site's address and the grievance contact are the only settings in it. */
export function DeliveryPolicy({ language }: { language: Language }) {
  const { deliveryPolicy, navigation } = messages(language);
  const { titles } = navigation;
  return (
    <>
      <Breadcrumbs path={path} siteUrl={env.siteUrl} language={language} />
      <PolicyDocument
        language={language}
        title={titles.deliveryPolicy}
        intro={deliveryPolicy.intro}
        version={deliveryPolicyVersion}
        clauseIds={deliveryClauses}
        clauses={deliveryPolicy.clauses}
        inserts={{
          grievances: <GrievanceContact {...env.grievance} language={language} />,
          changes: (
            <ChangeLog
              versions={deliveryPolicyChanges}
              words={deliveryPolicy.changeLog}
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
