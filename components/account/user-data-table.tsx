import { Table } from '../ui/table';

export type UserDataCount = { id: string; title: string; count: number };

/** What a person has on the site, and how much of it. */
export function UserDataTable({
  userData,
  messages,
}: {
  userData: readonly UserDataCount[];
  messages: { caption: string; kind: string; number: string; none: string };
}) {
  return (
    <Table
      caption={messages.caption}
      rows={userData}
      rowKey={({ id }) => id}
      columns={[
        { id: 'kind', title: messages.kind, cell: ({ title }) => title },
        {
          id: 'count',
          title: messages.number,
          isNumber: true,
          cell: ({ count }) => (count === 0 ? messages.none : count),
        },
      ]}
    />
  );
}
