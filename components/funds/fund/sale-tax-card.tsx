import { sumOf } from '@/lib/cashflow/statistics';
import { LawCitation, LawReadingNote } from '@/components/sources/law-citation';
import { Alert } from '@/components/ui/alert';
import { figureColumn, Table } from '@/components/ui/table';
import { FigureList } from '@/components/ui/table/figure-list';
import { Card } from '@/components/ui/card/card';
import { Disclosure } from '@/components/ui/disclosure';
import { monthsPerYear } from '@/lib/calendar/date-parts';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import type { LockIn, SaleTax, SoldLot } from '@/lib/funds/domain/sale-tax';
import { fill, fillCount } from '@/lib/messages/fill';
import { messages } from '@/lib/messages';
import { formatFixed, formatPercent, formatRupees } from '@/lib/money/rupees';
import { notKnown } from '@/lib/text/not-known';

const { tax: taxMessages } = messages().funds.fund;

/** The tax on selling all remaining units of the back-test, purchase by purchase. */
export function SaleTaxCard({
  tax,
  lockIn,
  soldOn,
}: {
  tax: SaleTax;
  lockIn: LockIn | null;
  soldOn: IsoDate;
}) {
  const units = sumOf(tax.lots.map((lot) => lot.units));
  const rows: { label: string; rupees: number; isSum?: boolean }[] = [
    { label: taxMessages.value, rupees: tax.valueRupees },
    { label: taxMessages.long, rupees: tax.longTermGainRupees },
    { label: taxMessages.exempt, rupees: tax.exemptRupees },
    { label: taxMessages.short, rupees: tax.shortTermGainRupees },
    {
      label: fill(taxMessages.tax, {
        long: formatPercent(tax.longTermRatePercent),
        short: formatPercent(tax.shortTermRatePercent),
      }),
      rupees: tax.taxRupees,
    },
    ...(tax.surchargeRupees > 0
      ? [{ label: taxMessages.surcharge, rupees: tax.surchargeRupees }]
      : []),
    { label: taxMessages.cess, rupees: tax.cessRupees },
    { label: taxMessages.total, rupees: tax.totalTaxRupees, isSum: true },
    { label: taxMessages.after, rupees: tax.valueRupees - tax.totalTaxRupees, isSum: true },
  ];
  return (
    <Card
      id="tax"
      title={taxMessages.title}
      titleId="tax-title"
      description={fill(taxMessages.text, {
        units: formatFixed(units, 3),
        date: formatDate(soldOn),
      })}
    >
      {lockIn ? (
        <Alert tone="warn" className="mb-4">
          {fillCount(lockIn.lots, taxMessages.locked, { years: lockIn.months / monthsPerYear })}
        </Alert>
      ) : null}
      <div className="grid gap-6 lg:grid-cols-2">
        <FigureList
          figures={rows.map(({ rupees, ...row }) => ({ ...row, value: formatRupees(rupees) }))}
        />
        <Rules tax={tax} rules={lockIn ? [...tax.rules, lockIn.rule] : tax.rules} />
      </div>
      <div className="mt-4">
        <Disclosure title={fillCount(tax.lots.length, taxMessages.lots)}>
          <Lots tax={tax} />
        </Disclosure>
      </div>
    </Card>
  );
}

function Rules({
  tax: { unsettled },
  rules,
}: {
  tax: Pick<SaleTax, 'unsettled'>;
  rules: SaleTax['rules'];
}) {
  return (
    <div className="text-sm text-ink-soft">
      <h3 className="mb-1 font-semibold text-ink">{taxMessages.rules}</h3>
      <ul className="grid gap-2">
        {rules.map(({ id, from, section, source }) => (
          <li key={id}>
            {fill(section.act1961 || section.act2025 ? taxMessages.rule : taxMessages.noSection, {
              act1961: section.act1961 ?? notKnown,
              act2025: section.act2025 ?? notKnown,
              from: formatDate(from),
            })}{' '}
            <LawCitation source={source} messages={taxMessages.sources} />.
          </li>
        ))}
      </ul>
      {unsettled ? (
        <>
          <p className="mt-2">{fill(taxMessages.bothDates, { months: unsettled.countedMonths })}</p>
          <p className="mt-2">
            {fill(taxMessages.unsettled, {
              listed: unsettled.listedMonths,
              counted: unsettled.countedMonths,
            })}
          </p>
        </>
      ) : null}
      <LawReadingNote rows={rules} messages={taxMessages.sources} />
    </div>
  );
}

function Lots({ tax: { lots, earlierCost } }: { tax: SaleTax }) {
  return (
    <>
      <Table
        caption={taxMessages.lotsCaption}
        isCaptionHidden
        columns={[
          { id: 'bought', title: taxMessages.bought, cell: ({ boughtOn }) => formatDate(boughtOn) },
          figureColumn('units', taxMessages.units, (lot: SoldLot) => formatFixed(lot.units, 3)),
          figureColumn('cost', taxMessages.cost, (lot: SoldLot) => formatFixed(lot.costRupees, 2)),
          ...(earlierCost
            ? [
                figureColumn('counted', taxMessages.countedCost, (lot: SoldLot) =>
                  formatFixed(lot.countedCostRupees, 2),
                ),
              ]
            : []),
          figureColumn('value', taxMessages.lotValue, (lot: SoldLot) =>
            formatFixed(lot.valueRupees, 2),
          ),
          figureColumn('gain', taxMessages.gain, (lot: SoldLot) => formatFixed(lot.gainRupees, 2)),
          {
            id: 'term',
            title: taxMessages.term,
            cell: ({ isLongTerm }) => (isLongTerm ? taxMessages.longTerm : taxMessages.shortTerm),
          },
        ]}
        rows={lots.map((lot, place) => ({ ...lot, place }))}
        rowKey={({ place }) => place}
        isLong
      />
      {earlierCost ? (
        <p className="mt-2 text-sm text-ink-soft">
          {fill(taxMessages.earlierCost, {
            before: formatDate(earlierCost.unitsBoughtBefore),
            day: formatDate(earlierCost.valuedOn),
          })}
        </p>
      ) : null}
    </>
  );
}
