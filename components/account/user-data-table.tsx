import { Table } from '../ui/table';

export type UserDataCount = { id: string; title: string; count: number };

/** What a person has on the site, and how much of it. */
export function UserDataTable({
  userData,
  words,
}: {
  userData: readonly UserDataCount[];
  words: { caption: string; kind: string; number: string; none: string };
}) {
  return (
    <Table
      caption={words.caption}
      rows={userData}
      rowKey={({ id }) => id}
      columns={[
        { id: 'kind', title: words.kind, cell: ({ title }) => title },
        {
          id: 'count',
          title: words.number,
          isNumber: true,
          cell: ({ count }) => (count === 0 ? words.none : count),
        },
      ]}
    />
  );
}
