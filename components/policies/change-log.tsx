import { longDate } from '@/lib/calendar/iso-date';
import { messages } from '@/lib/messages';
import { localeOf, type Language } from '@/lib/messages/language';
import { Table } from '../ui/table';

/** Every version that was in force, newest first. */
export function ChangeLog<Version extends string>({
  versions,
  messages: words,
  language,
}: {
  versions: readonly Version[];
  messages: Readonly<Record<Version, string>>;
  language: Language;
}) {
  const { changes } = messages(language).policies;
  return (
    <Table
      caption={changes.caption}
      rows={versions}
      rowKey={(version) => version}
      columns={[
        {
          id: 'date',
          title: changes.date,
          cell: (version) => longDate(version, localeOf[language]),
        },
        { id: 'change', title: changes.change, cell: (version) => words[version] },
      ]}
    />
  );
}
