import { LawCitation, LawReadingNote } from '@/components/sources/law-citation';
import { Disclosure } from '@/components/ui/disclosure';
import { figureColumn, Table } from '@/components/ui/table';
import { formatDate } from '@/lib/calendar/iso-date';
import { financialYearName } from '@/lib/law/financial-year';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatFixedRupees, formatRupees } from '@/lib/money/rupees';
import { formatSignedRupees } from '@/lib/money/signed-rupees';
import { chargeNames } from '@/lib/law/trade-charges';
import type { PaperTaxYear } from '@/lib/picks/domain/paper/paper-costs';
import type { PaperFigures } from '@/lib/picks/domain/paper/paper-result';

type ChargeRow = { id: string; title: string; rupees: number };

/** Charges by kind, tax by financial year, and the rows of law behind both. */
export function PaperCosts({
  figures: { charges, chargesRupees, taxYears, references },
  messages,
  sources,
}: {
  figures: PaperFigures;
  messages: Messages['picksPaper']['page']['costs'];
  sources: Messages['lawSources'];
}) {
  const chargeRows: readonly ChargeRow[] = [
    ...chargeNames.map((name) => ({
      id: name,
      title: messages.parts[name],
      rupees: charges[name],
    })),
    { id: 'total', title: messages.total, rupees: chargesRupees },
  ];
  return (
    <div className="grid grid-cols-1 gap-5 p-4 md:p-5">
      <Table
        caption={messages.caption}
        className="max-w-2xl"
        rows={chargeRows}
        rowKey={({ id }) => id}
        isTotal={({ id }) => id === 'total'}
        columns={[
          { id: 'charge', title: messages.charge, width: 'name', cell: ({ title }) => title },
          figureColumn('rupees', messages.rupees, ({ rupees }: ChargeRow) =>
            formatFixedRupees(rupees, 2),
          ),
        ]}
      />
      <Table
        caption={messages.taxCaption}
        rows={taxYears}
        rowKey={({ financialYear }) => financialYear}
        empty={<p className="text-sm">{messages.noTax}</p>}
        columns={[
          {
            id: 'year',
            title: messages.year,
            isUnbroken: true,
            cell: ({ financialYear }) => financialYearName(financialYear),
          },
          figureColumn('short', messages.shortTerm, (year: PaperTaxYear) =>
            formatSignedRupees(year.shortTermGainRupees),
          ),
          figureColumn('long', messages.longTerm, (year: PaperTaxYear) =>
            formatSignedRupees(year.longTermGainRupees),
          ),
          figureColumn('set-off', messages.setOff, (year: PaperTaxYear) =>
            formatRupees(year.setOffRupees),
          ),
          figureColumn('exempt', messages.exempt, (year: PaperTaxYear) =>
            formatRupees(year.exemptRupees),
          ),
          figureColumn('tax', messages.tax, (year: PaperTaxYear) =>
            formatRupees(year.totalTaxRupees),
          ),
          figureColumn('carried', messages.carried, (year: PaperTaxYear) =>
            formatRupees(year.carriedRupees),
          ),
        ]}
      />
      <Disclosure title={messages.sources}>
        <ul className="grid list-disc gap-1 pl-5 text-sm">
          {references.map(({ id, from, source }) => {
            const [before = '', after = ''] = fill(messages.since, {
              citation: '\n',
              date: formatDate(from),
            }).split('\n');
            return (
              <li key={id}>
                {before}
                <LawCitation source={source} messages={sources} />
                {after}
              </li>
            );
          })}
        </ul>
        <LawReadingNote rows={references} messages={sources} />
      </Disclosure>
    </div>
  );
}
