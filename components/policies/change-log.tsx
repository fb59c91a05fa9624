import { longDate } from '@/lib/calendar/long-date';
import { messages } from '@/lib/messages';
import { Table } from '../ui/table';

/** Every version that was in force, newest first. */
export function ChangeLog<Version extends string>({
  versions,
  words,
}: {
  versions: readonly Version[];
  words: Readonly<Record<Version, string>>;
}) {
  const { changes } = messages().policies;
  return (
    <Table
      caption={changes.caption}
      rows={versions}
      rowKey={(version) => version}
      columns={[
        { id: 'date', title: changes.date, cell: (version) => longDate(version) },
        { id: 'change', title: changes.change, cell: (version) => words[version] },
      ]}
    />
  );
}
