import { shiftDays } from '@/lib/calendar/day-count';
import { fill, fillCount } from '@/lib/messages/fill';
import { formatFixed, formatNumber, formatPercent } from '@/lib/money/rupees';
import { isOption, type Leg } from '@/lib/options/domain/position/leg';
import type { ReadStrategy, Strategy } from '@/lib/options/domain/position/read-strategy';
import { formatSignedPercent } from '@/lib/money/signed';
import type { FieldKey, Moves, Underlying } from '@/lib/options/domain/position/typed-strategy';
import { daysAhead } from '@/lib/options/domain/position/what-if';
import type { MoveTexts } from '@/components/options/position/move-sliders';
import type { Messages } from '@/lib/messages';
import { formatDate } from '@/lib/calendar/iso-date';
import { options as messages } from '@/lib/messages/en/options/options';

export type EditorMessages = ReturnType<typeof editorMessages>;

/** What the editor prints before its engine is there: the props of a client component are part of the document. */
export function editorMessages({ form: all, moves, tabs, ...rest }: Messages['options']) {
  // These the title row or the engine prints.
  const { preset, load, expiry, unread, savings, savingsHint, ...form } = all;
  const { title, none, loading, retry, unavailable } = rest.answer;
  return {
    form,
    moves,
    tabs,
    answer: { title, none, loading, retry, unavailable },
    share: { link: rest.share.link },
    presets: { show: rest.presets.show },
    law: { show: rest.law.show },
  };
}

type LegHints = { price: string; volatility: string };

/** Texts in and around the fields. */
export type FormMessages = {
  problems: Readonly<Partial<Record<FieldKey, string>>>;
  /** The values used for a blank premium or volatility. */
  legs: readonly LegHints[];
  /** The lot size of a row of law, empty while the day is wrong; null where it is typed. */
  lot: string | null;
};

/** Problems of fields, the values used for blank fields, and the lot size of the law. */
export function formTexts(read: ReadStrategy): FormMessages {
  const problems: Partial<Record<FieldKey, string>> = {};
  for (const [key, problem] of Object.entries(read.problems)) {
    if (problem) problems[key as FieldKey] = messages.problems[problem];
  }
  return {
    problems,
    legs: read.legs.map((leg) => ({
      price: leg ? formatNumber(leg.priceRupees, 2) : '',
      volatility: leg && isOption(leg) ? formatNumber(leg.volatility * 100, 2) : '',
    })),
    lot: read.lotByLaw === null ? null : String(read.lotByLaw ?? ''),
  };
}

/** "Buy 2 × 24,000 Call, 1 Dec 2026". */
export function legInWords(leg: Leg): string {
  const { sides, kinds } = messages.form;
  const strike = isOption(leg) ? `${formatNumber(leg.strike, 2)} ` : '';
  const expiry = leg.kind === 'stock' ? '' : `, ${formatDate(leg.expiry)}`;
  return `${sides[leg.side]} ${leg.lots} × ${strike}${kinds[leg.kind]}${expiry}`;
}

export function legsInWords(legs: readonly Leg[]): string {
  return legs.map((leg) => legInWords(leg)).join('; ');
}

/** What a position's CSV is of: its underlying, legs with premiums, market values and where the figures come from. */
export function strategyCsvSource(strategy: Strategy): string {
  const { csv } = messages;
  const legs = strategy.legs.map((leg) =>
    fill(csv.leg, {
      leg: legInWords(leg),
      price: formatFixed(leg.priceRupees, 2),
      units: formatNumber(leg.unitsPerLot),
    }),
  );
  return fill(csv.source, {
    underlying: underlyingInWords(strategy.underlying),
    legs: legs.join('; '),
    spot: formatNumber(strategy.spot, 2),
    date: formatDate(strategy.date),
    rate: formatPercent(strategy.rate * 100, 2),
    yield: formatPercent(strategy.dividendYield * 100, 2),
  });
}

/** A position that is on no index does not name its underlying. */
export function underlyingInWords(underlying: Underlying): string {
  return underlying === 'own' ? messages.form.market.own : underlying;
}

/** The value of each slider in words; `max` is the number of days to the first expiry. */
export function moveTexts(strategy: Strategy | null, moves: Moves): MoveTexts {
  const { moves: texts } = messages;
  const spot = strategy ? strategy.spot * (1 + moves.spotPercent / 100) : null;
  const max = strategy ? daysAhead(strategy) : 0;
  const days = Math.min(moves.days, max);
  return {
    spotPercent: fill(moves.spotPercent === 0 ? texts.spotUnchanged : texts.spotText, {
      percent: formatSignedPercent(moves.spotPercent, 1),
      spot: formatNumber(spot),
    }),
    volatilityPoints:
      moves.volatilityPoints === 0
        ? texts.unchanged
        : pointsInWords(moves.volatilityPoints, texts.points),
    days: strategy ? dayInWords(strategy, days) : '',
    max,
  };
}

function dayInWords({ date: valuationDate }: Strategy, days: number): string {
  const date = formatDate(shiftDays(valuationDate, days));
  return days === 0 ? date : fillCount(days, messages.moves.daysLater, { date });
}

/** A change of volatility in percentage points: +3 points. */
export function pointsInWords(points: number, sentence: string): string {
  const sign = points > 0 ? '+' : '';
  return fill(sentence, { points: sign + formatNumber(points) });
}
