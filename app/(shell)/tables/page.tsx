import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { SampleTable } from '@/components/tables/sample-table';
import { TableStates } from '@/components/tables/table-states';
import { TotalsTable } from '@/components/tables/totals-table';
import { Badge } from '@/components/ui/badge';
import { PageHeader } from '@/components/ui/page-header';
import { Tabs } from '@/components/ui/tabs';
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
      <PageHeader
        title={navigation.titles.tables}
        aside={<Badge tone="accent">{tables.sampleBadge}</Badge>}
      />
      <div className="grid grid-cols-1 gap-4">
        <SampleTable messages={tables} />
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
