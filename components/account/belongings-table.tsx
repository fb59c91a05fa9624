import { Table } from '../ui/table';

export type BelongingCount = { id: string; title: string; count: number };

/** What a person has on the site, and how much of it. */
export function BelongingsTable({
  belongings,
  words,
}: {
  belongings: readonly BelongingCount[];
  words: { caption: string; kind: string; number: string; none: string };
}) {
  return (
    <Table
      caption={words.caption}
      rows={belongings}
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
