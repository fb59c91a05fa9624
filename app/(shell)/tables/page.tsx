import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { SampleTable } from '@/components/tables/sample-table';
import { TableStates } from '@/components/tables/table-states';
import { TotalsTable } from '@/components/tables/totals-table';
import { Card } from '@/components/ui/card/card';
import { PageHeader } from '@/components/ui/page-header';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';

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
      <PageHeader title={navigation.titles.tables}>{tables.intro}</PageHeader>
      <div className="grid grid-cols-1 gap-6">
        <SampleTable messages={tables} />
        <Card
          title={tables.plain.title}
          titleId="plain-table"
          description={tables.plain.description}
        >
          <TotalsTable messages={tables.plain} />
        </Card>
        <Card
          title={tables.states.title}
          titleId="table-states"
          description={tables.states.description}
        >
          <TableStates messages={tables} />
        </Card>
      </div>
    </>
  );
}
