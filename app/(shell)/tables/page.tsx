import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { SampleTable } from '@/components/examples/tables/sample-table';
import { Badge } from '@/components/ui/badge';
import { PageHeader } from '@/components/ui/page-header';
import { Tabs } from '@/components/ui/tabs';
import { env } from '@/lib/env';
import { messages, type Messages } from '@/lib/messages';
import { ButtonLink } from '@/components/ui/button';
import { EmptyTable, FailedTable, LoadingTable } from '@/components/ui/data-table/static-tables';
import { transactionColumns } from '@/components/examples/tables/transaction-columns';
import { figureColumn, Table } from '@/components/ui/table';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatNumber } from '@/lib/money/rupees';
import { totalsByKind, type KindTotal } from '@/lib/examples/sample-transactions';

const path = '/tables';
const { navigation, tables } = messages();

export const metadata: Metadata = {
  title: navigation.titles.tables,
  description: tables.description,
  alternates: { canonical: path },
};

/** Prerendered at build. The first page of rows is in the HTML; the browser generates the others. */
export const dynamic = 'error';

export default function TablesPage() {
  return (
    <>
      <Breadcrumbs path={path} siteUrl={env.siteUrl} />
      <PageHeader
        title={navigation.titles.tables}
        aside={<Badge tone="accent">{tables.sampleBadge}</Badge>}
      />
      <div className="grid grid-cols-1 gap-4">
        <SampleTable />
        <section
          aria-label={tables.others}
          className="rounded-lg border border-line bg-surface px-4 shadow-card"
        >
          <Tabs
            label={tables.others}
            tabs={[
              {
                id: 'plain-table',
                title: tables.plain.title,
                content: (
                  <>
                    <p className="mb-3 text-sm text-ink-soft">{tables.plain.description}</p>
                    <TotalsTable messages={tables.plain} />
                  </>
                ),
              },
              {
                id: 'table-states',
                title: tables.states.title,
                content: (
                  <>
                    <p className="mb-3 text-sm text-ink-soft">{tables.states.description}</p>
                    <TableStates messages={tables} />
                  </>
                ),
              },
            ]}
          />
        </section>
      </div>
    </>
  );
}

/** The table without rows: empty, loading, and failed. */
function TableStates({ messages }: { messages: Messages['tables'] }) {
  const { empty, loading, failed } = messages.states;
  const columns = transactionColumns(messages);
  return (
    <div className="grid grid-cols-1 gap-6">
      <EmptyTable caption={empty.caption} columns={columns} title={empty.title}>
        <p>{empty.text}</p>
      </EmptyTable>
      <LoadingTable caption={loading.caption} columns={columns} label={loading.label} />
      <FailedTable
        caption={failed.caption}
        columns={columns}
        title={failed.title}
        action={
          <ButtonLink href="/tables" variant="secondary">
            {failed.retry}
          </ButtonLink>
        }
      >
        <p>{failed.text}</p>
      </FailedTable>
    </div>
  );
}

/** A plain table of few rows: the sample's total for each type of transaction. */
function TotalsTable({ messages }: { messages: Messages['tables']['plain'] }) {
  return (
    <Table
      caption={messages.caption}
      rows={totalsByKind()}
      rowKey={({ kind }) => kind}
      columns={[
        { id: 'kind', title: messages.kind, cell: ({ kind }) => kind },
        figureColumn('count', messages.count, ({ count }: KindTotal) => formatNumber(count)),
        figureColumn('total', messages.total, ({ totalRupees }: KindTotal) =>
          formatLakhCrore(totalRupees),
        ),
        figureColumn('largest', messages.largest, ({ maxRupees }: KindTotal) =>
          formatLakhCrore(maxRupees),
        ),
      ]}
    />
  );
}
