import { LawCitation, LawReadingNote } from '@/components/sources/law-citation';
import { Disclosure } from '@/components/ui/disclosure';
import { figureColumn, Table } from '@/components/ui/table';
import { formatDate } from '@/lib/calendar/iso-date';
import { financialYearName } from '@/lib/law/financial-year';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatFixedRupees, formatRupees } from '@/lib/money/rupees';
import { chargeNames } from '@/lib/law/trade-charges';
import { formatSignedRupees } from '@/lib/money/signed';
import type { PaperTaxYear } from '@/lib/picks/domain/paper/paper-costs';
import type { PaperFigures } from '@/lib/picks/domain/paper/paper-result';

const { lawSources, picksPaper } = messages();
const { costs: costsMessages } = picksPaper.page;

type ChargeRow = { id: string; title: string; rupees: number };

/** Charges by kind, tax by financial year, and the rows of law behind both. */
export function PaperCosts({
  figures: { charges, chargesRupees, taxYears, references },
}: {
  figures: PaperFigures;
}) {
  const chargeRows: readonly ChargeRow[] = [
    ...chargeNames.map((name) => ({
      id: name,
      title: costsMessages.parts[name],
      rupees: charges[name],
    })),
    { id: 'total', title: costsMessages.total, rupees: chargesRupees },
  ];
  return (
    <div className="grid grid-cols-1 gap-5 p-4 md:p-5">
      <Table
        caption={costsMessages.caption}
        className="max-w-2xl"
        rows={chargeRows}
        rowKey={({ id }) => id}
        isTotal={({ id }) => id === 'total'}
        columns={[
          { id: 'charge', title: costsMessages.charge, width: 'name', cell: ({ title }) => title },
          figureColumn('rupees', costsMessages.rupees, ({ rupees }: ChargeRow) =>
            formatFixedRupees(rupees, 2),
          ),
        ]}
      />
      <Table
        caption={costsMessages.taxCaption}
        rows={taxYears}
        rowKey={({ financialYear }) => financialYear}
        empty={<p className="text-sm">{costsMessages.noTax}</p>}
        columns={[
          {
            id: 'year',
            title: costsMessages.year,
            isUnbroken: true,
            cell: ({ financialYear }) => financialYearName(financialYear),
          },
          figureColumn('short', costsMessages.shortTerm, (year: PaperTaxYear) =>
            formatSignedRupees(year.shortTermGainRupees),
          ),
          figureColumn('long', costsMessages.longTerm, (year: PaperTaxYear) =>
            formatSignedRupees(year.longTermGainRupees),
          ),
          figureColumn('set-off', costsMessages.setOff, (year: PaperTaxYear) =>
            formatRupees(year.setOffRupees),
          ),
          figureColumn('exempt', costsMessages.exempt, (year: PaperTaxYear) =>
            formatRupees(year.exemptRupees),
          ),
          figureColumn('tax', costsMessages.tax, (year: PaperTaxYear) =>
            formatRupees(year.totalTaxRupees),
          ),
          figureColumn('carried', costsMessages.carried, (year: PaperTaxYear) =>
            formatRupees(year.carriedRupees),
          ),
        ]}
      />
      <Disclosure title={costsMessages.sources}>
        <ul className="grid list-disc gap-1 pl-5 text-sm">
          {references.map(({ id, from, source }) => {
            const [before = '', after = ''] = fill(costsMessages.since, {
              citation: '\n',
              date: formatDate(from),
            }).split('\n');
            return (
              <li key={id}>
                {before}
                <LawCitation source={source} messages={lawSources} />
                {after}
              </li>
            );
          })}
        </ul>
        <LawReadingNote rows={references} messages={lawSources} />
      </Disclosure>
    </div>
  );
}
