import { TextDisclosure } from '@/components/ui/disclosure';
import { formatDate } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import { formatPercent, formatRupees } from '@/lib/money/rupees';
import { lotGroups, type Redemption, type LotGroup } from '@/lib/sip/domain/redemption';
import { shiftMonths } from '@/lib/calendar/months';
import { FigureList } from '@/components/ui/table/figure-list';
import { notKnown } from '@/lib/text/not-known';
import type { PanelProps } from './details-parts';
import { figureColumn, Table } from '@/components/ui/table';
import { rupeesColumn } from '@/components/calculators/rupees-column';
import type { Messages } from '@/lib/messages';
import type { DatedRow } from '@/lib/law/dated-row';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import type { GainsLaw } from '@/lib/law/gains-tax';
import { LawCitation } from '@/components/sources/law-citation';

/**
 * The tax on selling everything on the plan's last day, from the gain to the proceeds after tax, and the law behind
 * it.
 */
export function TaxAtEnd({
  redemption,
  inputs,
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
    <div className="grid grid-cols-1 items-start gap-x-8 gap-y-4 lg:grid-cols-2">
      <p className="text-sm text-ink-soft lg:col-span-2">
        {fill(messages.intro, {
          date: formatDate(shiftMonths(today, plan.months), messages.language),
        })}
      </p>
      <div className="grid grid-cols-1 gap-4">
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
        <TextDisclosure title={messages.ages}>
          <LotAges redemption={redemption} paidAt={inputs.paidAt} messages={messages} />
        </TextDisclosure>
      </div>
      <ul className="grid gap-2 text-sm">
        <GainsRules law={law} hasSurcharge={redemption.surchargeRupees > 0} messages={messages} />
        <li>{messages.leftOut}</li>
      </ul>
    </div>
  );
}

type TaxMessages = Messages['sip']['details']['tax'];

/** The holding period of each year's instalments at the sale, and whether they are long-term. */
function LotAges({
  redemption,
  paidAt,
  messages,
}: {
  redemption: Redemption;
  paidAt: PanelProps['inputs']['paidAt'];
  messages: TaxMessages;
}) {
  const isDebt = redemption.law.kind === 'debt';
  const termOf = ({ isLongTerm }: LotGroup) =>
    isDebt ? messages.slab : isLongTerm ? messages.longTerm : messages.shortTerm;
  return (
    <Table
      caption={messages.ages}
      isCaptionHidden
      rows={lotGroups(redemption.lots, { paidAt })}
      rowKey={({ year, isLongTerm }) => `${year} ${isLongTerm}`}
      columns={[
        { id: 'year', title: messages.year, cell: ({ year }) => year },
        figureColumn('held', messages.held, ({ youngest, oldest }: LotGroup) =>
          youngest === oldest ? youngest : `${youngest}–${oldest}`,
        ),
        rupeesColumn('cost', messages.cost, ({ costRupees }: LotGroup) => costRupees),
        rupeesColumn('gain', messages.gain, ({ gainRupees }: LotGroup) => gainRupees),
        { id: 'term', title: messages.term, cell: termOf },
      ]}
    />
  );
}

type Rule = {
  row: DatedRow<unknown>;
  sentence: string;
  values: Readonly<Record<string, string | number>>;
};

/** The rules by which the gains were taxed. */
function GainsRules({
  law,
  hasSurcharge,
  messages,
}: {
  law: GainsLaw;
  hasSurcharge: boolean;
  messages: TaxMessages;
}) {
  const rules = [...ratesOf(law, messages), ...(hasSurcharge ? [surchargeOf(law, messages)] : [])];
  const isRead = rules.every(({ row }) => row.source.isPrimary);
  return (
    <>
      {rules.map((rule) => (
        <LawLine key={rule.row.id} {...rule} messages={messages} />
      ))}
      {isRead ? null : <li className="text-ink-soft">{messages.sources.secondary}</li>}
    </>
  );
}

function ratesOf(law: GainsLaw, messages: TaxMessages): Rule[] {
  if (law.kind === 'debt') {
    const { specifiedFund, slabRatePercent } = law;
    const values = {
      bought: formatDate(specifiedFund.value.unitsBoughtFrom, messages.language),
      rate: formatPercent(slabRatePercent),
    };
    return [{ row: specifiedFund, sentence: messages.slabRule, values }];
  }
  const valuesOf = ({ value }: typeof law.longTerm) => ({
    months: value.longTermAfterMonths,
    rate: formatPercent(value.ratePercent),
    exemption: formatLakhCrore(value.yearlyExemptionRupees, messages.language),
  });
  const { longTerm, shortTerm } = law;
  return [
    { row: longTerm, sentence: messages.longRule, values: valuesOf(longTerm) },
    { row: shortTerm, sentence: messages.shortRule, values: valuesOf(shortTerm) },
  ];
}

function surchargeOf({ surcharge }: GainsLaw, messages: TaxMessages): Rule {
  const { bands, cappedRatePercent } = surcharge.value;
  const bandTexts = bands.map(({ aboveRupees, ratePercent }) =>
    fill(messages.surchargeBand, {
      rate: formatPercent(ratePercent),
      above: formatLakhCrore(aboveRupees, messages.language),
    }),
  );
  const values = { bands: bandTexts.join(', '), cap: formatPercent(cappedRatePercent) };
  return { row: surcharge, sentence: messages.surchargeRule, values };
}

/** A rule of law in one sentence, with section, date and source. */
function LawLine({
  row: { from, section, source },
  sentence,
  values,
  messages,
}: Rule & { messages: TaxMessages }) {
  const [before = '', after = ''] = fill(messages.source, { source: '\n' }).split('\n');
  return (
    <li>
      {fill(sentence, {
        ...values,
        from: formatDate(from, messages.language),
        act1961: section.act1961 ?? notKnown,
        act2025: section.act2025 ?? notKnown,
      })}{' '}
      <span className="text-ink-soft">
        {before}
        <LawCitation source={source} messages={messages.sources} />
        {after}
      </span>
    </li>
  );
}
