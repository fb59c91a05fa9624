import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { Stat } from '@/components/ui/stat';
import { TextLink } from '@/components/ui/text-link';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatNumber, formatPercent, notKnown } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed-percent';
import type { Analysis } from '@/lib/options/domain/position/analysis';
import { RupeeFigure, SentenceWithAmount } from './figure-text';
import { legsInWords } from './leg-words';
import { RiskLine } from './risk-line';

const spanCalculator = 'https://www.nseclearing.in/risk-management/equity-derivatives/margins';

type StatsProps = {
  analysis: Analysis;
  savingsRupees: number | null;
  /** A field is wrong, and this is the last good result. */
  isStale: boolean;
  messages: Messages['options'];
};

/** The result in figures, each with what it counts and what it leaves out. */
export function AnswerStats({ analysis, savingsRupees, isStale, messages }: StatsProps) {
  const { strategy, outcome, net, premiumRupees, margin, value, opening, closing } = analysis;
  const { answer: words, form } = messages;
  const rupees = (amount: number | null, isSigned = false) => (
    <RupeeFigure rupees={amount} isSigned={isSigned} hiddenLabel={words.hidden} />
  );
  const extreme = (amount: number | 'unlimited') =>
    amount === 'unlimited' ? words.unlimited : rupees(amount, true);
  const { stats, notes } = words;
  const timing = outcome.method === 'model' ? notes.model : notes.beforeCharges;
  return (
    <div className="grid grid-cols-1 gap-4 wrap-anywhere">
      {isStale ? (
        <Alert tone="warn">{fill(words.stale, { legs: legsInWords(strategy.legs, form) })}</Alert>
      ) : null}
      <RiskLine analysis={analysis} savingsRupees={savingsRupees} messages={words} />
      {strategy.underlying === 'own' ? (
        <Alert>
          {fill(messages.notes.stockNow, { units: formatNumber(strategy.unitsPerLot) })}
        </Alert>
      ) : null}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 xl:grid-cols-3">
        <Stat label={stats.best} value={extreme(outcome.bestRupees)} note={timing} />
        <Stat label={stats.worst} value={extreme(outcome.worstRupees)} note={timing} />
        <Stat
          label={stats.probability}
          value={percentOf(analysis.probability)}
          note={
            <>
              {net
                ? `${fill(notes.netProbability, { percent: percentOf(net.probability) })} `
                : null}
              {conventionInWords(analysis, messages)}
            </>
          }
        />
        <Stat
          label={stats.breakevens}
          value={spotsInWords(outcome.breakevens, notes.none)}
          note={fromSpotInWords(outcome.breakevens, strategy.spot, notes.fromSpot)}
        />
        <Stat
          label={stats.netBreakevens}
          value={net ? spotsInWords(net.breakevens, notes.none) : notKnown}
          note={
            opening ? (
              <Sentence text={notes.charges} rupees={opening.totalRupees} words={words} />
            ) : null
          }
        />
        <Stat
          label={stats.expected}
          value={rupees(analysis.expectedRupees, true)}
          note={notes.expected}
        />
        <Stat
          label={stats.premium}
          value={rupees(Math.abs(premiumRupees))}
          note={premiumRupees < 0 ? notes.paid : notes.received}
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
        <Stat
          label={stats.now}
          value={rupees(value.profitRupees, true)}
          note={
            closing ? (
              <Sentence text={notes.now} rupees={closing.totalRupees} words={words} />
            ) : null
          }
        />
      </dl>
    </div>
  );
}

function Sentence({
  text,
  rupees,
  words,
}: {
  text: string;
  rupees: number;
  words: Messages['options']['answer'];
}): ReactNode {
  return <SentenceWithAmount sentence={text} rupees={rupees} hiddenLabel={words.hidden} />;
}

/** 0.448 as 44.8%. */
function percentOf(probability: number | null): string {
  return formatPercent(probability === null ? null : probability * 100, 1);
}

function spotsInWords(spots: readonly number[], none: string): string {
  return spots.length === 0 ? none : spots.map((spot) => formatNumber(spot, 2)).join(', ');
}

function fromSpotInWords(spots: readonly number[], spot: number, sentence: string): string {
  if (spots.length === 0) return '';
  const moves = spots.map((one) => formatSignedPercent((one / spot - 1) * 100));
  return fill(sentence, { percent: moves.join(', ') });
}

function conventionInWords(
  { strategy: { anchor, dayCount, volatility } }: Analysis,
  { answer: { notes }, form: { market } }: Messages['options'],
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

/** The result in one sentence, for screen readers. */
export function answerSentence(
  { outcome: { bestRupees, worstRupees, breakevens } }: Analysis,
  words: Messages['options']['answer'],
): string {
  const inWords = (rupees: number | 'unlimited') =>
    rupees === 'unlimited' ? words.unlimited : `₹${formatNumber(rupees)}`;
  return fill(words.sentence, {
    best: inWords(bestRupees),
    worst: inWords(worstRupees),
    breakevens: spotsInWords(breakevens, words.notes.none),
  });
}
