import { TextLink } from '@/components/ui/text-link';
import { Stat } from '@/components/ui/figures/stat';
import { fill } from '@/lib/messages/fill';
import { formatPercent } from '@/lib/money/rupees';
import type { Analysis } from '@/lib/options/domain/position/analysis';
import { expiriesOf } from '@/lib/options/domain/position/leg';
import { timingInWords } from '@/components/options/answer-stats';
import { RupeeFigure, SentenceWithAmount } from '@/components/options/figure-text';
import { LawCitation, LawReadingNote } from '@/components/sources/law-citation';
import { Disclosure } from '@/components/ui/disclosure';
import { expiryDayMargin, minPriceScan } from '@/content/law/margin-rules';
import { formatDate } from '@/lib/calendar/iso-date';
import { rowOn } from '@/lib/law/dated-row';
import { options as messages } from '@/lib/messages/en/options/options';

const spanCalculator = 'https://www.nseclearing.in/risk-management/equity-derivatives/margins';

/** Cost and margin of the position, its expected and its current value. */
export function PositionFigures({ analysis }: { analysis: Analysis }) {
  const { premiumRupees, margin, value, opening, closing, expectedRupees } = analysis;
  const { answer } = messages;
  const { stats, notes } = answer;
  const rupees = (amount: number | null, isSigned = false) => (
    <RupeeFigure rupees={amount} isSigned={isSigned} />
  );
  return (
    <div className="wrap-anywhere [&_dd:first-of-type]:text-lg">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 xl:grid-cols-5">
        <Stat
          label={premiumRupees < 0 ? stats.paid : stats.received}
          value={rupees(Math.abs(premiumRupees))}
        />
        <Stat
          label={stats.margin}
          value={
            margin.kind === 'defined' ? (
              rupees(margin.worstCaseRupees)
            ) : (
              <>
                {rupees(margin.fromRupees)} – {rupees(margin.toRupees)}
              </>
            )
          }
          note={
            margin.kind === 'defined' ? (
              notes.defined
            ) : (
              <>
                {fill(notes.range, {
                  from: formatPercent(margin.assumption.fromMovePercent),
                  to: formatPercent(margin.assumption.toMovePercent),
                })}
                .{' '}
                <TextLink href={spanCalculator} newTabLabel={answer.newTab}>
                  {answer.marginLink}
                </TextLink>
              </>
            )
          }
        />
        <Stat label={stats.charges} value={rupees(opening?.totalRupees ?? null)} />
        <Stat label={stats.expected} value={rupees(expectedRupees, true)} note={notes.expected} />
        <Stat
          label={stats.now}
          value={rupees(value.profitRupees, true)}
          note={
            closing ? (
              <SentenceWithAmount sentence={notes.now} rupees={closing.totalRupees} />
            ) : null
          }
        />
      </dl>
      <p className="mt-2 text-xs text-ink-soft">
        <span className="md:hidden">{timingInWords(analysis)} </span>
        {conventionInWords(analysis)}
      </p>
      <MarginMethod analysis={analysis} />
    </div>
  );
}

function conventionInWords({ strategy: { anchor, dayCount, volatility } }: Analysis): string {
  const {
    answer: { notes },
    form: { market },
  } = messages;
  return fill(notes.convention, {
    anchor: market.anchors[anchor],
    volatility:
      volatility === 'per-leg'
        ? notes.perLeg
        : fill(notes.single, { percent: formatPercent(volatility * 100) }),
    days: market.dayCounts[dayCount],
  });
}

/** How the margin is estimated, what the exchange computes instead, and where its rules were read. */
function MarginMethod({
  analysis: {
    margin,
    outcome,
    strategy: { date, legs },
  },
}: {
  analysis: Analysis;
}) {
  const {
    answer: { marginMethod },
    law: { sources },
  } = messages;
  const reason =
    outcome.worstRupees === 'unlimited'
      ? marginMethod.unlimited
      : expiriesOf(legs).length > 1
        ? marginMethod.expiries
        : marginMethod.uncovered;
  const scan = rowOn(minPriceScan, date);
  const expiryDay = rowOn(expiryDayMargin, date);
  const rows = [scan, expiryDay].filter((row) => row !== null);
  return (
    <Disclosure title={marginMethod.title} className="mt-3">
      <div className="grid max-w-prose gap-2 text-sm text-ink-soft">
        <p>
          {margin.kind === 'defined'
            ? marginMethod.defined
            : fill(`${reason} ${marginMethod.range}`, {
                from: formatPercent(margin.assumption.fromMovePercent),
                to: formatPercent(margin.assumption.toMovePercent),
              })}
        </p>
        <p>
          {marginMethod.exchange}{' '}
          {scan
            ? fill(marginMethod.scan, {
                index: formatPercent(scan.value.indexPercent),
                stock: formatPercent(scan.value.stockPercent),
                long: formatPercent(scan.value.longIndexPercent),
              })
            : null}{' '}
          {expiryDay
            ? fill(marginMethod.expiryDay, { percent: formatPercent(expiryDay.value.percent) })
            : null}
        </p>
        <p>{marginMethod.leftOut}</p>
        <ul className="list-disc pl-5">
          {rows.map((row) => (
            <li key={row.id}>
              <LawCitation source={row.source} messages={sources} />,{' '}
              {fill(marginMethod.since, {
                date: formatDate(row.from),
                readOn: formatDate(row.source.readOn),
              })}
            </li>
          ))}
        </ul>
        <LawReadingNote rows={rows} messages={sources} />
      </div>
    </Disclosure>
  );
}
