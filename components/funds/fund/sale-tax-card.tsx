import { sumOf } from '@/lib/cashflow/statistics';
import { LawCitation, LawReadingNote } from '@/components/sources/law-citation';
import { figureColumn, Table } from '@/components/ui/table';
import { FigureList } from '@/components/ui/table/figure-list';
import { Card } from '@/components/ui/card/card';
import { Disclosure } from '@/components/ui/disclosure';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import type { SaleTax, SoldLot } from '@/lib/funds/domain/sale-tax';
import { fill, fillCount } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatFixed, formatPercent, formatRupees, notKnown } from '@/lib/money/rupees';

/** The tax on selling all remaining units of the back-test, purchase by purchase. */
export function SaleTaxCard({
  tax,
  soldOn,
  messages,
}: {
  tax: SaleTax;
  soldOn: IsoDate;
  messages: Messages['funds']['fund']['tax'];
}) {
  const units = sumOf(tax.lots.map((lot) => lot.units));
  const rows: { label: string; rupees: number; isSum?: boolean }[] = [
    { label: messages.value, rupees: tax.valueRupees },
    { label: messages.long, rupees: tax.longTermGainRupees },
    { label: messages.exempt, rupees: tax.exemptRupees },
    { label: messages.short, rupees: tax.shortTermGainRupees },
    {
      label: fill(messages.tax, {
        long: formatPercent(tax.longTermRatePercent),
        short: formatPercent(tax.shortTermRatePercent),
      }),
      rupees: tax.taxRupees,
    },
    ...(tax.surchargeRupees > 0
      ? [{ label: messages.surcharge, rupees: tax.surchargeRupees }]
      : []),
    { label: messages.cess, rupees: tax.cessRupees },
    { label: messages.total, rupees: tax.totalTaxRupees, isSum: true },
    { label: messages.after, rupees: tax.valueRupees - tax.totalTaxRupees, isSum: true },
  ];
  return (
    <Card
      id="tax"
      title={messages.title}
      titleId="tax-title"
      description={fill(messages.text, {
        units: formatFixed(units, 3),
        date: formatDate(soldOn),
      })}
    >
      <div className="grid gap-6 lg:grid-cols-2">
        <FigureList
          figures={rows.map(({ rupees, ...row }) => ({ ...row, value: formatRupees(rupees) }))}
        />
        <Rules tax={tax} messages={messages} />
      </div>
      <div className="mt-4">
        <Disclosure title={fillCount(tax.lots.length, messages.lots)}>
          <Lots tax={tax} messages={messages} />
        </Disclosure>
      </div>
    </Card>
  );
}

type PartProps = { tax: SaleTax; messages: Messages['funds']['fund']['tax'] };

function Rules({ tax, messages }: PartProps) {
  return (
    <div className="text-sm text-ink-soft">
      <h3 className="mb-1 font-semibold text-ink">{messages.rules}</h3>
      <ul className="grid gap-2">
        {tax.rules.map(({ id, from, section, source }) => (
          <li key={id}>
            {fill(section.act1961 || section.act2025 ? messages.rule : messages.noSection, {
              act1961: section.act1961 ?? notKnown,
              act2025: section.act2025 ?? notKnown,
              from: formatDate(from),
            })}{' '}
            <LawCitation source={source} messages={messages.sources} />.
          </li>
        ))}
      </ul>
      {tax.unsettled ? (
        <>
          <p className="mt-2">
            {fill(messages.bothDates, { months: tax.unsettled.countedMonths })}
          </p>
          <p className="mt-2">
            {fill(messages.unsettled, {
              listed: tax.unsettled.listedMonths,
              counted: tax.unsettled.countedMonths,
            })}
          </p>
        </>
      ) : null}
      <LawReadingNote rows={tax.rules} messages={messages.sources} />
    </div>
  );
}

function Lots({ tax: { lots }, messages }: PartProps) {
  return (
    <Table
      caption={messages.lotsCaption}
      isCaptionHidden
      columns={[
        { id: 'bought', title: messages.bought, cell: ({ boughtOn }) => formatDate(boughtOn) },
        figureColumn('units', messages.units, (lot: SoldLot) => formatFixed(lot.units, 3)),
        figureColumn('cost', messages.cost, (lot: SoldLot) => formatFixed(lot.costRupees, 2)),
        figureColumn('value', messages.lotValue, (lot: SoldLot) => formatFixed(lot.valueRupees, 2)),
        figureColumn('gain', messages.gain, (lot: SoldLot) => formatFixed(lot.gainRupees, 2)),
        {
          id: 'term',
          title: messages.term,
          cell: ({ isLongTerm }) => (isLongTerm ? messages.longTerm : messages.shortTerm),
        },
      ]}
      rows={lots.map((lot, place) => ({ ...lot, place }))}
      rowKey={({ place }) => place}
      isLong
    />
  );
}
