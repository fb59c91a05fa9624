import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { chartExamples } from '@/components/examples/chart-examples';
import { SampleTable } from '@/components/tables/sample-table';
import { TableStates } from '@/components/tables/table-states';
import { TotalsTable } from '@/components/tables/totals-table';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';

const path = '/tables';
const { charts, navigation, tables } = messages();

export const metadata: Metadata = {
  title: navigation.titles.tables,
  description: tables.description,
  alternates: { canonical: path },
};

/** Prerendered at build. The first page of rows is in the HTML; the others are composed in the browser. */
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
        {/* Charts stand on /component; until its list of examples takes them in, they are here. */}
        <h2 className="mt-4 text-xl">{charts.title}</h2>
        <p className="-mt-4 max-w-prose text-ink-soft">{charts.intro}</p>
        {chartExamples.map(({ id, Example }) => (
          <Card key={id} title={charts[id].title} titleId={`chart-${id}`}>
            <Example />
          </Card>
        ))}
      </div>
    </>
  );
}
