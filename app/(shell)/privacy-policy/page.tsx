import type { Metadata } from 'next';
import { ChangeLog } from '@/components/policies/change-log';
import { GrievanceContact } from '@/components/policies/grievance-contact';
import { InventoryTable } from '@/components/policies/inventory-table';
import { PolicyDocument } from '@/components/policies/policy-document';
import { RecipientsTable } from '@/components/policies/recipients-table';
import { RightsTable } from '@/components/policies/rights-table';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { RouteLink } from '@/components/ui/route-link';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';
import { privacyClauses } from '@/lib/policies/clauses';
import { browserData, serverData } from '@/lib/policies/data-inventory';
import { privacyPolicyChanges, privacyPolicyVersion } from '@/lib/policies/privacy-policy-version';

const path = '/privacy-policy';

export function generateMetadata(): Metadata {
  const { navigation, privacyPolicy } = messages();
  return {
    title: navigation.titles.privacyPolicy,
    description: privacyPolicy.description,
    alternates: { canonical: path },
  };
}

/** Prerendered at build: the site's address and the grievance contact are the only settings in it. */
export const dynamic = 'error';

export default function PrivacyPolicyPage() {
  const { navigation, privacyPolicy } = messages();
  const { inventory, inventoryTable } = privacyPolicy;
  const { titles } = navigation;
  const contact = <GrievanceContact {...env.grievance} />;
  return (
    <>
      <Breadcrumbs path={path} siteUrl={env.siteUrl} />
      <PolicyDocument
        title={titles.privacyPolicy}
        intro={privacyPolicy.intro}
        version={privacyPolicyVersion}
        clauseIds={privacyClauses}
        clauses={privacyPolicy.clauses}
        values={{ host: new URL(env.siteUrl).host }}
        inserts={{
          responsible: contact,
          'what-we-keep': (
            <InventoryTable
              caption={inventoryTable.serverCaption}
              ids={serverData}
              words={inventory}
            />
          ),
          'browser-storage': (
            <InventoryTable
              caption={inventoryTable.browserCaption}
              ids={browserData}
              words={inventory}
            />
          ),
          recipients: <RecipientsTable />,
          'your-rights': <RightsTable />,
          grievances: contact,
          changes: <ChangeLog versions={privacyPolicyChanges} words={privacyPolicy.changeLog} />,
        }}
        readAlso={<RouteLink href="/shipping-delivery-policy">{titles.deliveryPolicy}</RouteLink>}
      />
    </>
  );
}
