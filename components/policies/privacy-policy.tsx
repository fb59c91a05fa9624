import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { SiteLink } from '@/components/shell/site-link';
import { messages } from '@/lib/messages';
import type { Language } from '@/lib/messages/language';
import { alternatesOf } from '@/lib/navigation/alternates';
import {
  answerTimes,
  privacyClauses,
  privacyPolicyChanges,
  privacyPolicyVersion,
} from '@/lib/policies/clauses';
import { browserData, serverData, placesInWords } from '@/lib/policies/data-inventory';
import * as providers from '@/lib/sources/providers';
import { Table } from '@/components/ui/table';
import { InventoryTable, RightsTable, RecipientsTable } from './policy-tables';
import { ChangeLog, GrievanceContact, type Grievance, PolicyDocument } from './policy-document';

const path = '/privacy-policy';

/** Metadata of the page in a language. */
export function privacyPolicyMetadata(language: Language): Metadata {
  const { navigation, privacyPolicy } = messages(language);
  return {
    title: navigation.titles.privacyPolicy,
    description: privacyPolicy.description,
    alternates: alternatesOf(path, language),
  };
}

type Settings = {
  siteUrl: string;
  grievance: Grievance;
  /** These name the places that data go to. */
  firebase: { region: string | null };
  hasMailExtension: boolean;
  mailRelay: string | null;
  consultation: { roomUrl: string } | null;
};

/** The privacy policy in a language, for a site with these settings. */
export function PrivacyPolicy({ language, settings }: { language: Language; settings: Settings }) {
  const { navigation, privacyPolicy } = messages(language);
  const { inventoryTable } = privacyPolicy;
  const { titles } = navigation;
  const places = placesInWords(
    {
      region: settings.firebase.region,
      sendsMail: settings.hasMailExtension,
      mailRelay: settings.mailRelay,
      videoRoomUrl: settings.consultation?.roomUrl ?? null,
    },
    privacyPolicy.places,
  );
  const contact = <GrievanceContact {...settings.grievance} language={language} />;
  return (
    <>
      <Breadcrumbs path={path} siteUrl={settings.siteUrl} language={language} />
      <PolicyDocument
        language={language}
        title={titles.privacyPolicy}
        intro={privacyPolicy.intro}
        version={privacyPolicyVersion}
        policy="privacyPolicy"
        clauseIds={privacyClauses}
        clauses={privacyPolicy.clauses}
        values={{ host: new URL(settings.siteUrl).host, ...answerTimes, ...places }}
        inserts={{
          responsible: contact,
          'what-we-keep': (
            <InventoryTable
              caption={inventoryTable.serverCaption}
              ids={serverData}
              language={language}
            />
          ),
          'browser-storage': (
            <InventoryTable
              caption={inventoryTable.browserCaption}
              ids={browserData}
              language={language}
            />
          ),
          recipients: (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
              <RecipientsTable language={language} values={places} />
              <SourcesTable language={language} sources={Object.values(providers)} />
            </div>
          ),
          'your-rights': <RightsTable language={language} />,
          grievances: contact,
          changes: (
            <ChangeLog
              versions={privacyPolicyChanges}
              messages={privacyPolicy.changeLog}
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

type NamedSource = { id: string; name: string; url: string; hosts: readonly string[] };

/** Whom our server asks for figures and headlines, with the addresses that it contacts. */
function SourcesTable({
  sources,
  language,
}: {
  sources: readonly NamedSource[];
  language: Language;
}) {
  const { sourcesTable: titles } = messages(language).privacyPolicy;
  const names: Readonly<Record<string, string>> = titles.names;
  return (
    <Table
      caption={titles.caption}
      className="[&_td]:wrap-anywhere [&_th]:min-w-28"
      rows={sources}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'name',
          title: titles.name,
          cell: ({ id, name, url }) => <a href={url}>{names[id] ?? name}</a>,
        },
        { id: 'hosts', title: titles.hosts, cell: ({ hosts }) => hosts.join(', ') },
      ]}
    />
  );
}
