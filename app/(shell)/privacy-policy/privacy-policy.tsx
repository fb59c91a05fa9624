import type { Metadata } from 'next';
import { ChangeLog } from '@/components/policies/change-log';
import { GrievanceContact } from '@/components/policies/grievance-contact';
import { InventoryTable } from '@/components/policies/inventory-table';
import { PolicyDocument } from '@/components/policies/policy-document';
import { RecipientsTable } from '@/components/policies/recipients-table';
import { RightsTable } from '@/components/policies/rights-table';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { SiteLink } from '@/components/shell/site-link';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';
import type { Language } from '@/lib/messages/language';
import { alternatesOf } from '@/lib/navigation/alternates';
import { privacyClauses } from '@/lib/policies/clauses';
import { browserData, serverData } from '@/lib/policies/data-inventory';
import { privacyPolicyChanges, privacyPolicyVersion } from '@/lib/policies/privacy-policy-version';

const path = '/privacy-policy';

/** What the page in a language says of itself. */
export function privacyPolicyMetadata(language: Language): Metadata {
  const { navigation, privacyPolicy } = messages(language);
  return {
    title: navigation.titles.privacyPolicy,
    description: privacyPolicy.description,
    alternates: alternatesOf(path, language),
  };
}

/** The privacy policy in a language; the site's address and the grievance contact are the only settings in it. */
export function PrivacyPolicy({ language }: { language: Language }) {
  const { navigation, privacyPolicy } = messages(language);
  const { inventory, inventoryTable } = privacyPolicy;
  const { titles } = navigation;
  const contact = <GrievanceContact {...env.grievance} language={language} />;
  return (
    <>
      <Breadcrumbs path={path} siteUrl={env.siteUrl} language={language} />
      <PolicyDocument
        language={language}
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
              titles={inventoryTable}
            />
          ),
          'browser-storage': (
            <InventoryTable
              caption={inventoryTable.browserCaption}
              ids={browserData}
              words={inventory}
              titles={inventoryTable}
            />
          ),
          recipients: <RecipientsTable language={language} />,
          'your-rights': <RightsTable language={language} />,
          grievances: contact,
          changes: (
            <ChangeLog
              versions={privacyPolicyChanges}
              words={privacyPolicy.changeLog}
              language={language}
            />
          ),
        }}
        readAlso={
          <SiteLink path="/shipping-delivery-policy" language={language}>
            {titles.deliveryPolicy}
          </SiteLink>
        }
      />
    </>
  );
}
