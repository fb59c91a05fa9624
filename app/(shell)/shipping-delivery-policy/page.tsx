import type { Metadata } from 'next';
import { ChangeLog } from '@/components/policies/change-log';
import { GrievanceContact } from '@/components/policies/grievance-contact';
import { PolicyDocument } from '@/components/policies/policy-document';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { RouteLink } from '@/components/ui/route-link';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';
import { deliveryClauses } from '@/lib/policies/clauses';
import {
  deliveryPolicyChanges,
  deliveryPolicyVersion,
} from '@/lib/policies/delivery-policy-version';

const path = '/shipping-delivery-policy';

export function generateMetadata(): Metadata {
  const { deliveryPolicy, navigation } = messages();
  return {
    title: navigation.titles.deliveryPolicy,
    description: deliveryPolicy.description,
    alternates: { canonical: path },
  };
}

/** Prerendered at build: the site's address and the grievance contact are the only settings in it. */
export const dynamic = 'error';

export default function DeliveryPolicyPage() {
  const { deliveryPolicy, navigation } = messages();
  const { titles } = navigation;
  return (
    <>
      <Breadcrumbs path={path} siteUrl={env.siteUrl} />
      <PolicyDocument
        title={titles.deliveryPolicy}
        intro={deliveryPolicy.intro}
        version={deliveryPolicyVersion}
        clauseIds={deliveryClauses}
        clauses={deliveryPolicy.clauses}
        inserts={{
          grievances: <GrievanceContact {...env.grievance} />,
          changes: <ChangeLog versions={deliveryPolicyChanges} words={deliveryPolicy.changeLog} />,
        }}
        readAlso={<RouteLink href="/privacy-policy">{titles.privacyPolicy}</RouteLink>}
      />
    </>
  );
}
