import { formatDate } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import { formatPercent, formatRupees } from '@/lib/money/rupees';
import type { Redemption } from '@/lib/sip/domain/redemption';
import { shiftMonths } from '@/lib/calendar/shift-months';
import type { PanelProps } from './details-props';
import { FigureList } from './figure-list';
import { GainsRules } from './gains-rules';
import { Table } from '@/components/ui/table';
import type { Messages } from '@/lib/messages';
import { lotGroups, type LotGroup } from '@/lib/sip/domain/lot-groups';

/**
 * The tax on selling everything on the plan's last day, from the gain to the proceeds after tax, and the law behind
 * it.
 */
export function TaxAtEnd({
  redemption,
  answer: {
    main: { plan },
  },
  today,
  messages: {
    details: { tax: messages },
  },
}: PanelProps & { redemption: Redemption }) {
  const { law } = redemption;
  const isDebt = law.kind === 'debt';
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-sm text-ink-soft">
        {fill(messages.intro, {
          date: formatDate(shiftMonths(today, plan.months), messages.language),
        })}
      </p>
      <FigureList
        figures={[
          ...(isDebt
            ? []
            : [{ label: messages.longGain, value: formatRupees(redemption.longTermGainRupees) }]),
          {
            label: isDebt ? messages.slabGain : messages.shortGain,
            value: formatRupees(redemption.shortTermGainRupees),
          },
          ...(isDebt
            ? []
            : [{ label: messages.exempt, value: formatRupees(redemption.exemptRupees) }]),
          { label: messages.tax, value: formatRupees(redemption.taxRupees) },
          ...(redemption.surchargeRupees > 0
            ? [{ label: messages.surcharge, value: formatRupees(redemption.surchargeRupees) }]
            : []),
          {
            label: fill(messages.cess, { rate: formatPercent(law.cess.value.ratePercent) }),
            value: formatRupees(redemption.cessRupees),
          },
          { label: messages.total, value: formatRupees(redemption.totalTaxRupees), isSum: true },
          {
            label: messages.afterTax,
            value: formatRupees(redemption.valueAfterTaxRupees),
            isSum: true,
          },
        ]}
      />
      <details className="min-w-0">
        <summary className="inline-block rounded py-2 font-semibold text-accent">
          {messages.ages}
        </summary>
        <LotAges redemption={redemption} messages={messages} />
      </details>
      <ul className="grid gap-2 text-sm">
        <GainsRules law={law} hasSurcharge={redemption.surchargeRupees > 0} messages={messages} />
        <li>{messages.leftOut}</li>
      </ul>
    </div>
  );
}

type TaxMessages = Messages['sip']['details']['tax'];

/** How old the instalments of each year are when they are sold, and how the law counts them. */
function LotAges({ redemption, messages }: { redemption: Redemption; messages: TaxMessages }) {
  const isDebt = redemption.law.kind === 'debt';
  const termOf = ({ isLongTerm }: LotGroup) =>
    isDebt ? messages.slab : isLongTerm ? messages.longTerm : messages.shortTerm;
  return (
    <Table
      caption={messages.ages}
      isCaptionHidden
      rows={lotGroups(redemption.lots)}
      rowKey={({ year, isLongTerm }) => `${year} ${isLongTerm}`}
      columns={[
        { id: 'year', title: messages.year, cell: ({ year }) => year },
        {
          id: 'held',
          title: messages.held,
          isNumber: true,
          cell: ({ youngest, oldest }) =>
            youngest === oldest ? youngest : `${youngest}–${oldest}`,
        },
        {
          id: 'cost',
          title: messages.cost,
          isNumber: true,
          cell: ({ costRupees }) => formatRupees(costRupees),
        },
        {
          id: 'gain',
          title: messages.gain,
          isNumber: true,
          cell: ({ gainRupees }) => formatRupees(gainRupees),
        },
        { id: 'term', title: messages.term, cell: termOf },
      ]}
    />
  );
}
