import type { ReactNode } from 'react';
import { figureLabels } from '@/components/charts/figure-labels';
import { PriceFigure } from '@/components/charts/price-figure';
import { Change } from '@/components/ui/figures/change';
import { classNames } from '@/components/ui/class-names';
import { TextDisclosure } from '@/components/ui/disclosure';
import { TextLink } from '@/components/ui/text-link';
import { dayNumberOf } from '@/lib/calendar/day-count';
import { dayFormats } from '@/lib/calendar/day-texts';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { datedPlaces } from '@/lib/cashflow/chart-points';
import type { CardData } from '@/lib/dashboard/views';
import { unpricedNames } from '@/lib/dashboard/domain/portfolio';
import {
  type Gain,
  pricedTotal,
  type RealWorthPoint,
} from '@/lib/dashboard/domain/gains-and-returns';
import type { AssetGroup } from '@/lib/holdings/allocation';
import type { WorthPoint } from '@/lib/holdings/worth';
import type { Household } from '@/lib/household/household';
import type { Messages } from '@/lib/messages';
import { fill, fillCount } from '@/lib/messages/fill';
import { formatFixedLakhCrore, formatShortRupees } from '@/lib/money/lakh-crore';
import { formatPercent, formatRupees } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed-percent';
import { formatSignedRupees } from '@/lib/money/signed-rupees';
import { groupTones } from './allocation-table';
import { InDoubtMark, InDoubtNotice, NoHistoryNotice, PriceNotice } from './notices';
import { type HiddenLabel, ownAmount, SignedAmount } from './own-amount';

/** Net worth now, the gain over the range, and the chart. */
export function WorthSummary({
  known,
  gainAgainst,
  dayAgainst,
  hiddenLabel,
  hideButton,
  pricesHref,
  householdHref,
  messages: dashboard,
  foot,
  children,
}: {
  known: CardData<'worth'>;
  /** "in 1 year" */
  gainAgainst: string;
  /** "in 1 day" */
  dayAgainst: string;
  hiddenLabel: HiddenLabel;
  hideButton: ReactNode;
  /** Where prices of shares and gold are entered; null where nobody can. */
  pricesHref: string | null;
  /** Where savings and loans are entered; null where nobody can. */
  householdHref: string | null;
  messages: Messages['dashboard'];
  /** Below the chart. */
  foot: ReactNode;
  /** The chart. */
  children: ReactNode;
}) {
  const { titles, worth: messages } = dashboard;
  const { valueRupees: holdingsRupees, costRupees } = pricedTotal(known.positions);
  // Null is not answered.
  const { savingsRupees, loansRupees } = known.household;
  const isKnown = [holdingsRupees, savingsRupees, loansRupees].some((part) => part !== null);
  const total = (holdingsRupees ?? 0) + (savingsRupees ?? 0) - (loansRupees ?? 0);
  const notEntered = notEnteredText(known.household, messages.notEntered);
  const mark = known.inDoubt.length > 0 ? <InDoubtMark messages={dashboard.inDoubt} /> : null;
  const change = ({ rupees, percent }: Gain, against?: string) =>
    rupees === null ? null : (
      <Change
        text={formatSignedPercent(percent)}
        amountText={formatSignedRupees(rupees, formatFixedLakhCrore)}
        against={against}
        hiddenLabel={hiddenLabel}
      />
    );
  const figures = [
    { label: messages.invested, value: ownAmount(costRupees, hiddenLabel) },
    ...(mark
      ? []
      : [
          {
            label: messages.gain,
            value: <SignedAmount rupees={known.total.rupees} hiddenLabel={hiddenLabel} />,
          },
          { label: messages.xirr, value: formatSignedPercent(known.xirrPercent, 1) },
        ]),
  ];
  const others = [
    { label: messages.holdings, rupees: holdingsRupees },
    { label: messages.savings, rupees: savingsRupees },
    { label: messages.loans, rupees: loansRupees === null ? null : -loansRupees },
  ].filter(({ rupees }) => rupees !== null && rupees !== 0);
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="grid gap-0.5">
          <p className="flex items-center gap-1 text-xs text-ink-faint">
            {/* The hidden heading of the card says it to screen readers. */}
            <span aria-hidden="true">{titles.worth}</span>
            {hideButton}
          </p>
          <p className="text-3xl font-semibold tabular-nums md:text-4xl">
            {ownAmount(isKnown ? total : null, hiddenLabel)}
            {mark}
          </p>
          {isKnown && notEntered ? (
            <p className="text-xs text-ink-soft">
              {householdHref ? (
                <TextLink href={householdHref} className="inline-flex min-h-6 items-center">
                  {notEntered}
                </TextLink>
              ) : (
                notEntered
              )}
            </p>
          ) : null}
          <p className="text-base">{change(known.gain, gainAgainst)}</p>
          {known.day.rupees === null ? null : (
            <p className="text-xs">{change(known.day, dayAgainst)}</p>
          )}
        </div>
        <dl className="flex flex-wrap gap-x-5 gap-y-2 md:gap-x-8 md:text-right">
          {figures.map((figure) => (
            <div key={figure.label}>
              <dt className="text-xs text-ink-faint">{figure.label}</dt>
              <dd className="text-lg font-semibold tabular-nums">{figure.value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={classNames('grid grid-cols-1', hiddenLabel && 'own-figure')}>{children}</div>
      {hiddenLabel ? (
        <p className="own-figure-note rounded border border-dashed border-line p-4 text-center text-sm text-ink-soft xl:py-28">
          {messages.hiddenChart}
        </p>
      ) : null}
      {foot}
      <PriceNotice
        names={unpricedNames(known.positions)}
        text={messages.unpriced}
        messages={dashboard}
      />
      <PriceNotice
        names={known.oldPrices}
        text={messages.oldPrices}
        href={pricesHref}
        messages={dashboard}
      />
      <NoHistoryNotice names={known.withoutHistory} messages={dashboard} />
      <InDoubtNotice names={known.inDoubt.map(({ name }) => name)} messages={dashboard} />
      <div className="flex flex-wrap items-start justify-between gap-x-6 border-t border-line pt-2 text-xs text-ink-soft">
        {others.length > 1 ? (
          <dl className="flex flex-wrap gap-x-5 gap-y-1 py-1.5">
            {others.map((one) => (
              <div key={one.label} className="flex gap-1.5">
                <dt>{one.label}</dt>
                <dd className="font-semibold text-ink">{ownAmount(one.rupees, hiddenLabel)}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        <TextDisclosure title={messages.howTitle}>
          <p className="max-w-prose py-1">
            {messages.limits} {messages.how}
          </p>
        </TextDisclosure>
      </div>
    </div>
  );
}

type WorthMessages = Messages['dashboard']['worth'];
type ChartLabels = Messages['charts']['labels'];

/** The value of the holdings on a day, and the amount invested until then. */
export function WorthChart({
  points,
  lumpSums = [],
  periods,
  csvSource,
  messages,
  labels,
}: {
  points: readonly WorthPoint[];
  /** Marked on the base line. */
  lumpSums?: readonly { date: IsoDate; group: AssetGroup }[];
  periods?: ReactNode;
  /** The line above the numbers in the CSV. */
  csvSource: string;
  messages: WorthMessages;
  labels: ChartLabels;
}) {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 2) {
    return (
      <>
        <p className="text-ink-soft">{messages.tooShort}</p>
        {periods}
      </>
    );
  }
  return (
    <PriceFigure
      {...shared(messages, labels, csvSource)}
      sentence={fill(messages.sentence, {
        from: formatDate(first.date),
        to: formatDate(last.date),
        start: formatShortRupees(first.worthRupees),
        end: formatShortRupees(last.worthRupees),
      })}
      note={unknownNote(points, messages)}
      periods={periods}
      points={datedPlaces(points, ({ worthRupees, paidRupees }) => [worthRupees, paidRupees])}
      lines={[
        { id: 'worth', label: messages.nominal, tone: 'first' },
        { id: 'paid', label: messages.paid, tone: 'sixth' },
      ]}
      events={lumpSums
        .filter(({ date }) => first.date <= date && date <= last.date)
        .map(({ date, group }) => ({
          at: dayNumberOf(date),
          kind: 'bought',
          tone: groupTones[group],
        }))}
      fileName="net-worth.csv"
    />
  );
}

/** The same in rupees of today. */
export function RealWorthChart({
  points,
  inflationPercent,
  csvSource,
  messages,
  labels,
}: {
  points: readonly RealWorthPoint[];
  inflationPercent: number;
  csvSource: string;
  messages: WorthMessages;
  labels: ChartLabels;
}) {
  const [first] = points;
  if (!first || points.length < 2) return null;
  const sentence = fill(messages.realSentence, {
    from: formatDate(first.date),
    start: formatShortRupees(first.worthRupees),
    real: formatShortRupees(first.realRupees),
    inflation: formatPercent(inflationPercent),
  });
  return (
    <PriceFigure
      {...shared(messages, labels, csvSource)}
      sentence={sentence}
      note={unknownNote(points, messages) ?? sentence}
      points={datedPlaces(points, ({ worthRupees, realRupees, paidRupees }) => [
        realRupees,
        worthRupees,
        paidRupees,
      ])}
      lines={[
        { id: 'real', label: messages.real, tone: 'third' },
        { id: 'worth', label: messages.nominal, tone: 'first' },
        { id: 'paid', label: messages.paid, tone: 'sixth' },
      ]}
      fileName="value-after-inflation.csv"
    />
  );
}

/** Names the parts that the total leaves out because they were never entered; null where it has all. */
function notEnteredText(
  { savingsRupees, loansRupees }: Pick<Household, 'savingsRupees' | 'loansRupees'>,
  messages: WorthMessages['notEntered'],
): string | null {
  if (savingsRupees === null) return loansRupees === null ? messages.both : messages.savings;
  return loansRupees === null ? messages.loans : null;
}

function shared(messages: WorthMessages, labels: ChartLabels, csvSource: string) {
  return {
    isFilled: true,
    messages: { caption: messages.caption, date: messages.date, days: dayFormats() },
    unit: '₹',
    formatValue: formatRupees,
    formatAxis: formatShortRupees,
    labels: figureLabels(labels, messages.caption, csvSource),
  };
}

function unknownNote(points: readonly WorthPoint[], messages: WorthMessages): string | undefined {
  const unknown = points.filter(({ worthRupees }) => worthRupees === null).length;
  return unknown > 0 ? fillCount(unknown, messages.unknown) : undefined;
}
