import { Table, type Column } from '@/components/ui/table';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatRupees } from '@/lib/money/rupees';
import { computeTax } from '@/lib/tax/domain/compute-tax';
import { knownErrors, type KnownError } from '@/lib/tax/domain/working/known-errors';

/** What other calculators get wrong, with the wrong and the right number beside each other. */
export function KnownErrors({
  messages,
  errorMessages: words,
}: {
  messages: Messages['tax']['errors'];
  errorMessages: Messages['taxKnownErrors'];
}) {
  const columns: Column<KnownError>[] = [
    {
      id: 'what',
      title: messages.what,
      width: 'sentence',
      cell: (error) => <Reason error={error} messages={words} />,
    },
    {
      id: 'wrong',
      title: messages.wrong,
      isNumber: true,
      cell: ({ shownRupees }) => formatRupees(shownRupees),
    },
    {
      id: 'right',
      title: messages.right,
      isNumber: true,
      cell: (error) => <strong>{formatRupees(rightRupees(error))}</strong>,
    },
  ];
  return (
    <section aria-labelledby="tax-errors" className="no-print grid grid-cols-1 gap-2">
      <h3 id="tax-errors" className="text-base font-semibold">
        {messages.title}
      </h3>
      <p className="text-sm text-ink-soft">{messages.lead}</p>
      <Table
        caption={messages.caption}
        isCaptionHidden
        columns={columns}
        rows={knownErrors}
        rowKey={({ name }) => name}
      />
    </section>
  );
}

function Reason({ error, messages }: { error: KnownError; messages: Messages['taxKnownErrors'] }) {
  return (
    <>
      {messages.reasons[error.name]}{' '}
      <span className="text-ink-soft">
        {fill(messages.basis[error.basis], {
          where: error.foundAt,
          shown: formatRupees(error.shownRupees),
          right: formatRupees(rightRupees(error)),
        })}
      </span>
    </>
  );
}

function rightRupees({ input, regime }: KnownError): number {
  return computeTax(input, regime).taxRupees;
}
