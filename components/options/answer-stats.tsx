import { Alert } from '@/components/ui/alert';
import { Stat } from '@/components/ui/figures/stat';
import { fill } from '@/lib/messages/fill';
import { formatNumber, formatFixed, formatRupees, formatPercent } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed';
import { maximumLossRupees, type Analysis } from '@/lib/options/domain/position/analysis';
import { amountSlot, RupeeFigure, SentenceWithAmount } from './figure-text';
import { legsInWords } from './form-texts';
import { classNames } from '@/components/ui/class-names';
import { options as messages } from '@/lib/messages/en/options/options';

/** On a phone a long name takes two lines, and the figures stay in line with each other. */
const inLine = 'max-md:row-span-3 max-md:grid-rows-subgrid';

type StatsProps = {
  analysis: Analysis;
  savingsRupees: number | null;
  /** Why this is the last good result: a field has a problem, or all legs were removed. */
  stale: 'field' | 'no-legs' | null;
};

/** The result: maximum profit and loss, breakevens and the probability of a profit. */
export function AnswerStats({ analysis, savingsRupees, stale }: StatsProps) {
  const { strategy, outcome, net } = analysis;
  const { answer } = messages;
  const extreme = (amount: number | 'unlimited', isGain: boolean) => (
    <span className={isGain ? 'text-gain' : 'text-loss'}>
      {amount === 'unlimited' ? answer.unlimited : <RupeeFigure rupees={amount} isSigned />}
    </span>
  );
  const { stats, notes } = answer;
  const afterCharges = (amount: number | 'unlimited' | undefined) =>
    amount === undefined || amount === 'unlimited' ? null : (
      <SentenceWithAmount
        sentence={fill(notes.net, { value: amountSlot })}
        rupees={amount}
        isSigned
      />
    );
  return (
    <div className="mb-3 grid grid-cols-1 gap-3 wrap-anywhere max-md:mb-1 max-md:gap-2 [&_dd:first-of-type]:max-md:text-lg">
      {stale ? (
        <Alert tone="warn">{fill(answer.stale[stale], { legs: legsInWords(strategy.legs) })}</Alert>
      ) : null}
      {strategy.underlying === 'own' ? (
        <Alert>
          {fill(messages.notes.stockNow, { units: formatNumber(strategy.unitsPerLot) })}
        </Alert>
      ) : null}
      <p className="hidden text-sm print:block">{legsInWords(strategy.legs)}</p>
      <dl className="grid grid-cols-[repeat(3,minmax(min(5.5rem,29%),auto))] gap-x-3 gap-y-2 md:grid-cols-[repeat(4,auto)]">
        <Stat
          label={stats.best}
          value={extreme(
            outcome.bestRupees,
            outcome.bestRupees === 'unlimited' || outcome.bestRupees >= 0,
          )}
          note={afterCharges(net?.bestRupees)}
          className={inLine}
        />
        <Stat
          label={stats.worst}
          value={extreme(
            outcome.worstRupees,
            outcome.worstRupees !== 'unlimited' && outcome.worstRupees >= 0,
          )}
          note={afterCharges(net?.worstRupees)}
          className={inLine}
        />
        <Stat
          label={
            <>
              {stats.probability} <span className="max-md:sr-only">{stats.ofProfit}</span>
            </>
          }
          value={percentOf(analysis.probability)}
          note={net ? fill(notes.net, { value: percentOf(net.probability) }) : null}
          className={classNames(inLine, 'md:order-last')}
        />
        <Stat
          label={outcome.breakevens.length === 1 ? stats.breakeven : stats.breakevens}
          value={spotsInWords(outcome.breakevens, notes.none)}
          note={
            <>
              {fromSpotInWords(outcome.breakevens, strategy.spot, notes.fromSpot)}{' '}
              {net && outcome.breakevens.length > 0 ? <span className="md:hidden">· </span> : null}
              {net ? (
                <span className="block max-md:inline">
                  {fill(notes.net, { value: spotsInWords(net.breakevens, notes.none) })}
                </span>
              ) : null}
            </>
          }
          className="max-md:col-span-3 max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-2"
        />
      </dl>
      {/* On phones it stands with the conventions below the drawing. */}
      <p className="-mt-1 text-xs text-ink-soft max-md:hidden">{timingInWords(analysis)}</p>
      <RiskLine analysis={analysis} savingsRupees={savingsRupees} />
    </div>
  );
}

/** The day of the result, and that it is before charges. */
export function timingInWords({ outcome: { method } }: Analysis): string {
  return method === 'model' ? messages.answer.notes.model : messages.answer.notes.beforeCharges;
}

/** 0.448 as 44.8%. */
function percentOf(probability: number | null): string {
  return formatPercent(probability === null ? null : probability * 100, 1);
}

function spotsInWords(spots: readonly number[], none: string): string {
  return spots.length === 0 ? none : spots.map((spot) => formatFixed(spot, 2)).join(', ');
}

function fromSpotInWords(spots: readonly number[], spot: number, sentence: string): string {
  if (spots.length === 0) return '';
  const moves = spots.map((one) => formatSignedPercent((one / spot - 1) * 100));
  return fill(sentence, { percent: moves.join(', ') });
}

/** The result in one sentence, for screen readers. */
export function answerSentence({
  outcome: { bestRupees, worstRupees, breakevens },
}: Analysis): string {
  const inWords = (rupees: number | 'unlimited') =>
    rupees === 'unlimited' ? messages.answer.unlimited : formatRupees(rupees);
  return fill(messages.answer.sentence, {
    best: inWords(bestRupees),
    worst: inWords(worstRupees),
    breakevens: spotsInWords(breakevens, messages.answer.notes.none),
  });
}

/** On a phone it is one line of text, so that the drawing below it stays on the first screen. */
const line = 'rounded px-2.5 py-1.5 text-xs text-ink max-md:bg-transparent max-md:p-0';

/**
 * What the figures above do not say of the loss: that it has no limit, its share of the entered savings, or its amount after
 * charges where that cannot be computed for each price.
 */
function RiskLine({
  analysis,
  savingsRupees,
}: {
  analysis: Analysis;
  savingsRupees: number | null;
}) {
  const { margin, net, opening } = analysis;
  const maximum = maximumLossRupees(analysis);
  const isUnlimited = maximum === null;
  const lossRupees = maximum ?? (margin.kind === 'range' ? margin.toRupees : 0);
  if (!isUnlimited && lossRupees <= 0) {
    return <p className={`${line} bg-surface-sunken`}>{messages.answer.riskNone}</p>;
  }
  const share =
    savingsRupees === null ? null : formatPercent((lossRupees / savingsRupees) * 100, 1);
  const isAbove = opening === null || typeof net?.worstRupees === 'number';
  if (!isUnlimited && share === null && isAbove) return null;
  const values = { amount: amountSlot };
  const jump = margin.kind === 'range' ? formatPercent(margin.worseMovePercent) : '';
  const sentence = isUnlimited
    ? share === null
      ? fill(messages.answer.riskUnlimited, { ...values, percent: jump })
      : fill(messages.answer.riskUnlimitedShare, { ...values, percent: jump, share })
    : share === null
      ? fill(messages.answer.risk, values)
      : fill(opening ? messages.answer.riskShare : messages.answer.riskShareGross, {
          ...values,
          percent: share,
        });
  return (
    <p className={classNames(line, isUnlimited ? 'bg-loss-soft' : 'bg-warn-soft')}>
      <strong>
        <SentenceWithAmount sentence={sentence} rupees={lossRupees} />
      </strong>
    </p>
  );
}
