import type { ReactNode } from 'react';
import { figureLabels } from '@/components/charts/figure-labels';
import { PriceFigure } from '@/components/charts/price-figure';
import { Change } from '@/components/ui/figures/change';
import { classNames } from '@/components/ui/class-names';
import { TextDisclosure } from '@/components/ui/disclosure';
import { RouteLink } from '@/components/ui/route-link';
import { dayNumberOf } from '@/lib/calendar/day-count';
import { dayFormats } from '@/lib/calendar/day-texts';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { datedPlaces } from '@/lib/cashflow/chart-points';
import type { CardData } from '@/lib/dashboard/views';
import { dashboardHref } from '@/lib/dashboard/domain/dashboard-query';
import { unpricedNames } from '@/lib/dashboard/domain/portfolio';
import {
  type Gain,
  pricedTotal,
  type RealWorthPoint,
} from '@/lib/dashboard/domain/gains-and-returns';
import type { AssetGroup } from '@/lib/holdings/allocation';
import type { WorthPoint } from '@/lib/holdings/worth';
import { messages } from '@/lib/messages';
import { fill, fillCount } from '@/lib/messages/fill';
import { formatShortRupees } from '@/lib/money/lakh-crore';
import { formatPercent, formatRupees } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed';
import { groupTones } from './allocation-table';
import {
  HiddenChartNote,
  InDoubtMark,
  InDoubtNotice,
  NoHistoryNotice,
  PriceNotice,
} from './notices';
import { type HiddenLabel, ownAmount, SignedAmount, signedTexts } from './own-amount';

const { charts, dashboard } = messages();

/** Net worth now, the gain over the range, and the chart. */
export function WorthSummary({
  known,
  gainAgainst,
  dayAgainst,
  hiddenLabel,
  hideButton,
  pricesHref,
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
  /** The address at which prices of shares and gold are entered; null where they cannot be. */
  pricesHref: string | null;
  /** Below the chart. */
  foot: ReactNode;
  /** The chart. */
  children: ReactNode;
}) {
  const { titles, worth: messages } = dashboard;
  const { valueRupees: holdingsRupees, costRupees } = pricedTotal(known.positions);
  // Null: the member has not answered.
  const { savingsRupees, loansRupees } = known.household;
  const isKnown = [holdingsRupees, savingsRupees, loansRupees].some((part) => part !== null);
  // Without the price of any holding, savings and loans alone are no net worth.
  const isTotalKnown = isKnown && (known.positions.length === 0 || holdingsRupees !== null);
  const total = (holdingsRupees ?? 0) + (savingsRupees ?? 0) - (loansRupees ?? 0);
  const mark = known.inDoubt.length > 0 ? <InDoubtMark /> : null;
  const change = ({ rupees, percent }: Gain, against?: string) => {
    if (rupees === null) return null;
    const { text, lakh } = signedTexts(rupees, hiddenLabel);
    return (
      <Change
        text={formatSignedPercent(percent)}
        amountText={text}
        amountLakh={lakh}
        against={against}
        hiddenLabel={hiddenLabel}
      />
    );
  };
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
    ...(holdingsRupees === null ? [] : [{ label: messages.holdings, rupees: holdingsRupees }]),
    { label: messages.savings, rupees: savingsRupees },
    { label: messages.loans, rupees: loansRupees === null ? null : -loansRupees },
  ].filter(({ rupees }) => rupees !== 0);
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
            {ownAmount(isTotalKnown ? total : null, hiddenLabel)}
            {mark}
          </p>
          <p className="text-base">{change(known.gain, gainAgainst)}</p>
          {known.day.rupees === null ? null : (
            <p className="text-xs">{change(known.day, dayAgainst)}</p>
          )}
        </div>
        <dl className="flex flex-wrap gap-x-5 gap-y-2 max-sm:w-full max-sm:justify-between max-sm:gap-x-3 md:gap-x-8 md:text-right">
          {figures.map((figure) => (
            <div key={figure.label}>
              <dt className="text-xs text-ink-faint">{figure.label}</dt>
              <dd className="text-lg font-semibold tabular-nums">{figure.value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={classNames('grid grid-cols-1', hiddenLabel && 'own-figure')}>{children}</div>
      {hiddenLabel ? <HiddenChartNote /> : null}
      {foot}
      <PriceNotice names={unpricedNames(known.positions)} text={messages.unpriced} />
      <PriceNotice names={known.unknownGifts} text={messages.unknownGifts} />
      <PriceNotice names={known.oldPrices} text={messages.oldPrices} href={pricesHref} />
      <NoHistoryNotice names={known.withoutHistory} />
      <InDoubtNotice names={known.inDoubt.map(({ name }) => name)} />
      <div className="flex flex-wrap items-start justify-between gap-x-6 border-t border-line pt-2 text-xs text-ink-soft">
        {isKnown && others.length > 1 ? (
          <dl className="flex flex-wrap gap-x-5 gap-y-1 py-1.5">
            {others.map((one) => (
              <div key={one.label} className="flex gap-1.5">
                <dt>{one.label}</dt>
                <dd className="font-semibold text-ink">
                  {one.rupees === null ? (
                    <RouteLink href={dashboardHref({ tab: 'checks' })} className="link font-normal">
                      {messages.notEntered}
                    </RouteLink>
                  ) : (
                    ownAmount(one.rupees, hiddenLabel)
                  )}
                </dd>
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

/** The value of the holdings on a day, and the amount invested until then. */
export function WorthChart({
  points,
  isWithoutPrices = false,
  lumpSums = [],
  periods,
  csvSource,
}: {
  points: readonly WorthPoint[];
  /** Something is held, and nothing of it has a price. */
  isWithoutPrices?: boolean;
  /** Marked on the base line. */
  lumpSums?: readonly { date: IsoDate; group: AssetGroup }[];
  periods?: ReactNode;
  /** The line above the numbers in the CSV. */
  csvSource: string;
}) {
  const { worth } = dashboard;
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 2) {
    return (
      <>
        <p className="text-ink-soft">{isWithoutPrices ? worth.noPrices : worth.tooShort}</p>
        {periods}
      </>
    );
  }
  return (
    <PriceFigure
      {...shared(csvSource)}
      sentence={fill(worth.sentence, {
        from: formatDate(first.date),
        to: formatDate(last.date),
        start: formatShortRupees(first.worthRupees),
        end: formatShortRupees(last.worthRupees),
      })}
      note={unknownNote(points)}
      periods={periods}
      points={datedPlaces(points, ({ worthRupees, paidRupees }) => [worthRupees, paidRupees])}
      lines={[
        { id: 'worth', label: worth.nominal, tone: 'first' },
        { id: 'paid', label: worth.paid, tone: 'sixth' },
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
}: {
  points: readonly RealWorthPoint[];
  inflationPercent: number;
  csvSource: string;
}) {
  const { worth } = dashboard;
  const [first] = points;
  if (!first || points.length < 2) return null;
  const sentence = fill(worth.realSentence, {
    from: formatDate(first.date),
    start: formatShortRupees(first.worthRupees),
    real: formatShortRupees(first.realRupees),
    inflation: formatPercent(inflationPercent),
  });
  return (
    <PriceFigure
      {...shared(csvSource)}
      sentence={sentence}
      note={unknownNote(points) ?? sentence}
      points={datedPlaces(points, ({ worthRupees, realRupees, paidRupees }) => [
        realRupees,
        worthRupees,
        paidRupees,
      ])}
      lines={[
        { id: 'real', label: worth.real, tone: 'third' },
        { id: 'worth', label: worth.nominal, tone: 'first' },
        { id: 'paid', label: worth.paid, tone: 'sixth' },
      ]}
      fileName="value-after-inflation.csv"
    />
  );
}

function shared(csvSource: string) {
  const { worth } = dashboard;
  return {
    isFilled: true,
    messages: { caption: worth.caption, date: worth.date, days: dayFormats() },
    unit: '₹',
    formatValue: formatRupees,
    formatAxis: formatShortRupees,
    labels: figureLabels(charts.labels, worth.caption, csvSource),
  };
}

function unknownNote(points: readonly WorthPoint[]): string | undefined {
  const unknown = points.filter(({ worthRupees }) => worthRupees === null).length;
  return unknown > 0 ? fillCount(unknown, dashboard.worth.unknown) : undefined;
}
