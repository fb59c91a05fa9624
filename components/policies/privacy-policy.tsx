import type { Metadata } from 'next';
import { Fragment } from 'react';
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
import {
  browserData,
  serverData,
  placesInWords,
  type DatumId,
  rights,
  type RightId,
  recipients,
  type RecipientId,
} from '@/lib/policies/data-inventory';
import * as providers from '@/lib/sources/providers';
import { Table } from '@/components/ui/table';
import {
  ChangeLog,
  GrievanceContact,
  type Grievance,
  PolicyDocument,
  PolicyTable,
} from './policy-document';
import { InventoryRows, RightsRows } from './policy-rows';
import { fill } from '@/lib/messages/fill';
import { notKnown } from '@/lib/text/not-known';

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
            <div className="grid grid-cols-1 gap-6">
              <RecipientsTable language={language} values={places} />
              <SourcesTable language={language} sources={Object.values(providers)} />
            </div>
          ),
          'your-rights': <RightsTable language={language} />,
          grievances: contact,
          changes: (
            <ChangeLog policy="privacyPolicy" versions={privacyPolicyChanges} language={language} />
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

/** The providers of figures and headlines, with the hosts that our server contacts. */
function SourcesTable({
  sources,
  language,
}: {
  sources: readonly NamedSource[];
  language: Language;
}) {
  const { sourcesTable: titles } = messages(language).privacyPolicy;
  const names: Readonly<Record<string, string>> = titles.names;
  // A source that we ask within two sets of limits is one source to a reader.
  const hostsOf = (name: string) =>
    new Set(sources.flatMap((source) => (source.name === name ? source.hosts : [])));
  const isFirst = ({ name }: NamedSource, at: number) =>
    sources.findIndex((source) => source.name === name) === at;
  return (
    <Table
      caption={titles.caption}
      // The longest host fits beside the name on a phone.
      className="[&_td]:wrap-anywhere [&_th]:min-w-28 max-md:[&_th:first-child]:w-28"
      rows={sources.filter(isFirst)}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'name',
          title: titles.name,
          cell: ({ id, name, url }) => <a href={url}>{names[id] ?? name}</a>,
        },
        {
          id: 'hosts',
          title: titles.hosts,
          cell: ({ name }) => [...hostsOf(name)].join(', '),
        },
      ]}
    />
  );
}

/** Rows of the notice: datum, purpose, place, time, who sees it. The rows come from the typed inventory. */
export function InventoryTable({
  caption,
  ids,
  language,
}: {
  caption: string;
  ids: readonly DatumId[];
  language: Language;
}) {
  const { inventoryTable: titles } = messages(language).privacyPolicy;
  return (
    <PolicyTable
      caption={caption}
      hasCards
      className={`${wideTable} md:[&_.row-head]:w-1/3`}
      titles={[titles.datum, titles.purpose, titles.where, titles.howLong, titles.whoSees]}
    >
      <InventoryRows ids={ids} language={language} titles={titles} />
    </PolicyTable>
  );
}

const rightIds = Object.keys(rights) as RightId[];

/** Each right, how it is used on this site today, and the section that gives it. */
export function RightsTable({ language }: { language: Language }) {
  const { rightsTable } = messages(language).privacyPolicy;
  const titles = [rightsTable.right, rightsTable.how, rightsTable.law];
  return (
    <PolicyTable caption={rightsTable.caption} hasCards className={wideTable} titles={titles}>
      <RightsRows
        rows={rightIds.map((id) => [id, fill(rightsTable.section, { section: rights[id] })])}
        language={language}
        titles={titles}
      />
    </PolicyTable>
  );
}

const recipientIds = Object.keys(recipients) as RecipientId[];

/** The companies that process data for the site, with their task, place, addresses and own notice. */
export function RecipientsTable({
  language,
  values,
}: {
  language: Language;
  /** What the settings say: {region}, {mailRelay}, {videoRoom}. */
  values: Readonly<Record<string, string>>;
}) {
  const { recipients: recipientsMessages, recipientsTable: titles } =
    messages(language).privacyPolicy;
  return (
    <Table
      caption={titles.caption}
      hasCards
      className={`${wideTable} md:max-xl:[&_table]:text-xs`}
      rows={recipientIds}
      rowKey={(id) => id}
      columns={[
        ...(['name', 'task', 'data', 'region'] as const).map((column) => ({
          id: column,
          title: titles[column],
          cell: (id: RecipientId) => fill(recipientsMessages[id][column], values),
        })),
        {
          id: 'hosts',
          title: titles.hosts,
          cell: (id) => breakable(recipients[id].hosts.join(', ') || notKnown),
        },
        {
          id: 'notice',
          title: titles.notice,
          cell: (id) => {
            const { notice } = recipients[id];
            // Without its "www." the longest fits a tablet.
            return notice ? (
              <a href={notice}>{new URL(notice).host.replace(/^www\./, '')}</a>
            ) : (
              notKnown
            );
          },
        },
      ]}
    />
  );
}

/** Host names that may break after each dot: whole, they would make the table wider than a tablet. */
function breakable(hosts: string) {
  return hosts.split(/(?<=\.)(?=\w)/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}

/** Tables of sentences: they keep readable columns, and are cards on a phone; on paper they fit. */
const wideTable =
  'has-sentences md:[&_table]:min-w-176 xl:[&_table]:min-w-208 [&_td]:align-top [&_th]:align-top [&_tr]:break-inside-avoid ' +
  'print:overflow-visible print:[&_table]:min-w-0';
