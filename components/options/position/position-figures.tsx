import { TextLink } from '@/components/ui/text-link';
import { Stat } from '@/components/ui/stat';
import { fill } from '@/lib/messages/fill';
import { formatPercent } from '@/lib/money/rupees';
import type { Analysis } from '@/lib/options/domain/position/analysis';
import { timingInWords } from '@/components/options/answer-stats';
import { RupeeFigure, SentenceWithAmount } from '@/components/options/figure-text';
import type { OptionWords } from '@/components/options/form-words';
import { MarginMethod } from './margin-method';

const spanCalculator = 'https://www.nseclearing.in/risk-management/equity-derivatives/margins';

/** Cost and margin of the position, its expected and its current value. */
export function PositionFigures({
  analysis,
  messages,
}: {
  analysis: Analysis;
  messages: OptionWords;
}) {
  const { premiumRupees, margin, value, opening, closing, expectedRupees } = analysis;
  const { answer: words } = messages;
  const { stats, notes } = words;
  const rupees = (amount: number | null, isSigned = false) => (
    <RupeeFigure rupees={amount} isSigned={isSigned} hiddenLabel={words.hidden} />
  );
  return (
    <div className="mt-3 border-t border-line pt-3 wrap-anywhere [&_dd:first-of-type]:text-lg">
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
                <TextLink href={spanCalculator} newTabLabel={words.newTab}>
                  {words.marginLink}
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
              <SentenceWithAmount
                sentence={notes.now}
                rupees={closing.totalRupees}
                hiddenLabel={words.hidden}
              />
            ) : null
          }
        />
      </dl>
      <p className="mt-2 text-xs text-ink-soft">
        <span className="md:hidden">{timingInWords(analysis, notes)} </span>
        {conventionInWords(analysis, messages)}
      </p>
      <MarginMethod margin={margin} date={analysis.strategy.date} messages={messages} />
    </div>
  );
}

function conventionInWords(
  { strategy: { anchor, dayCount, volatility } }: Analysis,
  { answer: { notes }, form: { market } }: OptionWords,
): string {
  return fill(notes.convention, {
    anchor: market.anchors[anchor],
    volatility:
      volatility === 'per-leg'
        ? notes.perLeg
        : fill(notes.single, { percent: formatPercent(volatility * 100) }),
    days: market.dayCounts[dayCount],
  });
}
