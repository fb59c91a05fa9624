import { FirstPage } from '@/components/ui/data-table/static-tables';
import { formatNumber } from '@/lib/money/rupees';
import { sampleTransaction, sampleTransactionCount } from '@/lib/examples/sample-transactions';
import { samplePageSizes, transactionColumns } from './transaction-columns';
import { LazyTransactions } from './lazy-transactions';
import { messages } from '@/lib/messages';

const { tables } = messages();

const [firstSize] = samplePageSizes;

/** The sample of 10,000 rows: its first page is in the HTML, the rest loads when the reader changes the page. */
export function SampleTable() {
  const { columns, units, dataTable, live } = tables;
  return (
    <section
      id="live-table"
      aria-label={live.title}
      className="rounded-lg border border-line bg-surface p-4 shadow-card"
    >
      <p className="without-scripts mb-3 text-sm text-ink-soft">{live.withoutScripts}</p>
      <LazyTransactions messages={{ columns, units, dataTable, live }}>
        <FirstPage
          id="transactions"
          caption={live.caption}
          columns={transactionColumns(tables)}
          rows={Array.from({ length: firstSize }, (_, place) => sampleTransaction(place))}
          rowId={({ id }) => id}
          rowCount={sampleTransactionCount}
          pageSizes={samplePageSizes}
          formatCount={formatNumber}
          labels={dataTable}
        />
      </LazyTransactions>
      <p className="mt-3 text-xs text-ink-soft">{live.description}</p>
    </section>
  );
}
