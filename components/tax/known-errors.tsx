import { Card } from '@/components/ui/card';
import { Table, type Column } from '@/components/ui/table';
import { fill } from '@/lib/messages/fill';
import { formatRupees } from '@/lib/money/rupees';
import { knownErrors, type KnownError } from '@/lib/tax/known-errors';
import type { TaxMessages } from './form-groups';

/** What other calculators get wrong, with the wrong and the right number beside each other. */
export function KnownErrors({
  year,
  reliefEndRupees,
  messages,
}: {
  year: string;
  reliefEndRupees: number | null;
  messages: TaxMessages['errors'];
}) {
  const columns: Column<KnownError>[] = [
    {
      id: 'what',
      title: messages.what,
      cell: ({ name, incomeRupees }) =>
        fill(messages.names[name], { income: formatRupees(incomeRupees) }),
    },
    {
      id: 'wrong',
      title: messages.wrong,
      isNumber: true,
      cell: ({ wrongRupees }) => formatRupees(wrongRupees),
    },
    {
      id: 'right',
      title: messages.right,
      isNumber: true,
      cell: ({ rightRupees }) => <strong>{formatRupees(rightRupees)}</strong>,
    },
  ];
  return (
    <Card
      title={messages.title}
      titleId="tax-errors"
      description={fill(messages.lead, { year })}
      className="no-print"
    >
      <Table
        caption={messages.caption}
        isCaptionHidden
        columns={columns}
        rows={knownErrors()}
        rowKey={({ name }) => name}
        className="[&_tbody_th]:font-normal"
      />
      {reliefEndRupees === null ? null : (
        <p className="mt-3 max-w-prose text-sm text-ink-soft">
          {fill(messages.zone, { end: formatRupees(reliefEndRupees) })}
        </p>
      )}
    </Card>
  );
}
