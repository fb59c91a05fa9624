import { messages } from '@/lib/messages';
import type { Language } from '@/lib/messages/language';
import { Table } from '../ui/table';

export type NamedSource = { id: string; name: string; url: string; hosts: readonly string[] };

/** Whom our server asks for figures and headlines, with the addresses that it contacts. */
export function SourcesTable({
  sources,
  language,
}: {
  sources: readonly NamedSource[];
  language: Language;
}) {
  const { sourcesTable: titles } = messages(language).privacyPolicy;
  return (
    <Table
      caption={titles.caption}
      rows={sources}
      rowKey={({ id }) => id}
      columns={[
        { id: 'name', title: titles.name, cell: ({ name, url }) => <a href={url}>{name}</a> },
        { id: 'hosts', title: titles.hosts, cell: ({ hosts }) => hosts.join(', ') },
      ]}
    />
  );
}
